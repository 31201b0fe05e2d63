/**
 * Parts of categories, and which of them a rate for a narrower kind of spend
 * covers. Parts are what people know of their own spend; a card's subcategory
 * counts only where it covers a part wholly, so a row may be empty.
 */
import type { SpendCategory } from "./card.ts";

export const PARTS = {
  travel_other: ["flights", "hotels", "car-rental", "other-travel"],
  travel_portal: ["portal-flights", "portal-hotels", "portal-cars"],
  other: [
    "rent",
    "drugstores",
    "phone",
    "internet",
    "utilities",
    "online-retail",
    "home-improvement",
    "entertainment",
    "fitness",
    "office-supplies",
    "advertising",
    "software",
    "shipping",
  ],
  groceries: ["online-groceries"],
  dining: ["delivery"],
  transit: ["ride-hailing"],
} as const satisfies Partial<Record<SpendCategory, readonly string[]>>;

export type Part = (typeof PARTS)[keyof typeof PARTS][number];

export const ALL_PARTS: readonly Part[] = Object.values(PARTS).flat();

/** The category that a part belongs to. */
export function categoryOfPart(part: Part): SpendCategory {
  for (const [category, parts] of Object.entries(PARTS)) {
    if ((parts as readonly string[]).includes(part)) return category as SpendCategory;
  }
  throw new Error(`${part} is a part of no category`);
}

/**
 * Parts that a subcategory of the card files covers wholly. Where the word means
 * something else in another category, the key is `category/subcategory`.
 */
const COVERED: Readonly<Record<string, readonly Part[]>> = {
  "travel_other/flights": ["flights"],
  "travel_portal/flights": ["portal-flights"],
  "travel_other/hotels": ["hotels"],
  "travel_portal/hotels": ["portal-hotels"],
  "travel_other/flights_and_hotels": ["flights", "hotels"],
  "travel_portal/flights_and_hotels": ["portal-flights", "portal-hotels"],
  "travel_portal/hotels_and_cars": ["portal-hotels", "portal-cars"],
  flights_and_cars: ["flights", "car-rental"],
  flights_hotels_and_cars: ["flights", "hotels", "car-rental"],
  cars: ["car-rental"],
  flights_cars_and_rideshare: ["flights", "car-rental"],
  flights_and_vacation_rentals: ["portal-flights"],
  vacation_rentals: [],
  online_groceries: ["online-groceries"],
  food_delivery: ["delivery"],
  ride_hailing: ["ride-hailing"],
  weekend_evenings: [],
  drugstores: ["drugstores"],
  online_retail: ["online-retail"],
  rent: ["rent"],
  entertainment: ["entertainment"],
  entertainment_portal: [],
  fitness_clubs: ["fitness"],
  office_supply: ["office-supplies"],
  office_supply_and_telecom: ["office-supplies", "phone", "internet"],
  office_supply_and_advertising: ["office-supplies", "advertising"],
  office_supply_and_phone: ["office-supplies", "phone"],
  shipping: ["shipping"],
  shipping_telecom_and_advertising: ["shipping", "phone", "internet", "advertising"],
  shipping_and_advertising: ["shipping", "advertising"],
  shipping_and_large_purchases: ["shipping"],
  shipping_and_office_supply: ["shipping", "office-supplies"],
  phone_and_shipping: ["phone", "shipping"],
  advertising: ["advertising"],
  advertising_and_telecom: ["advertising", "phone", "internet"],
  advertising_and_utilities: ["advertising", "utilities"],
  advertising_shipping_and_office_supply: ["advertising", "shipping", "office-supplies"],
  utilities_and_telecom: ["utilities", "phone", "internet"],
  telecom: ["phone", "internet"],
  phone_plans: ["phone"],
  home_improvement_and_phone: ["home-improvement", "phone"],
  large_purchases: [],
  business_categories_and_large_purchases: [],
  foreign_purchases: [],
  mobile_wallet: [],
  rotating_quarterly: [],
  chosen_categories: [],
  chosen_category: [],
  apple_and_partners: [],
  top_category: [],
  top_two_categories: [],
  top_three_categories: [],
  amazon: [],
  costco: [],
  paypal: [],
};

/** @returns undefined for a subcategory that the table does not know, which a test refuses */
export function findCoveredParts(category: SpendCategory, subcategory: string): readonly Part[] | undefined {
  return COVERED[`${category}/${subcategory}`] ?? COVERED[subcategory];
}
