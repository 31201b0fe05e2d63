/** How catalog keys are said to readers. Browser-safe: types and texts only. */
import type { Perk, Redemption, Reward, SpendCategory, SubScore, UncertainField } from "../catalog/card.ts";
import type { PerkReset } from "../catalog/perk-use-schema.ts";
import { joinNames, toWords, upperFirst } from "./format.ts";

export const SPEND_LABELS: Readonly<Record<SpendCategory, string>> = {
  dining: "Dining",
  groceries: "Groceries",
  gas: "Gas",
  transit: "Transit",
  travel_portal: "Trips booked on the issuer's travel site",
  travel_other: "Travel",
  streaming: "Streaming",
  other: "Everything else",
};

export const SUB_SCORE_LABELS: Readonly<Record<SubScore, string>> = {
  earning: "Earning",
  perks: "Perks",
  cost: "Cost",
  redemption: "Redemption",
  ease: "Ease",
};

export const REDEMPTION_LABELS: Readonly<Record<keyof Redemption, string>> = {
  programCpp: "Typical use",
  cashBackCpp: "Cash back",
  amexTravelCpp: "Amex Travel",
  transferPartnerAverageCpp: "Transfer partners, on average",
  chaseTravelPortalCpp: "Chase Travel",
  capOneTravelCpp: "Capital One Travel",
  travelStatementCreditCpp: "Statement credit for travel",
};

export const UNCERTAIN_LABELS: Readonly<Record<UncertainField, string>> = {
  purchaseApr: "purchase APR",
  introApr: "intro APR",
  ratesAndFeesLink: "rates-and-fees link",
  rewards: "earn rates",
  perks: "perks",
  signUpBonus: "welcome bonus",
  network: "payment network",
  issuingBank: "issuing bank",
  foreignTransactionFeePercent: "foreign transaction fee",
  redemption: "redemption values",
  status: "whether it takes new applications",
};

/** A reward entry, or a spend line with its one brand. */
type Labeled = Pick<Reward, "category" | "subcategory" | "base"> & {
  readonly brands?: readonly string[] | null;
  readonly brand?: string | null;
};

/** Parts of a category whose keys say too little, or lack the commas. */
const PART_WORDS: Readonly<Record<string, string>> = {
  rotating_quarterly: "rotating quarterly categories",
  flights_hotels_and_cars: "flights, hotels and cars",
  advertising_shipping_and_office_supply: "advertising, shipping and office supply",
  shipping_telecom_and_advertising: "shipping, telecom and advertising",
};

/** `Travel: Marriott`, `Travel: hotels and cars`, `Dining`. */
export function toRewardLabel(reward: Labeled): string {
  const named = reward.brands?.length === 0 ? "partners" : reward.brands && joinNames(reward.brands);
  const brand = named ?? reward.brand ?? null;
  const narrowed =
    brand ?? (reward.subcategory ? (PART_WORDS[reward.subcategory] ?? toWords(reward.subcategory)) : null);
  if (reward.base) return SPEND_LABELS.other;
  if (narrowed === null) return SPEND_LABELS[reward.category];
  if (reward.category === "other") return upperFirst(narrowed);
  if (reward.subcategory === "chosen_category") return `${SPEND_LABELS[reward.category]}, if chosen`;
  const category = reward.category === "travel_portal" ? "Issuer's travel site" : SPEND_LABELS[reward.category];
  return `${category}: ${narrowed}`;
}

const PERK_LABELS: Readonly<Record<string, string>> = {
  global_entry_tsa_precheck: "Global Entry or TSA PreCheck",
  clear_plus_credit: "CLEAR Plus credit",
  rideshare_credit: "Ride credit",
  fico_score: "FICO score",
  anniversary_bonus_points: "Anniversary bonus",
  award_fee_refund: "Award-fee refund",
  bilt_cash: "Bilt Cash",
  first_year_match: "First-year match",
  points_no_expiry: "Points that don't expire",
  double_points_days: "Double-points days",
  club_level_upgrade: "Club-level upgrade",
  no_foreign_transaction_fee: "No foreign transaction fee",
  earlybird_checkin: "EarlyBird Check-In",
  inflight_wifi_credit: "In-flight Wi-Fi credit",
  inflight_discount: "In-flight discount",
  property_credit: "On-property hotel credit",
  spend_unlock: "Perks for high spending",
};

export function toPerkLabel(perk: Pick<Perk, "type">): string {
  return PERK_LABELS[perk.type] ?? upperFirst(toWords(perk.type));
}

export const FREQUENCY_LABELS: Readonly<Record<NonNullable<Perk["frequency"]>, string>> = {
  annual: "Every year",
  per_stay: "Each stay",
  every_4_years: "Every 4 years",
  one_time: "Once",
};

/** Of perks that come in portions: those of a year are told by their frequency. */
export const PORTION_LABELS: Readonly<Partial<Record<PerkReset, string>>> = {
  "calendar-month": "Every month",
  quarter: "Every quarter",
  half: "Twice a year",
};

export const ARTICLE_LABELS = {
  guides: "Guide",
  news: "News",
  gear: "Travel gear",
  learn: "Learn",
  about: "About",
  legal: "Legal",
} as const;
