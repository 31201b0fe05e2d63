/** The parameters of /api/cards: filters, order, fields and pages. One table for the parser, the filter and the description. */
import type { JsonSchema } from "@valibot/to-json-schema";

import { type Card, CARD_CATEGORIES } from "../../src/catalog/card.ts";
import { PROGRAMS } from "../../src/catalog/program.ts";
import { listCards, listIssuers } from "../../src/catalog/queries.ts";
import { getComputed } from "../../src/page/computed-cards.ts";
import { isReached } from "../../src/pages/cards/cards-query.ts";
import { toSlug } from "../../src/paths.ts";
import { type CardAnswer, cardAnswer } from "./card-answer-schema.ts";
import { type NumberRange, type Parameters, QueryReading, sortTexts } from "./query-reading.ts";

/** One of several values is enough; of several filters a card must meet all. */
interface ChoiceFilter {
  readonly options: readonly string[];
  /** Accepted, too, but not listed. */
  readonly alias?: readonly string[];
  /** What the card has of it, compared without regard to case and punctuation. */
  readonly of: (card: Card) => readonly string[];
  readonly description: string;
}
interface NumberFilter extends NumberRange {
  readonly fits: (card: Card, limit: number | string) => boolean;
  readonly description: string;
  readonly example: number;
}

const programOf = (card: Card) =>
  PROGRAMS.filter(({ rewardProgramNames }) => rewardProgramNames.includes(card.rewardProgram ?? ""));

const CHOICE_FILTERS: Readonly<Record<string, ChoiceFilter>> = {
  type: {
    options: ["personal", "business"],
    of: (card) => [card.cardType],
    description: "Personal or business cards.",
  },
  issuer: {
    options: listIssuers(),
    of: (card) => [card.issuer],
    description: "Issuer's brand name, or its slug.",
  },
  category: { options: CARD_CATEGORIES, of: (card) => card.categories, description: "Lists that the card is on." },
  network: {
    options: sortTexts(listCards().map((card) => card.network)),
    of: (card) => [card.network],
    description: "Payment network.",
  },
  program: {
    options: sortTexts(listCards().flatMap((card) => card.rewardProgram ?? [])),
    alias: PROGRAMS.map(({ slug }) => slug),
    of: (card) => [card.rewardProgram ?? "", ...programOf(card).map(({ slug }) => slug)],
    description: "What the card earns, by its name or the program's slug.",
  },
  status: {
    options: ["open", "closed"],
    of: (card) => [card.status],
    description: "Open to applications, or closed to them.",
  },
  bonus: {
    options: ["open", "reach"],
    of: (card) => (card.signUpBonus.state === "open" ? (isReached(card) ? ["open", "reach"] : ["open"]) : []),
    description: "Cards with a welcome offer that is open; reach: one that a typical household's spending earns.",
  },
};

const NUMBER_FILTERS: Readonly<Record<string, NumberFilter>> = {
  maxFee: {
    min: 0,
    max: 100_000,
    fits: (card, usd) => card.annualFee.ongoingUsd <= Number(usd),
    description: "Highest annual fee of a later year, US dollars.",
    example: 100,
  },
  minRating: {
    min: 0,
    max: 10,
    fits: (card, rating) => card.rating >= Number(rating),
    description: "Lowest rating.",
    example: 8,
  },
  score: {
    min: 300,
    max: 850,
    isWhole: true,
    word: "none",
    fits: ({ creditScore }, score) =>
      creditScore.newToCredit === true || (score !== "none" && creditScore.floor <= Number(score)),
    description:
      "Credit score: cards that ask for this score or less. none: cards open to people without a credit history.",
    example: 700,
  },
};

/** Lowest first; with `-` in front the other way round. */
const SORTS: Readonly<Record<string, (card: Card) => number | string>> = {
  slug: ({ slug }) => slug,
  name: ({ name }) => name.toLowerCase(),
  rating: ({ rating }) => rating,
  fee: ({ annualFee }) => annualFee.ongoingUsd,
  worth: (card) => getComputed(card).ongoing.netUsd,
};
const SORT_NAMES = Object.keys(SORTS).flatMap((name) => [name, `-${name}`]);
const PAGE_SIZE: NumberRange = { min: 1, max: 200, isWhole: true };

