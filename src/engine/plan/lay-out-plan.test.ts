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
