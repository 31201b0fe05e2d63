/** What nobody with sense would be told to carry, on the real catalog; and what an independent trial of the rules found. */
import records from "virtual:tool-records";
import { describe, expect, test } from "vitest";

import { PRESETS } from "../../engine/value/presets.ts";
import { valueWallet } from "../../engine/wallet/value-wallet.ts";
import { analyze } from "./analyze.ts";
import { parseAnalyzerQuery } from "./analyzer-query.ts";

const FAST = { sensitivity: false };
const HIGH_FEE_USD = 250;

const ask = (query: string) => analyze(parseAnalyzerQuery(new URLSearchParams(query), records), records, FAST);
const toSlugs = ({ analysis }: ReturnType<typeof ask>) => analysis.wallet.cards.map(({ slug }) => slug);

test("$10 a month ends without any fee", () => {
  const { analysis } = ask("other=10");
  expect(analysis.proof.optimal).toBe(true);
  expect(analysis.wallet.cards.map(({ laterFeeUsd }) => laterFeeUsd).filter((usd) => usd > 0)).toEqual([]);
});

describe("presets", () => {
  const results = new Map(PRESETS.map(({ slug }) => [slug, ask(`preset=${slug}`)]));

  test.each([
    ["household", ["capital-one-savor", "capital-one-venture", "us-bank-altitude-connect"], 1065],
    ["family", ["amex-gold", "capital-one-venture", "us-bank-altitude-connect"], 1720],
  ] as const)("%s: %j", (slug, cards, netUsd) => {
    const result = results.get(slug)!;
    expect(toSlugs(result).toSorted()).toEqual(cards);
    expect(Math.abs(result.analysis.wallet.netUsd / netUsd - 1)).toBeLessThan(0.05);
  });

  test("a student pays no fee", () => {
    expect(results.get("student")!.analysis.wallet.feesUsd).toBe(0);
  });

  test.each(["household", "student"])("%s: at most one card with a high fee", (slug) => {
    const high = results.get(slug)!.analysis.wallet.cards.filter(({ laterFeeUsd }) => laterFeeUsd >= HIGH_FEE_USD);
    expect(high.length).toBeLessThanOrEqual(1);
  });

  test.each(PRESETS.map(({ slug }) => slug))("%s: every fee is earned back without a ticked perk", (slug) => {
    const { profile, analysis } = results.get(slug)!;
    expect(profile.use).toEqual([]);
    expect(analysis.wallet.perks.filter(({ usedFor }) => usedFor === "ticked")).toEqual([]);
    const held = records.rewards.cards.filter((card) => toSlugs(results.get(slug)!).includes(card.slug));
    for (const card of held.filter(({ fees }) => fees.laterUsd > 0)) {
      const others = held.filter((other) => other !== card);
      const withoutUsd = valueWallet(others, profile, records.rewards.rules).netUsd;
      expect(analysis.wallet.netUsd, card.slug).toBeGreaterThan(withoutUsd);
    }
  });
});
