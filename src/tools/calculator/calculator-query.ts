/** The parameters of the rewards calculator: the visitor's profile, the cards to work out, and those held already. */
import { parseProfile, type ProfileQuery } from "../profile/parse-profile.ts";
import { toProfileParameters } from "../profile/to-profile-parameters.ts";
import { type CardListQuery, parseCardList, toCardListParameters } from "../../asking/card-list-query.ts";
import { toQueryString } from "../../asking/tool-query.ts";
import type { FieldErrors } from "../../problems.ts";
import type { ToolRecords } from "../shared/tool-records.ts";

/** All ways to keep only some of them are worked out; more would take seconds, and nobody weighs more. */
export const MAX_CALCULATOR_CARDS = 6;

export interface CalculatorQuery {
  readonly visitor: ProfileQuery;
  readonly cards: CardListQuery;
  /** Cards that the visitor has: they bring no welcome bonus and may rule out those of others. */
  readonly own: CardListQuery;
  /** Of all fields. */
  readonly errors: FieldErrors;
}

/** @param defaultSlugs the cards shown when none is chosen */
export function parseCalculatorQuery(
  parameters: URLSearchParams,
  { context }: Pick<ToolRecords, "context">,
  defaultSlugs: readonly string[],
): CalculatorQuery {
  const visitor = parseProfile(parameters, context);
  const limits = { max: MAX_CALCULATOR_CARDS };
  const given = parseCardList(parameters, "cards", context.cards, limits);
  const cards =
    given.texts.length > 0
      ? given
      : parseCardList(new URLSearchParams({ cards: defaultSlugs.join(",") }), "cards", context.cards, limits);
  const own = parseCardList(parameters, "own", context.cards, { max: context.cards.length });
  const errors = {
    ...visitor.errors,
    ...(cards.error ? { cards: cards.error } : {}),
    ...(own.error ? { own: own.error } : {}),
  };
  return { visitor, cards, own, errors };
}

/** What is not the visitor's profile. */
export function toCardParameters(
  { cards, own }: Pick<CalculatorQuery, "cards" | "own">,
  defaultSlugs: readonly string[],
): [string, string][] {
  const isDefault = cards.slugs.join() === defaultSlugs.join();
  return [...toCardListParameters("cards", isDefault ? [] : cards.slugs), ...toCardListParameters("own", own.slugs)];
}

/** The shortest query string of the same result. */
export function toCalculatorQueryString(
  query: CalculatorQuery,
  { context }: Pick<ToolRecords, "context">,
  defaultSlugs: readonly string[],
): string {
  return toQueryString([
    ...toCardParameters(query, defaultSlugs),
    ...toProfileParameters(query.visitor.profile, context),
  ]);
}
