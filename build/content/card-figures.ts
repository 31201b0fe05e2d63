/** What figures take from a card: which card, which of its rates, and what it makes of points, bonuses and perks. */
import { type Card, type Redemption, type Reward, PERIODS_A_YEAR } from "../../src/catalog/card.ts";
import { formatDate, formatNumber, formatUsd } from "../../src/words/format.ts";
import { transferCents, typicalCents } from "../../src/words/typical-cents.ts";

/** Attributes as they stand in the tag; `children` is the text inside `<Stated>`. */
export type FigureAttributes = Readonly<Record<string, string>>;

export interface FigureContext {
  readonly cards: ReadonlyMap<string, Card>;
  /** The card the text is about; tags without `card` mean this one. */
  readonly card?: Card;
  /** What a dollar or a point earns with the cards that the text names, see `listRates`; undefined: not checked. */
  readonly rates?: ReadonlySet<string>;
  /** Slugs of all guides; undefined: not checked. */
  readonly guides?: ReadonlySet<string>;
}

export function required<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`the card has no such thing: ${what}`);
  return value;
}

export function cardOf(attributes: FigureAttributes, context: FigureContext): Card {
  const slug = attributes["card"];
  if (slug === undefined) return required(context.card, 'a card of its own; name one: card="slug"');
  const card = context.cards.get(slug);
  if (!card) throw new Error(`no card has the slug "${slug}"`);
  return card;
}

/** `partners`: brands that have no name of their own in the card file. */
const isAt = ({ brands }: Reward, brand: string) =>
  brands !== null && (brands.length === 0 ? brand === "partners" : brands.includes(brand));

/** `of` names the category ("base" for the rate on everything else), `brand` or `part` narrow it. */
export function rewardOf(card: Card, attributes: FigureAttributes): Reward {
  const { of, brand, part } = attributes;
  const matches = card.rewards.filter(
    (reward) =>
      (of === "base" ? reward.base : !reward.base && (of === undefined || reward.category === of)) &&
      (brand === undefined ? of === undefined || !reward.brands : isAt(reward, brand)) &&
      (part === undefined ? !reward.subcategory : reward.subcategory === part),
  );
  const wanted = [of, brand, part].filter(Boolean).join(" / ");
  const [reward] = matches;
  if (!reward || matches.length > 1) {
    const known = card.rewards.map((entry) => [
      entry.base ? "base" : entry.category,
      entry.brands?.join(" or "),
      entry.subcategory,
    ]);
    const list = known.map((entry) => entry.filter(Boolean).join(" / ")).join("; ");
    throw new Error(`${card.slug} has ${matches.length} rates for "${wanted}"; it has: ${list}`);
  }
  return reward;
}

const WAYS: Readonly<Record<string, keyof Redemption>> = {
  program: "programCpp",
  cash: "cashBackCpp",
  "statement-credit": "travelStatementCreditCpp",
  "amex-travel": "amexTravelCpp",
  "chase-portal": "chaseTravelPortalCpp",
  "capital-one-travel": "capOneTravelCpp",
};

/** Without a way what the site's sums count; `program` is the value on record, whoever may use it. */
export function centsPerPoint(card: Card, way?: string): number {
  if (way === undefined) return typicalCents(card);
  if (way === "transfer") return required(transferCents(card), `way="${way}"`);
  const key = WAYS[way];
  if (!key) throw new Error(`way="${way}" is not one of transfer, ${Object.keys(WAYS).join(", ")}`);
  return required(card.redemption[key], `way="${way}"`);
}

/** What the points of an offer count, or its dollars where it has none; of an offer that has ended, too. */
export function bonusUsd(card: Card): number {
  const { points, estimatedValueUsd } = card.signUpBonus;
  return points === null
    ? required(estimatedValueUsd, "a bonus of points or dollars")
    : (points * typicalCents(card)) / 100;
}

export function bonusText(card: Card, form: string): string {
  const bonus = card.signUpBonus;
  switch (form) {
    case "points":
      return formatNumber(required(bonus.points, "a bonus in points"));
    case "usd":
      return formatUsd(bonusUsd(card));
    case "spend":
      return formatUsd(required(bonus.minSpendUsd, "a bonus"));
    case "months":
      return String(Math.round(required(bonus.durationDays, "a bonus") / 30));
    case "spend-per-month":
      return formatUsd(
        required(bonus.minSpendUsd, "a bonus") / Math.floor(required(bonus.durationDays, "a bonus") / 30),
      );
    case "seen":
      return formatDate(bonus.asOf);
    default:
      throw new Error(`as="${form}" is not one of points, usd, spend, months, spend-per-month, seen`);
  }
}

export function perkValueUsd(card: Card, type: string, position?: string): number {
  const perks = card.perks.filter((perk) => perk.type === type && perk.valueUsd !== null);
  const chosen = position === undefined ? perks : perks.slice(Number(position) - 1, Number(position));
  if (chosen.length === 0) throw new Error(`${card.slug} has no priced perk of type "${type}"`);
  return chosen.reduce((sum, perk) => sum + (perk.valueUsd ?? 0), 0);
}

/** Face value a year of all priced perks, nothing taken off for perks that stay unused. */
export function perksTotalUsd(card: Card): number {
  return card.perks.reduce(
    (sum, { valueUsd, frequency }) => sum + (valueUsd ?? 0) / (frequency === "every_4_years" ? 4 : 1),
    0,
  );
}

/** Points for `usd` of spend a year at one rate, its own cap and the rate after it included. */
export function yearlyPoints(card: Card, attributes: FigureAttributes): number {
  const reward = rewardOf(card, attributes);
  const spendUsd = numberOf(attributes, "usd");
  if (!reward.cap) return spendUsd * reward.multiplier;
  const cappedUsd = Math.min(spendUsd, yearlyCapUsd(reward.cap));
  return cappedUsd * reward.multiplier + (spendUsd - cappedUsd) * (reward.afterCapMultiplier ?? 0);
}

export const yearlyCapUsd = (cap: NonNullable<Reward["cap"]>) => cap.amountUsd * PERIODS_A_YEAR[cap.period];

export function numberOf(attributes: FigureAttributes, name: string): number {
  const value = Number(attributes[name]);
  if (attributes[name] === undefined || !Number.isFinite(value)) throw new Error(`${name}={number} is missing`);
  return value;
}
