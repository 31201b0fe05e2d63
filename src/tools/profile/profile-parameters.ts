/** The parameters in which a visitor's profile stands in an address, their limits and their defaults. */
import { SPEND_CATEGORIES } from "../../catalog/card.ts";

export const SPEND_PERIODS = ["month", "year"] as const;
/** What the amounts of the form are for; the profile itself is always by month. */
export type SpendPeriod = (typeof SPEND_PERIODS)[number];

export const VALUE_WAYS = ["typical", "cash", "portal", "transfer"] as const;
export const PERK_MODES = ["used", "none", "face"] as const;
export const PROFILE_CARD_TYPES = ["personal", "business", "any"] as const;
export const SCORE_CHOICES = ["580", "670", "700", "740", "none"] as const;

/** Names that stand for one value each. */
export const PROFILE_PARAMETERS = [
  ...SPEND_CATEGORIES,
  "foreign",
  "period",
  "preset",
  "trips",
  "travelers",
  "bags",
  "brand",
  "brands",
  "perks",
  "use",
  "skip",
  "visit",
  "value",
  "rotating",
  "mobile",
  "type",
  "score",
  "has",
  "opened",
  "had",
] as const;

/** `part.flights=200`, `of.travel_other=flights:50,hotels:50`, `brand.Marriott=200`, `cpp.membership-rewards=1.4`. */
export const PROFILE_PREFIXES = ["part.", "of.", "share.", "brand.", "cpp."] as const;

export const isProfileParameter = (name: string): boolean =>
  (PROFILE_PARAMETERS as readonly string[]).includes(name) ||
  PROFILE_PREFIXES.some((prefix) => name.startsWith(prefix));

export const MAX_MONTHLY_USD = 1_000_000;
/** More lines would make the search for the best wallet slow; nobody is loyal to more. */
export const MAX_BRANDS = 6;
export const MAX_TRIPS = 365;
export const MAX_TRAVELERS = 20;
export const MAX_BAGS = 10;
export const MAX_VISIT_USD = 500;
export const MAX_CENTS_PER_POINT = 10;
export const MAX_HISTORY = 40;
export const MAX_PERKS_NAMED = 60;
