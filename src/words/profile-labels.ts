/** Words for what a profile holds; browser-safe. */
import type { Part } from "../engine/value/parts.ts";
import type { RedeemWay } from "../engine/value/profile.ts";

export const PART_LABELS: Readonly<Record<Part, string>> = {
  flights: "Flights",
  hotels: "Hotels",
  "car-rental": "Car rental",
  "other-travel": "Other travel",
  "portal-flights": "Flights on the issuer's travel site",
  "portal-hotels": "Hotels on the issuer's travel site",
  "portal-cars": "Cars on the issuer's travel site",
  rent: "Rent",
  drugstores: "Drugstores",
  phone: "Phone",
  internet: "Internet",
  utilities: "Utilities",
  "online-retail": "Online shopping",
  "home-improvement": "Home improvement",
  entertainment: "Entertainment",
  fitness: "Fitness",
  "office-supplies": "Office supplies",
  advertising: "Advertising",
  software: "Software and cloud",
  shipping: "Shipping",
  "online-groceries": "Groceries ordered online",
  delivery: "Food delivery",
  "ride-hailing": "Ride-hailing",
};

/** What a category's own amount is called once a part of it stands beside it. */
export const CATEGORY_REST_LABELS: Readonly<Record<string, string>> = {
  travel: "Rest of travel",
  travel_other: "Rest of travel",
  other: "All other spending",
  groceries: "Rest of groceries",
  dining: "Rest of dining",
  transit: "Rest of transit",
};

export const WAY_LABELS: Readonly<Record<RedeemWay, string>> = {
  typical: "Typical use of each program",
  cash: "Cash back",
  portal: "The issuer's travel site",
  transfer: "Transfers to travel partners",
};
