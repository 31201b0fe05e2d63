import { describe, expect, test } from "vitest";

import type { Offer } from "../../catalog/offer.ts";
import { countedBonus, monthsBefore, type OfferCard } from "./counted-bonus.ts";

const DAY = "2026-11-22";

const makeOffer = (points: number, firstSeen: string, lastSeen: string, change: Partial<Offer> = {}): Offer => ({
  points,
  spendUsd: 4_000,
  days: 90,
  firstSeen,
  lastSeen,
  ...change,
});

const makeCard = (change: Partial<OfferCard> = {}): OfferCard => ({
  signUpBonus: { kind: "fixed", points: 75_000, estimatedValueUsd: 750 },
  readOn: "2026-10-07",
  offers: [],
  feeChangedOn: null,
  centsPerPoint: 1,
  ...change,
});

/** The card's own offer was read too long ago, so that the history decides. */
const OLD = { readOn: "2026-06-08" };
const LONG = makeOffer(60_000, "2025-01-01", "2026-01-01");

describe("an offer read within 90 days", () => {
  test("counts its amount, on the ninetieth day too", () => {
    expect(countedBonus(makeCard(), DAY)).toEqual({ basis: "read", usd: 750, readOn: "2026-10-07" });
    expect(countedBonus(makeCard(), "2027-01-05")).toMatchObject({ basis: "read" });
    expect(countedBonus(makeCard(), "2027-01-06")).toEqual({ basis: "none", lastSeen: "2026-10-07" });
  });

  test("known to the month only, is taken for read on its first day", () => {
    expect(countedBonus(makeCard({ readOn: "2026-10" }), "2026-12-30")).toMatchObject({ basis: "read" });
    expect(countedBonus(makeCard({ readOn: "2026-10" }), "2026-12-31")).toMatchObject({ basis: "none" });
  });

  test("of cash counts its dollars, and a first-year match no estimate", () => {
    const cash = { kind: "fixed", points: null, estimatedValueUsd: 200 } as const;
    expect(countedBonus(makeCard({ signUpBonus: cash }), DAY)).toMatchObject({ usd: 200 });
    expect(countedBonus(makeCard({ signUpBonus: { ...cash, kind: "match" } }), DAY)).toMatchObject({ usd: 0 });
    // 15,000 points at the card's price, and the cash beside them.
    const both = { ...cash, points: 15_000, tiers: [{ afterUsd: 500, months: 3, points: 15_000, usd: 100 }] };
    const { centsPerPoint } = makeCard();
    expect(countedBonus(makeCard({ signUpBonus: both }), DAY)).toMatchObject({ usd: 150 * centsPerPoint + 100 });
  });

  test("that has ended by its own words is not counted; on its last day it is", () => {
    const ending = { kind: "fixed", points: 75_000, estimatedValueUsd: 750, endsOn: DAY } as const;
    expect(countedBonus(makeCard({ signUpBonus: ending }), DAY)).toMatchObject({ basis: "read" });
    const ended = makeCard({ signUpBonus: { ...ending, endsOn: "2026-11-21" }, offers: [LONG] });
    expect(countedBonus(ended, DAY)).toMatchObject({ basis: "usual", usd: 600 });
  });
});

test("a newer offer that a list saw within 90 days counts in place of one read longer ago, seen once or not", () => {
  const newer = makeOffer(40_000, "2026-10-07", "2026-10-07");
  const count = (change: Partial<Offer>, day = DAY) =>
    countedBonus(makeCard({ ...OLD, offers: [LONG, { ...newer, ...change }] }), day);
  expect(count({})).toMatchObject({ basis: "seen", usd: 400, lastSeen: "2026-10-07" });
  expect(count({}, "2027-01-05")).toMatchObject({ basis: "seen" });
  expect(count({}, "2027-01-06")).toMatchObject({ basis: "usual", usd: 600 });
  expect(count({ endsOn: "2026-11-18" })).toMatchObject({ basis: "usual" });
  expect(count({ channel: "referral" })).toMatchObject({ basis: "usual" });
  expect(count({ lastSeen: "2026-06-08" })).toMatchObject({ basis: "usual" });
  expect(countedBonus(makeCard({ offers: [newer] }), DAY)).toMatchObject({ basis: "read", usd: 750 });
});

