/** The rule of what an offer counts, on real records: today, and replayed on three days of the past. */
import { describe, expect, test } from "vitest";

import type { Offer } from "../src/catalog/offer.ts";
import { countedBonus, summarizeOffers } from "../src/engine/value/counted-bonus.ts";
import { toOfferCard, toPastText } from "../src/words/card-offers.ts";
import { loadCatalog, readCatalogFiles } from "./load-catalog.ts";

const offersOf = readCatalogFiles()["offers.json"].cards;
const DAY_MS = 86_400_000;

const open = [...loadCatalog().values()].filter(({ status }) => status === "open");
const bySlug = new Map(open.map((card) => [card.slug, toOfferCard(card)]));
const count = (slug: string, day: string) => countedBonus(bySlug.get(slug)!, day);

test("today nearly every card counts what was read in October", () => {
  const withOffers = open.filter(({ signUpBonus }) => signUpBonus.kind !== "none");
  const bases = Object.groupBy(withOffers, ({ slug }) => count(slug, "2026-11-22").basis);
  expect(bases.read!.length).toBeGreaterThan(95);
  expect(bases.none!.length).toBeLessThan(10);
});

test.each([
  ["amex-gold", 60_000],
  ["amex-platinum", 75_000],
  ["amex-business-gold", 70_000],
  ["amex-business-platinum", 150_000],
])("the ceiling of %s counts %i points", (slug, points) => {
  expect(count(slug, "2026-11-22")).toMatchObject({ basis: "ceiling", offer: { points } });
});

test("when the 90 days are over the sum of all offers falls by less than a fifth", () => {
  const total = (day: string) =>
    [...bySlug.keys()].reduce((sum, slug) => {
      const counted = count(slug, day);
      return sum + (counted.basis === "none" ? 0 : counted.usd);
    }, 0);
  expect(total("2027-01-10")).toBeLessThan(total("2026-11-22"));
  expect(total("2027-01-10")).toBeGreaterThan(0.8 * total("2026-11-22"));
});

test("no slip of a list is an offer: Hyatt's 600 points are not there", () => {
  expect(offersOf["world-of-hyatt"]!.map(({ points }) => points)).not.toContain(600);
  expect(count("world-of-hyatt", "2025-09-01")).toMatchObject({ offer: { points: 30_000 } });
});

describe.each(["2024-12-01", "2025-08-01", "2026-03-01"])("replayed on %s", (day) => {
  /** Day by day, from the entries as they stand: slow, and nothing of the rule's own code. */
  function recount(slug: string): number {
    const card = bySlug.get(slug)!;
    const usdOf = ({ points = 0, usd = 0, extrasUsd = 0 }: Offer) =>
      (points * card.centsPerPoint) / 100 + usd + extrasUsd;
    const known = card.offers
      .filter(({ firstSeen }) => firstSeen <= day)
      .map((offer) => ({ ...offer, lastSeen: offer.lastSeen < day ? offer.lastSeen : day }));
    const latest = Math.max(...known.map(({ lastSeen }) => Date.parse(lastSeen)));
    const stillSeen = known.filter(({ lastSeen }) => Date.parse(lastSeen) === latest);
    const fees = new Set(stillSeen.map(({ feeUsd }) => feeUsd));
    const fit = known.filter((offer) => {
      const stood = (Date.parse(offer.lastSeen) - Date.parse(offer.firstSeen)) / DAY_MS;
      const isForAll = offer.channel === undefined || offer.channel === "varies by visitor";
      return isForAll && stood >= 14 && fees.has(offer.feeUsd) && !offer.upTo;
    });
    const start = new Date(day);
    start.setUTCMonth(start.getUTCMonth() - 24);
    const stood = new Map<string, { days: number; usd: number }>();
    for (let at = start.getTime() + DAY_MS; at <= Date.parse(day); at += DAY_MS) {
      const today = new Date(at).toISOString().slice(0, 10);
      for (const offer of fit.filter(({ firstSeen, lastSeen }) => firstSeen < today && today <= lastSeen)) {
        const key = JSON.stringify([offer.points, offer.usd, offer.extrasUsd, offer.spendUsd, offer.days]);
        stood.set(key, { days: (stood.get(key)?.days ?? 0) + 1, usd: usdOf(offer) });
      }
    }
    const newest = fit
      .map(({ lastSeen }) => lastSeen)
      .toSorted()
      .at(-1);
    const limit = new Date(day);
    limit.setUTCMonth(limit.getUTCMonth() - 18);
    if (newest === undefined || newest < limit.toISOString().slice(0, 10)) return 0;
    const longest = Math.max(...[...stood.values()].map(({ days }) => days));
    const usual = [...stood.values()].filter(({ days }) => days === longest).map(({ usd }) => usd);
    return Math.min(...usual, ...fit.filter(({ lastSeen }) => lastSeen === newest).map(usdOf));
  }

  // The fee's last change lies after some of these days and before others; the list's own fees decide either way.
  const slugs = [...bySlug].flatMap(([slug, { readOn, feeChangedOn }]) =>
    readOn > "2026-03" && (feeChangedOn === null || feeChangedOn > day) ? [slug] : [],
  );

  test("every card counts what its history says", () => {
    expect(slugs.length).toBeGreaterThan(70);
    for (const slug of slugs) {
      const counted = count(slug, day);
      expect(counted.basis, slug).not.toBe("read");
      expect(counted.basis === "none" ? 0 : counted.usd, slug).toBeCloseTo(recount(slug), 6);
    }
  });
});

test.each([
  // 75,000 stands since July 2025; until May 2026 it had not stood as long in two years as 60,000.
  ["chase-sapphire-preferred", "2024-12-01", 60_000],
  ["chase-sapphire-preferred", "2025-08-01", 60_000],
  ["chase-sapphire-preferred", "2026-03-01", 60_000],
  ["chase-sapphire-preferred", "2027-01-10", 75_000],
  ["citi-strata-premier", "2024-12-01", 75_000],
  ["citi-strata-premier", "2025-08-01", 60_000],
  ["citi-strata-premier", "2026-03-01", 60_000],
  ["delta-skymiles-gold", "2025-08-01", 80_000],
  ["southwest-rapid-rewards-plus", "2026-03-01", 20_000],
])("%s counts on %s the %i points of its history", (slug, day, points) => {
  expect(count(slug, day)).toMatchObject({ basis: "usual", offer: { points } });
});

test.each([
  // 75,000 is what the offer has been since July 2025; 100,000 stood six weeks that spring.
  ["chase-sapphire-preferred", "usual", 100_000, 60_000],
  ["capital-one-venture-x", "usual", 90_000, 75_000],
  ["hilton-honors-aspire", "best", 180_000, 150_000],
])("the record of %s: today's offer is %s, the best was %i, the lowest %i", (slug, today, best, lowest) => {
  expect(summarizeOffers(bySlug.get(slug)!, "2026-11-22")).toMatchObject({
    today,
    best: { points: best },
    lowest: { points: lowest },
  });
});

test("an applicant is told the usual offer and the best, or since when there was none better", () => {
  const tell = (slug: string) => toPastText(loadCatalog().get(slug)!);
  expect(tell("chase-sapphire-preferred")).toBe(
    "the usual offer is 75,000 points, and the best was 100,000 points in 2025",
  );
  expect(tell("wells-fargo-active-cash")).toBe("the usual offer is $200, the best since 2023");
  expect(tell("discover-it-miles")).toBeNull();
});
