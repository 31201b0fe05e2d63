/** The parameters of /api/cards: filters, order, fields and pages. One table for the parser, the filter and the description. */
import type { JsonSchema } from "@valibot/to-json-schema";

import { type Card, CARD_CATEGORIES } from "../../src/catalog/card.ts";
import { PROGRAMS } from "../../src/catalog/program.ts";
import { listCards, listIssuers } from "../../src/catalog/queries.ts";
import { CARD_SORTS } from "../../src/pages/cards/cards-query.ts";
import type { CardSort } from "../../src/pages/cards/cards-asking.ts";
import { toSlug } from "../../src/paths.ts";
import { type FieldError, renderInputProblem } from "../http/problem.ts";
import { CARD_FIELDS } from "./card-answer.ts";
import type { CardAnswer } from "./card-answer-schema.ts";
import { listUnknownParameters, toUnknownValueError } from "./unknown-parameters.ts";

/** One of several values is enough; of several filters a card must meet all. */
interface ChoiceFilter {
  readonly options: readonly string[];
  /** What the card has of it, compared without regard to case and punctuation. */
  readonly of: (card: Card) => readonly string[];
}
interface NumberFilter {
  readonly min: number;
  readonly max: number;
  readonly isWhole?: true;
  readonly fits: (card: Card, limit: number) => boolean;
}

const programOf = (card: Card) =>
  PROGRAMS.filter(({ rewardProgramNames }) => rewardProgramNames.includes(card.rewardProgram ?? ""));
const sortTexts = (texts: readonly string[]) => [...new Set(texts)].toSorted((left, right) => (left < right ? -1 : 1));

export const CHOICE_FILTERS = {
  type: { options: ["personal", "business"], of: (card) => [card.cardType] },
  issuer: { options: listIssuers(), of: (card) => [card.issuer] },
  category: { options: CARD_CATEGORIES, of: (card) => card.categories },
  network: { options: sortTexts(listCards().map((card) => card.network)), of: (card) => [card.network] },
  program: {
    options: sortTexts(listCards().flatMap((card) => card.rewardProgram ?? [])),
    // A program's own slug, too: `membership-rewards`.
    of: (card) => [card.rewardProgram ?? "", ...programOf(card).map(({ slug }) => slug)],
  },
  status: { options: ["open", "closed"], of: (card) => [card.status] },
  hasOpenBonus: { options: ["true", "false"], of: (card) => [String(card.signUpBonus.state === "open")] },
} as const satisfies Readonly<Record<string, ChoiceFilter>>;

export const NUMBER_FILTERS = {
  maxAnnualFee: { min: 0, max: 1_000_000, fits: (card, usd) => card.annualFee.ongoingUsd <= usd },
  minRating: { min: 0, max: 10, fits: (card, rating) => card.rating >= rating },
  creditScore: { min: 300, max: 850, isWhole: true, fits: (card, score) => card.creditScore.floor <= score },
} as const satisfies Readonly<Record<string, NumberFilter>>;

export const CARDS_SORTS = ["slug", ...Object.keys(CARD_SORTS)] as readonly ("slug" | CardSort)[];
export const MAX_PAGE_CARDS = 200;

export const CARDS_PARAMETERS: readonly string[] = [
  ...Object.keys(CHOICE_FILTERS),
  ...Object.keys(NUMBER_FILTERS),
  "sort",
  "fields",
  "limit",
  "cursor",
];
/** The columns of a table are fixed. */
export const CSV_PARAMETERS = CARDS_PARAMETERS.filter((name) => name !== "fields");

export interface CardSelection {
  /** All that match, in order. */
  readonly cards: readonly Card[];
  /** Those of this page. */
  readonly page: readonly Card[];
  /** Null: all of them. */
  readonly fields: readonly (keyof CardAnswer)[] | null;
  /** Names the next page; null on the last, and without `limit`. */
  readonly nextCursor: string | null;
  /** Everything that was asked, spelled once: what the answer is kept under. */
  readonly parameters: URLSearchParams;
}

const toItems = (values: readonly string[]) =>
  values.flatMap((value) => value.split(",")).flatMap((item) => (item.trim() === "" ? [] : [item.trim()]));

/**
 * What was asked, or the problem that says what is wrong with it.
 * @param known the parameters of this address
 */
