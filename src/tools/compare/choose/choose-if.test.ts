/** The advice of real pairs: whose figures it has, and that it is whole. */
import records from "virtual:tool-records";
import { describe, expect, test } from "vitest";

import { getCard } from "../../../catalog/queries.ts";
import { listComparePairs } from "../../../page/compare-pairs.ts";
import { toChooseIf } from "./choose-if.ts";

describe("choose one if", () => {
  test("has up to three different reasons for each card of a pair, in whole words", () => {
    const pairs = listComparePairs();
    for (const { first, second } of [pairs[0]!, pairs[9]!, pairs[13]!, pairs[31]!]) {
      const advice = toChooseIf([getCard(first), getCard(second)], records);
      expect(advice.choices.map(({ slug }) => slug)).toEqual([first, second]);
      for (const { conditions, name } of advice.choices) {
        expect(conditions.length, name).toBeGreaterThan(0);
        expect(conditions.length, name).toBeLessThanOrEqual(3);
        expect(new Set(conditions).size).toBe(conditions.length);
        for (const text of conditions) expect(text, name).not.toMatch(/undefined|NaN|AMOUNT|NAME|Infinity/);
      }
    }
  });

  test("says whose amounts they are: a household's or a business's, with the brands of the cards", () => {
    const tell = (first: string, second: string) => toChooseIf([getCard(first), getCard(second)], records).reader;
    expect(tell("delta-skymiles-gold", "united-explorer")).toMatch(
      /^These amounts are for a household that spends \$2,600 a month, takes 4 trips a year and flies Delta and United\. For each reason/,
    );
    expect(tell("hilton-honors-aspire", "delta-skymiles-gold")).toMatch(/ a year, flies Delta and stays at Hilton\. /);
    expect(tell("amex-business-gold", "chase-ink-business-preferred")).toMatch(
      /^These amounts are for a small business that spends \$5,600 a month and takes \d+ trips a year\. For each reason, we change one thing about this business and count only/,
    );
  });

  test("keeps a card that is closed, and refuses one that is not on record", () => {
    const gold = getCard("amex-gold");
    const closed = toChooseIf([{ ...gold, status: "closed" }, getCard("amex-platinum")], records);
    expect(closed.choices.map(({ isClosed }) => isClosed)).toEqual([true, false]);
    expect(() => toChooseIf([{ ...gold, slug: "none" }, getCard("amex-platinum")], records)).toThrow(
      "The records have no card none",
    );
  });
});
