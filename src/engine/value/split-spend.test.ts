import loadHighs from "highs";
import { describe, expect, test } from "vitest";

import { type SplitCard, splitSpend } from "./split-spend.ts";
import { createRandom, type Random } from "./test-cards.ts";

function card(open: readonly number[], more: Partial<SplitCard> = {}): SplitCard {
  return { open, from: 0, pools: [], minSpendUsd: 0, ...more };
}

const pool = (limitUsd: number, lines: readonly number[], rates: readonly number[], capsUsd: readonly number[]) => ({
  limitUsd,
  lines,
  rates,
  capsUsd,
});

describe("without promises", () => {
  test("every dollar takes the best rate, or stays off where all lose", () => {
    const split = splitSpend([card([0.01, -0.02]), card([0.03, -0.01])], [100, 100], 2)!;
    expect(split.valueUsd).toBeCloseTo(3, 9);
    expect([...split.openUsd]).toEqual([0, 0, 100, 0]);
  });

  test("of equally good cards one takes the line that earns elsewhere, else the first", () => {
    const tied = (...cards: readonly SplitCard[]) => [...splitSpend(cards, [100, 100], 2)!.openUsd];
    expect(tied(card([0.02, 0.01]), card([0.02, 0.03]))).toEqual([0, 0, 100, 100]);
    expect(tied(card([0.03, 0.02]), card([0.02, 0.02]))).toEqual([100, 100, 0, 0]);
    expect(tied(card([0.02, 0.02]), card([0.02, 0.02]))).toEqual([100, 100, 0, 0]);
    // The first line is the second card's or the third's, so the second has both.
    expect(tied(card([0.01, 0.02]), card([0.02, 0.02]), card([0.02, 0.01]))).toEqual([0, 0, 100, 100, 0, 0]);
    // One that earns elsewhere, but less here, does not take it.
    expect(tied(card([0.01, 0.03]), card([0.02, 0.01]), card([0.02, 0.01]))).toEqual([0, 100, 100, 0, 0, 0]);
    // A better card that comes later ends a tie.
    expect(tied(card([0.01, 0.01]), card([0.01, 0.05]), card([0.02, 0.01]))).toEqual([0, 0, 0, 100, 100, 0]);
    // What earns nothing anywhere stays off, on whatever card.
    expect(tied(card([0.02, 0]), card([0.01, 0]))).toEqual([100, 0, 0, 0]);
  });

  test("a limited pool takes the dollars that gain most in it", () => {
    const limited = card([0.01, 0.01], { pools: [pool(6_000, [0, 1], [0.05, 0.02], [4_000, 4_000])] });
    expect(splitSpend([limited], [4_000, 4_000], 2)!.valueUsd).toBeCloseTo(200 + 40 + 20, 9);
  });

  test("two pools share two lines as no greedy order would", () => {
    const one = card([0, 0], { pools: [pool(100, [0, 1], [0.06, 0.05], [100, 100])] });
    const other = card([0, 0], { pools: [pool(100, [0], [0.05], [100])] });
    expect(splitSpend([one, other], [100, 100], 2)!.valueUsd).toBeCloseTo(10, 9);
  });

  test("a pool takes no more of a line than its share", () => {
    const rotating = card([0.01], { pools: [pool(3_000, [0], [0.05], [150])] });
    expect(splitSpend([rotating], [1_200], 1)!.valueUsd).toBeCloseTo(150 * 0.05 + 1_050 * 0.01, 9);
  });
});