export function selectCards(parameters: URLSearchParams, known = CARDS_PARAMETERS): CardSelection | Response {
  const errors: FieldError[] = [...listUnknownParameters(parameters, known)];
  const canonical = new URLSearchParams();
  const readOne = (name: string): string | undefined => {
    const values = parameters.getAll(name).filter((value) => value !== "");
    if (values.length > 1) errors.push({ field: name, code: "repeated-parameter", message: "Given more than once." });
    return values[0];
  };
  /** Those of `options` that are named, however they are spelled. */
  const readChoices = (name: string, options: readonly string[], alias: readonly string[] = []): string[] => {
    const chosen = toItems(parameters.getAll(name)).flatMap((item) => {
      const found = [...options, ...alias].find((option) => toSlug(option) === toSlug(item));
      if (found !== undefined) return [found];
      errors.push(toUnknownValueError(name, item, options));
      return [];
    });
    const once = sortTexts(chosen);
    if (once.length > 0) canonical.set(name, once.join(","));
    return once;
  };
  const readNumber = (name: string, { min, max, isWhole }: Omit<NumberFilter, "fits">): number | undefined => {
    const text = readOne(name);
    if (text === undefined) return undefined;
    const kind = isWhole ? "a whole number" : "a number";
    const message = `Must be ${kind} from ${min} to ${max}.`;
    const isNumber = isWhole ? /^-?\d{1,9}$/.test(text) : /^-?\d{1,9}(?:\.\d{1,2})?$/.test(text);
    const value = Number(text);
    if (!isNumber) errors.push({ field: name, code: "invalid-number", message });
    else if (value < min || value > max) errors.push({ field: name, code: "out-of-range", message });
    else {
      canonical.set(name, String(value));
      return value;
    }
    return undefined;
  };

  let cards = listCards();
  for (const [name, filter] of Object.entries(CHOICE_FILTERS) as [string, ChoiceFilter][]) {
    const slugs = name === "program" ? PROGRAMS.map(({ slug }) => slug) : [];
    const wanted = new Set(readChoices(name, filter.options, slugs).map(toSlug));
    if (wanted.size > 0) cards = cards.filter((card) => filter.of(card).some((value) => wanted.has(toSlug(value))));
  }
  for (const [name, filter] of Object.entries(NUMBER_FILTERS) as [string, NumberFilter][]) {
    const limit = readNumber(name, filter);
    if (limit !== undefined) cards = cards.filter((card) => filter.fits(card, limit));
  }
  const [sort = "slug", ...otherSorts] = readChoices("sort", CARDS_SORTS) as (typeof CARDS_SORTS)[number][];
  if (otherSorts.length > 0)
    errors.push({ field: "sort", code: "repeated-parameter", message: "Given more than once." });
  if (sort !== "slug") cards = CARD_SORTS[sort].sort(cards);
  const fields = readChoices("fields", CARD_FIELDS) as (keyof CardAnswer)[];
  const limit = readNumber("limit", { min: 1, max: MAX_PAGE_CARDS, isWhole: true });

  const cursor = readOne("cursor");
  const start = cursor === undefined ? 0 : cards.findIndex(({ slug }) => slug === cursor) + 1;
  if (cursor !== undefined) {
    canonical.set("cursor", cursor);
    if (!parameters.has("limit")) errors.push({ field: "limit", code: "missing", message: "A cursor needs a limit." });
    if (start === 0)
      errors.push({
        field: "cursor",
        code: "unknown-value",
        message: "Take it from the Link header of the page before.",
      });
  }
  const problem = renderInputProblem("Invalid query parameters.", errors);
  if (problem) return problem;
  canonical.sort();
  const page = limit === undefined ? cards : cards.slice(start, start + limit);
  const hasMore = limit !== undefined && start + limit < cards.length;
  return {
    cards,
    page,
    fields: fields.length > 0 ? fields : null,
    nextCursor: hasMore ? (page.at(-1)?.slug ?? null) : null,
    parameters: canonical,
  };
}

const toList = (options: readonly string[]): JsonSchema => ({
  type: "array",
  items: { type: "string", enum: [...options] },
});

/** The same as JSON Schema, by parameter. */
export const CARDS_PARAMETER_SCHEMAS: Readonly<
  Record<string, { readonly json: JsonSchema; readonly style?: "joined" }>
> = {
  ...Object.fromEntries(
    Object.entries(CHOICE_FILTERS).map(([name, { options }]) => [
      name,
      name === "hasOpenBonus"
        ? { json: { type: "boolean" } }
        : { json: toList(options as readonly string[]), style: "joined" },
    ]),
  ),
  ...Object.fromEntries(
    (Object.entries(NUMBER_FILTERS) as [string, NumberFilter][]).map(([name, { min, max, isWhole }]) => [
      name,
      { json: { type: isWhole ? "integer" : "number", minimum: min, maximum: max } },
    ]),
  ),
  sort: { json: { type: "string", enum: [...CARDS_SORTS], default: "slug" } },
  fields: { json: toList(CARD_FIELDS), style: "joined" },
  limit: { json: { type: "integer", minimum: 1, maximum: MAX_PAGE_CARDS } },
  cursor: { json: { type: "string" } },
};
