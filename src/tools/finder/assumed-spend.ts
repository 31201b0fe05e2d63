/**
 * What the finder calculates with when nobody gave a spend: an everyday one by
 * card type, travel by trips, part of it at the brands that were named, and
 * a share of the perks by trips. Every figure is shown to the visitor. Pure.
 */
import type { SpendCategory } from "../../catalog/card.ts";
import { MONTHS_A_YEAR, type SpendLine } from "../../rewards/spend.ts";
import { DEFAULT_SPEND, SPEND_PRESETS, type SpendPreset } from "../../rewards/spend-presets.ts";
import type { FinderAnswers } from "./finder-query.ts";

/** Flight and hotel of one trip for one person. */
export const TRIP_COST_USD = 700;
/** Share of travel spent at the brands that were named. */
export const BRAND_SHARE = 0.6;
/** Share of the rest that is booked in an issuer's portal. */
export const PORTAL_SHARE = 0.25;

const BUSINESS_SPEND = SPEND_PRESETS.find((preset) => preset.slug === "small-business") ?? DEFAULT_SPEND;

export interface AssumedSpend {
  readonly kind: "assumed";
  /** Name of the profile the everyday amounts come from. */
  readonly everyday: SpendPreset;
  readonly lines: readonly SpendLine[];
  readonly travelAnnualUsd: number;
  readonly perkPercent: number;
}

/**
 * The more trips, the more of a travel card's perks are used. Below the site's
 * usual half for most people: a recommendation should not rest on credits.
 */
function toPerkPercent(tripsAYear: number): number {
  if (tripsAYear <= 2) return 20;
  if (tripsAYear <= 6) return 35;
  return tripsAYear <= 12 ? 50 : 60;
}

export function assumeSpend({ cardType, tripsAYear, brands }: FinderAnswers): AssumedSpend {
  const everyday = cardType === "Business" ? BUSINESS_SPEND : DEFAULT_SPEND;
  const travelAnnualUsd = tripsAYear * TRIP_COST_USD;
  const travelMonthlyUsd = travelAnnualUsd / MONTHS_A_YEAR;
  const brandMonthlyUsd = brands.length > 0 ? travelMonthlyUsd * BRAND_SHARE : 0;
  const openMonthlyUsd = travelMonthlyUsd - brandMonthlyUsd;
  const toLine = (category: SpendCategory, monthlyUsd: number, brand: string | null = null): SpendLine => ({
    category,
    brand,
    subcategory: null,
    monthlyUsd,
    foreignPercent: 0,
  });
  const kept = (Object.entries(everyday.monthlyUsd) as [SpendCategory, number][]).filter(
    ([category]) => category !== "travel_other" && category !== "travel_portal",
  );
  const lines = [
    ...kept.map(([category, monthlyUsd]) => toLine(category, monthlyUsd)),
    ...brands.map((brand) => toLine("travel_other", brandMonthlyUsd / brands.length, brand)),
    toLine("travel_portal", openMonthlyUsd * PORTAL_SHARE),
    toLine("travel_other", openMonthlyUsd * (1 - PORTAL_SHARE)),
  ];
  return {
    kind: "assumed",
    everyday,
    lines: lines.filter((line) => line.monthlyUsd > 0),
    travelAnnualUsd,
    perkPercent: toPerkPercent(tripsAYear),
  };
}
