/**
 * Parts of the spend categories: what a visitor may spend on inside a category,
 * and how an amount without parts is divided. Model: "Spend". The catalog owns
 * the table from its subcategories to these parts.
 */
import type { SpendCategory } from "../../catalog/card.ts";
import { type Part, PARTS } from "../../catalog/parts.ts";

export { type Part, PARTS };

export const CATEGORY_OF_PART: Readonly<Record<Part, SpendCategory>> = Object.fromEntries(
  Object.entries(PARTS).flatMap(([category, parts]) => parts.map((part) => [part, category])),
) as Record<Part, SpendCategory>;

/** Percent of a category's amount by part; what is left is the category's rest, a line without a part. */
export type Shares = Readonly<Partial<Record<Part, number>>>;

const TRAVEL_SHARES: Shares = {
  flights: 45,
  hotels: 40,
  "car-rental": 10,
  "other-travel": 5,
  "portal-flights": 50,
  "portal-hotels": 40,
  "portal-cars": 10,
  "online-groceries": 5,
  delivery: 10,
  "ride-hailing": 30,
};

/** Of a small firm; see docs/decisions/014. */
export const BUSINESS_SHARES: Shares = {
  ...TRAVEL_SHARES,
  advertising: 20,
  software: 10,
  shipping: 5,
  "office-supplies": 5,
  phone: 4,
  internet: 3,
  utilities: 3,
};

export const PERSONAL_SHARES: Shares = {
  ...TRAVEL_SHARES,
  "online-retail": 15,
  utilities: 10,
  phone: 5,
  internet: 5,
  "home-improvement": 6,
  drugstores: 4,
  entertainment: 4,
  fitness: 2,
};

/** How amounts without parts are divided. */
export const findShares = (type: "personal" | "business" | "any"): Shares =>
  type === "business" ? BUSINESS_SHARES : PERSONAL_SHARES;

/** The same purchase, booked with the airline, hotel or agency itself. */
export const DIRECT_PART: Readonly<Partial<Record<Part, Part>>> = {
  "portal-flights": "flights",
  "portal-hotels": "hotels",
  "portal-cars": "car-rental",
};

/** Trips spread over these; a credit on nothing else is used at most once a trip. */
export const TRIP_PARTS: readonly Part[] = [
  "flights",
  "hotels",
  "car-rental",
  "portal-flights",
  "portal-hotels",
  "portal-cars",
];
