/**
 * What a welcome offer counts, by one rule for every page, list, tool and plan. Model, section 4: an offer read within 90
 * days, the card's own or a newer one that a list saw, counts its amount; else the lower of the card's usual offer and the last one seen; else nothing. Pure: the day, the
 * offers and the price of a point come in.
 */
import { READ_DAYS, type SignUpBonus } from "../../catalog/card.ts";
import type { Offer } from "../../catalog/offer.ts";

/** How long after it was last seen an offer still says something about today's. */
export const SEEN_MONTHS = 18;
/** The span in which the usual offer is the one that stood longest. */
export const USUAL_MONTHS = 24;
/** A shorter stand is a slip of a list, or gone before most people apply. */
export const LEAST_DAYS = 14;

const DAY_MS = 86_400_000;
const toDays = (day: string) => Date.parse(day) / DAY_MS;

/** The same day some months before; of a longer month its last one. */
export function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const last = new Date(Date.UTC(year, month - months, 0));
  last.setUTCDate(Math.min(date, last.getUTCDate()));
  return last.toISOString().slice(0, 10);
}

/** Not everyone who opens the issuer's page can have these. */
const CLOSED_CHANNELS: ReadonlySet<Offer["channel"]> = new Set([
  "referral",
  "in branch",
  "in flight or at booking",
  "by special link",
] as const);

export interface OfferCard {
  readonly signUpBonus: Pick<SignUpBonus, "kind" | "points" | "estimatedValueUsd" | "endsOn" | "tiers">;
  /** When the card's own offer was read: a day, or as much of one as is known. */
  readonly readOn: string;
  readonly offers: readonly Offer[];
  /** The day of the last change of the annual fee, where one is known. */
  readonly feeChangedOn: string | null;
  /** One price for all of the card's points. */
  readonly centsPerPoint: number;
}

/** What is counted. `read`: the card's own offer. `seen`: a newer one. `ceiling`: the lowest, for an "as high as". */
export type CountedBonus =
  | { readonly basis: "none"; readonly lastSeen: string | null }
  | { readonly basis: "read"; readonly usd: number; readonly readOn: string }
  | { readonly basis: "seen"; readonly usd: number; readonly offer: Offer; readonly lastSeen: string }
  | { readonly basis: "ceiling" | "usual"; readonly usd: number; readonly offer: Offer; readonly lastSeen: string };

export const toOfferUsd = ({ points = 0, usd = 0, extrasUsd = 0 }: Offer, centsPerPoint: number): number =>
  (points * centsPerPoint) / 100 + usd + extrasUsd;

/** Two stands of one offer. */
const toTerms = ({ points, usd, extrasUsd, spendUsd, days }: Offer) =>
  [points, usd, extrasUsd, spendUsd, days].join(" ");

/** The history as it was known on a day. */
const listKnown = (offers: readonly Offer[], day: string): Offer[] =>
  offers.flatMap((offer) =>
    offer.firstSeen > day ? [] : [offer.lastSeen > day ? { ...offer, lastSeen: day } : offer],
  );

/** The latest day known, so that a month says no more than its first day. */
const toFirstDay = (date: string) => `${date}-01-01`.slice(0, 10);

/** Offers that a new applicant could count on: open to all, long enough, at today's fee, not a ceiling. */
export function listUsable({ offers, feeChangedOn }: Pick<OfferCard, "offers" | "feeChangedOn">, day: string): Offer[] {
  const known = listKnown(offers, day);
  const withFee = known.filter(({ feeUsd }) => feeUsd !== undefined);
  const newest = withFee.reduce((latest, { lastSeen }) => (lastSeen > latest ? lastSeen : latest), "");
  const newestFees = new Set(withFee.flatMap(({ lastSeen, feeUsd }) => (lastSeen === newest ? feeUsd : [])));
  // The list's own fees may lag behind the issuer's; they decide as long as the list was read after the change.
  const changedOn = feeChangedOn !== null && feeChangedOn <= day ? feeChangedOn : "";
  const isSeenSince = newest === "" || newest >= changedOn;
  return known.filter(
    ({ channel, upTo, firstSeen, lastSeen, feeUsd }) =>
      !CLOSED_CHANNELS.has(channel) &&
      upTo === undefined &&
      toDays(lastSeen) - toDays(firstSeen) >= LEAST_DAYS &&
      (isSeenSince ? feeUsd === undefined || newestFees.has(feeUsd) : lastSeen >= changedOn),
  );
}

