/** What must hold between two profiles, whatever the cards: properties that no single example shows. */
import { describe, expect, test } from "vitest";

import type { Profile } from "../value/profile.ts";
import { createRandom } from "../value/test-cards.ts";
import { makeRandomCards, makeRandomProfile } from "../value/test-random-cards.ts";
import type { WalletCard } from "../value/wallet-card.ts";
import { compileSearch } from "./search-model.ts";
import { createWalletFinder } from "./wallet-finder.ts";

const DUST_USD = 1e-6;
const SEEDS = Array.from({ length: 40 }, (_, seed) => seed);

function makeCase(seed: number) {
  const random = createRandom(seed + 31_000);
  const cards = makeRandomCards(12, random);
  return { random, cards, profile: { ...makeRandomProfile(random, cards), maxCards: 3 } };
}

const bestOf = (cards: readonly WalletCard[], profile: Profile) =>
  createWalletFinder(compileSearch(cards, profile), profile).findBest().best[0]!.objectiveUsd;

describe.each(SEEDS)("in case #%i", (seed) => {
  const { random, cards, profile } = makeCase(seed);
  const todayUsd = bestOf(cards, profile);

  test("more spend never lowers the best objective", () => {
    const at = Math.floor(random.next() * profile.lines.length);
    const lines = profile.lines.map((line, index) =>
      // Flights at no airline lower the trips with each airline, hence only lines of no such kind.
      index === at && line.part !== "flights" ? { ...line, monthlyUsd: line.monthlyUsd * 1.5 + 10 } : line,
    );
    expect(bestOf(cards, { ...profile, lines })).toBeGreaterThanOrEqual(todayUsd - DUST_USD);
  });

  test("a further card allowed never lowers it", () => {
    expect(bestOf(cards, { ...profile, maxCards: 4 })).toBeGreaterThanOrEqual(todayUsd - DUST_USD);
    const { slug } = random.pick(cards);
    expect(
      bestOf(
        cards.filter((card) => card.slug !== slug),
        profile,
      ),
    ).toBeLessThanOrEqual(todayUsd + DUST_USD);
  });

  test("a perk that the visitor does not want never raises it", () => {
    const skip = cards.flatMap(({ slug, perks }) =>
      perks.filter(() => random.chance(0.4)).map(({ id }) => ({ card: slug, perk: id })),
    );
    expect(bestOf(cards, { ...profile, skip: [...profile.skip, ...skip] })).toBeLessThanOrEqual(todayUsd + DUST_USD);
    expect(bestOf(cards, { ...profile, perks: "none" })).toBeLessThanOrEqual(todayUsd + DUST_USD);
  });

  test("a perk that is ticked never lowers it", () => {
    const use = cards.flatMap(({ slug, perks }) =>
      perks.filter(() => random.chance(0.5)).map(({ id }) => ({ card: slug, perk: id })),
    );
    expect(bestOf(cards, { ...profile, use: [...profile.use, ...use] })).toBeGreaterThanOrEqual(todayUsd - DUST_USD);
  });

  test("a higher limit on fees never lowers it, and none is best", () => {
    const worths = [0, 100, 300, 900, null].map((maxAnnualFeesUsd) => bestOf(cards, { ...profile, maxAnnualFeesUsd }));
    for (const [at, usd] of worths.entries()) {
      expect(usd).toBeGreaterThanOrEqual((worths[at - 1] ?? -Infinity) - DUST_USD);
    }
  });

  test("a price on every card kept never raises it", () => {
    expect(bestOf(cards, { ...profile, effortUsd: profile.effortUsd + 15 })).toBeLessThanOrEqual(todayUsd + DUST_USD);
  });

  test("all dollars twice as large make it twice as large", () => {
    const twice = cards.map((card): WalletCard => ({
      ...card,
      fees: { firstYearUsd: card.fees.firstYearUsd * 2, laterUsd: card.fees.laterUsd * 2 },
      earns: card.earns.map((entry) => ({
        ...entry,
        cap: entry.cap && { ...entry.cap, limitUsd: entry.cap.limitUsd * 2 },
      })),
      choices: card.choices.map((choice) => ({
        ...choice,
        cap: choice.cap && { ...choice.cap, limitUsd: choice.cap.limitUsd * 2 },
      })),
      perks: card.perks.map((perk) => ({
        ...perk,
        faceUsd: perk.faceUsd && perk.faceUsd * 2,
        ...(perk.points === undefined ? {} : { points: perk.points * 2 }),
        ...(perk.needs?.spendUsd ? { needs: { ...perk.needs, spendUsd: perk.needs.spendUsd * 2 } } : {}),
      })),
    }));
    const doubled: Profile = {
      ...profile,
      lines: profile.lines.map((line) => ({ ...line, monthlyUsd: line.monthlyUsd * 2 })),
      effortUsd: profile.effortUsd * 2,
      visitUsd: profile.visitUsd * 2,
      maxAnnualFeesUsd: profile.maxAnnualFeesUsd && profile.maxAnnualFeesUsd * 2,
      // What a bag costs is the airline's price; without bags everything scales.
      bags: 0,
    };
    expect(bestOf(twice, doubled)).toBeCloseTo(2 * bestOf(cards, { ...profile, bags: 0 }), 5);
  });
});
