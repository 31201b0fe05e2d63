/**
 * What an expert would sign, and what he would find absurd, on the real catalog: contracts of the model's "Tests that
 * referee it". A figure here changes when facts change; find out which of the two is wrong before you change it.
 */
import { describe, expect, test } from "vitest";

import { listCards } from "../../catalog/queries.ts";
import { PRESETS } from "../../engine/value/presets.ts";
import type { Profile, ProfileInput } from "../../engine/value/profile.ts";
import { resolveProfile } from "../../engine/value/resolve-profile.ts";
import { analyzeWallet } from "../../engine/wallet/analyze-wallet.ts";
import type { Analysis } from "../../engine/wallet/answer.ts";
import { makeProfiles } from "../../engine/wallet/test-profiles.ts";
import { makeRewardsCatalog } from "../../../test/support/make-rewards-catalog.ts";

const catalog = makeRewardsCatalog(listCards());

function analyze(profile: Profile): Analysis {
  const answer = analyzeWallet(catalog, profile, { sensitivity: false });
  if (!answer.ok) throw new Error(JSON.stringify(answer.errors));
  return answer;
}
const resolve = (input: ProfileInput) => resolveProfile(input, catalog.brands).profile;
/** The same reader is looked at from several sides. */
const known = new Map<string, Analysis>();
function pickOf(input: ProfileInput): Analysis {
  const key = JSON.stringify(input);
  const answer = known.get(key) ?? analyze(resolve(input));
  known.set(key, answer);
  return answer;
}
const slugsOf = ({ pick }: Analysis) => pick.cards.map(({ slug }) => slug);
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

const COUPLE = {
  spend: { dining: 400, groceries: 500, gas: 100, travel_other: 200, other: 300 },
  trips: 2,
  travelers: 2,
};
const READERS: Readonly<Record<string, ProfileInput>> = {
  household: { preset: "household" },
  student: { preset: "student" },
  family: { preset: "family" },
  couple: COUPLE,
};

test.each<[string, ProfileInput]>([
  ["dining", { spend: { dining: 10 } }],
  ["gas", { spend: { gas: 10 } }],
  ["everything else, four trips", { spend: { other: 10 }, trips: 4 }],
])("$10 a month of %s ends with no fee", (_, input) => {
  const { pick } = pickOf(input);
  expect(pick.cards.length).toBeGreaterThan(0);
  expect(pick.cards.map(({ firstYearFeeUsd, laterFeeUsd }) => firstYearFeeUsd + laterFeeUsd)).toEqual(
    pick.cards.map(() => 0),
  );
});

test("whoever builds credit locks up no second deposit, nor one where a card without a deposit does as well", () => {
  const spend = { dining: 200, groceries: 200, gas: 60, other: 140 };
  const { pick, most } = pickOf({ spend, trips: 1, score: 580 });
  expect(pick.cards.map(({ slug }) => slug)).toEqual(["chase-freedom-rise"]);
  expect(most!.cards).toHaveLength(2);
});

describe.each(Object.entries(READERS))("our pick for a %s", (name, input) => {
  const profile = resolve(input);
  const answer = pickOf(input);

  test("is proved, and has at most one card with a fee of $250 or more", () => {
    expect(answer.proof).toMatchObject({ optimal: true, gapUsd: 0 });
    expect(answer.pick.cards.filter(({ laterFeeUsd }) => laterFeeUsd >= 250).length).toBeLessThanOrEqual(1);
  });

  test("holds no card with a fee that doesn't add $25 and a quarter of its fee beyond it, nor one only for perks", () => {
    for (const { slug, laterFeeUsd, rewardsUsd } of answer.pick.cards) {
      expect(rewardsUsd, slug).toBeGreaterThan(0);
      if (laterFeeUsd === 0) continue;
      // Over the best of the others that pays no more for them.
      const maxAnnualFeesUsd = answer.pick.feesUsd - laterFeeUsd;
      const without = analyze({ ...profile, exclude: [slug], maxAnnualFeesUsd }).pick.netUsd;
      expect(answer.pick.netUsd - without, slug).toBeGreaterThanOrEqual(25 + laterFeeUsd / 4);
    }
  });

  test("counts no credit on a bank's own travel site, and no perk that was not asked about", () => {
    const perkOf = (slug: string, id: string) =>
      catalog.cards.find((card) => card.slug === slug)!.perks.find((perk) => perk.id === id)!;
    for (const { card, perk, usedFor } of answer.pick.perks) {
      expect(perkOf(card, perk).kind, `${name}: ${card} ${perk}`).not.toBe("portal");
      expect(usedFor).not.toBe("ticked");
    }
  });
});

