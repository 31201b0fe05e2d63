/** Whom the site's dollars are for where the visitor has said nothing: one stated reader a list, one for a review. */
import type { CardCategory } from "../catalog/card.ts";
import { PRESETS } from "../rewards/value/presets.ts";
import type { Profile, ProfileInput } from "../rewards/value/profile.ts";
import { resolveProfile } from "../rewards/value/resolve-profile.ts";
import type { Brand, WalletCard } from "../rewards/value/wallet-card.ts";

export interface Reader {
  /** As a sentence goes on: "a household that takes four trips a year". */
  readonly text: string;
  readonly input: ProfileInput;
  /** A card of an airline or hotel group is priced for somebody who uses it. */
  readonly usesOwnBrand: boolean;
}

const HOUSEHOLD: ProfileInput = { preset: "household" };

export const LIST_READERS: Readonly<Record<CardCategory, Reader>> = {
  travel: { text: "a household that takes four trips a year", input: HOUSEHOLD, usesOwnBrand: false },
  luxury: {
    text: "a frequent flyer who takes twelve trips a year",
    input: { preset: "frequent-flyer" },
    usesOwnBrand: true,
  },
  airline: {
    text: "a household that takes six trips a year with the card's airline, one bag each",
    input: { ...HOUSEHOLD, trips: 6, travelers: 2, bags: 1 },
    usesOwnBrand: true,
  },
  hotel: {
    text: "a household that takes six trips a year and stays with the card's hotel group",
    input: { ...HOUSEHOLD, trips: 6, travelers: 2 },
    usesOwnBrand: true,
  },
  "no-annual-fee": { text: "a household that takes four trips a year", input: HOUSEHOLD, usesOwnBrand: true },
  business: {
    text: "a small firm that takes six trips a year",
    input: { preset: "small-business" },
    usesOwnBrand: true,
  },
  "zero-apr-balance-transfer": { text: "somebody who borrows for a while", input: HOUSEHOLD, usesOwnBrand: false },
  "lounge-access": {
    text: "a household that takes six trips a year",
    input: { ...HOUSEHOLD, trips: 6, travelers: 2 },
    usesOwnBrand: true,
  },
  beginners: { text: "a student who takes one trip a year", input: { preset: "student" }, usesOwnBrand: true },
};

/** The reader of a review: a household or a small firm; for a brand's card one that uses the brand. */
export function toReviewReader({ cardType, brandOf }: Pick<WalletCard, "cardType" | "brandOf">): Reader & {
  readonly input: ProfileInput;
} {
  const preset = PRESETS.find(({ type }) => type === cardType) ?? PRESETS[0]!;
  const trips = preset.trips;
  const who =
    cardType === "business"
      ? `a small firm that takes ${trips} trips a year`
      : `a household that takes ${trips} trips a year`;
  return {
    text: brandOf === null ? who : `${who} with ${brandOf}`,
    input: { preset: preset.slug, ...(brandOf === null ? {} : { brandsUsed: [brandOf] }) },
    usesOwnBrand: false,
  };
}

/** @param brandOf of the card that is priced */
export function toReaderProfile(reader: Reader, brands: readonly Brand[], brandOf: string | null = null): Profile {
  const brandsUsed = reader.usesOwnBrand && brandOf !== null ? [brandOf] : reader.input.brandsUsed;
  return resolveProfile({ ...reader.input, ...(brandsUsed ? { brandsUsed } : {}) }, brands).profile;
}