describe("with promised spend", () => {
  test("the cheapest dollars move to the card", () => {
    const needy = card([0.01, 0.02], { minSpendUsd: 500 });
    const split = splitSpend([needy, card([0.04, 0.03])], [1_000, 1_000], 2)!;
    // $500 of the second line lose a cent each.
    expect(split.valueUsd).toBeCloseTo(40 + 15 + 10, 9);
    expect([...split.openUsd]).toEqual([0, 500, 1_000, 500]);
  });

  test("dollars in the card's own pools keep the promise too", () => {
    const needy = card([0.01], { minSpendUsd: 300, pools: [pool(300, [0], [1], [300])] });
    expect(splitSpend([needy, card([0.05])], [1_000], 1)!.valueUsd).toBeCloseTo(300 + 35, 9);
  });

  test("a dollar that moves may push another off its pool, and that one back to its card", () => {
    // The pool earns 5% on either line; only the first line can be paid with the needy card.
    const needy = card([0.01, -Infinity], { minSpendUsd: 100 });
    const other = card([0.02, 0.02], { pools: [pool(100, [0, 1], [0.05, 0.05], [100, 100])] });
    const split = splitSpend([needy, other], [100, 100], 2)!;
    expect(split.valueUsd).toBeCloseTo(1 + 5, 9);
    expect([...split.openUsd]).toEqual([100, 0, 0, 0]);
    expect(split.poolUsd.map((usd) => [...usd])).toEqual([[0, 100]]);
    // Its own pool has room for a part of the promise.
    const own = card([0.01, 0.01], { minSpendUsd: 150, pools: [pool(60, [1], [0.04], [100])] });
    const shared = splitSpend([own, card([0.03, 0.03])], [100, 100], 2)!;
    expect(shared.valueUsd).toBeCloseTo(60 * 0.04 + 90 * 0.01 + 50 * 0.03, 9);
    expect(shared.poolUsd.map((usd) => [...usd])).toEqual([[0, 60]]);
  });

  test("two promises share the spend, and more than there is cannot be kept", () => {
    const cards = [card([0.01], { minSpendUsd: 600 }), card([0.02], { minSpendUsd: 400 })];
    expect(splitSpend(cards, [1_000], 1)!.valueUsd).toBeCloseTo(14, 9);
    expect(splitSpend([cards[0]!, card([0.02], { minSpendUsd: 500 })], [1_000], 1)).toBeNull();
  });

  test("a promise is kept at a loss, and never with spend that the card cannot take", () => {
    expect(splitSpend([card([-0.02], { minSpendUsd: 100 })], [1_000], 1)!.valueUsd).toBeCloseTo(-2, 9);
    expect(splitSpend([card([-Infinity], { minSpendUsd: 100 })], [1_000], 1)).toBeNull();
  });
});

/** The same split as a linear program, with a variable for each line on each card or pool. */
function writeProgram(cards: readonly SplitCard[], lineUsd: readonly number[]): string {
  // A variable that is worth nothing, so that no row is empty.
  const goal = ["0 z"];
  const rows: string[] = [];
  const bounds = [" z <= 1"];
  const onLine: string[][] = lineUsd.map(() => []);
  for (const [at, { open, pools, minSpendUsd }] of cards.entries()) {
    const onCard = ["0 z"];
    const add = (name: string, line: number, rate: number) => {
      goal.push(`${rate < 0 ? "-" : "+"} ${Math.abs(rate)} ${name}`);
      onLine[line]!.push(name);
      onCard.push(name);
    };
    for (const line of lineUsd.keys()) if (open[line]! > -Infinity) add(`o${at}_${line}`, line, open[line]!);
    for (const [index, { limitUsd, lines, rates, capsUsd }] of pools.entries()) {
      const inPool = Array.from({ length: lines.length }, (_, arc) => {
        const name = `p${at}_${index}_${lines[arc]!}`;
        add(name, lines[arc]!, rates[arc]!);
        bounds.push(` ${name} <= ${capsUsd[arc]!}`);
        return name;
      });
      rows.push(` ${inPool.join(" + ")} <= ${limitUsd}`);
    }
    if (minSpendUsd > 0) rows.push(` ${onCard.join(" + ")} >= ${minSpendUsd}`);
  }
  for (const [line, names] of onLine.entries())
    if (names.length > 0) rows.push(` ${names.join(" + ")} <= ${lineUsd[line]!}`);
  return `Maximize\n obj: ${goal.join(" ")}\nSubject To\n${rows.join("\n")}\nBounds\n${bounds.join("\n")}\nEnd\n`;
}

