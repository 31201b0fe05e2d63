/**
 * What an expert would find absurd, on the real catalog: contracts of the
 * model's "Tests that referee it". A figure here changes when facts change;
 * find out which of the two is wrong before you change it.
 */

import { describe, expect, test } from "vitest";

import { checkCertificate } from "../../../scripts/check-certificate.ts";
import { listCards } from "../../catalog/queries.ts";
import { analyzeWallet } from "../../engine/wallet/analyze-wallet.ts";
import type { Analysis } from "../../engine/wallet/answer.ts";
import { certifyWallet } from "../../engine/wallet/certify-wallet.ts";
import { makeProfiles } from "../../engine/wallet/test-profiles.ts";
import { valueWallet } from "../../engine/wallet/value-wallet.ts";
import { PRESETS } from "../../engine/value/presets.ts";
import type { Profile, ProfileInput } from "../../engine/value/profile.ts";
import { resolveProfile } from "../../engine/value/resolve-profile.ts";
import { makeRewardsCatalog } from "../shared/make-rewards-catalog.ts";

const catalog = makeRewardsCatalog(listCards());
const QUICK = { sensitivity: false };

function analyze(profile: Profile, options: object = QUICK): Analysis {
  const answer = analyzeWallet(catalog, profile, options);
  if (!answer.ok) throw new Error(JSON.stringify(answer.errors));
  return answer;
}
const resolve = (input: ProfileInput) => resolveProfile(input, catalog.brands).profile;
const slugsOf = ({ wallet }: Analysis) => wallet.cards.map(({ slug }) => slug);
const objectiveOf = (slugs: readonly string[], profile: Profile) =>
  valueWallet(
    catalog.cards.filter(({ slug }) => slugs.includes(slug)),
    profile,
    catalog.rules,
  ).objectiveUsd;

test("$10 a month ends with no fee at all", () => {
  for (const category of ["dining", "other", "gas"] as const) {
    const { wallet } = analyze(resolve({ spend: { [category]: 10 } }));
    expect(wallet.cards.map(({ firstYearFeeUsd, laterFeeUsd }) => firstYearFeeUsd + laterFeeUsd)).toEqual([0]);
  }
});

describe.each(PRESETS)("the wallet of the preset $slug", ({ slug: preset }) => {
  const profile = resolve({ preset });
  const answer = analyze(profile);

  test("has at most one card with a fee of $250 or more (a family of big eaters two)", () => {
    const dear = answer.wallet.cards.filter(({ laterFeeUsd }) => laterFeeUsd >= 250);
    expect(dear.length).toBeLessThanOrEqual(preset === "family" ? 2 : 1);
  });

  test("earns every fee back without a ticked perk, and no card only by perks", () => {
    expect(profile.use).toEqual([]);
    for (const { slug, marginalUsd, rewardsUsd } of answer.cards) {
      expect(marginalUsd, slug).toBeGreaterThan(0);
      expect(rewardsUsd, slug).toBeGreaterThan(0);
    }
  });

  test("is proved", () => {
    expect(answer.proof).toMatchObject({ optimal: true, gapUsd: 0 });
  });
});

test("a student's wallet pays no fee above what its rewards bring, and holds only cards open to no history", () => {
  for (const score of ["none", null] as const) {
    const answer = analyze({ ...resolve({ preset: "student" }), score });
    for (const { rewardsUsd, feeUsd } of answer.wallet.cards) expect(feeUsd).toBeLessThanOrEqual(rewardsUsd);
    if (score === null) continue;
    for (const slug of slugsOf(answer)) {
      expect(catalog.cards.find((card) => card.slug === slug)?.score.newToCredit, slug).toBe(true);
    }
  }
});

test("a rate for which the terms give a range counts at its low end", () => {
  for (const { slug, rewards } of listCards()) {
    for (const { notes, leastMultiplier } of rewards) {
      const range = /(\d+(?:\.\d+)?)x to \d+(?:\.\d+)?x/.exec(notes);
      if (range) expect(leastMultiplier, slug).toBe(Number(range[1]));
    }
  }
  // At half a point a dollar, and 0.55 cents in cash: all there is for somebody who only pays rent.
  const { wallet } = analyze(resolve({ parts: { rent: 2_000 } }));
  expect(wallet.rewardsUsd).toBeCloseTo(24_000 * 0.5 * 0.0055, 2);
});

