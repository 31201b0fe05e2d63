/** What the finder says of an answer: real ones, with single findings put in the place of what the catalog gives today. */
import records from "virtual:tool-records";
import { describe, expect, test } from "vitest";

import { readMarkup } from "../../../test/support/read-markup.ts";
import { answerSearch } from "../shared/tool.ts";
import { FINDER_TOOL } from "./answer-finder.ts";
import type { FinderPick, FinderResult } from "./find-cards.ts";
import { FinderResultView } from "./finder-result-view.tsx";

const { result: found } = answerSearch(FINDER_TOOL, new URLSearchParams("dining=500&other=500"), records);
const result = found!;
const [first, second, third] = result.picks;
const read = (more: Partial<FinderResult> = {}) => readMarkup(<FinderResultView result={{ ...result, ...more }} />);
const answer = (answers: Partial<FinderResult["answers"]>) => ({ answers: { ...result.answers, ...answers } });
const year = { rewardsUsd: 300, perksUsd: 50, bonusUsd: 0, feeUsd: 95, netUsd: 255 };
const pick: FinderPick = {
  ...first!,
  laterFeeUsd: 95,
  ongoing: { ...first!.ongoing, ...year },
  firstYear: { ...first!.firstYear, ...year, bonusUsd: 200, netUsd: 455 },
};

describe("the heading and the rule", () => {
  test("count the cards", () => {
    expect(read()).toContain("Your three cards");
    expect(read({ picks: [first!, second!] })).toContain("Your two cards");
    expect(read({ picks: [first!] })).toContain("The one card that fits");
    const none = read({ picks: [], matches: 0 });
    expect(none).toContain("No card fits these answers");
    expect(none).not.toContain("each counted as the only card you use");
    expect(read({ matches: 1 })).toContain("1 card fits your answers");
    expect(read({ matches: 40 })).toContain("40 cards fit your answers, each counted as the only card you use.");
  });

  test.each([
    ["value", "We also subtract a quarter of each annual fee plus $25."],
    ["perks", "with the perks you would use counted twice."],
    [
      "bonus",
      "We order them by the welcome bonus, minus the first fee and what its required spending would earn elsewhere.",
    ],
    ["simple", "We order them by rewards, with the fee and every limited or narrow rate counted against the card."],
  ] as const)("say what decides where %s matters", (matters, text) => {
    expect(read(answer({ matters }))).toContain(`${text} The order doesn't depend on issuers or commissions.`);
  });

  test("are followed by the most money and the best without a fee, where they differ", () => {
    const most = {
      slug: second!.label.slug,
      name: "Other Card",
      netUsd: pick.ongoing.netUsd + 25,
      feeUsd: pick.ongoing.feeUsd + 395,
    };
    const withoutFee = { slug: third!.label.slug, name: "Free Card", netUsd: 230, feeUsd: 0 };
    const text = read({ picks: [pick, second!, third!], most, withoutFee });
    expect(text).toContain("The most money: Other Card, $25 more a year for $395 more in fees.");
    expect(text).toContain("With no annual fee: Free Card, $230 a year.");
    expect(read({ most: null, withoutFee: null })).not.toMatch(/The most money|With no annual fee/);
  });

  test("speak of interest first to whoever carries a balance", () => {
    const facts = { ...first!.facts, purchaseApr: { percents: [20, 25] } };
    const text = read({ ...answer({ balance: true }), picks: [{ ...first!, facts }] });
    expect(text.indexOf("You carry a balance: look at the APR first")).toBeLessThan(
      text.indexOf("The one card that fits"),
    );
    expect(text).toContain(
      "At an APR of 25%, the top rate of the first card below, a balance of $5,000 costs about $1,250 a year in interest",
    );
    expect(text).toContain("The longest 0% period on balance transfers comes first; rewards decide last.");
    const silent = read({
      ...answer({ balance: true }),
      picks: [{ ...first!, facts: { ...facts, purchaseApr: null } }],
    });
    expect(silent).not.toContain("At an APR of");
    expect(silent).toContain("A 0% period stops the interest for a while");
    expect(read()).not.toContain("You carry a balance");
  });

  test("lead to a comparison of the cards, and say what the catalog lacks", () => {
    expect(read()).toContain("Compare all three side by side");
    expect(read({ picks: [first!, second!] })).toContain("Compare both side by side");
    expect(read({ picks: [first!] })).not.toContain("side by side");
    expect(read({ gap: "We have no such card." })).toContain("We have no such card.");
  });
});

