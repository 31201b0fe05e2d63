import { describe, expect, test } from "vitest";

import type { SignUpBonus } from "../catalog/card.ts";
import { countedBonusUsd, toOfferMark, toOfferText } from "./offer.ts";

const offer = (change: Partial<SignUpBonus> = {}): SignUpBonus => ({
  kind: "fixed",
  points: 60_000,
  description: "60,000 points after $4,000 of purchases in the first 3 months",
  minSpendUsd: 4_000,
  durationDays: 90,
  estimatedValueUsd: null,
  state: "open",
  asOf: "2025-05",
  confidence: "high",
  ...change,
});
const usd = (change: Partial<SignUpBonus> = {}) =>
  countedBonusUsd({
    slug: "a-card",
    rewardProgram: "A Program",
    signUpBonus: offer(change),
    redemption: { programCpp: 2, cashBackCpp: 1.25 },
  });

describe("a welcome offer", () => {
  test("counts its points at what the sums count for a point, or its dollars where it has no points, while it is open", () => {
    expect(usd({ estimatedValueUsd: 900 })).toBe(750);
    expect(usd({ points: null, estimatedValueUsd: 200 })).toBe(200);
  });

  test.each(["ended", "stale", "none"] as const)("counts 0 when it is %s", (state) => {
    expect(usd({ state, estimatedValueUsd: 900 })).toBe(0);
  });

  test("says when it ended or was last seen, and nothing while it is open", () => {
    expect(toOfferMark(offer({ state: "ended", endsOn: "2025-05-15" }))).toBe("ended May 15, 2025");
    expect(toOfferMark(offer({ state: "stale" }))).toBe("last seen May 2025");
    expect(toOfferMark(offer())).toBeNull();
  });

  test("is named by what it gives", () => {
    expect(toOfferText(offer())).toBe("60,000 points");
    expect(toOfferText(offer({ points: null, estimatedValueUsd: 200 }))).toBe("$200");
    expect(toOfferText(offer({ kind: "up-to", points: null }))).toBe("Amount shown on applying");
    expect(toOfferText(offer({ kind: "match", points: null }))).toBe("First-year match");
    expect(toOfferText(offer({ kind: "none", points: null }))).toBe("None");
  });
});
