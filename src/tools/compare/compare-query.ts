/** The parameters of the comparison: cards, spend, and whether equal rows are left out. Pure. */
import type { Card } from "../../catalogue/card.ts";
import { paths } from "../../paths.ts";
import { listBrandCategories } from "../../rewards/spend-lines.ts";
import type { WalletCard } from "../../rewards/wallet-card.ts";
import { type CardListQuery, parseCardList, toCardListParameters } from "../card-list-query.ts";
import { BRAND_PREFIX, parseSpendQuery, SPEND_PARAMETERS, type SpendQuery, toSpendParameters } from "../spend-query.ts";
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

/** The shortest address that shows the same; two cards in alphabetical order have the page of their pair. */
export function toComparePath(query: Pick<CompareQuery, "cards" | "spend" | "isDifferencesOnly">): string {
  const { slugs } = query.cards;
  const [first, second, third] = slugs;
  const rest: [string, string][] = [
    ...toSpendParameters(query.spend.profile),
    ...(query.isDifferencesOnly ? [["differences", "1"] as [string, string]] : []),
  ];
  if (first && second && !third && sortPair(first, second)[0] === first) {
    return paths.comparePair(first, second) + toQueryString(rest);
  }
  return paths.compare() + toQueryString([...toCardListParameters("cards", slugs), ...rest]);
}
