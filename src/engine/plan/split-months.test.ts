/** Spend of months with equal states split together, by hand. */
import { describe, expect, test } from "vitest";

import { createRandom } from "../value/test-cards.ts";
import { startWork } from "../work-budget.ts";
import type { CardRow } from "../value/list-rows.ts";
import type { MonthState, StatePool, StateVariant } from "./month-states.ts";
import { chooseVariants, createMonthSplitter, type MonthKind, placeBlock, valueBlock } from "./split-months.ts";

const NEVER = -Infinity;
/** $500 a month of the first kind of spend, $100 of the second. */
const MONTHLY = Float64Array.of(500, 100);

const variant = (open: readonly number[], pools: readonly StatePool[] = []): StateVariant => ({
  row: { multipliers: Float64Array.from(open, (rate) => rate * 100) } as CardRow,
  open: Float64Array.from(open),
  pools,
});
const state = (id: number, ...variants: readonly StateVariant[]) => ({ id, variants }) as MonthState;
const pool = (limitUsd: number, lines: readonly number[], rates: readonly number[], share = 1): StatePool => ({
  id: "pool",
  isCredit: false,
  limitUsd,
  capsUsd: lines.map((cell) => share * MONTHLY[cell]!),
  lines,
  rates,
  multipliers: rates.map((rate) => rate * 100),
});
const kind = (
  states: readonly MonthState[],
  { promises = states.map(() => -1), weight = 1, lineUsd = MONTHLY, isOneOff = false }: Partial<MonthKind> = {},
): MonthKind => ({ states, promises, weight, lineUsd, isOneOff });
/** To split two kinds of spend with a minimum takes more, to know that it was done takes less. */
const SPLIT_OPERATIONS = 1_100;
function split(isOver = () => false) {
  const splitter = createMonthSplitter(2, MONTHLY, isOver);
  return {
    chooseVariants: (states: readonly MonthState[]) => chooseVariants(splitter, states),
    value: (kinds: readonly MonthKind[], minimums: ReadonlyMap<number, number>) =>
      valueBlock(splitter, { kinds, minimums }),
    place: (kinds: readonly MonthKind[], minimums: ReadonlyMap<number, number>) =>
      placeBlock(splitter, { kinds, minimums }),
  };
}
const NONE = new Map<number, number>();

const three = state(1, variant([0.03, 0.03]));
const one = state(2, variant([0.01, NEVER]));

describe("months without a minimum", () => {
  test("have the best rates, for all their weight", () => {
    expect(split().value([kind([one, three])], NONE)).toBeCloseTo(18, 9);
    expect(split().value([kind([three], { weight: 2.5 })], NONE)).toBeCloseTo(45, 9);
    expect(split().value([kind([one])], NONE)).toBeCloseTo(5, 9);
    expect(split().value([kind([])], NONE)).toBe(0);
  });

  test("use a limit in every month", () => {
    const capped = state(3, variant([0.01, 0.01], [pool(40, [1, 0], [0.06, 0.05])]));
    expect(split().value([kind([capped])], NONE)).toBeCloseTo(6 + 40 * 0.05, 9);
    const shared = state(4, variant([0.01, 0.01], [pool(400, [0, 1], [0.05, 0.06], 0.1)]));
    expect(split().value([kind([shared], { weight: 2 })], NONE)).toBeCloseTo(2 * (6 + 50 * 0.04 + 10 * 0.05), 9);
  });

  test("have the choices of categories that are worth most together", () => {
    const first = state(5, variant([0.05, 0]), variant([0, 0.05]));
    const second = state(6, variant([0.04, 0]), variant([0, 0.02]));
    const splitter = split();
    const { usd, chosen } = splitter.chooseVariants([first, second]);
    // The first card could take the larger sum alone; together each takes one kind of spend.
    expect(usd).toBeCloseTo(500 * 0.05 + 100 * 0.02, 9);
    expect(chosen).toEqual([first.variants[0], second.variants[1]]);
    expect(splitter.chooseVariants([second, first]).chosen).toEqual([second.variants[1], first.variants[0]]);
    expect(splitter.value([kind([first, second])], NONE)).toBe(usd);
    // Of equal choices the first.
    const same = state(7, variant([0.05, 0]), variant([0.05, 0]));
    expect(splitter.chooseVariants([same]).chosen[0]).toBe(same.variants[0]);
  });

  test("of so many choices that not all are tried are still the best, or those best alone where no work is left", () => {
    const random = createRandom(3);
    for (let at = 0; at < 12; at += 1) {
      const states = [9, 10, 11].map((id) =>
        state(
          id,
          ...Array.from({ length: 6 }, () =>
            variant([random.pick([0, 1, 3, 5, 9]) / 100, random.pick([0, 2, 4, 8]) / 100]),
          ),
        ),
      );
      const worths = states[0]!.variants.flatMap((one) =>
        states[1]!.variants.flatMap((two) =>
          states[2]!.variants.map(
            (three) => split().chooseVariants([one, two, three].map((own, at) => state(20 + at, own))).usd,
          ),
        ),
      );
      const most = Math.max(...worths);
      expect(split().chooseVariants(states).usd).toBeCloseTo(most, 9);
      const work = startWork();
      const alone = split(() => true).chooseVariants(states);
      expect(work.count()).toBeLessThan(2_000);
      expect(alone.usd).toBeGreaterThan(0);
      expect(alone.usd).toBeLessThanOrEqual(most + 1e-9);
    }
  });
});