/** An independent trial of the model's rules gave these; any wallet within $25 of them is as right. */
describe("an independent trial agrees", () => {
  test.each<[string, ProfileInput, readonly string[], number]>([
    [
      "household",
      { preset: "household" },
      ["capital-one-savor", "capital-one-venture", "us-bank-altitude-connect"],
      1_070,
    ],
    ["family", { preset: "family" }, ["amex-gold", "capital-one-venture", "us-bank-altitude-connect"], 1_730],
  ])("for the %s", (_, input, expected, netUsd) => {
    const profile = resolve(input);
    const { wallet } = analyze(profile);
    expect(objectiveOf(expected, profile)).toBeGreaterThanOrEqual(wallet.objectiveUsd - 25);
    expect(Math.abs(wallet.netUsd - netUsd)).toBeLessThanOrEqual(50);
  });

  test("for a student with a score: cards without a fee, about $390", () => {
    const { wallet } = analyze({ ...resolve({ preset: "student" }), score: null });
    expect(wallet.feesUsd).toBe(0);
    expect(Math.abs(wallet.netUsd - 390)).toBeLessThanOrEqual(60);
  });

  test("for $10 a month: Double Cash alone or its equal", () => {
    const profile = resolve({ spend: { other: 10 } });
    expect(objectiveOf(["citi-double-cash"], profile)).toBeGreaterThanOrEqual(
      analyze(profile).wallet.objectiveUsd - 0.5,
    );
  });

  test("for a firm with $8,000 of ads and software: Business Gold and a partner, about $5,900", () => {
    const parts = { advertising: 5_000, software: 3_000 };
    const { wallet } = analyze(resolve({ type: "business", parts, maxCards: 2, trips: 2 }));
    expect(wallet.cards.map(({ slug }) => slug)).toContain("amex-business-gold");
    expect(wallet.netUsd).toBeGreaterThan(5_000);
    expect(wallet.netUsd).toBeLessThan(7_000);
  });
});

describe("on 300 random profiles", () => {
  const profiles = makeProfiles(catalog, 300, 3, 77);
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

  test.each(profiles)("every figure is reachable from the plan as printed: $name", ({ profile }) => {
    const { wallet, frontier, proof } = analyze(profile);
    expect(proof.optimal).toBe(true);
    const placed = sum(wallet.allocation.map(({ annualUsd }) => annualUsd));
    const unplaced = sum(wallet.unplaced.map(({ annualUsd }) => annualUsd));
    expect(placed + unplaced).toBeCloseTo(sum(profile.lines.map(({ monthlyUsd }) => monthlyUsd * 12)), 3);
    for (const card of wallet.cards) {
      const rows = wallet.allocation.filter((row) => row.card === card.slug);
      expect(sum(rows.map(({ annualUsd }) => annualUsd))).toBeGreaterThanOrEqual(card.neededSpendUsd - 0.001);
    }
    for (const { card, perk, needs } of wallet.perks) {
      const holder = wallet.cards.find(({ slug }) => slug === card)!;
      if (needs?.spendUsd) expect(holder.spendUsd, perk).toBeGreaterThanOrEqual(needs.spendUsd - 0.001);
      if (needs?.card)
        expect(
          needs.card.some((slug) => wallet.cards.some((held) => held.slug === slug)),
          perk,
        ).toBe(true);
    }
    for (const { usedUsd, limitUsd } of wallet.caps) expect(usedUsd).toBeLessThanOrEqual(limitUsd + 0.001);
    for (const [at, step] of frontier.entries()) {
      expect(step.objectiveUsd).toBeGreaterThanOrEqual((frontier[at - 1]?.objectiveUsd ?? -Infinity) - 0.005);
    }
    const { netUsd, rewardsUsd, perksUsd, bonusesUsd, feesUsd } = wallet;
    expect(netUsd).toBeCloseTo(rewardsUsd + perksUsd + bonusesUsd - feesUsd, 6);
    if (profile.maxAnnualFeesUsd !== null) {
      for (const year of ["firstYearFeeUsd", "laterFeeUsd"] as const) {
        expect(sum(wallet.cards.map((card) => card[year]))).toBeLessThanOrEqual(profile.maxAnnualFeesUsd + 1e-6);
      }
    }
  });
});

test.each(PRESETS)(
  "the certificate of the preset $slug passes a check without the engine's code",
  ({ slug: preset }) => {
    const { wallet, certificate, certificateNote } = analyze(resolve({ preset }), {
      sensitivity: false,
      certify: certifyWallet,
    });
    expect(certificateNote).toBeNull();
    const { allocation, perks } = wallet;
    expect(checkCertificate(JSON.stringify({ wallet, allocation, perks, certificate }))).toEqual([]);
  },
);

test("the figures see neither issuer nor links", () => {
  const swapped = listCards().map((card, index) => ({
    ...card,
    issuer: listCards()[(index + 7) % listCards().length]!.issuer,
    applyLink: null,
    ratesAndFeesLink: "https://example.com",
  }));
  expect(makeRewardsCatalog(swapped)).toEqual(catalog);
});