/** Of two worth the same, the one seen last. */
const lowest = (offers: readonly Offer[], centsPerPoint: number): Offer | undefined =>
  offers.toSorted(
    (left, right) =>
      toOfferUsd(left, centsPerPoint) - toOfferUsd(right, centsPerPoint) || (left.lastSeen < right.lastSeen ? 1 : -1),
  )[0];

/** Of the usable offers the one that stood longest in the 24 months before; of two as long, the lower. */
export function findUsualOffer(usable: readonly Offer[], day: string, centsPerPoint: number): Offer | undefined {
  const from = monthsBefore(day, USUAL_MONTHS);
  const stands = [...Map.groupBy(usable, toTerms).values()].map((offers) => ({
    offer: offers.reduce((latest, offer) => (offer.lastSeen > latest.lastSeen ? offer : latest)),
    days: offers.reduce(
      (sum, { firstSeen, lastSeen }) =>
        sum + Math.max(0, toDays(lastSeen) - toDays(firstSeen > from ? firstSeen : from)),
      0,
    ),
  }));
  const longest = Math.max(0, ...stands.map(({ days }) => days));
  const tied = stands.flatMap(({ offer, days }) => (days > 0 && days === longest ? [offer] : []));
  return lowest(tied, centsPerPoint);
}

/** The lower of the usual offer and the last one seen, if any was seen within 18 months. */
function findFallback(usable: readonly Offer[], day: string, centsPerPoint: number): Offer | undefined {
  const since = monthsBefore(day, SEEN_MONTHS);
  const newest = usable.reduce((latest, { lastSeen }) => (lastSeen > latest ? lastSeen : latest), "");
  if (newest < since) return undefined;
  const seenLast = usable.filter(({ lastSeen }) => lastSeen === newest);
  const usual = findUsualOffer(usable, day, centsPerPoint);
  return lowest([...(usual ? [usual] : []), ...seenLast], centsPerPoint);
}

/** What lists saw for everyone after the card's own offer was read, if they read within 90 days and it has not ended. */
function findNewer({ readOn, offers, centsPerPoint }: OfferCard, day: string): Offer | undefined {
  const newer = listKnown(offers, day).filter(
    ({ channel, upTo, lastSeen, endsOn }) =>
      !CLOSED_CHANNELS.has(channel) &&
      upTo === undefined &&
      lastSeen > toFirstDay(readOn) &&
      toDays(day) - toDays(lastSeen) <= READ_DAYS &&
      (endsOn === undefined || endsOn >= day),
  );
  const newest = newer.reduce((latest, { lastSeen }) => (lastSeen > latest ? lastSeen : latest), "");
  return lowest(
    newer.filter(({ lastSeen }) => lastSeen === newest),
    centsPerPoint,
  );
}

/** Points and cash of the card's own offer: the estimate is for one in cash; what pays both has its steps. */
export function toReadAmount({
  points,
  estimatedValueUsd,
  tiers,
}: Pick<SignUpBonus, "points" | "estimatedValueUsd" | "tiers">): { readonly points: number; readonly usd: number } {
  if (!tiers) return { points: points ?? 0, usd: points === null ? (estimatedValueUsd ?? 0) : 0 };
  const sum = (of: (tier: NonNullable<SignUpBonus["tiers"]>[number]) => number) =>
    tiers.reduce((total, tier) => total + of(tier), 0);
  return { points: sum((tier) => tier.points ?? 0), usd: sum((tier) => tier.usd ?? 0) };
}

/** A match pays what the first year earned: it has no amount, and the card's own rates say what it is worth. */
function toReadUsd(bonus: OfferCard["signUpBonus"], centsPerPoint: number): number {
  if (bonus.kind === "match") return 0;
  const { points, usd } = toReadAmount(bonus);
  return (points * centsPerPoint) / 100 + usd;
}

