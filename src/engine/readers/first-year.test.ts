import { describe, expect, test } from "vitest";

import { makeBase, makeCard, makeEarn, makeLine, makePartLine, makePerk, makeProfile } from "../value/test-cards.ts";
import type { CardBonus } from "../value/wallet-card.ts";
import { valueFirstYear } from "./first-year.ts";

const offer = (afterUsd: number, months: number, usd: number, more: Partial<CardBonus> = {}): CardBonus => ({
  kind: "fixed",
  state: "open",
  tiers: [{ afterUsd, months, points: 0, usd }],
  ...more,
});
const fees = { firstYearUsd: 0, laterUsd: 95 };
const plain = makeProfile([makeLine("other", 1_000)]);

describe("the first year of one card", () => {
  test("is a later year at the first year's fee, with the bonus, less what its spending would earn at a flat 2%", () => {
    const card = makeCard("card", { fees, bonus: offer(3_000, 3, 500) });
    // $120 of rewards, $500, and 1% of $3,000 forgone.
    expect(valueFirstYear(card, plain, [])).toEqual({
      netUsd: 590,
      rewardsUsd: 120,
      perksUsd: 0,
      bonusesUsd: 500,
      feesUsd: 0,
      forgoneUsd: 30,
      neededUsd: 3_000,
    });
  });

  test("the best-paid dollars of the window count for the bonus first", () => {
    const lines = [makeLine("dining", 200), makeLine("other", 800)];
    const earns = [makeBase(1), makeEarn(4, { category: "dining" })];
    const card = makeCard("card", { earns, bonus: offer(1_000, 3, 100) });
    // Of $1,000, $600 are dining at 4%, which a flat card would not beat; $400 lose 1%.
    expect(valueFirstYear(card, makeProfile(lines), []).forgoneUsd).toBeCloseTo(4, 9);
  });

  test("counts a bonus only if the card's spending reaches it in time; later tiers for themselves", () => {
    const out = makeCard("card", { bonus: offer(3_001, 3, 500) });
    expect(valueFirstYear(out, plain, [])).toMatchObject({ bonusesUsd: 0, forgoneUsd: 0, netUsd: 120 });
    const tier = { points: 0, usd: 100 };
    const tiers = [
      { ...tier, afterUsd: 3_000, months: 3 },
      { ...tier, afterUsd: 9_000, months: 6 },
    ];
    expect(valueFirstYear(makeCard("card", { bonus: offer(0, 0, 0, { tiers }) }), plain, []).bonusesUsd).toBe(100);
    // Rent that the card cannot pay is no spending on it.
    const rent = makeProfile([makeLine("other", 900), makePartLine("rent", 5_000)]);
    expect(valueFirstYear(makeCard("card", { bonus: offer(3_000, 3, 500) }), rent, []).bonusesUsd).toBe(0);
  });

  test.each(["stale", "ended"] as const)("counts no offer that is %s", (state) => {
    const card = makeCard("card", { bonus: offer(100, 3, 500, { state }) });
    expect(valueFirstYear(card, plain, []).bonusesUsd).toBe(0);
  });

  test("has no perk that comes with the renewal, nor one of the first year alone", () => {
    const perks = [
      makePerk("points", { kind: "points", points: 10_000, needs: { fromYear: 2 } }),
      makePerk("credit", { kind: "cash-like", faceUsd: 100 }),
    ];
    const { perksUsd } = valueFirstYear(makeCard("card", { perks }), plain, []);
    expect(perksUsd).toBeCloseTo(100, 9);
  });

  test("a match is the card's rates once more, and no perk", () => {
    const perks = [makePerk("credit", { kind: "cash-like", faceUsd: 100 })];
    const card = makeCard("card", { perks, bonus: { kind: "match", state: "open", tiers: [] } });
    // The credit pays $100 of $12,000; the rest earns 1%, twice.
    expect(valueFirstYear(card, plain, [])).toMatchObject({ rewardsUsd: 119, bonusesUsd: 119, perksUsd: 100 });
  });

  test("of a card that is owned has its later fee and no bonus; so has one that the history rules out, at the first fee", () => {
    const card = makeCard("card", { fees, bonus: offer(100, 3, 500) });
    expect(valueFirstYear(card, { ...plain, owned: ["card"] }, [])).toMatchObject({ bonusesUsd: 0, feesUsd: 95 });
    const once = { id: "once", kind: "once", cards: ["card"], confidence: "high", text: "Once." } as const;
    const had = { ...plain, had: [{ slug: "card", monthsAgo: null }] };
    expect(valueFirstYear(card, had, [once])).toMatchObject({ bonusesUsd: 0, feesUsd: 0 });
  });
});
