/**
 * From the amounts a visitor gives (per category, per brand, per part of a
 * category) to spend lines. A brand's category comes from the catalog.
 */
import { SPEND_CATEGORIES, type SpendCategory } from "../catalog/card.ts";
import type { InputError } from "./input-error.ts";
import type { SpendLine } from "./spend.ts";
import type { WalletCard } from "./wallet-card.ts";

/** Monthly US dollars. A brand's or part's amount is beside its category's, not inside it. */
export interface SpendAmounts {
  readonly categories: Readonly<Partial<Record<SpendCategory, number>>>;
  /** By brand name as the catalog writes it, for example `Marriott`. */
  readonly brands?: Readonly<Record<string, number>>;
  /** By `category.subcategory`, for example `travel_other.flights`. */
  readonly subcategories?: Readonly<Record<string, number>>;
  /** Share of every line spent abroad, 0 to 100. Default 0. */
  readonly foreignPercent?: number;
}

export type SpendLinesResult =
  | { readonly ok: true; readonly lines: readonly SpendLine[] }
  | { readonly ok: false; readonly errors: readonly InputError[] };

export const MAX_MONTHLY_USD = 1_000_000;

/** Every brand that some card names, with the one category its entries have. */
export function listBrandCategories(cards: readonly Pick<WalletCard, "rewards">[]): Map<string, SpendCategory> {
  const categories = new Map<string, SpendCategory>();
  for (const { rewards } of cards) {
    for (const { brands, category } of rewards) {
      for (const brand of brands ?? []) if (!categories.has(brand)) categories.set(brand, category);
    }
  }
  return new Map([...categories].toSorted(([left], [right]) => (left < right ? -1 : 1)));
}

/** Every part of a category that some card names, as `category.subcategory`. */
export function listSubcategories(cards: readonly Pick<WalletCard, "rewards">[]): string[] {
  const keys = cards.flatMap(({ rewards }) =>
    rewards.flatMap(({ category, subcategory }) => (subcategory === null ? [] : [`${category}.${subcategory}`])),
  );
  return [...new Set(keys)].toSorted();
}

/**
 * Amounts to lines; amounts of 0 make no line.
 * Errors: an unknown category, brand or part, an amount that is not a number
 * from 0 to 1,000,000, a foreign share that is not from 0 to 100.
 */
export function toSpendLines(amounts: SpendAmounts, cards: readonly Pick<WalletCard, "rewards">[]): SpendLinesResult {
  const errors: InputError[] = [];
  const lines: SpendLine[] = [];
  const foreignPercent = amounts.foreignPercent ?? 0;
  if (!(foreignPercent >= 0 && foreignPercent <= 100)) {
    errors.push({ field: "foreignPercent", message: "The foreign share must be a number from 0 to 100." });
  }

  const add = (
    field: string,
    monthlyUsd: number,
    line: Pick<SpendLine, "category" | "brand" | "subcategory"> | null,
  ) => {
    if (!line) {
      errors.push({ field, message: "No card in the catalog knows this kind of spend." });
    } else if (!(monthlyUsd >= 0 && monthlyUsd <= MAX_MONTHLY_USD)) {
      errors.push({ field, message: "A monthly amount must be a number of dollars from 0 to 1,000,000." });
    } else if (monthlyUsd > 0) {
      lines.push({ ...line, monthlyUsd, foreignPercent });
    }
  };

  for (const [name, monthlyUsd] of Object.entries(amounts.categories)) {
    const category = SPEND_CATEGORIES.find((known) => known === name);
    add(`spend.${name}`, monthlyUsd, category ? { category, brand: null, subcategory: null } : null);
  }
  const brandCategories = listBrandCategories(cards);
  for (const [brand, monthlyUsd] of Object.entries(amounts.brands ?? {})) {
    const category = brandCategories.get(brand);
    add(`brands.${brand}`, monthlyUsd, category ? { category, brand, subcategory: null } : null);
  }
  const knownParts = new Set(listSubcategories(cards));
  for (const [key, monthlyUsd] of Object.entries(amounts.subcategories ?? {})) {
    const [name, subcategory] = key.split(".");
    const category = SPEND_CATEGORIES.find((known) => known === name);
    const isKnown = category && subcategory && knownParts.has(key);
    add(`subcategories.${key}`, monthlyUsd, isKnown ? { category, brand: null, subcategory } : null);
  }
  return errors.length > 0 ? { ok: false, errors } : { ok: true, lines };
}
