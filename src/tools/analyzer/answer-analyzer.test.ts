import { describe, expect, it } from "vitest";

import { REAL_CARDS } from "../../rewards/real-cards.ts";
import { listBrandCategories } from "../../rewards/spend-lines.ts";
import type { AnalyzerHooks } from "./analyze-wallet.ts";
import { parseAnalyzerQuery } from "./analyzer-query.ts";
import { answerAnalyzer } from "./answer-analyzer.ts";
import { createSearchBudget } from "../search-budget.ts";
import { toAnalyzerAnswer } from "./analyzer-answer.ts";

const BRANDS = listBrandCategories(REAL_CARDS);
const analyze = (query: string, hooks: AnalyzerHooks = createSearchBudget()) =>
  answerAnalyzer(parseAnalyzerQuery(new URLSearchParams(query), REAL_CARDS, BRANDS), REAL_CARDS, BRANDS, hooks);

describe("the analyzer", () => {
  it("answers without parameters, for the default spend", () => {
    const { result, errors, canonical } = analyze("");
    expect(errors).toEqual({});
    expect(canonical).toBe("");
    expect(result?.wallet.cards).toHaveLength(3);
    expect(result?.frontier.map((step) => step.maxCards)).toEqual([1, 2, 3, 4, 5]);
    expect(result?.runnersUp).toHaveLength(4);
    expect(result?.proof.elapsedMs).toBeNull();
    expect(result?.present).toBeNull();
  });

  it("sets the result against the owned cards and a flat card", () => {
    const { result } = analyze("own=chase-sapphire-preferred");
    expect(result?.present?.cards).toEqual(["chase-sapphire-preferred"]);
    expect(result?.wallet.netUsd).toBeGreaterThanOrEqual(result?.present?.netUsd ?? Infinity);
    expect(result?.flatNetUsd).toBeCloseTo(2620 * 12 * 0.02, 6);
  });

  it("asks for an amount when nothing at all is spent", () => {
    for (const query of ["dining=0&perks=0", "dining=&groceries=", "other=0.00&brand.Marriott=0"]) {
      const { result, errors } = analyze(query);
      expect(result, query).toBeNull();
      expect(errors["dining"]?.message, query).toMatch(/at least one amount above \$0/);
    }
    expect(analyze("brand.Marriott=10").errors).toEqual({});
  });

  it.each([
    ["must=amex-gold&not=amex-gold", "not", /both a must-have and excluded/],
    ["must=amex-gold&fees=50", "fees", /must-have cards alone cost \$325/],
    ["max=0", "max", /1 to 5/],
    ["max=99", "max", /1 to 5/],
    ["max=2.5", "max", /1 to 5/],
    ["max=1&must=amex-gold,chase-sapphire-preferred", "must", /may have only 1/],
    ["must=nope", "must", /no card “nope”/],
    ["own=amex-gold,amex-gold", "own", /given twice/],
    ["fees=-1", "fees", /\$0 or more/],
    ["fees=1e309", "fees", /dollars/],
    ["type=cat", "type", /Choose one of/],
    ["horizon=never", "horizon", /Choose one of/],
    ["type=business&must=amex-gold", "type", /not a business card/],
    ["max=2&max=3", "max", /more than once/],
  ])("%s is an error beside its field, and the rest is kept", (query, field, message) => {
    const { errors, result, query: parsed } = analyze(`${query}&dining=700`);
    expect(errors[field]?.message).toMatch(message);
    expect(Object.keys(errors)).toEqual([field]);
    expect(result).toBeNull();
    expect(parsed.spend.texts["dining"]).toBe("700");
  });

  it("names cards, not slugs, in its messages", () => {
    expect(analyze("must=amex-gold&not=amex-gold").errors["not"]?.message).toContain("American Express Gold Card");
  });

  it("gives the shortest address of the same result", () => {
    const { canonical } = analyze(
      "dining=450&groceries=600&gas=150&transit=80&travel_portal=100&travel_other=300&streaming=40&other=900&max=3&own=&fees=&type=any",
    );
    expect(canonical).toBe("");
    const other = analyze("other=900&dining=1,000&max=2&own=American Express Gold Card&fees=500").canonical;
    expect(other).toBe("?dining=1000&other=900&max=2&own=amex-gold&fees=500");
    expect(analyze(other.slice(1)).canonical).toBe(other);
  });

  it("gives up where the search meets its limit, and says which and what to change", () => {
    const outcome = analyze("max=5", { shouldStop: () => true });
    expect(outcome).toMatchObject({ isStopped: true, result: null });
    expect(outcome.errors["max"]?.message).toMatch(/limit for one search.*1,024 steps.*fewer cards/);
  });

  it("leaves in whole cents", () => {
    const { result } = analyze("max=2");
    if (!result) throw new Error("no result");
    const answer = toAnalyzerAnswer(result, 2);
    expect(answer.frontier.map((step) => step.maxCards)).toEqual([1, 2]);
    expect(answer.wallet.cards[0]?.role).not.toBe("");
    const amounts = JSON.stringify(answer).match(/-?\d+\.\d+/g) ?? [];
    expect(amounts.filter((amount) => (amount.split(".")[1] ?? "").length > 2)).toEqual([]);
  });
});
