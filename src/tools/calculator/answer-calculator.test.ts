import { startWork } from "../../engine/work-budget.ts";
import records from "virtual:tool-records";
import { describe, expect, it, test } from "vitest";

import { createPriceBound } from "../../engine/wallet/price-bound.ts";
import { createWalletPricer } from "../../engine/wallet/price-wallet.ts";
import { compileSearch } from "../../engine/wallet/search-model.ts";
import { PRESETS } from "../../engine/value/presets.ts";
import { resolveProfile } from "../../engine/value/resolve-profile.ts";
import { answerCalculator } from "./answer-calculator.ts";
import { toCalculatorAnswer } from "./calculator-answer.ts";
import { MAX_CALCULATOR_CARDS, parseCalculatorQuery } from "./calculator-query.ts";

const DEFAULTS = ["amex-gold", "chase-sapphire-preferred"];
const calculate = (query: string) =>
  answerCalculator(parseCalculatorQuery(new URLSearchParams(query), records, DEFAULTS), records, DEFAULTS);

function getResult(query: string) {
  const { result, errors } = calculate(query);
  if (!result) throw new Error(JSON.stringify(errors));
  return result;
}
const getAnswer = (query: string) => toCalculatorAnswer(getResult(query));

test("a household's groceries on two cash back cards, worked out by hand", () => {
  // A year: groceries $8,400, dining $3,600, the rest $6,000. No travel, so a point is a cent in cash.
  // Blue Cash Preferred, $95: 6% on the first $6,000 of groceries (360), 1% on the other 2,400 (24), 36 and 60.
  // Double Cash: 2% of 18,000. Together: 360 at 6%, and 2% of the other 12,000.
  const query = "cards=amex-blue-cash-preferred,citi-double-cash&groceries=700&dining=300&other=500";
  const { cards, wallet, verdict } = getAnswer(query);
  expect(cards).toMatchObject([
    { slug: "amex-blue-cash-preferred", rewardsUsd: 480, perksUsd: 0, feeUsd: 95, laterUsd: 385 },
    { slug: "citi-double-cash", rewardsUsd: 360, perksUsd: 0, feeUsd: 0, laterUsd: 360 },
  ]);
  expect(wallet).toMatchObject({ rewardsUsd: 600, feeUsd: 95, laterUsd: 505 });
  expect(verdict).toMatchObject({ keep: ["amex-blue-cash-preferred", "citi-double-cash"], laterUsd: 505 });
  expect(verdict.text).toContain("$505 a year, $120 more than Blue Cash Preferred");
  expect(cards[0]?.caps).toEqual([
    { card: "amex-blue-cash-preferred", text: "6x on groceries, then 1x", usedUsd: 6_000, limitUsd: 6_000 },
  ]);
});

