import { startWork } from "../../engine/work-budget.ts";
import records from "virtual:tool-records";
import { describe, expect, it, test } from "vitest";

import { createPriceBound } from "../../engine/wallet/price-bound.ts";
import { createWalletPricer } from "../../engine/wallet/price-wallet.ts";
import { compileSearch } from "../../engine/wallet/search-model.ts";
import { PRESETS } from "../../engine/value/presets.ts";
import { resolveProfile } from "../../engine/value/resolve-profile.ts";
import { toJson } from "../shared/answer-parts.ts";
import { answerSearch, toCanonical } from "../shared/tool.ts";
import { createCalculatorTool } from "./answer-calculator.ts";
import { calculatorAnswer } from "./calculator-answer.ts";

const DEFAULTS = ["amex-gold", "chase-sapphire-preferred"];
const calculate = (query: string) => answerSearch(createCalculatorTool(DEFAULTS), new URLSearchParams(query), records);

function getResult(query: string) {
  const { result, asked } = calculate(query);
  if (!result) throw new Error(JSON.stringify(asked.faults));
  return result;
}
const getAnswer = (query: string) => toJson(calculatorAnswer, getResult(query));

test("a household's groceries on two cash back cards, worked out by hand", () => {
  // A year: groceries $8,400, dining $3,600, the rest $6,000. No travel, so a point is a cent in cash.
  // Blue Cash Preferred, $95: 6% on the first $6,000 of groceries (360), 1% on the other 2,400 (24), 36 and 60.
  // Double Cash: 2% of 18,000. Together: 360 at 6%, and 2% of the other 12,000.
  const query = "cards=amex-blue-cash-preferred,citi-double-cash&groceries=700&dining=300&other=500";
  const { cards, together, best, verdict } = getAnswer(query);
  expect(cards).toMatchObject([
    { slugs: ["amex-blue-cash-preferred"], later: { rewardsUsd: 480, perksUsd: 0, feesUsd: 95, netUsd: 385 } },
    { slugs: ["citi-double-cash"], later: { rewardsUsd: 360, perksUsd: 0, feesUsd: 0, netUsd: 360 } },
  ]);
  expect(together?.later).toMatchObject({ rewardsUsd: 600, feesUsd: 95, netUsd: 505 });
  expect(best).toMatchObject({ slugs: ["amex-blue-cash-preferred", "citi-double-cash"], later: { netUsd: 505 } });
  expect(verdict.text).toContain("$120 a year more than Blue Cash Preferred");
  expect(cards[0]?.caps).toEqual([
    { card: "amex-blue-cash-preferred", text: "6% on groceries, then 1%", usedUsd: 6_000, limitUsd: 6_000 },
  ]);
});

