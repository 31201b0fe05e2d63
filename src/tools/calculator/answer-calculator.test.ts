import { describe, expect, it } from "vitest";

import { REAL_CARDS } from "../../rewards/real-cards.ts";
import { listBrandCategories } from "../../rewards/spend-lines.ts";
import { answerCalculator } from "./answer-calculator.ts";
import { toCalculatorAnswer } from "./calculator-answer.ts";
import { parseCalculatorQuery } from "./calculator-query.ts";

const BRANDS = listBrandCategories(REAL_CARDS);
const DEFAULTS = ["amex-gold", "chase-sapphire-preferred"];
const calculate = (query: string) =>
  answerCalculator(
    parseCalculatorQuery(new URLSearchParams(query), REAL_CARDS, BRANDS, DEFAULTS),
    REAL_CARDS,
    BRANDS,
    DEFAULTS,
  );

describe("the calculator", () => {
  it("answers without parameters, for the default cards and spend", () => {
    const { result, canonical } = calculate("");
    expect(result?.cards.map((card) => card.slug)).toEqual(["amex-gold", "chase-sapphire-preferred"]);
    expect(canonical).toBe("");
  });

  it("flags a bonus that the spend does not reach", () => {
    const { result } = calculate("cards=amex-gold&dining=10");
    expect(result?.cards[0]?.firstYear.bonuses[0]?.status).toBe("unreachable");
    expect(result?.cards[0]?.firstYear.bonusesUsd).toBe(0);
    expect(result?.together).toBeNull();
  });

  it("refuses eleven cards and unknown ones", () => {
    const eleven = REAL_CARDS.slice(0, 11).map((card) => card.slug);
    expect(calculate(`cards=${eleven.join(",")}`).errors["cards"]?.message).toMatch(/10 cards at most/);
    expect(calculate("cards=nope").errors["cards"]?.message).toMatch(/no card/);
  });

  it("says what the cards are worth together, at least as much as the better one without its fee", () => {
    const { result, query } = calculate("");
    if (!result) throw new Error("no result");
    const answer = toCalculatorAnswer(result, query.spend.profile);
    const rewards = answer.cards.map((card) => card.rewardsUsd);
    expect(answer.wallet?.rewardsUsd).toBeGreaterThanOrEqual(Math.max(...rewards));
  });
});
