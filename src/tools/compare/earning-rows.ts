/** Earn rates by category, part and brand, as the money maths reads them: points and cents, caps beside them. */
import { type Card, PERIODS_A_YEAR, SPEND_CATEGORIES, type SpendCategory } from "../../catalog/card.ts";
import { formatCents, formatPercent, formatRate, formatUsd } from "../../words/format.ts";
import { SPEND_LABELS } from "../../words/labels.ts";
import { CATEGORY_OF_PART, type Part, PARTS } from "../../engine/value/parts.ts";
import type { Profile } from "../../engine/value/profile.ts";
import type { Brand, WalletCard } from "../../engine/value/wallet-card.ts";
import { PART_LABELS } from "../../words/profile-labels.ts";
import { type ComparisonGroup, type Fact, toRow } from "./comparison-row.ts";
import { findRate, type Place, type Rate } from "./find-rate.ts";
import { isUncertainFact } from "../../words/uncertain-facts.ts";

export interface EarningCard {
  readonly card: Card;
  readonly rewards: WalletCard;
  readonly centsPerPoint: number;
}

interface LabeledPlace extends Place {
  readonly key: string;
  readonly label: string;
}

const toKey = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");

/** Parts that every traveler pays for: "Travel" alone would say neither which nor whether hotels count. */
const ALWAYS: ReadonlySet<Part> = new Set(["flights", "hotels", "other-travel"]);

/** Brands whose own sites the rates for a travel site are for; null among them: an issuer's. */
const listPortalOwners = (cards: readonly WalletCard[]): (string | null)[] => [
  ...new Set(
    cards
      .filter(({ earns }) =>
        earns.some(({ category, brands, base }) => category === "travel_portal" && brands === null && !base),
      )
      .map(({ brandOf }) => brandOf),
  ),
];

const toPortal = ([first = null, ...others]: readonly (string | null)[]): string =>
  others.length > 0 ? "on the card's travel site" : first === null ? "on the issuer's travel site" : `through ${first}`;

/**
 * All categories, then the parts and brands for which one of the cards has a rate of its own. Travel stands for nothing
 * by itself: its parts do.
 */
function listPlaces(cards: readonly WalletCard[], brands: readonly Brand[]): LabeledPlace[] {
  const earns = cards.flatMap((card) => card.earns.filter(({ base }) => !base));
  const covers = [
    ...earns.filter((entry) => entry.brands === null && !entry.foreignOnly),
    ...cards.flatMap(({ choices }) => choices.flatMap(({ options }) => options.flatMap((option) => option.covers))),
  ];
  const parts = new Set(covers.flatMap((coverage) => coverage.parts ?? []));
  const portalOwners = listPortalOwners(cards);
  const [portalBrand] = portalOwners.length === 1 ? portalOwners : [];
  const toPart = (part: Part) => ({
    key: part,
    label: PART_LABELS[part].replace("on the issuer's travel site", toPortal(portalOwners)),
    category: CATEGORY_OF_PART[part],
    part,
    brand: null,
    foreign: false,
  });
  const listParts = (category: SpendCategory): readonly Part[] =>
    category === "travel_other"
      ? PARTS[category].filter((part) => ALWAYS.has(part) || parts.has(part))
      : category === "travel_portal" && PARTS[category].some((part) => parts.has(part))
        ? PARTS[category].filter((part) => !portalBrand || parts.has(part))
        : [];
  const named = [...new Set(earns.flatMap((entry) => entry.brands ?? []))];
  return [
    ...SPEND_CATEGORIES.flatMap((category): LabeledPlace[] => {
      const inside = listParts(category);
      return inside.length > 0
        ? inside.map(toPart)
        : [{ key: toKey(category), label: SPEND_LABELS[category], category, part: null, brand: null, foreign: false }];
    }),
    ...[...parts].filter((part) => !listParts(CATEGORY_OF_PART[part]).includes(part)).map(toPart),
    ...named.flatMap((name) => {
      const brand = brands.find((known) => known.name === name);
      if (!brand) return [];
      const { category, part } = brand;
      return [{ key: toKey(name), label: `At ${name}`, category, part, brand: name, foreign: false }];
    }),
    ...(earns.some(({ foreignOnly }) => foreignOnly)
      ? [{ key: "abroad", label: "Abroad", category: "other", part: null, brand: null, foreign: true } as const]
      : []),
  ];
}

export function listEarningRows(
  cards: readonly EarningCard[],
  brands: readonly Brand[],
  profile: Profile,
): ComparisonGroup {
  const places = listPlaces(
    cards.map(({ rewards }) => rewards),
    brands,
  );
  return {
    key: "earning",
    title: "Earning",
    note: "Rows are judged in cents per dollar before any cap: points times our value per point. The yearly values above include the caps.",
    rows: places.map(({ key, label, ...place }) =>
      toRow(
        { key: `earn-${key}`, label, judge: "more" },
        cards.map((card) => toRateFact(card, findRate(card.rewards, place, profile))),
      ),
    ),
  };
}

function toRateFact({ card, centsPerPoint }: EarningCard, rate: Rate | null): Fact {
  const isUncertain = isUncertainFact(card, "rewards");
  if (rate === null) return { text: "No rewards", value: 0, isUncertain };
  // Of a rate for a part of the line only, the average counts.
  const cents = (rate.share * rate.multiplier + (1 - rate.share) * rate.openMultiplier) * centsPerPoint;
  const note = rate.share < 1 ? toPartNote(card, rate, cents) : toWholeNote(card, rate, cents);
  return { text: formatRate(rate.multiplier, card), note, value: cents, isUncertain };
}

/** `6 cents per dollar, up to $1,500 a quarter, then 1x` */
const toWholeNote = (card: Card, rate: Rate, cents: number): string =>
  [
    `${formatCents(cents)} per dollar`,
    ...(rate.isChosen ? ["as a bonus category"] : []),
    ...(rate.limitUsd === null
      ? []
      : [`up to ${toCapText(card, rate)}`, `then ${formatRate(rate.openMultiplier, card)}`]),
  ].join(", ");

/** Of 100 as people say it. */
const SHARES: Readonly<Record<number, string>> = { 12.5: "an eighth", 25: "a quarter", 50: "half" };

/** `1.5 cents per dollar on average: 5% on about an eighth of what you spend there (up to $3,000 a year), 1% on the rest` */
function toPartNote(card: Card, rate: Rate, cents: number): string {
  const percent = rate.share * 100;
  const chosen = rate.isChosen ? " as a bonus category" : "";
  const cap = rate.limitUsd === null ? "" : ` (up to ${toCapText(card, rate)})`;
  const part = `${formatRate(rate.multiplier, card)}${chosen} on about ${SHARES[percent] ?? formatPercent(percent)} of what you spend there${cap}`;
  return `${formatCents(cents)} per dollar on average: ${part}, ${formatRate(rate.openMultiplier, card)} on the rest`;
}

/** `$1,500 a quarter` as the terms put it, or the year's sum. */
function toCapText(card: Card, { limitUsd, multiplier, isShared }: Rate): string {
  const cap = card.rewards.find(
    (reward) =>
      reward.multiplier === multiplier &&
      reward.cap &&
      Math.abs(reward.cap.amountUsd * PERIODS_A_YEAR[reward.cap.period] - (limitUsd ?? 0)) < 1,
  )?.cap;
  const text = cap ? `${formatUsd(cap.amountUsd)} a ${cap.period}` : `${formatUsd(limitUsd ?? 0)} a year`;
  return isShared ? `${text} shared with other categories` : text;
}