function sortCards(cards: readonly Card[], sort: string): readonly Card[] {
  const toKey = SORTS[sort.replace(/^-/, "")] ?? SORTS["slug"]!;
  const direction = sort.startsWith("-") ? -1 : 1;
  const compare = (left: Card, right: Card) => {
    const [one, other] = [toKey(left), toKey(right)];
    if (one === other) return left.slug < right.slug ? -1 : 1;
    return (one < other ? -1 : 1) * direction;
  };
  return cards.toSorted(compare);
}

const toList = (options: readonly string[]): JsonSchema => ({
  type: "array",
  items: { type: "string", enum: [...options] },
});

function toNumber({ min, max, isWhole, word }: NumberRange): JsonSchema {
  const number: JsonSchema = { type: isWhole ? "integer" : "number", minimum: min, maximum: max };
  return word === undefined ? number : { anyOf: [number, { const: word }] };
}

export const CSV_PARAMETERS: Parameters = {
  ...Object.fromEntries(
    Object.entries(CHOICE_FILTERS).map(([name, { options, description }]) => [
      name,
      { schema: toList(options), description, example: [options[0]] },
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(NUMBER_FILTERS).map(([name, { description, example, ...range }]) => [
      name,
      { schema: toNumber(range), description, example },
    ]),
  ),
  sort: {
    schema: { type: "string", enum: SORT_NAMES, default: "slug" },
    description:
      "Order, lowest first; with - in front, highest first. worth: dollars a year for the household its review names.",
    example: "-rating",
  },
  limit: {
    schema: toNumber(PAGE_SIZE),
    description: "Cards per page. If omitted: all.",
    example: 50,
  },
  cursor: {
    schema: { type: "string" },
    description: "Where the next page starts; take it from the Link header.",
    example: "amex-gold",
  },
};
/** What `?fields=` may name; `slug` is always there. */
const FIELDS = Object.keys(cardAnswer.entries);

/** The columns of a table are fixed. */
export const CARDS_PARAMETERS: Parameters = {
  ...CSV_PARAMETERS,
  fields: {
    schema: toList(FIELDS),
    description: "Which fields of a card to return; slug is always included.",
    example: ["name", "rating"],
  },
};

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

/**
 * What was asked, or the problem that says what is wrong with it.
 * @param known the parameters of this address
 */
export function selectCards(parameters: URLSearchParams, known = CARDS_PARAMETERS): CardSelection | Response {
  const reading = new QueryReading(parameters, known);
  let cards = listCards();
  for (const [name, { options, alias, of }] of Object.entries(CHOICE_FILTERS)) {
    const wanted = new Set(reading.choices(name, options, alias).map(toSlug));
    if (wanted.size > 0) cards = cards.filter((card) => of(card).some((value) => wanted.has(toSlug(value))));
  }
  for (const [name, filter] of Object.entries(NUMBER_FILTERS)) {
    const limit = reading.number(name, filter);
    if (limit !== undefined) cards = cards.filter((card) => filter.fits(card, limit));
  }
  cards = sortCards(cards, reading.choice("sort", SORT_NAMES) ?? "slug");
  const fields = reading.choices("fields", FIELDS) as (keyof CardAnswer)[];
  const limit = reading.number("limit", PAGE_SIZE) as number | undefined;
  const start = readCursor(reading, parameters, cards);
  if (reading.problem) return reading.problem;
  reading.canonical.sort();
  const page = limit === undefined ? cards : cards.slice(start, start + limit);
  const hasMore = limit !== undefined && start + limit < cards.length;
  return {
    cards,
    page,
    fields: fields.length > 0 ? fields : null,
    nextCursor: hasMore ? (page.at(-1)?.slug ?? null) : null,
    parameters: reading.canonical,
  };
}

function readCursor(reading: QueryReading, parameters: URLSearchParams, cards: readonly Card[]): number {
  const cursor = reading.one("cursor");
  if (cursor === undefined) return 0;
  const start = cards.findIndex(({ slug }) => slug === cursor) + 1;
  reading.canonical.set("cursor", cursor);
  if (!parameters.has("limit")) reading.fail("limit", "missing", "A cursor requires a limit.");
  if (start === 0) reading.fail("cursor", "unknown-value", "Take it from the previous page's Link header.");
  return start;
}