function makeRandomSplit({ next, pick, chance }: Random) {
  const lineCount = pick([1, 2, 3, 4]);
  const lineUsd = Array.from({ length: lineCount }, () => Math.round(next() * 40) * 100);
  const cards = Array.from({ length: pick([1, 2, 3]) }, (): SplitCard =>
    card(
      lineUsd.map(() => (chance(0.1) ? -Infinity : pick([-0.02, 0, 0.01, 0.015, 0.02, 0.03]))),
      {
        pools: Array.from({ length: pick([0, 0, 1, 2]) }, () => {
          const lines = lineUsd.flatMap((_, line) => (chance(0.7) ? [line] : []));
          const caps = lines.map((line) => lineUsd[line]! * pick([1, 1, 0.125]));
          return pool(
            pick([300, 1_000, 2_500]),
            lines,
            lines.map(() => pick([-0.01, 0.02, 0.04, 0.05, 1])),
            caps,
          );
        }).filter(({ lines }) => lines.length > 0),
        minSpendUsd: chance(0.4) ? pick([500, 2_000, 5_000]) : 0,
      },
    ),
  );
  return { cards, lineUsd };
}

test("300 random splits are worth what HiGHS finds, or cannot be had, and their dollars earn it", async () => {
  const highs = await loadHighs();
  const random = createRandom(5);
  let refused = 0;
  for (let round = 0; round < 300; round += 1) {
    const { cards, lineUsd } = makeRandomSplit(random);
    const theirs = highs.solve(writeProgram(cards, lineUsd));
    const ours = splitSpend(cards, lineUsd, lineUsd.length);
    if (theirs.Status !== "Optimal") {
      refused += 1;
      expect(ours, `round ${round}`).toBeNull();
      continue;
    }
    expect(ours?.valueUsd, `round ${round}`).toBeCloseTo(theirs.ObjectiveValue, 6);

    // The dollars that are printed: inside every limit, and worth the value.
    const spentUsd = lineUsd.map(() => 0);
    let valueUsd = 0;
    let firstPool = 0;
    for (const [at, { open, pools, minSpendUsd }] of cards.entries()) {
      let onCardUsd = 0;
      const put = (line: number, usd: number, rate: number) => {
        if (usd === 0) return;
        expect(usd).toBeGreaterThan(0);
        spentUsd[line]! += usd;
        onCardUsd += usd;
        valueUsd += usd * rate;
      };
      for (const line of lineUsd.keys()) put(line, ours!.openUsd[at * lineUsd.length + line]!, open[line]!);
      for (const [index, { limitUsd, lines, rates, capsUsd }] of pools.entries()) {
        const flow = ours!.poolUsd[firstPool + index]!;
        for (let arc = 0; arc < lines.length; arc += 1) {
          put(lines[arc]!, flow[lines[arc]!]!, rates[arc]!);
          expect(flow[lines[arc]!]!).toBeLessThanOrEqual(capsUsd[arc]! + 1e-6);
        }
        expect(flow.reduce((sum, usd) => sum + usd, 0)).toBeLessThanOrEqual(limitUsd + 1e-6);
      }
      firstPool += pools.length;
      expect(onCardUsd).toBeGreaterThanOrEqual(minSpendUsd - 1e-5);
    }
    for (const [line, usd] of spentUsd.entries()) expect(usd).toBeLessThanOrEqual(lineUsd[line]! + 1e-6);
    expect(valueUsd).toBeCloseTo(theirs.ObjectiveValue, 6);
  }
  expect(refused).toBeGreaterThan(10);
  expect(refused).toBeLessThan(150);
});
