/** The parameters of the rewards calculator: spend, and the cards to work out. */
import { parseCardList, type CardListQuery, type NamedCard, toCardListParameters } from "../spend/card-list-query.ts";
import {
  type BrandCategories,
  parseSpendQuery,
  SPEND_PARAMETERS,
  type SpendQuery,
  toSpendParameters,
} from "../spend/spend-query.ts";
import { type FieldErrors, toQueryString } from "../tool-query.ts";

export const MAX_CALCULATOR_CARDS = 10;
export const CALCULATOR_PARAMETERS = [...SPEND_PARAMETERS, "cards"] as const;

export interface CalculatorQuery {
  readonly spend: SpendQuery;
  readonly cards: CardListQuery;
  /** Of all fields. */
  readonly errors: FieldErrors;
}

/** @param defaultSlugs the cards shown when none is chosen */
export function parseCalculatorQuery(
  parameters: URLSearchParams,
  cards: readonly NamedCard[],
  brands: BrandCategories,
  defaultSlugs: readonly string[],
): CalculatorQuery {
  const spend = parseSpendQuery(parameters, brands);
  const given = parseCardList(parameters, "cards", cards, { max: MAX_CALCULATOR_CARDS });
  const isEmpty = given.texts.length === 0;
  const list = isEmpty
    ? parseCardList(new URLSearchParams({ cards: defaultSlugs.join(",") }), "cards", cards, {
        max: MAX_CALCULATOR_CARDS,
      })
    : given;
  return { spend, cards: list, errors: { ...spend.errors, ...(list.error ? { cards: list.error } : {}) } };
}

/** The shortest query string of the same result. */
export function toCalculatorQueryString(
  { cards: { slugs }, spend }: Pick<CalculatorQuery, "cards" | "spend">,
  defaultSlugs: readonly string[],
): string {
  const isDefault = slugs.join() === defaultSlugs.join();
  return toQueryString([...toCardListParameters("cards", isDefault ? [] : slugs), ...toSpendParameters(spend.profile)]);
}