describe("the calculator", () => {
  it("answers without parameters, for the default cards and profile", () => {
    const { result, canonical } = calculate("");
    expect(result?.cards.map(({ slugs }) => slugs)).toEqual(DEFAULTS.map((slug) => [slug]));
    expect(result?.profile).toMatchObject({ trips: 4, type: "personal" });
    expect(canonical).toBe("");
    expect(calculate("cards=amex-gold&dining=500&trips=2").canonical).toBe("?cards=amex-gold&dining=500&trips=2");
  });

  it("counts nothing for credits at named merchants until one is ticked", () => {
    const before = getResult("cards=amex-gold&dining=500");
    expect(before.cards[0]?.later.perksUsd).toBe(0);
    expect(before.questions.map(({ perk }) => perk)).toContain("uber-cash");
    const ticked = getResult("cards=amex-gold&dining=500&use=amex-gold:uber-cash");
    expect(ticked.cards[0]?.later.perks).toMatchObject([{ perk: "uber-cash" }]);
    expect(ticked.cards[0]?.later.netUsd).toBeGreaterThan(before.cards[0]?.later.netUsd ?? Infinity);
    expect(ticked.questions[0]).toMatchObject({ perk: "uber-cash", isTicked: true });
  });

  it("asks which of the counted perks would not be used, and leaves those out", () => {
    const before = getResult("cards=capital-one-venture-x");
    const [most] = before.counted;
    expect(most).toMatchObject({ card: "capital-one-venture-x", isTicked: false });
    const after = getResult(`cards=capital-one-venture-x&skip=${most?.card}:${most?.perk}`);
    expect(after.counted).toContainEqual(expect.objectContaining({ perk: most?.perk, isTicked: true }));
    expect(after.cards[0]?.later.perks.map(({ perk }) => perk)).not.toContain(most?.perk);
    expect(after.cards[0]?.later.netUsd).toBeLessThan(before.cards[0]?.later.netUsd ?? 0);
  });

  it("at $10 a month keeps no card with a fee, whichever are chosen", () => {
    const slugs = records.rewards.cards.map(({ slug }) => slug);
    for (let at = 0; at < slugs.length; at += 4) {
      const { verdict, cards } = getAnswer(`cards=${slugs.slice(at, at + 4).join(",")}&other=10`);
      const fees = cards.filter(({ slug }) => verdict.keep.includes(slug)).map(({ feeUsd }) => feeUsd);
      expect(
        fees.every((usd) => usd === 0),
        slugs.slice(at, at + 4).join(),
      ).toBe(true);
    }
  });

  it.each(PRESETS.map(({ slug }) => slug))(
    "%s: what it says to keep is worth no less than any single card",
    (preset) => {
      const { verdict, cards, wallet } = getAnswer(
        `preset=${preset}&cards=amex-gold,amex-platinum,chase-freedom-unlimited,chase-sapphire-preferred,delta-skymiles-gold`,
      );
      expect(verdict.laterUsd).toBeGreaterThanOrEqual(Math.max(...cards.map(({ laterUsd }) => laterUsd)));
      // Before fees, holding more cards never brings less.
      const bring = ({ rewardsUsd, perksUsd }: { rewardsUsd: number; perksUsd: number }) => rewardsUsd + perksUsd;
      expect(bring(wallet)).toBeGreaterThanOrEqual(Math.max(...cards.map(bring)) - 0.01);
    },
  );

  it("prints no figure that its plan does not earn, in both kinds of year", () => {
    const { cards, wallet, profile } = getAnswer(
      "preset=family&cards=amex-gold,citi-strata-premier,chase-freedom-flex",
    );
    const annualUsd = profile.lines.reduce((sum, { monthlyUsd }) => sum + monthlyUsd * 12, 0);
    for (const held of [...cards, wallet]) {
      const earned = held.allocation.filter(({ perk }) => perk === null).map(({ valueUsd }) => valueUsd);
      expect(earned.reduce((sum, usd) => sum + usd, 0)).toBeCloseTo(held.rewardsUsd, 0);
      expect(held.perks.reduce((sum, { usd }) => sum + usd, 0)).toBeCloseTo(held.perksUsd, 0);
      const spentUsd = [...held.allocation, ...held.unplaced].reduce((sum, { annualUsd: usd }) => sum + usd, 0);
      expect(spentUsd).toBeCloseTo(annualUsd, 0);
      expect(held.rewardsUsd + held.perksUsd - held.feeUsd).toBeCloseTo(held.laterUsd, 1);
    }
    for (const { firstYear, firstYearUsd } of cards) {
      const { rewardsUsd, perksUsd, bonusesUsd, feeUsd, forgoneUsd } = firstYear!;
      expect(rewardsUsd + perksUsd + bonusesUsd - feeUsd - forgoneUsd).toBeCloseTo(firstYearUsd!, 1);
    }
    expect(wallet.firstYear).toBeNull();
  });

  it("says what the bonus takes, and why one does not count", () => {
    const find = (query: string) => getAnswer(query).cards[0]?.bonuses[0];
    const query = "cards=citi-strata-premier";
    expect(find(`${query}&other=2000`)).toMatchObject({ status: "earned", minSpendUsd: 4_000, months: 3 });
    expect(find(`${query}&other=10`)).toMatchObject({ status: "out-of-reach", usd: 0 });
    expect(find(`${query}&other=2000&own=citi-strata-premier`)).toMatchObject({ status: "owned", usd: 0 });
    expect(find(`${query}&other=2000&had=citi-strata-premier:${records.context.today}`)).toMatchObject({
      status: "ruled-out",
      usd: 0,
    });
    // The lowest that was seen, for the amount is shown on applying.
    expect(find("cards=amex-gold&other=2000")).toMatchObject({ status: "earned" });
    expect(find("cards=amex-gold&other=2000")?.text).toContain("apply only if you are shown at least 60,000 points");
  });

  it("takes a closed card for one that the visitor has, and says so", () => {
    const { cards, assumptions } = getAnswer("cards=citi-custom-cash&dining=400");
    expect(cards[0]).toMatchObject({ choice: "Restaurants", bonuses: [] });
    expect(assumptions).toContainEqual(expect.stringContaining("Citi Custom Cash is closed to new applicants"));
  });

  it("counts a brand's card for somebody who uses the brand, and says so", () => {
    const { cards, assumptions, profile } = getAnswer("cards=delta-skymiles-gold");
    expect(profile.brandsUsed).toEqual(["Delta"]);
    expect(assumptions).toContainEqual(expect.stringMatching(/All spending on flights .* at Delta/));
    expect(cards[0]?.allocation.some(({ brand }) => brand === "Delta")).toBe(true);
  });

  it("asks what a point is worth by program of the chosen cards, and counts the answer", () => {
    const query = "cards=delta-skymiles-gold,chase-freedom-unlimited,chase-sapphire-preferred";
    expect(getResult(query).points).toMatchObject([
      { key: "ultimate-rewards", counted: [1, 1.3] },
      { key: "delta-skymiles", counted: [1.15] },
    ]);
    const doubled = getAnswer(`${query}&cpp.delta-skymiles=2.3`).cards[0];
    expect(doubled?.centsPerPoint).toBe(2.3);
    expect(doubled?.rewardsUsd).toBeCloseTo((getAnswer(query).cards[0]?.rewardsUsd ?? 0) * 2, 1);
  });

  it.each([
    ["cards=nope", "cards", /no card/],
    ["cards=amex-gold,amex-gold", "cards", /given twice/],
    [
      `cards=${records.context.cards
        .slice(0, MAX_CALCULATOR_CARDS + 1)
        .map(({ slug }) => slug)
        .join()}`,
      "cards",
      /6 cards at most/,
    ],
    ["own=nope", "own", /no card/],
    ["dining=-1", "dining", /\$0 or more/],
    ["cpp.delta-skymiles=x", "cpp.delta-skymiles", /cents per point/],
    ["cpp.nobody=1", "cpp.nobody", /no such program/],
    ["use=amex-gold", "use", /perk/],
  ])("%s is an error beside its field, and the rest is kept", (query, field, message) => {
    const { errors, result, query: parsed } = calculate(`${query}&groceries=700`);
    expect(Object.keys(errors)).toEqual([field]);
    expect(errors[field]?.message).toMatch(message);
    expect(result).toBeNull();
    expect(parsed.visitor.texts["groceries"]).toBe("700");
  });

  it("prices cards with many ways to hold them without trying all of these ways", () => {
    // Six cards of 30, 20, 16, 12, 8 and 6 ways, more than five million together.
    const slugs = [
      "amex-business-gold",
      "bank-of-america-customized-cash-rewards",
      "citi-custom-cash",
      "citi-strata",
      "us-bank-cash-plus",
      "world-of-hyatt-business",
    ];
    const { rewards, context } = records;
    const { profile } = resolveProfile({ preset: "frequent-flyer", brandsUsed: "any", type: "any" }, rewards.brands);
    const model = compileSearch(
      rewards.cards.filter(({ slug }) => slugs.includes(slug)),
      profile,
      rewards.rules,
    );
    expect(context.cards.filter(({ slug }) => slugs.includes(slug))).toHaveLength(slugs.length);
    const pricer = createWalletPricer(model, createPriceBound(model));
    const work = startWork();
    expect(pricer.price([...slugs.keys()], null, -Infinity)).toBeGreaterThan(0);
    expect(work.count()).toBeLessThan(20_000_000);
  });

  it("speaks of cards by name, never by slug", () => {
    const { verdict, assumptions } = getAnswer(
      "cards=chase-freedom-flex,amex-platinum&preset=frequent-flyer&value=cash",
    );
    const spoken = new Set(
      [verdict.text, verdict.why ?? "", ...assumptions].flatMap(
        (text) => text.match(/[a-z0-9]+(?:-[a-z0-9]+)+/g) ?? [],
      ),
    );
    expect(Object.keys(records.labels).filter((slug) => spoken.has(slug))).toEqual([]);
  });
});
