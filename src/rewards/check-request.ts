/**
 * What a request for the best wallet may ask for, and where it contradicts
 * itself. Model: "Best wallet". Expected failures are values; nothing throws.
 */
import { cardFeeUsd } from "./fees.ts";
import type { InputError } from "./input-error.ts";
import type { ValueOptions } from "./value-options.ts";
import type { WalletCard } from "./wallet-card.ts";

export const MAX_WALLET_CARDS = 5;
export const DEFAULT_WALLET_CARDS = 3;

export interface WalletRequest extends ValueOptions {
  /** 1 to 5, default 3. */
  readonly maxCards?: number;
  /** Slugs the wallet must hold. */
  readonly mustHave?: readonly string[];
  /** Slugs the wallet must not hold. */
  readonly exclude?: readonly string[];
  /** Default `any`. */
  readonly cardType?: "personal" | "business" | "any";
  /**
   * The most all fees of the wallet may come to in the horizon's year: ongoing
   * fees, or first-year fees in the first-year horizon. Null or left out: no limit.
   */
  readonly maxAnnualFeesUsd?: number | null;
}

function isWrongType(card: WalletCard, cardType: NonNullable<WalletRequest["cardType"]>): boolean {
  return cardType !== "any" && card.cardType.toLowerCase() !== cardType;
}

/** The cards a wallet may draw from, sorted by slug. A closed card is only for those who hold it. */
export function listEligibleCards(cards: readonly WalletCard[], request: WalletRequest): WalletCard[] {
  const { exclude = [], owned = [], cardType = "any", horizon = "ongoing", maxAnnualFeesUsd } = request;
  return cards
    .filter(
      (card) =>
        !exclude.includes(card.slug) &&
        !isWrongType(card, cardType) &&
        (card.status === "open" || owned.includes(card.slug)) &&
        cardFeeUsd(card, horizon, owned.includes(card.slug)) <= (maxAnnualFeesUsd ?? Infinity),
    )
    .toSorted((left, right) => (left.slug < right.slug ? -1 : 1));
}

/** Every contradiction in the request, beside the field to change; empty when there is none. */
export function checkWalletRequest(cards: readonly WalletCard[], request: WalletRequest): InputError[] {
  const errors: InputError[] = [];
  const add = (field: string, message: string) => errors.push({ field, message });
  const { mustHave = [], exclude = [], owned = [], cardType = "any", horizon = "ongoing" } = request;
  const maxCards = request.maxCards ?? DEFAULT_WALLET_CARDS;
  const budgetUsd = request.maxAnnualFeesUsd ?? Infinity;
  const bySlug = new Map(cards.map((card) => [card.slug, card]));

  if (!Number.isInteger(maxCards) || maxCards < 1 || maxCards > MAX_WALLET_CARDS) {
    add("maxCards", `The number of cards must be a whole number from 1 to ${MAX_WALLET_CARDS}.`);
  }
  if (!(budgetUsd >= 0)) add("maxAnnualFeesUsd", "The fee budget must be 0 dollars or more.");
  for (const { category, monthlyUsd, foreignPercent } of request.lines) {
    if (!(monthlyUsd >= 0 && monthlyUsd < Infinity)) add("spend", `Spend on ${category} must be 0 dollars or more.`);
    if (!(foreignPercent >= 0 && foreignPercent <= 100)) add("foreignPercent", "The foreign share must be 0 to 100.");
  }
  for (const [field, slugs] of Object.entries({ mustHave, exclude, owned })) {
    for (const slug of slugs) if (!bySlug.has(slug)) add(field, `There is no card "${slug}".`);
  }

  const must = [...new Set(mustHave)].flatMap((slug) => bySlug.get(slug) ?? []);
  if (must.length > maxCards) {
    add("mustHave", `The wallet must have ${must.length} cards, but may have only ${maxCards}.`);
  }
  for (const card of must) {
    if (exclude.includes(card.slug)) add("exclude", `"${card.slug}" is both a must-have and excluded.`);
    if (isWrongType(card, cardType)) add("cardType", `"${card.slug}" is a must-have, but not a ${cardType} card.`);
    if (card.status === "closed" && !owned.includes(card.slug)) {
      add("mustHave", `"${card.slug}" is closed to new applications; it can only be kept if it is owned.`);
    }
  }
  const mustFeesUsd = must.reduce((sum, card) => sum + cardFeeUsd(card, horizon, owned.includes(card.slug)), 0);
  if (budgetUsd >= 0 && mustFeesUsd > budgetUsd) {
    add("maxAnnualFeesUsd", `The must-have cards alone cost $${mustFeesUsd} a year.`);
  }
  return errors;
}