describe("the wallets that were agreed on", () => {
  test.each<[string, ProfileInput, readonly string[], number]>([
    [
      "household",
      { preset: "household" },
      ["capital-one-savor", "capital-one-ventureone", "us-bank-altitude-connect"],
      0,
    ],
    ["family", { preset: "family" }, ["capital-one-savor", "capital-one-venture", "us-bank-altitude-connect"], 95],
  ])("%s", (_, input, slugs, feesUsd) => {
    const answer = pickOf(input);
    expect(slugsOf(answer)).toEqual(slugs);
    expect(answer.pick.feesUsd).toBe(feesUsd);
  });

  test("a household is told what more money costs, a family what no fee costs", () => {
    const household = pickOf({ preset: "household" });
    expect(household.withoutFees).toBeNull();
    expect(household.most).toMatchObject({ laterFeesUsd: 95 });
    expect(household.most!.netUsd - household.pick.netUsd).toBeLessThan(49);
    expect(pickOf({ preset: "family" }).withoutFees!.netUsd).toBeLessThan(pickOf({ preset: "family" }).pick.netUsd);
  });
});

test("a student without a history is offered only cards open to no history", () => {
  for (const slug of slugsOf(pickOf({ preset: "student" }))) {
    expect(catalog.cards.find((card) => card.slug === slug)?.score.newToCredit, slug).toBe(true);
  }
});

test("a rate for which the terms give a range counts at its low end", () => {
  for (const { slug, rewards } of listCards()) {
    for (const { notes, leastMultiplier } of rewards) {
      const range = /(\d+(?:\.\d+)?)x to \d+(?:\.\d+)?x/.exec(notes);
      if (range) expect(leastMultiplier, slug).toBe(Number(range[1]));
    }
  }
});

test("a business with $8,000 of ads and software: Business Gold and a partner", () => {
  const parts = { advertising: 5_000, software: 3_000 };
  const { pick } = pickOf({ type: "business", parts, maxCards: 2, trips: 2 });
  expect(pick.cards.map(({ slug }) => slug)).toContain("amex-business-gold");
  expect(pick.netUsd).toBeGreaterThan(4_500);
  expect(pick.netUsd).toBeLessThan(7_000);
});

test.each(PRESETS)("the pick of the preset $slug ticks nothing and is proved", ({ slug }) => {
  const { proof, pick } = pickOf({ preset: slug });
  expect(proof.optimal).toBe(true);
  expect(pick.perks.filter(({ usedFor }) => usedFor === "ticked")).toEqual([]);
});

describe("on random profiles", () => {
  test.each(makeProfiles(catalog, 100, 3, 77))(
    "every figure is reachable from the plan as printed: $name",
    ({ profile }) => {
      const { pick, frontier, proof } = analyze(profile);
      expect(proof.optimal).toBe(true);
      const placed = sum(pick.allocation.map(({ annualUsd }) => annualUsd));
      const unplaced = sum(pick.unplaced.map(({ annualUsd }) => annualUsd));
      expect(placed + unplaced).toBeCloseTo(sum(profile.lines.map(({ monthlyUsd }) => monthlyUsd * 12)), 3);
      for (const card of pick.cards) {
        const rows = pick.allocation.filter((row) => row.card === card.slug);
        expect(sum(rows.map(({ annualUsd }) => annualUsd))).toBeGreaterThanOrEqual(card.neededSpendUsd - 0.001);
      }
      for (const { card, perk, needs } of pick.perks) {
        const holder = pick.cards.find(({ slug }) => slug === card)!;
        if (needs?.spendUsd) expect(holder.spendUsd, perk).toBeGreaterThanOrEqual(needs.spendUsd - 0.001);
        if (needs?.card)
          expect(
            needs.card.some((slug) => slugsOf({ pick } as Analysis).includes(slug)),
            perk,
          ).toBe(true);
      }
      for (const { usedUsd, limitUsd } of pick.caps) expect(usedUsd).toBeLessThanOrEqual(limitUsd + 0.001);
      for (const [at, step] of frontier.entries()) {
        expect(step.scoreUsd).toBeGreaterThanOrEqual((frontier[at - 1]?.scoreUsd ?? -Infinity) - 0.005);
      }
      const { netUsd, rewardsUsd, perksUsd, bonusesUsd, feesUsd } = pick;
      expect(netUsd).toBeCloseTo(rewardsUsd + perksUsd + bonusesUsd - feesUsd, 6);
      if (profile.maxAnnualFeesUsd !== null) {
        for (const year of ["firstYearFeeUsd", "laterFeeUsd"] as const) {
          expect(sum(pick.cards.map((card) => card[year]))).toBeLessThanOrEqual(profile.maxAnnualFeesUsd + 1e-6);
        }
      }
    },
  );
});

test("the figures see neither issuer nor links", () => {
  const swapped = listCards().map((card, index) => ({
    ...card,
    issuer: listCards()[(index + 7) % listCards().length]!.issuer,
    applyLink: null,
    ratesAndFeesLink: "https://example.com",
  }));
  expect(makeRewardsCatalog(swapped)).toEqual(catalog);
});
