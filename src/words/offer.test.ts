import { describe, expect, test } from "vitest";

import type { CountedOffer, SignUpBonus } from "../catalog/card.ts";
import { type OfferingCard, toOfferMark, toOfferText, toPastBonusNote, toPastPart } from "./offer.ts";

const count = (change: Partial<CountedOffer> = {}): CountedOffer => ({
  basis: "read",
  usd: 750,
  points: 60_000,
  cashUsd: 0,
  spendUsd: 4_000,
  days: 90,
  lastSeen: "2026-06-08",
  ...change,
});
const offer = (change: Partial<SignUpBonus> = {}, rewardProgram = "Chase Ultimate Rewards"): OfferingCard => ({
  rewardProgram,
  signUpBonus: {
    kind: "fixed",
    points: 75_000,
    description: "75,000 points after $4,000 of purchases in the first 3 months",
    minSpendUsd: 4_000,
    durationDays: 90,
    estimatedValueUsd: null,
    state: "open",
    counted: count(),
    asOf: "2025-05",
    confidence: "high",
    ...change,
  },
});
const usual = count({ basis: "usual" });
const nothing = count({ basis: "none", usd: 0, points: 0 });

describe("a welcome offer", () => {
  test("is named by what it gives", () => {
    expect(toOfferText(offer())).toBe("75,000 points");
    expect(toOfferText(offer({}, "Delta SkyMiles"))).toBe("75,000 miles");
    expect(toOfferText(offer({ points: null, estimatedValueUsd: 200 }))).toBe("$200");
    expect(toOfferText(offer({ kind: "up-to", points: null }))).toBe("Amount shown when you apply");
    expect(toOfferText(offer({ kind: "match", points: null }))).toBe("First-year match");
    expect(toOfferText(offer({ kind: "none", points: null }))).toBe("None");
  });

  test("that nobody read lately is one of before, usual or not, marked with when it was last seen", () => {
    const old = offer({ state: "stale", counted: usual });
    expect([toOfferText(old), toOfferMark(old)]).toEqual(["60,000 points", "last seen June 2026"]);
    const extra = offer({ state: "stale", counted: count({ basis: "usual", cashUsd: 300 }) });
    expect(toOfferText(extra)).toBe("60,000 points and $300");
    const cash = offer({ state: "stale", counted: count({ basis: "usual", points: 0, cashUsd: 200 }) });
    expect(toOfferText(cash)).toBe("$200");
  });

  test("that gave way to a newer one is that one, marked with when it was seen", () => {
    const newer = offer({ state: "stale", counted: count({ basis: "seen", lastSeen: "2026-10-07" }) });
    expect([toOfferText(newer), toOfferMark(newer)]).toEqual(["60,000 points", "seen October 2026"]);
  });

  test("that counts nothing says when it was last seen", () => {
    const old = offer({ state: "stale", counted: nothing });
    expect([toOfferText(old), toOfferMark(old)]).toEqual(["75,000 points", "last seen June 2026"]);
    expect(toOfferMark(offer({ state: "stale", counted: { ...nothing, lastSeen: null } }))).toBe("last seen May 2025");
    expect(toOfferMark(offer())).toBeNull();
  });

  test("that has ended keeps its words beside the day, and the one of before where that counts", () => {
    const ended = offer({ state: "ended", endsOn: "2025-05-15", counted: nothing });
    expect([toOfferText(ended), toOfferMark(ended)]).toEqual(["75,000 points", "ended May 15, 2025"]);
    expect(toOfferMark(offer({ ...ended.signUpBonus, counted: usual }))).toBe(
      "ended May 15, 2025; 60,000 points last seen June 2026",
    );
  });

  test("whose amount is shown when you apply says the lowest that was seen, where it counts", () => {
    const upTo = offer({ kind: "up-to", points: null, counted: count({ basis: "ceiling" }) });
    expect(toOfferMark(upTo)).toBe("lowest in 18 months: 60,000 points");
    expect(toOfferMark(offer({ ...upTo.signUpBonus, counted: nothing }))).toBeNull();
  });
});

test("a sum says how much of it is an offer of before, and what to hold the one shown against", () => {
  const tiers = [{ afterUsd: 4_000, months: 3, points: 60_000, usd: 0 }];
  const points = { program: "ultimate-rewards" };
  const card = (basis: "usual" | "ceiling") => ({ points, bonus: { past: { basis, lastSeen: "2026-06-08" }, tiers } });
  expect(toPastBonusNote(card("usual"), 810)).toBe(
    "This is an earlier offer, last seen June 2026; apply only if you are shown at least 60,000 points.",
  );
  expect(toPastBonusNote(card("ceiling"), 810)).toBe(
    "This is the lowest offer seen, in June 2026; apply only if you are shown at least 60,000 points.",
  );
  expect(toPastBonusNote(card("usual"), 0)).toBeNull();
  expect(toPastBonusNote({ points, bonus: { tiers } }, 810)).toBeNull();
});

test("beside a sum it is said in a few words, and only where the sum has it", () => {
  expect(toPastPart("usual", 810)).toBe("includes an earlier offer of $810");
  expect(toPastPart("ceiling", 870)).toBe("includes the lowest offer seen, $870");
  expect([toPastPart("usual", 0), toPastPart(undefined, 810)]).toEqual([null, null]);
});
