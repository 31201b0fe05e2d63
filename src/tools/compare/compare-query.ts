/** The parameters of the comparison: cards, spend, and whether equal rows are left out. Pure. */
import type { Card } from "../../catalog/card.ts";
import { paths } from "../../paths.ts";
import { listBrandCategories } from "../../rewards/spend-lines.ts";
import type { WalletCard } from "../../rewards/wallet-card.ts";
import { type CardListQuery, parseCardList, toCardListParameters } from "../spend/card-list-query.ts";
import {
  BRAND_PREFIX,
  parseSpendQuery,
  SPEND_PARAMETERS,
  type SpendQuery,
  toSpendParameters,
} from "../spend/spend-query.ts";
import { createQueryReader, type FieldErrors, toQueryString } from "../tool-query.ts";
import { sortPair } from "./parse-pair.ts";

/** Beyond four the columns are too narrow to read. */
export const MAX_COMPARED_CARDS = 4;

/** What a page of the comparison owns; `BRAND_PREFIX` marks the rest. */
export const COMPARE_PARAMETERS = ["cards", "differences", ...SPEND_PARAMETERS] as const;
export const COMPARE_PARAMETER_PREFIX = BRAND_PREFIX;

/** Plain data: it travels to the browser with the page. */
export interface CompareQuery {
  readonly cards: CardListQuery;
  readonly isDifferencesOnly: boolean;
  readonly spend: SpendQuery;
  /** Of the form's other fields. */
  readonly errors: FieldErrors;
}

type ComparableCard = WalletCard & Pick<Card, "name">;

export function parseCompareQuery(parameters: URLSearchParams, cards: readonly ComparableCard[]): CompareQuery {
  const reader = createQueryReader(parameters);
  const differences = reader.readChoice("differences", ["1"], "");
  return {
    cards: parseCardList(parameters, "cards", cards, { max: MAX_COMPARED_CARDS }),
    isDifferencesOnly: differences === "1",
    spend: parseSpendQuery(parameters, listBrandCategories(cards)),
    errors: reader.errors,
  };
}

/** What is wrong in any field, by parameter. */
export function listCompareErrors({ cards, errors, spend }: CompareQuery): FieldErrors {
  return { ...(cards.error === undefined ? {} : { cards: cards.error }), ...errors, ...spend.errors };
}

type Shown = Pick<CompareQuery, "cards" | "spend" | "isDifferencesOnly">;

/** What a pair's own page still needs: spend and switch. */
function toRestParameters({ spend, isDifferencesOnly }: Shown): [string, string][] {
  return [
    ...toSpendParameters(spend.profile),
    ...(isDifferencesOnly ? [["differences", "1"] as [string, string]] : []),
  ];
}

/** The shortest query string of `/compare/{a}-vs-{b}` that shows the same. */
export function toPairQueryString(query: Shown): string {
  return toQueryString(toRestParameters(query));
}

/** The shortest query string of `/compare` that shows the same. */
export function toCompareQueryString(query: Shown): string {
  return toQueryString([...toCardListParameters("cards", query.cards.slugs), ...toRestParameters(query)]);
}

/** The shortest address that shows the same; two cards in alphabetical order have the page of their pair. */
export function toComparePath(query: Shown): string {
  const [first, second, third] = query.cards.slugs;
  if (first && second && !third && sortPair(first, second)[0] === first) {
    return paths.comparePair(first, second) + toPairQueryString(query);
  }
  return paths.compare() + toCompareQueryString(query);
}
