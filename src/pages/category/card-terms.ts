/**
 * What a list's own columns say of a card, in a few words: read from the words and the use of its perks. Whatever the
 * terms leave open stays open ("Not stated"); the review has the full sentence.
 */
import { type Card, countedMultiplier, type Lounge, type Perk, type Reward } from "../../catalog/card.ts";
import { findCoveredParts, type Part } from "../../catalog/parts.ts";
import { findPerkUse, type PerkUse } from "../../catalog/perk-use.ts";
import { formatNumber, formatRate, formatUsd, upperFirst } from "../../words/format.ts";
import { toRewardLabel } from "../../words/labels.ts";
import { typicalCents } from "../../words/typical-cents.ts";

type Terms = Pick<Card, "slug" | "perks">;

interface UsedPerk {
  readonly perk: Perk;
  readonly use: PerkUse | undefined;
}

const listPerks = ({ slug, perks }: Terms, ...types: readonly string[]): UsedPerk[] =>
  perks
    .filter((perk) => types.includes(perk.type) && !perk.lapsed)
    .map((perk) => ({ perk, use: findPerkUse(slug, perk.id) }));

const listLounges = (card: Terms): Lounge[] =>
  listPerks(card, "lounge_access").flatMap(({ perk }) => perk.lounges ?? []);

/** `Priority Pass, Centurion`; null for a card without lounges. */
export function toLoungeNetworks(card: Terms): string | null {
  const names = listLounges(card).map(({ network }) => network);
  return names.length === 0 ? null : names.join(", ");
}

/** How often a year one gets in: `No limit`, `4`, `Delta Sky Club: 10; others: no limit`. */
export function toLoungeVisits(card: Terms): string {
  const lounges = listLounges(card);
  if (lounges.length === 0) return "None";
  const limited = lounges.filter(({ visitsPerYear }) => typeof visitsPerYear === "number");
  const isFree = lounges.some(({ visitsPerYear }) => visitsPerYear === null);
  if (limited.length === 0) return isFree ? "No limit" : "Not stated";
  if (lounges.length === 1) return String(limited[0]?.visitsPerYear);
  const named = limited.map(({ network, visitsPerYear }) => `${network}: ${visitsPerYear}`);
  return [...named, `others: ${isFree ? "no limit" : "not stated"}`].join("; ");
}

/** Who gets in free: `2`, `None ($45 each)`, `Centurion: none ($50 each); Priority Pass: 2`. */
export function toLoungeGuests(card: Terms): string {
  const lounges = listLounges(card);
  if (lounges.length === 0) return "None";
  const known = lounges.flatMap((lounge) => {
    const text = toGuestCell(lounge);
    return text === null ? [] : [{ text, network: lounge.network }];
  });
  if (known.length === 0) return "Not stated";
  const byText = [...Map.groupBy(known, ({ text }) => text)];
  if (byText.length === 1) return upperFirst(byText[0]?.[0] ?? "");
  return byText.map(([text, same]) => `${same.map(({ network }) => network).join(", ")}: ${text}`).join("; ");
}

/** Null: not known. */
function toGuestCell({ guestsFree, guestPassesPerYear, furtherGuestUsd }: Lounge): string | null {
  if (guestsFree === undefined) return null;
  if (guestsFree > 0) return String(guestsFree);
  if (guestPassesPerYear !== undefined) return `${guestPassesPerYear} passes a year`;
  return furtherGuestUsd === undefined ? "none" : `none (${formatUsd(furtherGuestUsd)} each)`;
}

/** `Each year, up to 35,000 points`, `After $15,000 of spending`, `None`. */
export function toFreeNight(card: Terms): string {
  const [night] = listPerks(card, "anniversary_free_night", "free_night_certificate");
  if (!night) return "None";
  const { upToPoints, upToCategory, after } = night.perk.freeNight ?? {};
  const spendUsd = night.use?.needs?.spendUsd;
  const needed = spendUsd === undefined ? after : `${formatUsd(spendUsd)} of spending`;
  const when = needed === undefined ? "Each year" : `After ${needed}`;
  if (upToPoints !== undefined) return `${when}, up to ${formatNumber(upToPoints)} points`;
  return upToCategory === undefined ? when : `${when}, up to category ${upToCategory}`;
}

