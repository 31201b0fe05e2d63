/** Whom the site's dollars are for where the visitor has said nothing: one stated reader a list, one for a review. */
import type { Card, CardCategory } from "../catalog/card.ts";
import { STUDENT } from "../asking/to-profile-input.ts";
import { PRESETS } from "../engine/value/presets.ts";
import type { Profile, ProfileInput } from "../engine/value/profile.ts";
import { resolveProfile } from "../engine/value/resolve-profile.ts";
import type { Brand, WalletCard } from "../engine/value/wallet-card.ts";
import { tellReader } from "./tell-reader.ts";

export interface Reader {
  readonly input: ProfileInput;
  /** A card of an airline or hotel group is priced for somebody who uses it. */
  readonly usesOwnBrand: boolean;
}

const HOUSEHOLD: ProfileInput = { preset: "household" };

/** Each list's text says in words whom its dollars are for; a test holds the trips of the two together. */
export const LIST_READERS: Readonly<Record<CardCategory, Reader>> = {
  travel: { input: HOUSEHOLD, usesOwnBrand: false },
  luxury: { input: { preset: "frequent-flyer" }, usesOwnBrand: true },
  airline: { input: { ...HOUSEHOLD, trips: 4, travelers: 2, bags: 1 }, usesOwnBrand: true },
  hotel: { input: { ...HOUSEHOLD, trips: 4, travelers: 2 }, usesOwnBrand: true },
  "no-annual-fee": { input: HOUSEHOLD, usesOwnBrand: true },
  business: { input: { preset: "small-business" }, usesOwnBrand: true },
  "zero-apr-balance-transfer": { input: HOUSEHOLD, usesOwnBrand: false },
  "lounge-access": { input: { ...HOUSEHOLD, trips: 6, travelers: 2 }, usesOwnBrand: true },
  beginners: { input: { preset: "student" }, usesOwnBrand: true },
};

interface Reviewed extends Pick<WalletCard, "cardType" | "brandOf"> {
  readonly requires: { readonly key: string } | null;
}

/** The reader of a review: a household, a small business or a student; for a brand's card one that uses the brand. */
export function toReviewReader({ cardType, brandOf, requires }: Reviewed): Reader & {
  /** As a sentence goes on: "a household that takes 4 trips a year". */
  readonly text: string;
} {
  const preset = PRESETS.find(({ type }) => type === cardType) ?? PRESETS[0]!;
  const slug = requires?.key === STUDENT ? STUDENT : preset.slug;
  const input = { preset: slug, ...(brandOf === null ? {} : { brandsUsed: [brandOf] }) };
  return { text: tellReader(input), input, usesOwnBrand: false };
}

/** @param brandOf of the card that is priced */
export function toReaderProfile(reader: Reader, brands: readonly Brand[], brandOf: string | null = null): Profile {
  const brandsUsed = reader.usesOwnBrand && brandOf !== null ? [brandOf] : reader.input.brandsUsed;
  return resolveProfile({ ...reader.input, ...(brandsUsed ? { brandsUsed } : {}) }, brands).profile;
}

/** The same of a card of the catalog. */
export const toCardReader = ({ cardType, brandOf, requires }: Pick<Card, "cardType" | "brandOf" | "requires">) =>
  toReviewReader({
    cardType: cardType === "Business" ? "business" : "personal",
    brandOf: brandOf ?? null,
    requires: requires ?? null,
  });
