/** The varied requests that tests and the benchmark run on the real catalog: seeded, the same everywhere. */
import { type Card, SPEND_CATEGORIES, type SpendCategory } from "../catalog/card.ts";
import type { WalletRequest } from "./check-request.ts";
import { listBrandCategories, listSubcategories, toSpendLines } from "./spend-lines.ts";
import { createRandom } from "./test-catalog.ts";

export interface NamedRequest {
  readonly name: string;
  readonly request: WalletRequest;
}

/** From 30 to 15,000 dollars a category; brands, parts, foreign share, all modes, perks 0 to 100, both horizons. */
export function makeProfiles(cards: readonly Card[], count: number, maxCards: number): NamedRequest[] {
  const random = createRandom(2_025);
  const brands = [...listBrandCategories(cards).keys()];
  const parts = listSubcategories(cards);
  return Array.from({ length: count }, (_, index) => {
    const scaleUsd = 10 ** (1.5 + random.next() * 2.7);
    const amount = (share: number) => Math.round(scaleUsd * random.next() * random.next() * share);
    const some = (names: readonly string[], most: number) =>
      Object.fromEntries(
        random
          .shuffle(names)
          .slice(0, Math.floor(random.next() * (most + 1)))
          .map((name) => [name, amount(0.5)]),
      );
    const categories: Partial<Record<SpendCategory, number>> = Object.fromEntries(
      SPEND_CATEGORIES.filter(() => random.chance(0.85)).map((category) => [category, amount(1)]),
    );
    const foreignPercent = random.chance(0.4) ? Math.round(random.next() * 60) : 0;
    const spend = toSpendLines(
      {
        categories,
        brands: random.chance(0.5) ? some(brands, 5) : {},
        subcategories: random.chance(0.3) ? some(parts, 4) : {},
        foreignPercent,
      },
      cards,
    );
    if (!spend.ok) throw new Error(JSON.stringify(spend.errors));
    const redeem = random.pick(["program", "cash", "portal", "transfer"] as const);
    const percent = random.chance(0.2) ? 0 : Math.round(random.next() * 100);
    const horizon = random.pick(["ongoing", "first-year"] as const);
    const maxAnnualFeesUsd = random.chance(0.2) ? random.pick([0, 100, 300, 600]) : null;
    const monthlyUsd = Math.round(spend.lines.reduce((sum, line) => sum + line.monthlyUsd, 0));
    const fees = maxAnnualFeesUsd === null ? "" : `, fees to $${maxAnnualFeesUsd}`;
    return {
      name: `#${index}: $${monthlyUsd} a month, ${spend.lines.length} lines, ${foreignPercent}% abroad, ${redeem}, perks ${percent}%, ${horizon}${fees}`,
      request: { lines: spend.lines, maxCards, redeem, perks: { percent }, horizon, maxAnnualFeesUsd },
    };
  });
}

/**
 * Requests where hundreds of wallets are worth the same: one to four lines, no
 * or hardly any perks, all ways to redeem, often without fees. Without must-haves.
 */
export function makeTiedProfiles(cards: readonly Card[], count: number, maxCards: number): NamedRequest[] {
  const random = createRandom(7_919);
  const { pick, chance } = random;
  return Array.from({ length: count }, (_, index) => {
    const scaleUsd = pick([20, 300, 1_000, 3_000, 30_000, 1_000_000]);
    const isEqual = chance(0.3);
    const amount = () => (isEqual ? scaleUsd : Math.round(scaleUsd * (0.05 + 0.95 * random.next())));
    const named = random.shuffle(SPEND_CATEGORIES).slice(0, pick([1, 1, 2, 2, 3, 3, 4]));
    const foreignPercent = chance(0.3) ? pick([5, 50, 100]) : 0;
    const spend = toSpendLines(
      { categories: Object.fromEntries(named.map((category) => [category, amount()])), foreignPercent },
      cards,
    );
    if (!spend.ok) throw new Error(JSON.stringify(spend.errors));
    const redeem = pick(["cash", "cash", "portal", "program", "transfer"] as const);
    const percent = chance(0.8) ? 0 : 1;
    const horizon = chance(0.75) ? "ongoing" : "first-year";
    const maxAnnualFeesUsd = pick([null, null, null, 0, 0, 95, 190]);
    const owned = chance(0.3) ? random.shuffle(cards.map((card) => card.slug)).slice(0, pick([1, 3, 8])) : [];
    const fees = maxAnnualFeesUsd === null ? "" : `, fees to $${maxAnnualFeesUsd}`;
    return {
      name: `tied #${index}: ${named.join(" + ")}, up to $${scaleUsd} each, ${foreignPercent}% abroad, ${redeem}, perks ${percent}%, ${horizon}, ${owned.length} owned${fees}`,
      request: { lines: spend.lines, maxCards, redeem, perks: { percent }, horizon, owned, maxAnnualFeesUsd },
    };
  });
}
