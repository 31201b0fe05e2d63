/** What a card pays when something goes wrong, in words. Left open where the sources leave it open. */
import type { CoverKind, Covers } from "../catalog/protection.ts";
import { formatUsd, upperFirst } from "./format.ts";

export const COVER_LABELS: Readonly<Record<CoverKind, string>> = {
  tripDelay: "Trip delay",
  tripCancellation: "Trip cancellation",
  baggageDelay: "Baggage delay",
  lostLuggage: "Lost luggage",
  rentalCar: "Rental car damage",
  emergencyMedical: "Medical emergency",
  cellPhone: "Cell phone",
  purchaseProtection: "Purchase protection",
  extendedWarranty: "Extended warranty",
  returnProtection: "Return protection",
};

export const COVER_KINDS = Object.keys(COVER_LABELS) as readonly CoverKind[];

/** Perks that say the same in fewer words, where no record of the insurance does. */
export const PERKS_OF_COVER: Readonly<Partial<Record<CoverKind, readonly string[]>>> = {
  rentalCar: ["primary_rental_coverage", "rental_insurance"],
  cellPhone: ["cell_phone_protection"],
  extendedWarranty: ["extended_warranty"],
  returnProtection: ["return_protection"],
};

type Cover<Kind extends CoverKind> = Exclude<NonNullable<Covers[Kind]>, false>;

const upTo = (usd: number | undefined, per: string) => (usd === undefined ? null : `up to ${formatUsd(usd)} ${per}`);
const toClaims = (count: number | undefined) => (count === undefined ? null : `${count} claims a year`);

const PARTS: { readonly [Kind in CoverKind]: (cover: Cover<Kind>) => readonly (string | null)[] } = {
  tripDelay: ({ hours, orOvernight, amountUsd, per, claimsPerYear }) => [
    hours === undefined ? null : `after ${hours} hours${orOvernight === true ? " or overnight" : ""}`,
    upTo(amountUsd, `a ${per ?? "trip"}`),
    toClaims(claimsPerYear),
  ],
  tripCancellation: ({ perPersonUsd, perTripUsd, perYearUsd, basisUnknownUsd }) => [
    upTo(perPersonUsd, "a person"),
    upTo(perTripUsd, "a trip"),
    upTo(basisUnknownUsd, "(per person or per trip: not stated)"),
    upTo(perYearUsd, "a year"),
  ],
  baggageDelay: ({ hours, perDayUsd, maxDays }) => [
    hours === undefined ? null : `after ${hours} hours`,
    perDayUsd === undefined ? null : `${formatUsd(perDayUsd)} a day`,
    maxDays === undefined ? null : `for up to ${maxDays} days`,
  ],
  lostLuggage: ({ amountUsd, per, checkedUsd, carryOnUsd, combinedUsd }) => [
    upTo(amountUsd, `a ${per ?? "trip"}`),
    upTo(checkedUsd, "for checked bags"),
    upTo(carryOnUsd, "for carry-ons"),
    upTo(combinedUsd, "in total"),
  ],
  rentalCar: ({ kind, limitUsd, where }) => [
    kind === undefined && limitUsd === undefined && where !== undefined ? "included" : null,
    kind === undefined
      ? null
      : kind === "primary"
        ? "primary, before your own insurance"
        : "secondary, after your own insurance",
    upTo(limitUsd, "a rental"),
    where ?? null,
  ],
  emergencyMedical: ({ medicalUsd, deductibleUsd, evacuationUsd }) => [
    upTo(medicalUsd, "of medical bills"),
    deductibleUsd === undefined ? null : `${formatUsd(deductibleUsd)} deductible`,
    upTo(evacuationUsd, "for evacuation"),
  ],
  cellPhone: ({ perClaimUsd, deductibleUsd, claimsPerYear }) => [
    upTo(perClaimUsd, "a claim"),
    deductibleUsd === undefined ? null : `${formatUsd(deductibleUsd)} deductible`,
    toClaims(claimsPerYear),
  ],
  purchaseProtection: ({ days, perItemUsd, perYearUsd }) => [
    days === undefined ? null : `for ${days} days`,
    upTo(perItemUsd, "an item"),
    upTo(perYearUsd, "a year"),
  ],
  extendedWarranty: ({ addsMonths, warrantyUpToMonths, perItemUsd, perYearUsd }) => [
    addsMonths === undefined ? null : `${addsMonths} more months`,
    warrantyUpToMonths === undefined ? null : `on warranties of up to ${warrantyUpToMonths} months`,
    upTo(perItemUsd, "an item"),
    upTo(perYearUsd, "a year"),
  ],
  returnProtection: ({ days, perItemUsd, perYearUsd }) => [
    days === undefined ? null : `within ${days} days`,
    upTo(perItemUsd, "an item"),
    upTo(perYearUsd, "a year"),
  ],
};

/** `After 6 hours, up to $500 a trip, 2 claims a year`, `None`, `Included; we haven't seen the limits`; null: unknown. */
export const toCoverText = (kind: CoverKind, covers: Covers): string | null => toText(kind, covers[kind]);

function toText<Kind extends CoverKind>(kind: Kind, cover: Covers[Kind]): string | null {
  if (cover === undefined) return null;
  if (cover === false) return "None";
  const known = cover as Cover<Kind>;
  const parts = PARTS[kind](known).filter((part) => part !== null);
  if (parts.length === 0)
    return known.note === undefined
      ? "Included; we haven't seen the limits"
      : `${upperFirst(known.note)}. We haven't seen the limits.`;
  const limits = upperFirst(parts.join(", "));
  return known.note === undefined ? limits : `${limits} (${known.note})`;
}