describe("the calculator", () => {
  it("answers without parameters, for the default cards and profile", () => {
    const toParameters = ({ asked }: ReturnType<typeof calculate>) =>
      Object.fromEntries(new URLSearchParams(toCanonical(createCalculatorTool(DEFAULTS), asked)));
    const answered = calculate("");
    const { result } = answered;
    expect(result?.cards.map(({ slugs }) => slugs)).toEqual(DEFAULTS.map((slug) => [slug]));
    expect(result?.profile).toMatchObject({ trips: 4, type: "personal" });
    expect(toParameters(answered)).toMatchObject({ preset: "household", cards: DEFAULTS.join() });
    const own = { cards: "amex-gold", dining: "500", trips: "2" };
    expect(toParameters(calculate(new URLSearchParams(own).toString()))).toEqual(own);
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
      const { best } = getAnswer(`cards=${slugs.slice(at, at + 4).join(",")}&other=10`);
      expect(best.later.feesUsd, slugs.slice(at, at + 4).join()).toBe(0);
    }
  });

  it.each(PRESETS.map(({ slug }) => slug))(
    "%s: what it says to keep is worth no less than any single card, a fee's quarter and $25 aside",
    (preset) => {
      const { best, cards, together } = getAnswer(
        `preset=${preset}&cards=amex-gold,amex-platinum,chase-freedom-unlimited,chase-sapphire-preferred,delta-skymiles-gold`,
      );
      const toFeeUsd = (slug: string) => cards.find(({ slugs }) => slugs[0] === slug)!.later.feesUsd;
      const toPick = ({ later: { netUsd, feesUsd, cards: held } }: (typeof cards)[number]) =>
        netUsd - feesUsd / 4 - 25 * held.filter(({ slug }) => toFeeUsd(slug) > 0).length;
      expect(toPick(best)).toBeGreaterThanOrEqual(Math.max(...cards.map(toPick)));
      // Before fees, holding more cards never brings less.
      const bring = ({ later }: (typeof cards)[number]) => later.rewardsUsd + later.perksUsd;
      expect(bring(together!)).toBeGreaterThanOrEqual(Math.max(...cards.map(bring)) - 0.01);
    },
  );

  it("prints no figure that its plan does not earn, in both kinds of year", () => {
    const { cards, together, monthlyUsd } = getAnswer(
      "preset=family&cards=amex-gold,citi-strata-premier,chase-freedom-flex",
    );
    for (const held of [...cards, together!]) {
      const { later } = held;
      const earned = later.allocation.filter(({ perk }) => perk === null).map(({ valueUsd }) => valueUsd);
      expect(earned.reduce((sum, usd) => sum + usd, 0)).toBeCloseTo(later.rewardsUsd, 0);
      expect(later.perks.reduce((sum, { usd }) => sum + usd, 0)).toBeCloseTo(later.perksUsd, 0);
      const spentUsd = [...later.allocation, ...later.unplaced].reduce((sum, { annualUsd: usd }) => sum + usd, 0);
      expect(spentUsd).toBeCloseTo(monthlyUsd * 12, 0);
      expect(later.rewardsUsd + later.perksUsd + later.bonusesUsd - later.feesUsd).toBeCloseTo(later.netUsd, 1);
    }
    for (const { firstYear } of cards) {
      const { rewardsUsd = 0, perksUsd = 0, bonusesUsd = 0, feesUsd = 0, forgoneUsd = 0 } = firstYear ?? {};
      expect(rewardsUsd + perksUsd + bonusesUsd - feesUsd - forgoneUsd).toBeCloseTo(firstYear?.netUsd ?? Infinity, 1);
    }
    expect(together?.firstYear).toBeNull();
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
    // The lowest that was seen, for the amount is shown when you apply.
    expect(find("cards=amex-gold&other=2000")).toMatchObject({ status: "earned" });
    expect(find("cards=amex-gold&other=2000")?.text).toContain("apply only if you are shown at least 60,000 points");
  });

  it("takes a closed card for one that the visitor has, and says so", () => {
    const { cards, assumptions } = getAnswer("cards=citi-custom-cash&dining=400");
    expect(cards[0]).toMatchObject({ later: { cards: [{ choices: ["Restaurants"] }] }, bonuses: [] });
    expect(assumptions).toContainEqual(expect.stringContaining("Citi Custom Cash is closed to new applicants"));
  });

  it("counts a brand's card for somebody who uses the brand, and says so", () => {
    const { cards, assumptions } = getAnswer("cards=delta-skymiles-gold");
    expect(assumptions).toContainEqual(expect.stringMatching(/All spending on flights .* with Delta/));
    expect(cards[0]?.later.allocation.some(({ brand }) => brand === "Delta")).toBe(true);
  });

  it("asks what a point is worth by program of the chosen cards, and counts the answer", () => {
    const query = "cards=delta-skymiles-gold,chase-freedom-unlimited,chase-sapphire-preferred";
    expect(getResult(query).points).toMatchObject([
      { key: "ultimate-rewards", counted: [1, 1.3] },
      { key: "delta-skymiles", counted: [1.15] },
    ]);
    const doubled = getAnswer(`${query}&cpp.delta-skymiles=2.3`).cards[0];
    expect(doubled?.later.cards[0]?.centsPerPoint).toBe(2.3);
    expect(doubled?.later.rewardsUsd).toBeCloseTo((getAnswer(query).cards[0]?.later.rewardsUsd ?? 0) * 2, 1);
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
