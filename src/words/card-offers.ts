/** A card's offers, ready for the rule of what they count, and in words. */
import type { Card, CardRecord, CountedOffer } from "../catalog/card.ts";
import { toReadOn } from "../catalog/catalog-on.ts";
import { listOffers, type Offer } from "../catalog/offer.ts";
import {
  countedBonus,
  type OfferCard,
  type OfferRecord,
  SAME_USD,
  summarizeOffers,
  toOfferUsd,
  toReadAmount,
} from "../engine/value/counted-bonus.ts";
import { formatDate, formatNumber, formatUsd } from "./format.ts";
import { type OfferingCard, toOfferText } from "./offer.ts";
import { toPointUnit } from "./point-unit.ts";
import { typicalCents } from "./typical-cents.ts";

export function toOfferCard(card: Card | CardRecord): OfferCard {
  const changes = card.history.filter(({ kind, applied }) => kind === "annual_fee" && applied);
  return {
    signUpBonus: card.signUpBonus,
    readOn: toReadOn(card.provenance.signUpBonus),
    offers: listOffers(card.slug),
    feeChangedOn:
      changes
        .map(({ effective }) => effective)
        .toSorted()
        .at(-1) ?? null,
    centsPerPoint: typicalCents(card),
  };
}

/** Of a card that takes no applicants. */
const NOBODY = { basis: "none", lastSeen: null } as const;

/** What the card's offer counts on a day, for `catalogOn`. */
export function countOffer(card: CardRecord, day: string): CountedOffer {
  const counted = card.status === "open" ? countedBonus(toOfferCard(card), day) : NOBODY;
  const { minSpendUsd, durationDays } = card.signUpBonus;
  if (counted.basis === "none") {
    return { basis: "none", usd: 0, points: 0, cashUsd: 0, spendUsd: 0, days: 0, lastSeen: counted.lastSeen };
  }
  if (counted.basis === "read") {
    const { usd, readOn } = counted;
    const terms = { spendUsd: minSpendUsd ?? 0, days: durationDays ?? 0, lastSeen: readOn };
    const { points, usd: cashUsd } = toReadAmount(card.signUpBonus);
    return { basis: "read", usd, points, cashUsd, ...terms };
  }
  const { basis, usd, offer, lastSeen } = counted;
  const cashUsd = (offer.usd ?? 0) + (offer.extrasUsd ?? 0);
  const text = (offer.extras ?? []).join(", ");
  return {
    basis,
    usd,
    points: offer.points ?? 0,
    cashUsd,
    ...(text !== "" && { besides: { text, usd: offer.extrasUsd ?? 0 } }),
    spendUsd: offer.spendUsd,
    days: offer.days,
    lastSeen,
  };
}

export interface CardOfferRecord extends OfferRecord {
  readonly given: OfferCard;
  /** The last day on which a list was read. */
  readonly lastSeen: string;
}

/** How the card's offers compare; undefined where the lists saw fewer than two. An offer read too long ago is nobody's today. */
export function findOfferRecord(card: Card): CardOfferRecord | undefined {
  const given = toOfferCard(card);
  const lastSeen = given.offers
    .map((offer) => offer.lastSeen)
    .toSorted()
    .at(-1);
  const record = lastSeen === undefined ? undefined : summarizeOffers(given, lastSeen);
  if (!record || lastSeen === undefined) return undefined;
  const isToday = card.signUpBonus.state === "open" || card.signUpBonus.counted.basis === "seen";
  return { ...record, given, lastSeen, ...(isToday ? {} : { today: null, todayOffer: undefined, todayUsd: null }) };
}

/** `the usual offer is 75,000 points, and the best was 100,000 points in 2025`: what an applicant holds the offer shown against. */
export function toPastText(card: Card): string | null {
  const record = findOfferRecord(card);
  if (!record?.usual) return null;
  const { usual, best, given } = record;
  const isBest = toOfferUsd(best, given.centsPerPoint) - toOfferUsd(usual, given.centsPerPoint) < SAME_USD;
  const since = given.offers.map(({ firstSeen }) => firstSeen.slice(0, 4)).toSorted()[0];
  const most = isBest
    ? `the best since ${since}`
    : `and the best was ${toPaidText(best, card)} in ${best.lastSeen.slice(0, 4)}`;
  return `the usual offer is ${toPaidText(usual, card)}, ${most}`;
}

/** Below this part of the best an offer is not near it. */
const NEAR_BEST = 0.9;

export interface HighOffer extends CardOfferRecord {
  readonly card: Card;
}

/**
 * Open cards whose offer is near the best on record and above the usual one, furthest above it first. An offer that is
 * always the same is no news, however good.
 */
export function listHighOffers(cards: readonly Card[]): HighOffer[] {
  return cards
    .flatMap((card) => {
      const record = card.status === "open" ? findOfferRecord(card) : undefined;
      if (!record?.usual || record.todayUsd === null) return [];
      const { centsPerPoint } = record.given;
      const above = record.todayUsd - toOfferUsd(record.usual, centsPerPoint);
      const isNear = record.todayUsd >= NEAR_BEST * toOfferUsd(record.best, centsPerPoint);
      return isNear && above > SAME_USD ? [{ above, offer: { ...record, card } }] : [];
    })
    .toSorted((left, right) => right.above - left.above)
    .map(({ offer }) => offer);
}

/** The card's offer of today in words, with what comes besides where a list says so. */
export const toTodayText = (card: OfferingCard, { todayOffer }: Pick<OfferRecord, "todayOffer">): string =>
  todayOffer ? toPaidText(todayOffer, card) : toOfferText(card);

/** `May 2025`, `April 2025 to May 2025`: the months in which an offer was seen. */
export function toSeenMonths({ firstSeen, lastSeen }: Offer): string {
  const months = [firstSeen, lastSeen].map((day) => formatDate(day.slice(0, 7)));
  return [...new Set(months)].join(" to ");
}

/** `60,000 miles`, `60,000 points and $300`, `30,000 points with Companion Pass`. */
export function toPaidText(
  { points, usd, extras = [] }: Offer,
  { rewardProgram }: Pick<Card, "rewardProgram">,
): string {
  const paid = [
    ...(points === undefined ? [] : [`${formatNumber(points)} ${toPointUnit(rewardProgram)}`]),
    ...(usd === undefined ? [] : [formatUsd(usd)]),
  ];
  const besides = extras.join(", ");
  if (paid.length === 0) return besides;
  return besides === "" ? paid.join(" and ") : `${paid.join(" and ")} with ${besides}`;
}
