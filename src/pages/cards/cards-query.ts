/** The filters of `/cards`: parameters to a query, and back to a path. */
import { type Card, CARD_CATEGORIES, type CardCategory } from "../../catalog/card.ts";
import { paths } from "../../paths.ts";
import { hasErrors } from "../../asking/tool-query.ts";
import type { Fault } from "../../problems.ts";
import { getComputed } from "../../page/computed-cards.ts";
import type { CARDS_PARAMETERS } from "./cards-parameters.ts";

export type CardSort = "rating" | "name" | "fee" | "value";

interface SortRule {
  readonly label: string;
  readonly direction: "ascending" | "descending";
  readonly sort: (cards: readonly Card[]) => readonly Card[];
}

const byName = (left: Card, right: Card) => left.name.localeCompare(right.name, "en");

export const CARD_SORTS: Readonly<Record<CardSort, SortRule>> = {
  rating: {
    label: "Rating",
    direction: "descending",
    sort: (cards) => cards.toSorted((left, right) => right.rating - left.rating || byName(left, right)),
  },
  name: { label: "Name", direction: "ascending", sort: (cards) => cards.toSorted(byName) },
  fee: {
    label: "Annual fee",
    direction: "ascending",
    sort: (cards) =>
      cards.toSorted((left, right) => left.annualFee.ongoingUsd - right.annualFee.ongoingUsd || byName(left, right)),
  },
  value: {
    label: "Worth a year",
    direction: "descending",
    sort: (cards) =>
      cards.toSorted(
        (left, right) => getComputed(right).ongoing.netUsd - getComputed(left).ongoing.netUsd || byName(left, right),
      ),
  },
};

export type CardsField = (typeof CARDS_PARAMETERS)[number];

/** `open`: an offer that counts today. `reach`: one that our stated spend reaches, too. */
export const BONUS_FILTERS = ["open", "reach"] as const;
/** The scores that the finder knows, and none at all. */
export const SCORE_FILTERS = ["none", "580", "670", "700", "740"] as const;

export interface CardsQuery {
  readonly type: "" | "personal" | "business";
  readonly issuer: string;
  readonly category: CardCategory | "";
  readonly maxFeeUsd: number | undefined;
  /** As it was written: what is wrong stays in its field to be mended. */
  readonly feeText: string;
  readonly bonus: (typeof BONUS_FILTERS)[number] | "";
  readonly score: (typeof SCORE_FILTERS)[number] | "";
  readonly network: string;
  readonly sort: CardSort;
  /** What was wrong, by field; a wrong filter is left out of the result. */
  readonly errors: Readonly<Record<string, Fault>>;
}

/** Every wrong value becomes an error beside its field; the others still hold. */
export function parseCardsQuery(
  parameters: URLSearchParams,
  issuers: readonly string[],
  networks: readonly string[],
): CardsQuery {
  const errors: Record<string, Fault> = {};
  const read = <T extends string>(field: CardsField, allowed: readonly T[], fallback: T): T => {
    const text = parameters.get(field) ?? "";
    const value = allowed.find((option) => option === text);
    if (value !== undefined || text === "") return value ?? fallback;
    errors[field] = { code: "unknown-value", message: "This choice does not exist; choose one of the list." };
    return fallback;
  };
  const feeText = (parameters.get("fee") ?? "").replace(/^\$/, "").replaceAll(",", "").trim();
  const isFee = /^\d{1,5}$/.test(feeText);
  if (feeText !== "" && !isFee) {
    const code = Number.isInteger(Number(feeText)) ? "out-of-range" : "invalid-number";
    errors["fee"] = { code, message: "Write the highest fee in whole dollars, for example 95." };
  }
  return {
    type: read("type", ["personal", "business"] as const, "" as never),
    issuer: read("issuer", issuers, ""),
    category: read("category", CARD_CATEGORIES, "" as never),
    maxFeeUsd: isFee ? Number(feeText) : undefined,
    feeText: parameters.get("fee") ?? "",
    bonus: read("bonus", BONUS_FILTERS, "" as never),
    score: read("score", SCORE_FILTERS, "" as never),
    network: read("network", networks, ""),
    sort: read("sort", Object.keys(CARD_SORTS) as CardSort[], "rating"),
    errors,
  };
}

export function toCardsPath(query: CardsQuery): string {
  return paths.cards({
    type: query.type,
    issuer: query.issuer,
    category: query.category,
    fee: query.maxFeeUsd === undefined ? undefined : String(query.maxFeeUsd),
    bonus: query.bonus,
    score: query.score,
    network: query.network,
    sort: query.sort === "rating" ? undefined : query.sort,
  });
}

/**
 * What an address has to hold: a form sends every field, and most of them say nothing. What is wrong stays as it is
 * written, to be mended.
 */
export function toCardsSearch(query: CardsQuery, parameters: URLSearchParams): string {
  if (!hasErrors(query.errors)) return toCardsPath(query).slice(paths.cards().length);
  return `?${new URLSearchParams([...parameters].filter(([, text]) => text !== "")).toString()}`;
}
