/** The published rule of the finder's order, sentence by sentence (rank-finder-cards.ts; the page says the same). */
import records from "virtual:tool-records";
import { describe, expect, test } from "vitest";

import { makeIntroApr } from "../../catalog/test-record.ts";
import { valueFirstYear } from "../../engine/readers/first-year.ts";
import { valueWallet } from "../../engine/wallet/value-wallet.ts";
import type { WalletCard } from "../../engine/value/wallet-card.ts";
import { askSearch } from "../shared/tool.ts";
import { toFinderProfile } from "./find-cards.ts";
import type { Matter } from "./finder-asking.ts";
import { FINDER_QUESTION } from "./finder-question.ts";
import { countNarrowRates, type FinderField, rankFinderCards } from "./rank-finder-cards.ts";

function toField(search: string, change: Partial<FinderField> = {}): FinderField {
  const { values, faults } = askSearch(FINDER_QUESTION, new URLSearchParams(search), records);
  expect(faults).toEqual({});
  const { profile } = toFinderProfile(values, records);
  return { catalog: records.rewards, aprs: records.facts, answers: values, profile, ...change };
}

/** What each answer to "What matters most?" counts, computed from the engine a second time. */
const COUNTED: Readonly<Record<Matter, (card: WalletCard, field: FinderField) => number>> = {
  value: (card, { profile }) => {
    const { netUsd, feesUsd } = valueWallet([card], profile);
    return feesUsd > 0 || card.isSecured ? netUsd - 25 - feesUsd / 4 : netUsd;
  },
  perks: (card, { profile }) => {
    const { rewardsUsd, perksUsd, feesUsd } = valueWallet([card], profile);
    return rewardsUsd + 2 * perksUsd - feesUsd;
  },
  bonus: (card, { profile }) => {
    const { bonusesUsd, feesUsd } = valueFirstYear(card, profile, records.rewards.rules);
    return bonusesUsd - feesUsd;
  },
  simple: (card, { profile }) => {
    const { rewardsUsd, feesUsd } = valueWallet([card], { ...profile, value: "cash" });
    return rewardsUsd - 2 * feesUsd - 20 * countNarrowRates(card);
  },
};

describe.each(Object.keys(COUNTED) as Matter[])("for people to whom %s matters most", (matters) => {
  const field = toField(`matters=${matters}`);
  const ranked = rankFinderCards(field);
  const monthlyUsd = field.profile.lines.reduce((sum, line) => sum + line.monthlyUsd, 0);

  test("every card's score is what the rule counts", () => {
    expect(ranked.length).toBeGreaterThan({ bonus: 4, perks: 6, value: 20, simple: 20 }[matters]);
    for (const { slug, card, scoreUsd } of ranked) {
      const counted = COUNTED[matters](card, field);
      // Against a flat card the spend that the bonus asks for may lose a little, never more than two percent of it.
      if (matters === "bonus") {
        expect(scoreUsd, slug).toBeLessThanOrEqual(counted + 1e-6);
        const askedUsd = card.bonus.kind === "match" ? 12 * monthlyUsd : (card.bonus.tiers[0]?.afterUsd ?? 0);
        expect(counted - scoreUsd, slug).toBeLessThanOrEqual(0.02 * askedUsd + 1e-6);
      } else expect(scoreUsd, slug).toBeCloseTo(counted, 6);
    }
  });

  test("the highest score comes first", () => {
    const scores = ranked.map(({ scoreUsd }) => scoreUsd);
    expect(scores).toEqual(scores.toSorted((left, right) => right - left));
  });
});

test("for people who want perks a card without one that they would use is left out, unless none has any", () => {
  const used = (search: string) => rankFinderCards(toField(search)).map(({ ongoing }) => ongoing.perksUsd > 0);
  expect(new Set(used("matters=perks"))).toEqual(new Set([true]));
  expect(new Set(used("matters=value"))).toEqual(new Set([true, false]));
  const without = new Set(used("matters=perks&perks=none"));
  expect(without).toEqual(new Set([false]));
});

test("the four ways to count differ for the real cards", () => {
  const orders = Object.keys(COUNTED).map((matters) =>
    rankFinderCards(toField(`matters=${matters}`))
      .map(({ slug }) => slug)
      .join(),
  );
  expect(new Set(orders).size).toBe(4);
});

test("a bonus costs what its minimum spend would earn on a flat 2% card", () => {
  // Nothing but spend on which Strata Premier earns 1 point, so all of the $4,000 loses one cent a dollar.
  const ranked = rankFinderCards(toField("matters=bonus&other=1500&share.rent=0"));
  const premier = ranked.find(({ slug }) => slug === "citi-strata-premier");
  expect(premier?.bonus).toMatchObject({ usd: 600, feeUsd: 95 });
  expect(premier?.bonus.lossUsd).toBeCloseTo(40, 6);
  expect(premier?.bonus.netUsd).toBeCloseTo(465, 6);
});

describe("a tie", () => {
  const model = records.rewards.cards.find(({ slug }) => slug === "wells-fargo-active-cash")!;
  const make = (slug: string, change: Partial<WalletCard> = {}): WalletCard => ({ ...model, slug, ...change });
  const rank = (cards: readonly WalletCard[], search = "", aprs: FinderField["aprs"] = {}) =>
    rankFinderCards(toField(search, { catalog: { cards, rules: [] }, aprs })).map(({ slug }) => slug);

  test("goes to the slug that comes first, whatever the order of the catalog", () => {
    const cards = [make("c"), make("a"), make("b")];
    expect(rank(cards)).toEqual(["a", "b", "c"]);
    expect(rank(cards.toReversed())).toEqual(["a", "b", "c"]);
  });

  test("of people who carry a balance is decided by the 0% months first, then by the lower top rate", () => {
    const aprs = {
      short: { introApr: makeIntroApr(12, 12), purchaseApr: null },
      high: {
        introApr: makeIntroApr(15, 15),
        purchaseApr: { percents: [20.24, 29.24] },
      },
      low: {
        introApr: makeIntroApr(15, 15),
        purchaseApr: { percents: [20.24, 25.24] },
      },
    };
    const cards = [make("short"), make("high"), make("low")];
    expect(rank(cards, "balance=yes", aprs)).toEqual(["low", "high", "short"]);
  });
});

test("a student with a score gets only cards whose terms state one; others get the rest, too", () => {
  const listEstimated = (search: string) =>
    rankFinderCards(toField(search)).filter(({ card }) => card.score.isEstimated && !card.score.newToCredit);
  const spend = "score=740&dining=400&groceries=300";
  expect(listEstimated(`${spend}&type=student`)).toEqual([]);
  expect(listEstimated(spend)).not.toEqual([]);
});

describe("a fee", () => {
  const cardsOf = (search: string) => rankFinderCards(toField(search)).map(({ card }) => card);

  test("is at most a tenth of what is spent, however good the perks", () => {
    const most = (search: string) => Math.max(...cardsOf(search).map(({ fees }) => fees.laterUsd));
    expect(most("other=329&trips=12&perks=face")).toBeLessThan(394.8);
    expect(most("other=330&trips=12&perks=face")).toBe(395);
  });
});

describe("a limit is kept by a card that just meets it", () => {
  const cardsOf = (search: string) => rankFinderCards(toField(search)).map(({ card }) => card);

  test("the annual fee", () => {
    expect(Math.max(...cardsOf("maxFees=100").map(({ fees }) => fees.laterUsd))).toBe(95);
  });

  test("the credit score", () => {
    expect(Math.max(...cardsOf("score=670").map(({ score }) => score.floor))).toBe(670);
  });
});