describe("a minimum", () => {
  const windows = (weight: number) => kind([three, one], { promises: [-1, 0], weight });

  test("takes the dollars from a better card that it needs", () => {
    expect(split().value([windows(3)], new Map([[0, 900]]))).toBeCloseTo(3 * 18 - 900 * 0.02, 9);
    expect(split().value([windows(3)], new Map([[0, 0]]))).toBeCloseTo(54, 9);
    expect(split().value([windows(3)], new Map([[0, 1_500]]))).toBeCloseTo(54 - 30, 9);
  });

  test("that is more than the card can take is not met, however often it is asked", () => {
    const splitter = split();
    const asked = [[windows(3)], new Map([[0, 1_501]])] as const;
    expect(splitter.value(...asked)).toBe(NEVER);
    const work = startWork();
    expect(splitter.value(...asked)).toBe(NEVER);
    expect(work.count()).toBeLessThan(SPLIT_OPERATIONS);
    expect(() => splitter.place(...asked)).toThrow("a minimum that cannot be met");
  });

  test("is met by all months of its window together", () => {
    // In the second kind of month the better card is not held: the dollars there cost nothing.
    const kinds = [windows(1), kind([one], { promises: [0], weight: 2 })];
    expect(split().value(kinds, new Map([[0, 1_000]]))).toBeCloseTo(18 + 10, 9);
    expect(split().value(kinds, new Map([[0, 1_200]]))).toBeCloseTo(28 - 200 * 0.02, 9);
    expect(split().value(kinds, new Map([[0, 1_501]]))).toBe(NEVER);
  });

  test("of two cards in one window shares the dollars", () => {
    const two = state(8, variant([0.02, 0.02]));
    const both = kind([three, one, two], { promises: [-1, 0, 1], weight: 1 });
    const minimums = new Map([
      [0, 200],
      [1, 350],
    ]);
    expect(split().value([both], minimums)).toBeCloseTo(18 - 200 * 0.02 - 350 * 0.01, 9);
    expect(split().value([both], new Map([...minimums, [1, 401]]))).toBe(NEVER);
  });

  test("may be met by a one-off amount, which uses no limit", () => {
    const capped = state(9, variant([0.01, 0.01], [pool(100, [0], [0.05])]));
    const large = { promises: [-1, 0], lineUsd: Float64Array.of(2_000, 0), isOneOff: true };
    const kinds = [kind([three, capped], { promises: [-1, 0] }), kind([three, capped], large)];
    // Of the month 100 at 5%, the rest at 3%; of the amount 1,900 at 1% and 100 at 3%.
    expect(split().value(kinds, new Map([[0, 2_000]]))).toBeCloseTo(5 + 15 + 1_900 * 0.01 + 3, 9);
    expect(split().value([kind([capped], { ...large, promises: [-1] })], NONE)).toBeCloseTo(20, 9);
    const splitter = split();
    const alone = (usd: number) => kind([three], { lineUsd: Float64Array.of(usd, 0), isOneOff: true });
    expect(splitter.value([alone(100)], NONE)).toBeCloseTo(3, 9);
    expect(splitter.value([alone(200)], NONE)).toBeCloseTo(6, 9);
    expect(splitter.value([kind([three])], NONE)).toBeCloseTo(18, 9);
  });
});

describe("every dollar in its place", () => {
  test("by card, kind of spend and way of earning", () => {
    const capped = state(3, variant([0.01, NEVER], [pool(40, [1], [0.06])]));
    const placed = split().place([kind([capped, three], { weight: 2 })], NONE);
    expect(placed).toEqual([
      { kind: 0, state: 0, cell: 1, usd: 80, rate: 0.06, multiplier: 6, pool: capped.variants[0]!.pools[0] },
      { kind: 0, state: 1, cell: 0, usd: 1_000, rate: 0.03, multiplier: 3, pool: null },
      { kind: 0, state: 1, cell: 1, usd: 120, rate: 0.03, multiplier: 3, pool: null },
    ]);
  });

  test("with the minimum kept", () => {
    const kinds = [
      kind([three, one], { promises: [-1, 0] }),
      kind([one], { promises: [0], weight: 2 }),
      kind([three, one], { promises: [-1, 0], lineUsd: Float64Array.of(700, 0), isOneOff: true }),
    ];
    const minimums = new Map([[0, 1_300]]);
    const splitter = split();
    const placed = splitter.place(kinds, minimums);
    const onOne = placed.filter(({ kind: at, state: of }) => kinds[at]!.states[of] === one);
    expect(onOne.reduce((sum, { usd }) => sum + usd, 0)).toBeCloseTo(1_300, 9);
    expect(placed.reduce((sum, { usd, rate }) => sum + usd * rate, 0)).toBeCloseTo(splitter.value(kinds, minimums), 9);
    for (const [at, { lineUsd, weight }] of kinds.entries()) {
      const ofKind = placed.filter((entry) => entry.kind === at && entry.cell === 0);
      expect(ofKind.reduce((sum, { usd }) => sum + usd, 0)).toBeCloseTo(lineUsd[0]! * weight, 9);
    }
  });

  test("of several pools and cards of a block", () => {
    const both = [pool(30, [0], [0.08]), { ...pool(20, [1], [0.09]), id: "other" }];
    const capped = state(3, variant([0.01, 0.01], both));
    const kinds = [kind([capped, one], { promises: [0, 1] }), kind([capped], { promises: [0] })];
    const placed = split().place(
      kinds,
      new Map([
        [0, 700],
        [1, 100],
      ]),
    );
    const inPools = placed.flatMap(({ kind: at, pool: of, usd }) => (of ? [`${at} ${of.id} ${usd}`] : []));
    expect(inPools).toEqual(["0 pool 30", "0 other 20", "1 pool 30", "1 other 20"]);
    expect(placed.filter(({ state: at, kind: of }) => of === 0 && at === 1).map(({ usd }) => usd)).toEqual([100]);
  });
});
