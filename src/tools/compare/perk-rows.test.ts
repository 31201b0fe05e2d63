/** Rows of perks: who has them, at which price, and whose counts for more. */
import { describe, expect, test } from "vitest";

import type { Card } from "../../catalog/card.ts";
import { listPerkRows } from "./perk-rows.ts";
import type { CardWorth } from "./worth.ts";
import {
  BEST_FIRST,
  NOBODY,
  card,
  doubt,
  getRow,
  listMarks,
  listNotes,
  listUncertain,
  tell,
  worth,
} from "../../../test/support/comparison-cards.ts";

describe("perks", () => {
  type Perk = Card["perks"][number];
  const perk = (id: string, type: string, change: Partial<Perk> = {}) =>
    ({ id, type, description: `About ${id}`, valueUsd: null, frequency: null, lapsed: false, ...change }) as Perk;
  const counted = (...perks: readonly (readonly [perk: string, usd: number])[]) =>
    worth({ perks: perks.map(([id, usd]) => ({ card: "card", perk: id, usd, usedFor: "" }) as CardWorth["perks"][0]) });
  const two = (mine: readonly Perk[], theirs: readonly Perk[], worths = [worth(), worth()]) =>
    listPerkRows([card({ perks: [...mine] }), card({ perks: [...theirs] })], worths);

  test("say their price and period, several of a kind together, and what they count for this visitor", () => {
    const group = two(
      [
        perk("a", "dining_credit", { valueUsd: 120, frequency: "annual" }),
        perk("b", "dining_credit", { valueUsd: 50, frequency: "per_stay" }),
        perk("c", "dining_credit"),
        perk("g", "dining_credit", { valueUsd: 4 }),
      ],
      [
        perk("d", "dining_credit", { valueUsd: 30 }),
        perk("e", "dining_credit", { valueUsd: 10, frequency: "one_time" }),
        perk("f", "dining_credit", { valueUsd: 85, frequency: "every_4_years" }),
      ],
      [counted(["a", 90], ["b", 10], ["other", 500]), counted(["d", 0.4])],
    );
    expect([group.key, group.title]).toEqual(["perks", "Perks"]);
    expect(group.note).toMatch(/^Amounts are face values/);
    expect(tell(group, "perk-dining-credit")).toEqual({
      label: "Dining credit",
      note: "On both",
      texts: ["$124 a year + $50 a stay", "$30 a year + $10 once + $85 every 4 years"],
    });
    expect(listNotes(group, "perk-dining-credit")).toEqual([
      "Worth $100 to you. About a. About b. About c. About g",
      "About d. About e. About f",
    ]);
    expect(listMarks(group, "perk-dining-credit")).toEqual(BEST_FIRST);
    expect(getRow(group, "perk-dining-credit").cells[0]?.value).toBe(100);
  });

  test("say why points of an anniversary count more than their face value", () => {
    const miles = [perk("a", "anniversary_bonus_points", { valueUsd: 100 })];
    const group = two(miles, miles, [counted(["a", 135]), counted(["a", 90])]);
    expect(listNotes(group, "perk-anniversary-bonus-points")).toEqual([
      "Worth $135 to you at our value of a point. About a",
      "Worth $90 to you. About a",
    ]);
  });

  test("without a price are included, and have no figure", () => {
    const group = two([perk("a", "lounge_access")], []);
    expect(tell(group, "perk-lounge-access").texts).toEqual(["Included", "Not listed"]);
    expect(getRow(group, "perk-lounge-access").cells.map(({ value }) => value)).toEqual([null, null]);
    expect(listMarks(group, "perk-lounge-access")).toEqual(NOBODY);
    expect(listNotes(group, "perk-lounge-access")).toEqual(["About a", null]);
  });

  test("on both cards have no winner where neither counts", () => {
    const priced = (id: string, valueUsd: number) => [perk(id, "dining_credit", { valueUsd })];
    expect(listMarks(two(priced("a", 10), priced("b", 20)), "perk-dining-credit")).toEqual(NOBODY);
    const group = two(priced("a", 10), priced("b", 20), [counted(), counted(["b", 5])]);
    expect(listMarks(group, "perk-dining-credit")).toEqual([null, "best"]);
  });

  test("with face values that nobody uses are no tie", () => {
    const priced = (id: string, valueUsd: number) => [perk(id, "elite_status", { valueUsd })];
    const { isTie, cells } = getRow(two(priced("a", 25), priced("b", 400)), "perk-elite-status");
    expect([isTie, cells.map(({ value }) => value)]).toEqual([false, [null, null]]);
  });

  test("that count for this visitor win over those that the other card's terms don't list", () => {
    const group = two([perk("a", "dining_credit", { valueUsd: 10 })], [], [counted(["a", 5]), worth()]);
    expect(tell(group, "perk-dining-credit").texts).toEqual(["$10 a year", "Not listed"]);
    expect(listMarks(group, "perk-dining-credit")).toEqual(BEST_FIRST);
  });

  test("that other rows tell have none", () => {
    const told = ["no_foreign_transaction_fee", "travel_insurance", "cell_phone_protection", "transfer_partners"];
    expect(
      two(
        told.map((type) => perk(type, type)),
        [],
      ).rows,
    ).toEqual([]);
  });

  test("that have lapsed say so, and are nobody's advantage", () => {
    const ended = perk("a", "dining_credit", { valueUsd: 120, lapsed: true, endsOn: "2025-12-31" });
    const group = two([ended], [perk("b", "dining_credit", { lapsed: true })], [counted(["a", 90]), worth()]);
    expect(tell(group, "perk-dining-credit")).toMatchObject({
      note: "No longer offered",
      texts: ["Ended", "Ended"],
    });
    expect(listNotes(group, "perk-dining-credit")).toEqual(["About a (ended December 31, 2025)", "About b (ended)"]);
    expect(listMarks(group, "perk-dining-credit")).toEqual(NOBODY);
    // One of two that is left is still there, at its own price.
    const left = two([ended, perk("c", "dining_credit", { valueUsd: 60 })], [ended]);
    expect(tell(left, "perk-dining-credit")).toMatchObject({
      note: "Listed for one card only",
      texts: ["$60 a year", "Ended"],
    });
  });

  test("say on how many of three cards they are", () => {
    const having = (count: number) =>
      listPerkRows(
        [0, 1, 2].map((at) => card({ perks: [perk("a", "lounge_access", { lapsed: at >= count })] })),
        [worth(), worth(), worth()],
      ).rows[0]?.note;
    expect([0, 1, 2, 3].map(having)).toEqual([
      "No longer offered",
      "Listed for one card only",
      "Listed for 2 of 3",
      "On all 3",
    ]);
  });

  test("stand in order of what counts, then of the highest price, then of the alphabet", () => {
    const group = two(
      [
        perk("x", "priority_boarding"),
        perk("y", "hotel_credit", { valueUsd: 900 }),
        perk("z", "dining_credit", { valueUsd: 20 }),
        perk("l", "airline_credit", { valueUsd: 5_000, lapsed: true }),
      ],
      [perk("v", "hotel_credit", { valueUsd: 10 })],
      [counted(["z", 20]), worth()],
    );
    expect(group.rows.map(({ key }) => key)).toEqual([
      "perk-dining-credit",
      "perk-hotel-credit",
      "perk-airline-credit",
      "perk-priority-boarding",
    ]);
  });

  test("in doubt are marked where there are any", () => {
    const mine = card({ perks: [perk("a", "lounge_access")], ...doubt("perks") });
    const group = listPerkRows([mine, card(doubt("perks"))], [worth(), worth()]);
    expect(listUncertain(group, "perk-lounge-access")).toEqual([true, false]);
  });
});
