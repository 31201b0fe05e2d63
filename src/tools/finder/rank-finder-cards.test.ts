/** The published rule of the finder's order, sentence by sentence (rank-finder-cards.ts; the page says the same). */
import { describe, expect, test } from "vitest";

import { REAL_CARDS } from "../../rewards/real-cards.ts";
import { DEFAULT_LINES } from "../../rewards/spend-presets.ts";
import type { FinderAnswers, Matter } from "./finder-query.ts";
import { type FinderCard, rankFinderCards } from "./rank-finder-cards.ts";

const ANSWERS: FinderAnswers = {
  matters: "value",
  carriesBalance: false,
  creditScore: null,
  maxFeeUsd: null,
  brands: [],
  tripsAYear: 4,
  cardType: "Personal",
};
const rank = (cards: readonly FinderCard[], answers: Partial<FinderAnswers>) =>
  rankFinderCards(cards, { ...ANSWERS, ...answers }, { lines: DEFAULT_LINES });
const bySlug = new Map(REAL_CARDS.map((card) => [card.slug, card]));

/** What each answer to "What matters most?" counts, of the values a card has. */
const COUNTED: Readonly<Record<Matter, (ranked: ReturnType<typeof rank>[number]) => number>> = {
  value: ({ ongoing }) => ongoing.rewardsUsd + ongoing.perksUsd - ongoing.feesUsd,
  perks: ({ ongoing }) => ongoing.rewardsUsd + 2 * ongoing.perksUsd - ongoing.feesUsd,
  bonus: ({ firstYear }) => firstYear.netUsd,
  simple: ({ slug, ongoing }) => {
    const narrow = bySlug.get(slug)?.rewards.filter(({ cap, subcategory }) => cap !== null || subcategory !== null);
    return ongoing.rewardsUsd + ongoing.perksUsd - 2 * ongoing.feesUsd - 20 * (narrow?.length ?? 0);
  },
};

describe.each(Object.entries(COUNTED))("for people to whom %s matters most", (matters, count) => {
  const ranked = rank(REAL_CARDS, { matters: matters as Matter });

  test("every card's score is what the rule counts", () => {
    expect(ranked.length).toBeGreaterThan(20);
    for (const card of ranked) expect(card.score, card.slug).toBeCloseTo(count(card), 6);
  });

  test("the highest score comes first", () => {
    const scores = ranked.map(({ score }) => score);
    expect(scores).toEqual(scores.toSorted((left, right) => right - left));
  });
});

test("the four ways to count differ for the real cards", () => {
  const orders = Object.keys(COUNTED).map((matters) =>
    rank(REAL_CARDS, { matters: matters as Matter })
      .map(({ slug }) => slug)
      .join(),
  );
  expect(new Set(orders).size).toBe(4);
});

describe("a tie", () => {
  /** Cards that earn the same and differ in the named fields only. */
  const model = bySlug.get(rank(REAL_CARDS, { maxFeeUsd: 0 })[0]?.slug ?? "");
  const make = (slug: string, more: Partial<FinderCard> = {}): FinderCard => ({ ...model!, slug, ...more });

  test("goes to the slug that comes first, whatever the order of the catalog", () => {
    const cards = [make("c"), make("a"), make("b")];
    expect(rank(cards, {}).map(({ slug }) => slug)).toEqual(["a", "b", "c"]);
    expect(rank(cards.toReversed(), {}).map(({ slug }) => slug)).toEqual(["a", "b", "c"]);
  });

  test("of people who carry a balance is decided by the 0% months first, then by the lower top rate", () => {
    const cards = [
      make("short", { introApr: "0% for 12 months on purchases and balance transfers" }),
      make("high", {
        introApr: "0% for 15 months on purchases and balance transfers",
        purchaseApr: "20.24% - 29.24% Variable",
      }),
      make("low", {
        introApr: "0% for 15 months on purchases and balance transfers",
        purchaseApr: "20.24% - 25.24% Variable",
      }),
    ];
    expect(rank(cards, { carriesBalance: true }).map(({ slug }) => slug)).toEqual(["low", "high", "short"]);
  });
});

describe("a limit is kept by a card that just meets it", () => {
  const open = REAL_CARDS.filter(({ status, cardType }) => status === "open" && cardType === "Personal");
  const slugs = (answers: Partial<FinderAnswers>) => rank(open, answers).map(({ slug }) => slug);

  test("the annual fee", () => {
    const found = slugs({ maxFeeUsd: 95 });
    const fees = found.map((slug) => bySlug.get(slug)?.annualFee.ongoingUsd);
    expect(Math.max(...fees.map(Number))).toBe(95);
  });

  test("the credit score", () => {
    const floors = slugs({ creditScore: 670 }).map((slug) => bySlug.get(slug)?.creditScore.floor);
    expect(Math.max(...floors.map(Number))).toBe(670);
  });
});