describe("a pick", () => {
  test("says what it leaves a year, and in the first year with its bonus", () => {
    const text = read({ picks: [pick, second!, third!] });
    expect(text).toContain(
      `1. ${pick.label.name} Rating ${pick.facts.rating.toFixed(1)} · $95 annual fee $255 a year, $455 in the first year with its bonus`,
    );
    expect(text).toContain(`2. ${second!.label.name}`);
    const past = read({ picks: [{ ...pick, pastBasis: "usual" }] });
    expect(past).toContain("$455 in the first year with its bonus (includes an earlier offer of $200)");
    const plain = { ...pick, laterFeeUsd: 0, firstYear: { ...pick.firstYear, bonusUsd: 0 } };
    expect(read({ picks: [plain] })).toMatch(/· no annual fee \$255 a year(?!, \$)/);
  });

  test("begins with the first year where the bonus decides", () => {
    const text = read({ ...answer({ matters: "bonus" }), picks: [pick] });
    expect(text).toContain("$455 in the first year, $255 in later years");
    expect(text).toContain("Net in the first year");
    expect(read({ ...answer({ matters: "bonus", balance: true }), picks: [pick] })).toContain(
      "$255 a year, $455 in the first",
    );
    expect(read({ picks: [pick] })).toContain("Net per year");
  });

  test("has its reasons: why, who should not take it, why not the next, what to check", () => {
    const reasons = {
      why: "It earns most.",
      skip: ["Whoever pays late.", "Whoever travels."],
      whyNotNext: "It leaves less.",
      check: ["The rate."],
    };
    const text = read({ picks: [{ ...pick, ...reasons }] });
    expect(text).toContain("It earns most.");
    expect(text).toContain("Who should skip it Whoever pays late. Whoever travels.");
    expect(text).toContain(`Why not the next card, ${pick.next!.name} It leaves less. Compare the two.`);
    expect(text).toContain("Check before you apply The rate.");
    expect(read({ picks: [{ ...pick, next: null }] })).not.toContain("Why not the next card");
    expect(read({ picks: [{ ...pick, whyNotNext: null }] })).not.toContain("Why not the next card");
  });
});

describe("beside the picks", () => {
  const brand = { brand: "Marriott", slug: "marriott-bonvoy-bold", name: "Bold", rank: 4, netUsd: 120 };

  test("stands the best card of a brand that is used, with its place or why it has none", () => {
    const say = (more: Partial<typeof brand> | { rank: null; netUsd?: number }) =>
      read({ brandBests: [{ ...brand, ...more }] });
    expect(say({})).toContain("The best Marriott card, Bold, ranks fourth: $120 a year.");
    expect(say({ rank: 9 })).toContain("ranks number 9: $120 a year.");
    expect(say({ rank: null })).toContain("doesn't fit your other answers.");
    expect(say({ rank: null, netUsd: -15 })).toContain("would cost you $15 a year more than it earns.");
  });

  test("stand offers in points that the visitor doesn't use, and the first pick for another use of points", () => {
    const brandOffers = [{ brand: "Delta", slug: "delta-skymiles-gold", name: "Delta Gold", bonusNetUsd: 480 }];
    expect(read({ brandOffers })).toContain(
      "Only if you would use their rewards Delta Gold: a bonus worth $480 after its costs, paid in Delta rewards",
    );
    expect(read({ brandOffers: [] })).not.toContain("Only if you would use");
    const otherWay = { value: "typical", slug: "amex-gold", name: "Gold", netUsd: 300 } as const;
    expect(read({ otherWay })).toContain(
      "If you would transfer points to airlines and hotels, Gold comes first: $300 a year.",
    );
  });

  test.each([
    ["type", "who the card is for", "Show personal and business cards"],
    ["maxFees", "the fee limit", "Show cards with any fee"],
    ["score", "the credit score", "is the usual way up to the others. Show cards for any credit score"],
    ["brands", "the airlines and hotels", "Show cards of any airline or hotel"],
    ["balance", "carrying a balance", "Show cards for people who pay in full"],
  ] as const)("where few cards fit, stands that %s leaves out most", (answered, name, advice) => {
    const relaxations = [
      { answer: answered, matches: 17, query: "?matters=perks" },
      { answer: "type" as const, matches: 4, query: "?type=any" },
    ];
    const text = read({ matches: 2, relaxations });
    expect(text).toContain(
      `The answer that rules out the most cards: ${name} Without that answer, 17 cards would fit.`,
    );
    expect(text).toContain(advice);
    expect(read({ matches: 3, relaxations })).not.toContain("rules out the most");
    expect(read({ matches: 2, relaxations: [] })).not.toContain("rules out the most");
  });
});
