/** When a row has a winner, a tie or nothing to tell, and which facts are in doubt. */
import { describe, expect, test } from "vitest";

import { toRow } from "./comparison-row.ts";
import { isUncertainFact } from "../../words/uncertain-facts.ts";
import { BEST_FIRST, NOBODY, card, doubt } from "../../../test/support/comparison-cards.ts";

describe("a row", () => {
  const judged = { key: "k", label: "L", judge: "more" } as const;

  test("keeps texts, notes and figures, and has nothing where nothing is given", () => {
    expect(toRow({ key: "k", label: "L" }, [{ text: "a" }, { text: "b", note: "n", isOver: true, value: 0 }])).toEqual({
      key: "k",
      label: "L",
      note: null,
      cells: [
        { text: "a", isOver: false, isUncertain: false, note: null, value: null, mark: null },
        { text: "b", isOver: true, isUncertain: false, note: "n", value: 0, mark: null },
      ],
      isTie: false,
      isSame: false,
    });
    expect(toRow({ key: "k", label: "L", note: "Of 10" }, []).note).toBe("Of 10");
  });

  test("is judged by its figures, unless one of them is uncertain", () => {
    const marks = (isUncertain: boolean) =>
      toRow(judged, [
        { text: "2", value: 2 },
        { text: "1", value: 1, isUncertain },
      ]).cells.map(({ mark }) => mark);
    expect(marks(false)).toEqual(BEST_FIRST);
    expect(marks(true)).toEqual(NOBODY);
  });

  test("is a tie where every known figure is the same", () => {
    const isTie = (values: readonly (number | null)[], rule: Parameters<typeof toRow>[0] = judged) =>
      toRow(
        rule,
        values.map((value, index) => ({ text: `${index}`, value })),
      ).isTie;
    expect([isTie([1, 1]), isTie([1, 2]), isTie([null, null]), isTie([1, 1], { key: "k", label: "L" })]).toEqual([
      true,
      false,
      false,
      false,
    ]);
    // Ranges may start alike, and one of them end lower.
    expect(isTie([1, 1], { ...judged, judge: () => ["best", null] })).toBe(false);
  });

  test("is the same only where texts and notes are", () => {
    const isSame = (...facts: Parameters<typeof toRow>[1]) => toRow(judged, facts).isSame;
    expect(isSame({ text: "a" }, { text: "a", note: null })).toBe(true);
    expect(isSame({ text: "a" }, { text: "a", note: "n" })).toBe(false);
    expect(isSame({ text: "a" }, { text: "b" })).toBe(false);
    expect(isSame({ text: "a" }, { text: "a" }, { text: "b" })).toBe(false);
  });
});

describe("uncertain facts", () => {
  test("are those that an editor doubts and those that are too old", () => {
    expect(isUncertainFact(card(), "perks")).toBe(false);
    expect(isUncertainFact(card(doubt("perks")), "perks")).toBe(true);
    expect(isUncertainFact(card(doubt("perks")), "rewards")).toBe(false);
    const fields = ["signUpBonus", "rewards", "perks", "redemption"] as const;
    for (const field of fields) {
      const groups = fields.filter((group) => isUncertainFact(card({ uncertainFields: [field] }), group));
      expect(groups).toEqual([field]);
    }
    expect(isUncertainFact(card({ uncertainFields: ["foreignTransactionFeePercent"] }), "foreignFee")).toBe(true);
  });

  test("of a group with several are told apart where one is asked for", () => {
    const one = card({ uncertainFields: ["introApr"] });
    expect([
      isUncertainFact(one, "apr"),
      isUncertainFact(one, "apr", "introApr"),
      isUncertainFact(one, "apr", "purchaseApr"),
    ]).toEqual([true, true, false]);
    expect(isUncertainFact(card({ uncertainFields: ["purchaseApr"] }), "apr")).toBe(true);
  });
});