describe("an offer read longer ago", () => {
  test("gives way to the lower of the usual offer and the last one seen", () => {
    const high = makeOffer(90_000, "2026-02-01", "2026-04-01");
    const low = makeOffer(40_000, "2026-02-01", "2026-04-01");
    const count = (offers: readonly Offer[]) => countedBonus(makeCard({ ...OLD, offers }), DAY);
    expect(count([LONG, high])).toMatchObject({ basis: "usual", usd: 600, lastSeen: "2026-01-01" });
    expect(count([LONG, low])).toMatchObject({ basis: "usual", usd: 400, lastSeen: "2026-04-01" });
    expect(count([LONG, high, low])).toMatchObject({ usd: 400 });
  });

  test("sums the stands of one offer, of the last 24 months alone", () => {
    const offers = [
      makeOffer(50_000, "2023-04-16", "2025-01-22"),
      makeOffer(70_000, "2025-02-01", "2025-04-01"),
      makeOffer(70_000, "2025-06-01", "2025-08-01"),
      makeOffer(90_000, "2025-10-01", "2025-12-15"),
    ];
    // 70,000 stood 120 days, 90,000 stood 75, and of 50,000's 640 days 61 are of the last two years.
    expect(countedBonus(makeCard({ ...OLD, offers }), DAY)).toMatchObject({ usd: 700 });
  });

  test("counts extras and cash of one entry, never more than is in it", () => {
    const offer = makeOffer(20_000, "2026-01-01", "2026-03-01", { usd: 100, extras: ["Free night"], extrasUsd: 150 });
    expect(countedBonus(makeCard({ ...OLD, offers: [offer] }), DAY)).toMatchObject({ usd: 450 });
  });

  test("counts nothing when no offer was seen within 18 months, and says when one was", () => {
    const seen = (lastSeen: string) =>
      countedBonus(makeCard({ ...OLD, offers: [makeOffer(60_000, "2025-01-01", lastSeen)] }), DAY);
    expect(seen("2025-05-22")).toMatchObject({ basis: "usual", usd: 600 });
    expect(seen("2025-05-21")).toEqual({ basis: "none", lastSeen: "2025-05-21" });
    expect(countedBonus(makeCard(OLD), DAY)).toEqual({ basis: "none", lastSeen: "2026-06-08" });
  });

  test.each([
    ["a day or two", makeOffer(20_000, "2026-03-01", "2026-03-14")],
    ["by referral", makeOffer(20_000, "2026-03-01", "2026-04-14", { channel: "referral" })],
    ["in a branch", makeOffer(20_000, "2026-03-01", "2026-04-14", { channel: "in branch" })],
    ["by a special link", makeOffer(20_000, "2026-03-01", "2026-04-14", { channel: "by special link" })],
    ["as a ceiling", makeOffer(20_000, "2026-03-01", "2026-04-14", { upTo: true })],
  ])("is not measured by one that stood %s", (_how, offer) => {
    expect(countedBonus(makeCard({ ...OLD, offers: [LONG, offer] }), DAY)).toMatchObject({ usd: 600 });
  });

  test("is not measured by offers from before the last change of the fee", () => {
    const offers = [
      makeOffer(20_000, "2024-12-01", "2025-08-01", { feeUsd: 95 }),
      makeOffer(60_000, "2025-09-01", "2025-12-01", { feeUsd: 195 }),
    ];
    expect(countedBonus(makeCard({ ...OLD, offers }), DAY)).toMatchObject({ usd: 600 });
    // The list never saw the new fee: then the day of the change decides.
    const late = makeCard({ ...OLD, offers, feeChangedOn: "2026-03-01" });
    expect(countedBonus(late, DAY)).toEqual({ basis: "none", lastSeen: "2025-12-01" });
    expect(countedBonus(late, "2026-02-28")).toMatchObject({ usd: 600 });
  });
});

describe('an "as high as"', () => {
  const ceiling = { kind: "up-to", points: null, estimatedValueUsd: null } as const;

  test("counts the card's lowest offer of 18 months", () => {
    const offers = [
      makeOffer(30_000, "2024-01-01", "2025-05-01"),
      makeOffer(60_000, "2025-06-01", "2026-06-08"),
      makeOffer(90_000, "2025-01-01", "2026-06-08"),
    ];
    expect(countedBonus(makeCard({ signUpBonus: ceiling, offers }), DAY)).toMatchObject({ basis: "ceiling", usd: 600 });
  });

  test("counts nothing without a history", () => {
    expect(countedBonus(makeCard({ signUpBonus: ceiling }), DAY)).toEqual({ basis: "none", lastSeen: "2026-10-07" });
  });
});

test("what was seen after the day is not known on it", () => {
  const offers = [makeOffer(60_000, "2025-01-01", "2025-06-01"), makeOffer(10_000, "2025-06-05", "2026-06-01")];
  const card = makeCard({ offers });
  expect(countedBonus(card, "2025-06-10")).toMatchObject({ basis: "usual", usd: 600 });
  expect(countedBonus(card, "2025-06-20")).toMatchObject({ basis: "usual", usd: 100, lastSeen: "2025-06-20" });
});

test.each([
  ["2026-11-22", 18, "2025-05-22"],
  ["2026-03-31", 1, "2026-02-28"],
  ["2026-01-15", 24, "2024-01-15"],
])("%s less %i months is %s", (day, months, expected) => {
  expect(monthsBefore(day, months)).toBe(expected);
});
