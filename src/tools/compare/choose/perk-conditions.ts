/** Conditions from the perks that one of two cards has: each in the words of its own terms. */
import { findPerkUse } from "../../../catalog/perk-use.ts";
import { type CoverKind, findProtection } from "../../../catalog/protection.ts";
import { formatUsd } from "../../../words/format.ts";
import { valueWallet } from "../../../engine/wallet/value-wallet.ts";
import { isUncertainFact } from "../../../words/uncertain-facts.ts";
import WORDS from "./choose-words.json" with { type: "json" };
import { type Condition, lowerTerm, type Side, type Weighing } from "./pair-side.ts";

/** Told by trips or by the first year as well: one of both is enough. */
const KINDS: Readonly<Record<string, string>> = {
  lounge_access: "lounges",
  first_year_match: "bonus",
};

const listValid = ({ card }: Side, type: string) => card.perks.filter((perk) => perk.type === type && !perk.lapsed);

/** The dearer of two cards of a program lacks no progress that the cheaper one makes: its terms are silent. */
const isSilence = (type: string, silent: Side["card"], telling: Side["card"]): boolean =>
  type === "elite_progress" &&
  silent.rewardProgram === telling.rewardProgram &&
  silent.annualFee.ongoingUsd > telling.annualFee.ongoingUsd;

/** Two passes a year are no club membership. */
const isMuchLess = (type: string, theirUsd: number | null, ownUsd: number | null): boolean =>
  type === "lounge_access" && (ownUsd ?? 0) >= 3 * (theirUsd ?? Infinity);

const PERK_TYPES = Object.keys(WORDS.perks) as (keyof typeof WORDS.perks)[];

/** Insurance that the other card may have among its protections, whether or not its perks tell it. */
const COVERS_OF: Readonly<Record<string, readonly CoverKind[]>> = {
  travel_insurance: ["tripDelay", "tripCancellation", "baggageDelay", "lostLuggage"],
  cell_phone_protection: ["cellPhone"],
  primary_rental_coverage: ["rentalCar"],
};

function isCovered({ card: own }: Side, { card }: Side, type: string): boolean {
  const kinds = COVERS_OF[type];
  if (kinds === undefined) return false;
  const covers = findProtection(card.slug)?.covers ?? {};
  const isKnown = kinds.some((kind) => covers[kind] !== undefined);
  // Terms that nobody has confirmed may lack a line, and a bank insures most of its cards' trips alike.
  if (!isKnown)
    return (
      isUncertainFact(card, "perks", "perks") || (type === "travel_insurance" && own.issuingBank === card.issuingBank)
    );
  const { rentalCar } = covers;
  // Secondary coverage is less; of some cards we don't know which it is.
  if (type === "primary_rental_coverage") return rentalCar !== false && rentalCar?.kind !== "secondary";
  return kinds.some((kind) => covers[kind]);
}

/** The terms in the middle of a sentence. Who may come along to a lounge stands in the table. */
const toTerm = (type: string, description: string) =>
  lowerTerm(type === "lounge_access" ? description.replaceAll(/ \([^)]*\)/g, "").replace(/;.*/, "") : description)
    .replace(/^(?:free night|category|head start)/, "a $&")
    .replace(/^annual fee refunded/, "the annual fee is refunded")
    .replace(/^BofA Rewards: (\d+%).* (\d+%) from .*/, "BofA Rewards pays $1 to $2 more");

/** Perks that are dollars and nothing else to someone who uses them. */
const CREDITS: ReadonlySet<string> = new Set(["travel_credit", "hotel_credit", "dining_credit", "airline_credit"]);

/** Used in full, it would still leave the card behind: no reason to choose it. */
function isTooLittle({ own, profile, gap }: Weighing, id: string): boolean {
  const behindUsd = -gap();
  const perk = own.rewards.perks.find((each) => each.id === id);
  if (behindUsd <= 0 || !perk?.faceUsd) return false;
  const counted = valueWallet([own.rewards], profile).perks.find((each) => each.perk === id);
  return perk.faceUsd / (perk.years ?? 1) - (counted?.usd ?? 0) < behindUsd;
}

/** Perks that only one has, the most telling first, each in the words of its own terms. */
export function listPerkConditions(weighing: Weighing): Condition[] {
  const { own, other } = weighing;
  const isUnsure = isUncertainFact(own.card, "perks", "perks");
  // Between two cards of a hotel group, whoever stays with the group may want either.
  const isOfGroup = own.rewards.brandOf !== null && own.rewards.brandOf === other.rewards.brandOf;
  const isPaying = (type: string) => CREDITS.has(type) || (type === "anniversary_free_night" && isOfGroup);
  const toLead = (type: keyof typeof WORDS.perks) =>
    type === "anniversary_free_night" && isOfGroup
      ? "you would use the yearly award"
      : WORDS.perks[type]
          .replace("BRAND", own.rewards.brandOf ?? "the hotel group")
          .replace("BANK", own.card.issuingBank);
  return PERK_TYPES.flatMap((type, rank): Condition[] => {
    const [perk] = listValid(own, type);
    if (!perk || (isPaying(type) && isTooLittle(weighing, perk.id))) return [];
    const [theirs] = listValid(other, type);
    if (theirs && !isMuchLess(type, theirs.valueUsd, perk.valueUsd)) return [];
    const against = theirs ? `, while ${other.name} has ${toTerm(type, theirs.description)}` : "";
    if (isCovered(own, other, type) || isSilence(type, other.card, own.card)) return [];
    const needsUsd = findPerkUse(own.card.slug, perk.id)?.needs?.spendUsd;
    const needs = needsUsd && !perk.description.includes("$") ? ` (after you spend ${formatUsd(needsUsd)} a year)` : "";
    return [
      {
        kind: KINDS[type] ?? `perk-${rank < 5 ? type : "other"}`,
        // What nobody has confirmed speaks only where little else does.
        weight: (6.4 - rank * 0.12) * (isUnsure ? 0.5 : 1),
        text: `${toLead(type)}: ${toTerm(type, perk.description)}${needs}${against}${isUnsure ? " (unconfirmed)" : ""}`,
      },
    ];
  });
}