export function countedBonus(card: OfferCard, buildDate: string): CountedBonus {
  const { signUpBonus, readOn, offers, centsPerPoint } = card;
  const { kind, endsOn } = signUpBonus;
  const usable = listUsable(card, buildDate);
  const since = monthsBefore(buildDate, SEEN_MONTHS);
  const day = toFirstDay(readOn);
  const isOpen = kind !== "none" && day <= buildDate && (endsOn === undefined || endsOn >= buildDate);
  if (isOpen && toDays(buildDate) - toDays(day) <= READ_DAYS) {
    if (kind !== "up-to") {
      return { basis: "read", usd: toReadUsd(signUpBonus, centsPerPoint), readOn };
    }
    const least = lowest(
      usable.filter(({ lastSeen }) => lastSeen >= since),
      centsPerPoint,
    );
    if (least) {
      return { basis: "ceiling", usd: toOfferUsd(least, centsPerPoint), offer: least, lastSeen: least.lastSeen };
    }
  }
  const newer = day <= buildDate ? findNewer(card, buildDate) : undefined;
  if (newer) {
    return { basis: "seen", usd: toOfferUsd(newer, centsPerPoint), offer: newer, lastSeen: newer.lastSeen };
  }
  const fallback = findFallback(usable, buildDate, centsPerPoint);
  if (!fallback) {
    const seen = listKnown(offers, buildDate).map(({ lastSeen }) => lastSeen);
    return { basis: "none", lastSeen: seen.toSorted().at(-1) ?? (kind === "none" ? null : readOn) };
  }
  return {
    basis: "usual",
    usd: toOfferUsd(fallback, centsPerPoint),
    offer: fallback,
    lastSeen: fallback.lastSeen,
  };
}

/** Where today's offer stands among those of the record. */
export interface OfferRecord {
  readonly best: Offer;
  readonly lowest: Offer;
  readonly usual: Offer | undefined;
  /** Null: the card's own offer is not to be counted on today, or there is no usual one to hold it against. */
  readonly today: "best" | "above" | "usual" | "below" | null;
  /** Today's as a list read it, with what comes besides; undefined where only the card's record has it, or none counts. */
  readonly todayOffer: Offer | undefined;
  /** What today's is worth, in US dollars; null: it is not to be counted on. */
  readonly todayUsd: number | null;
}

/** Offers that differ by less are the same one. */
export const SAME_USD = 0.005;

/** Of offers open to all that stood for two weeks, at whatever fee; undefined where there are fewer than two. */
export function summarizeOffers(card: OfferCard, day: string): OfferRecord | undefined {
  const { offers, centsPerPoint } = card;
  const shown = listPublic(offers, day);
  const ranked = shown.toSorted((left, right) => toOfferUsd(left, centsPerPoint) - toOfferUsd(right, centsPerPoint));
  const [low] = ranked;
  const best = ranked.at(-1);
  if (!low || !best || ranked.length < 2) return undefined;
  const usual = findUsualOffer(listUsable(card, day), day, centsPerPoint);
  const counted = countedBonus(card, day);
  if ((counted.basis !== "read" && counted.basis !== "seen") || counted.usd === 0) {
    return { best, lowest: low, usual, today: null, todayOffer: undefined, todayUsd: null };
  }
  const todayOffer =
    counted.basis === "seen" ? counted.offer : offers.findLast(({ lastSeen }) => lastSeen === counted.readOn);
  const todayUsd = todayOffer ? toOfferUsd(todayOffer, centsPerPoint) : counted.usd;
  const today = judgeToday(todayUsd, { best, usual }, centsPerPoint);
  return { best, lowest: low, usual, today, todayOffer, todayUsd };
}

/** Offers that everyone could have, ceilings left out, as known on a day. */
export const listPublic = (offers: readonly Offer[], day: string): Offer[] =>
  listKnown(offers, day).filter(
    ({ channel, upTo, firstSeen, lastSeen }) =>
      !CLOSED_CHANNELS.has(channel) && upTo === undefined && toDays(lastSeen) - toDays(firstSeen) >= LEAST_DAYS,
  );

function judgeToday(
  usd: number,
  { best, usual }: Pick<OfferRecord, "best" | "usual">,
  centsPerPoint: number,
): OfferRecord["today"] {
  if (usd >= toOfferUsd(best, centsPerPoint) - SAME_USD) return "best";
  if (!usual) return null;
  const difference = usd - toOfferUsd(usual, centsPerPoint);
  return Math.abs(difference) < SAME_USD ? "usual" : difference > 0 ? "above" : "below";
}
