/**
 * The shape of one card, and the closed lists its fields draw from. A
 * `CardRecord` is what stands in `cards/`; a `Card` is the record on the day of
 * the build (`catalog-on.ts`). Lists, and the types that follow from the rules
 * in `card-schema.ts` and `reward-schema.ts`, which say what each field means.
 */
import type { cardSchema } from "./card-schema.ts";
import type { cardFields } from "./dated-card-schema.ts";
import type { DataOf } from "./data-of.ts";

/** The spec's eight spend categories. */
export const SPEND_CATEGORIES = [
  "dining",
  "groceries",
  "gas",
  "transit",
  "travel_portal",
  "travel_other",
  "streaming",
  "other",
] as const;
export type SpendCategory = (typeof SPEND_CATEGORIES)[number];

/** The nine lists a card may appear on; each has a page of its own. */
export const CARD_CATEGORIES = [
  "travel",
  "luxury",
  "airline",
  "hotel",
  "no-annual-fee",
  "business",
  "zero-apr-balance-transfer",
  "lounge-access",
  "beginners",
] as const;
export type CardCategory = (typeof CARD_CATEGORIES)[number];

export const SUB_SCORES = ["earning", "perks", "cost", "redemption", "ease"] as const;
export type SubScore = (typeof SUB_SCORES)[number];

export type CardType = CardRecord["cardType"];
export type CapPeriod = RewardCap["period"];
export const PERIODS_A_YEAR: Readonly<Record<CapPeriod, number>> = { month: 12, quarter: 4, year: 1 };

/**
 * `fixed`: a public amount. `up-to`: "as high as", no amount is promised.
 * `match`: what the first year earned, once more. `on-approval`: without spend.
 */
export const BONUS_KINDS = ["none", "fixed", "up-to", "match", "on-approval"] as const;

/** Whether an offer counts as it was read, as a newer one or one of those before it, or not at all. */
export const COUNTED_BASES = ["none", "read", "seen", "ceiling", "usual"] as const;
/** An offer that was read longer ago is no longer taken at its word. */
export const READ_DAYS = 90;

/** Names of card fields that an editor could not confirm in full. */
export const UNCERTAIN_FIELDS = [
  "purchaseApr",
  "introApr",
  "ratesAndFeesLink",
  "rewards",
  "perks",
  "signUpBonus",
  "network",
  "issuingBank",
  "foreignTransactionFeePercent",
  "redemption",
  "status",
] as const;
export type UncertainField = (typeof UNCERTAIN_FIELDS)[number];

/** A card as its file holds it. */
export type CardRecord = DataOf<typeof cardSchema>;
/** What is needed to know a card by what people write. */
export type NamedCard = Pick<Card, "slug" | "name" | "replaced">;

/** A card on the day of the build: changes in force made, offers and credits that are over marked. */
export type Card = DataOf<typeof cardFields>;

export type AnnualFee = Card["annualFee"];
export type IntroApr = Card["introApr"];
export type PurchaseApr = Card["purchaseApr"];
export type Reward = Card["rewards"][number];
/** Points per dollar that figures count and tables print: of a range by conditions, what everyone gets. */
export const countedMultiplier = ({
  multiplier,
  leastMultiplier,
}: Pick<Reward, "multiplier" | "leastMultiplier">): number => leastMultiplier ?? multiplier;
export type RewardCap = NonNullable<Reward["cap"]>;
export type Redemption = Card["redemption"];
export type Perk = Card["perks"][number];
export type Lounge = NonNullable<Perk["lounges"]>[number];
export type PerkFrequency = NonNullable<Perk["frequency"]>;
export type SignUpBonus = Card["signUpBonus"];
export type BonusState = SignUpBonus["state"];
/** What an offer counts, wherever it is counted. */
export type CountedOffer = SignUpBonus["counted"];

/** How much each sub-score counts in the rating; the weights add up to 1. */
export const SUB_SCORE_WEIGHTS: Readonly<Record<SubScore, number>> = {
  earning: 0.3,
  perks: 0.25,
  cost: 0.2,
  redemption: 0.15,
  ease: 0.1,
};
