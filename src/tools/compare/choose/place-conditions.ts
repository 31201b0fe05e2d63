/** Conditions about single brands and kinds of purchases at which one of two cards earns clearly more. */
import { BRANDS } from "../../../catalog/brand.ts";
import { formatCents, formatMultiplier } from "../../../words/format.ts";
import { CATEGORY_OF_PART, type Part } from "../../../engine/value/parts.ts";
import type { Brand } from "../../../engine/value/wallet-card.ts";
import type { RecordedBrand } from "../../shared/tool-records.ts";
import { findRate, type Place } from "../find-rate.ts";
import { type Condition, hasSamePoints, type Weighing } from "./pair-side.ts";

const PART_REASONS: Readonly<Partial<Record<Part, string>>> = {
  flights: "you buy flights from airlines",
  hotels: "you book hotels directly",
  "car-rental": "you rent cars",
  "portal-flights": "you book flights in the issuer's portal",
  "portal-hotels": "you book hotels in the issuer's portal",
  rent: "you pay rent",
  drugstores: "you shop at drugstores",
  phone: "phone bills are large",
  internet: "internet service is a cost that counts",
  utilities: "utility bills are large",
  "online-retail": "you shop online",
  "home-improvement": "a house keeps you busy at hardware stores",
  entertainment: "concerts, films and games are what you go out for",
  fitness: "you pay for a gym",
  "office-supplies": "you buy at office supply stores",
  advertising: "you pay for advertising",
  software: "software and cloud services are on your bill",
  shipping: "you ship what you sell",
  "online-groceries": "you order groceries online",
  delivery: "you order food to your door",
  "ride-hailing": "you take rides with an app",
};

const BRAND_REASONS: Readonly<Record<RecordedBrand["kind"], readonly string[]>> = {
  airline: ["you buy your tickets from NAME", "most of your fares go to NAME"],
  hotel: ["you pay for stays with NAME", "NAME stays are on your bill"],
  "travel-agency": ["you book on NAME"],
  merchant: ["you shop at NAME", "you pay with or at NAME"],
};
/** Longer ones are collections of hotels that nobody calls by name. */
const MAX_NAME = 20;

/** A difference in cents per dollar that is worth a sentence. */
const TELLING_CENTS = 0.45;
const MIN_WEIGHT = 3.6;
const MAX_WEIGHT = 5.4;

export function listPlaceConditions(weighing: Weighing, brands: readonly Brand[]): Condition[] {
  const { own } = weighing;
  const entries = own.rewards.earns.filter(({ base, foreignOnly }) => !base && !foreignOnly);
  const parts = new Set(entries.flatMap((entry) => (entry.brands === null ? (entry.parts ?? []) : [])));
  const named = new Set(entries.flatMap((entry) => entry.brands ?? []));
  const toPlace = (part: Part | null, brand: string | null, category: Place["category"]): Place => ({
    category,
    part,
    brand,
    foreign: false,
  });
  return [
    ...[...parts].flatMap((part) => {
      const reason = PART_REASONS[part];
      return reason ? toCondition(weighing, toPlace(part, null, CATEGORY_OF_PART[part]), reason, "part") : [];
    }),
    ...[...named].flatMap((name) => {
      const brand = brands.find((known) => known.name === name);
      const kind = BRANDS.find((known) => known.name === name)?.kind;
      if (!brand || !kind || name.length > MAX_NAME) return [];
      const reason = weighing.pick(name, name === "Lyft" ? ["you ride with Lyft"] : BRAND_REASONS[kind]);
      const place = toPlace(brand.part, name, brand.category);
      return toCondition(weighing, place, reason.replace("NAME", name), "brand");
    }),
  ];
}

function toCondition(
  { own, other, profile }: Weighing,
  place: Place,
  reason: string,
  kind: "part" | "brand",
): Condition[] {
  const [mine, theirs] = [own, other].map(({ rewards }) => findRate(rewards, place, profile));
  if (!mine || mine.share < 1 || (theirs && theirs.share < 1)) return [];
  const cents = [mine.multiplier * own.centsPerPoint, (theirs?.multiplier ?? 0) * other.centsPerPoint];
  const moreCents = (cents[0] ?? 0) - (cents[1] ?? 0);
  if (moreCents < TELLING_CENTS) return [];
  const isSamePoint = hasSamePoints(own, other);
  const [text = "", against = ""] = isSamePoint
    ? [mine.multiplier, theirs?.multiplier ?? 0].map(formatMultiplier)
    : cents.map(formatCents);
  const chosen = mine.isChosen ? ", if you choose it" : "";
  return [
    {
      kind: `rate-${kind}`,
      weight: place.brand === "Lyft" ? MIN_WEIGHT : Math.min(MAX_WEIGHT, MIN_WEIGHT + moreCents / 3),
      text: isSamePoint
        ? `${reason}: it earns ${text} there${chosen}, ${other.name} ${against}`
        : `${reason}: a dollar there brings ${text} back${chosen}, with ${other.name} ${against}`,
    },
  ];
}