/** `Gold`, `Platinum Elite`, `None`. */
export function toHotelStatus(card: Terms): string {
  return listPerks(card, "elite_status")[0]?.perk.eliteStatus ?? "None";
}

/** `First bag, you and 8 companions`, `First two bags`, `None`. */
export function toCheckedBag(card: Terms): string {
  const rule = listPerks(card, "free_checked_bag").find(({ perk }) => perk.freeBags)?.perk.freeBags;
  if (!rule) return "None";
  const { bags, companions, timesPerYear } = rule;
  const bag = bags === 1 ? "First bag" : "First two bags";
  if (timesPerYear !== undefined) return `${bag}, ${timesPerYear} times a year`;
  if (companions === null) return `${bag}, you and companions`;
  if (!companions) return bag;
  return `${bag}, you and ${companions} companion${companions === 1 ? "" : "s"}`;
}

/** `Each year`, `After $30,000 of spending`, `None`. */
export function toCompanion(card: Terms): string {
  const [ticket] = listPerks(card, "companion_certificate");
  if (!ticket) return "None";
  const spendUsd = ticket.use?.needs?.spendUsd;
  if (spendUsd !== undefined) return `After ${formatUsd(spendUsd)} of spending`;
  return (ticket.use?.needs?.fromYear ?? 1) > 1 ? "Every year after the first" : "Each year";
}

/** What firms buy beside travel and meals. */
const FIRM_PARTS: ReadonlySet<Part> = new Set([
  "advertising",
  "software",
  "shipping",
  "office-supplies",
  "phone",
  "internet",
]);

/** What a firm spends most on in a month or a quarter: advertising and phone are among the choices. */
const TOP_CATEGORIES: ReadonlySet<string> = new Set(["top_two_categories", "top_three_categories"]);

const isForFirms = ({ category, subcategory }: Reward) =>
  category === "other" && subcategory !== null && (TOP_CATEGORIES.has(subcategory) || coversFirmParts(subcategory));

const coversFirmParts = (subcategory: string) =>
  (findCoveredParts("other", subcategory) ?? []).some((part) => FIRM_PARTS.has(part));

type Rated = Pick<Card, "rewards" | "cashBack">;

/** The best of some rates; the rate on everything, where none is better: `4x on dining`, `1x on everything`. */
function toTopRate(card: Rated, isMeant: (reward: Reward) => boolean): string {
  const base = card.rewards.find((reward) => reward.base)?.multiplier ?? 1;
  const [best] = card.rewards
    .filter(isMeant)
    .toSorted((left, right) => countedMultiplier(right) - countedMultiplier(left));
  if (best && countedMultiplier(best) > base)
    return `${formatRate(countedMultiplier(best), card)} on ${toRewardLabel(best).toLowerCase()}`;
  return base === 0 ? "No rewards" : `${formatRate(base, card)} on everything`;
}

/** On advertising, software, shipping, office supplies, phone or internet. */
export const toFirmRate = (card: Rated): string => toTopRate(card, isForFirms);

/** Neither at one brand nor in an issuer's portal. */
export const toBestRate = (card: Rated): string =>
  toTopRate(
    card,
    ({ base, brands, category, subcategory }) =>
      !base && !brands && category !== "travel_portal" && subcategory !== "entertainment_portal",
  );

/** What comes back on spend of no category, in cents, at what the site's sums count for a point. */
export const toBaseCents = (card: Parameters<typeof typicalCents>[0] & Pick<Card, "rewards">): number =>
  Math.round((card.rewards.find((reward) => reward.base)?.multiplier ?? 1) * typicalCents(card) * 100) / 100;

/** `670+`, `None needed`. */
export const toScoreText = ({ creditScore }: Pick<Card, "creditScore">): string =>
  creditScore.newToCredit ? "None needed" : `${formatNumber(creditScore.floor)}+`;
