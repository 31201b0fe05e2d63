/** The cards and the seeded, varied requests that the rewards benchmark runs on. */
import { readdirSync, readFileSync } from "node:fs";

import { type Card, SPEND_CATEGORIES, type SpendCategory } from "../../../src/catalogue/card.ts";
import type { WalletRequest } from "../../../src/rewards/check-request.ts";
import { listBrandCategories, listSubcategories, toSpendLines } from "../../../src/rewards/spend-lines.ts";
import { createRandom } from "../../../src/rewards/test-catalogue.ts";

export interface NamedRequest {
  readonly name: string;
  readonly request: WalletRequest;
}

const CARDS_FOLDER = new URL("../../../src/catalogue/cards/", import.meta.url);

export function loadCards(): Card[] {
  return readdirSync(CARDS_FOLDER)
    .filter((file) => file.endsWith(".json"))
    .map((file) => JSON.parse(readFileSync(new URL(file, CARDS_FOLDER), "utf8")) as Card);
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
      Object.fromEntries(random.shuffle(names).slice(0, Math.floor(random.next() * (most + 1))).map((name) => [name, amount(0.5)]));
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
