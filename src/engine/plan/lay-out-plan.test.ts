/** A plan as pieces of months, and which of them are split together. */
import { describe, expect, test } from "vitest";

import { makeCard, makePerk } from "../value/test-cards.ts";
import { layOutPlan } from "./lay-out-plan.ts";
import { createMonthStates } from "./month-states.ts";
import type { Holding } from "./plan.ts";
import { bonus, findIndex, type Given, hold, makeModel } from "./test-models.ts";

const cards = [
  makeCard("first", bonus(600, 100)),
  makeCard("match", { bonus: { kind: "match", state: "open", tiers: [] } }),
  makeCard("other", {
    ...bonus(900, 100),
    perks: [makePerk("p", { kind: "points", points: 9, needs: { spendUsd: 2_000 } })],
  }),
];

function layOut(plan: Readonly<Record<string, Partial<Holding>>>, given: Given = {}, once: readonly number[] = []) {
  const model = makeModel(cards, given);
  const amounts = new Map(once.map((month) => [month, Float64Array.of(1_000)]));
  const holdings = Object.entries(plan).map(([slug, holding]) => hold(model, slug, { opened: 0, ...holding }));
  const layout = layOutPlan({ model, states: createMonthStates(model), oneOffs: amounts }, holdings);
  return (
    layout && {
      ...layout,
      name: (card: number) => model.cards[card]!.card.slug,
      at: (slug: string) => findIndex(model, slug),
    }
  );
}
type Layout = NonNullable<ReturnType<typeof layOut>>;
const pieces = ({ parts, name }: Layout) =>
  parts.map(({ month, weight, held }) => `${month} ${weight} ${held.map(({ card }) => name(card)).join("+")}`);

describe("pieces", () => {
  test("are whole months, but a month of opening is two where the new card is there for a part of it", () => {
    const settings = { months: 4, firstMonthShare: 0.75 };
    expect(
      pieces(layOut({ first: { opened: null }, other: { opened: 2 } }, { settings, profile: { owned: ["first"] } })!),
    ).toEqual(["0 1 first", "1 1 first", "2 0.25 first", "2 0.75 first+other", "3 1 first+other"]);
    expect(pieces(layOut({ other: { opened: 2 } }, { settings: { months: 4, firstMonthShare: 1 } })!)).toEqual([
      "0 1 ",
      "1 1 ",
      "2 1 other",
      "3 1 other",
    ]);
  });

  test("have the state of each card held", () => {
    const { parts } = layOut({ first: {}, other: { opened: 6 } })!;
    expect(parts.map(({ states }) => states.length)).toEqual([1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2]);
    expect(parts[6]!.states.map(({ card }) => card)).toEqual(parts[6]!.held.map(({ card }) => card));
  });
});

describe("a plan that cannot be", () => {
  test("has a bonus that does not come inside it", () => {
    expect(layOut({ first: { opened: 11, level: 0 } })).toBeNull();
    expect(layOut({ first: { opened: 10, level: 0 } })).not.toBeNull();
    expect(layOut({ match: { opened: 1, level: 0 } })).toBeNull();
    expect(layOut({ match: { opened: 0, level: 0 } })).not.toBeNull();
    expect(layOut({ match: { opened: 1 } })).not.toBeNull();
  });
});

/** Months of each block, with the minimums of it. */
const blocks = ({ blocks: all, parts, promises }: Layout) =>
  all.map(({ parts: own, minimums, kinds }) => ({
    months: own.map(({ part }) => parts[part]!.month).join(),
    minimums: [...minimums].map(([at, usd]) => `${promises[at]!.from}:${usd}`).join(),
    weights: kinds.map(({ weight }) => weight).join(),
  }));

describe("split together are", () => {
  test("equal months without a minimum, and the months of a window", () => {
    const layout = layOut({ first: { opened: 2, level: 0 } })!;
    expect(blocks(layout)).toEqual([
      { months: "0,1", minimums: "", weights: "2" },
      { months: "2,3,4", minimums: "2:600", weights: "3" },
      { months: "5,6,7,8,9,10,11", minimums: "", weights: "7" },
    ]);
    expect(layout.blocks.map(({ kinds }) => kinds.map(({ promises }) => promises.join()))).toEqual([
      [""],
      ["0"],
      ["-1"],
    ]);
    expect(layout.blocks[1]!.parts.map(({ kind, share }) => [kind, share])).toEqual([
      [0, 1 / 3],
      [0, 1 / 3],
      [0, 1 / 3],
    ]);
  });

  test("windows that touch, each month with the promises that it is in", () => {
    const touching = layOut({ first: { level: 0 }, other: { opened: 2, level: 0 } })!;
    expect(blocks(touching)[0]).toEqual({ months: "0,1,2,3,4", minimums: "0:600,2:900", weights: "2,1,2" });
    expect(touching.blocks[0]!.kinds.map(({ promises }) => promises.join())).toEqual(["0", "0,1", "-1,1"]);
    const apart = layOut({ first: { level: 0 }, other: { opened: 3, level: 0 } })!;
    expect(blocks(apart).map(({ months, minimums }) => [months, minimums])).toEqual([
      ["0,1,2", "0:600"],
      ["3,4,5", "3:900"],
      ["6,7,8,9,10,11", ""],
    ]);
  });

  test("windows that touch by way of a third", () => {
    const plan = {
      first: { opened: 4, level: 0 },
      other: { opened: 0, level: 0, unlock: { at: 0, from: 3, months: 3 } },
    };
    const layout = layOut(plan)!;
    expect(blocks(layout).map(({ months, minimums }) => [months, minimums])).toEqual([
      ["0,1,2", "0:900"],
      ["3,4,5,6", "3:2000,4:600"],
      ["7,8,9,10,11", ""],
    ]);
    const longer = layOut({ ...plan, first: { opened: 2, level: 0 } })!;
    expect(blocks(longer)[0]).toMatchObject({ months: "0,1,2,3,4,5", minimums: "0:900,2:600,3:2000" });
  });

  test("a one-off amount with its month's window, or by itself", () => {
    const layout = layOut({ first: { opened: 2, level: 0 } }, {}, [3, 8])!;
    expect(blocks(layout)).toEqual([
      { months: "0,1", minimums: "", weights: "2" },
      { months: "2,3,3,4", minimums: "2:600", weights: "3,1" },
      { months: "5,6,7,8,9,10,11", minimums: "", weights: "7" },
      { months: "8", minimums: "", weights: "1" },
    ]);
    expect(layout.blocks[1]!.kinds.map(({ isOneOff, lineUsd }) => [isOneOff, lineUsd[0]])).toEqual([
      [false, 500],
      [true, 1_000],
    ]);
    expect(layout.blocks[1]!.parts.map(({ kind }) => kind)).toEqual([0, 0, 1, 0]);
  });

  test("the two pieces of a month of opening by their shares", () => {
    const layout = layOut({ first: { opened: 0, level: 0 } }, { settings: { firstMonthShare: 0.5 } })!;
    expect(blocks(layout).map(({ months, weights }) => [months, weights])).toEqual([
      ["0", "0.5"],
      ["0,1,2", "2.5"],
      ["3,4,5,6,7,8,9,10,11", "9"],
    ]);
    expect(layout.blocks[1]!.parts.map(({ share }) => share)).toEqual([0.2, 0.4, 0.4]);
  });
});
