/** The parameters of /api/cards: the filters of /cards, of which several values may be named, an order, fields and pages. */
import { type Card, CARD_CATEGORIES } from "../../src/catalog/card.ts";
import { PROGRAMS } from "../../src/catalog/program.ts";
import { listCards, listIssuers, listNetworks } from "../../src/catalog/queries.ts";
import { amount, choice, count, list, type ListRow, text, type Values } from "../../src/asking/parameter.ts";
import type { Faults } from "../../src/asking/read.ts";
import { createVocabulary } from "../../src/asking/vocabulary.ts";
import { toPairs, toQueryString } from "../../src/asking/write.ts";
import { getComputed } from "../../src/page/computed-cards.ts";
import { CARDS_FILTER } from "../../src/pages/cards/cards-asking.ts";
import { isWithin } from "../../src/pages/cards/cards-query.ts";
import { type CardAnswer, cardAnswer } from "./card-answer-schema.ts";
import { readParameters, renderFaults } from "./read-parameters.ts";

/** @param aliases accepted, too, but not listed */
const several = (
  { label, doc, example }: Pick<ListRow, "label" | "doc" | "example">,
  names: readonly string[],
  aliases: readonly string[] = [],
) =>
  list({
    label,
    doc,
    example,
    of: createVocabulary(
      label.toLowerCase(),
      names.map((name) => ({ key: name, name })),
      aliases.map((alias) => [alias, alias]),
    ),
  });

const sortTexts = (texts: readonly string[]) => [...new Set(texts)].toSorted();

const programOf = (card: Card) =>
  PROGRAMS.filter(({ rewardProgramNames }) => rewardProgramNames.includes(card.rewardProgram ?? ""));

/** What a card has of each filter that names values: one of them is enough. */
const HAS = {
  type: ({ cardType }: Card) => [cardType.toLowerCase()],
  issuer: ({ issuer }: Card) => [issuer],
  category: ({ categories }: Card) => categories,
  network: ({ network }: Card) => [network],
  program: (card: Card) => [card.rewardProgram ?? "", ...programOf(card).map(({ slug }) => slug)],
  status: ({ status }: Card) => [status],
} satisfies Readonly<Record<string, (card: Card) => readonly string[]>>;

/** Lowest first; with `-` in front the other way round. */
const SORTS: Readonly<Record<string, (card: Card) => number | string>> = {
  slug: ({ slug }) => slug,
  name: ({ name }) => name.toLowerCase(),
  rating: ({ rating }) => rating,
  fee: ({ annualFee }) => annualFee.ongoingUsd,
  worth: (card) => getComputed(card).ongoing.netUsd,
};

const { type, issuer, category, network, maxFee, score, bonus } = CARDS_FILTER;

/** The columns of a table are fixed. */
export const CSV_TABLE = {
  type: several(type, ["personal", "business"]),
  issuer: several({ ...issuer, doc: "Issuer's brand name, or its slug." }, listIssuers()),
  category: several(category, CARD_CATEGORIES),
  network: several(network, listNetworks()),
  program: several(
    {
      label: "Program",
      doc: "What the card earns, by its name or the program's slug.",
      example: "Membership Rewards",
    },
    sortTexts(listCards().flatMap((card) => card.rewardProgram ?? [])),
    PROGRAMS.map(({ slug }) => slug),
  ),
  status: several({ label: "Status", doc: "Open to applications, or closed to them.", example: "open" }, [
    "open",
    "closed",
  ]),
  maxFee,
  minRating: amount({
    unit: "rating",
    label: "Rating from",
    doc: "Lowest rating.",
    max: 10,
    default: null,
    example: "8",
  }),
  score,
  bonus,
  sort: choice({
    label: "Sort by",
    doc: "Order, lowest first; with - in front, highest first. worth: dollars a year for the household its review names.",
    choices: Object.keys(SORTS).flatMap((name) => [[name, name] as const, [`-${name}`, `-${name}`] as const]),
    default: "slug",
    example: "-rating",
  }),
  limit: count({
    label: "Cards per page",
    doc: "Cards per page. If omitted: all.",
    min: 1,
    max: 200,
    default: null,
    example: "50",
  }),
  cursor: text({
    label: "Cursor",
    doc: "Where the next page starts; take it from the Link header.",
    max: 80,
    default: null,
    example: "amex-gold",
  }),
} as const;

export const CARDS_TABLE = {
  ...CSV_TABLE,
  fields: several(
    { label: "Field", doc: "Which fields of a card to return; slug is always included.", example: "name,rating" },
    Object.keys(cardAnswer.entries),
  ),
} as const;
type CardsValues = Values<typeof CARDS_TABLE>;

function sortCards(cards: readonly Card[], sort: string): readonly Card[] {
  const toKey = SORTS[sort.replace(/^-/, "")]!;
  const direction = sort.startsWith("-") ? -1 : 1;
  const compare = (left: Card, right: Card) => {
    const [one, other] = [toKey(left), toKey(right)];
    if (one === other) return left.slug < right.slug ? -1 : 1;
    return (one < other ? -1 : 1) * direction;
  };
  return cards.toSorted(compare);
}

const isAsked = (card: Card, values: CardsValues) =>
  isWithin(card, values) &&
  card.rating >= (values.minRating ?? 0) &&
  Object.entries(HAS).every(([name, of]) => {
    const wanted = values[name as keyof typeof HAS];
    return wanted.length === 0 || of(card).some((value) => wanted.includes(value));
  });

export interface CardSelection {
  /** All that match, in order. */
  readonly cards: readonly Card[];
  /** Those of this page. */
  readonly page: readonly Card[];
  /** None: all of them. */
  readonly fields: readonly (keyof CardAnswer)[];
  /** Names the next page; null on the last, and without `limit`. */
  readonly nextCursor: string | null;
  /** Everything that was asked, spelled once: what the answer is kept under. */
  readonly query: string;
}

const findFaults = ({ cursor, limit }: CardsValues, start: number): Faults => ({
  ...(cursor !== null && limit === null && { limit: { code: "missing", message: "A cursor requires a limit." } }),
  ...(cursor !== null &&
    start === 0 && { cursor: { code: "unknown-value", message: "Take it from the previous page's Link header." } }),
});

/**
 * What was asked, or the problem that says what is wrong with it.
 * @param table the parameters of this address
 */
export function selectCards(url: string, table: typeof CSV_TABLE = CARDS_TABLE): CardSelection | Response {
  const asked = readParameters(table as typeof CARDS_TABLE, url);
  if (asked instanceof Response) return asked;
  const { values } = asked;
  const { limit, cursor, sort } = values;
  const wanted = listCards().filter((card) => isAsked(card, values));
  const cards = sortCards(wanted, sort);
  const start = cards.findIndex(({ slug }) => slug === cursor) + 1;
  const problem = renderFaults("Invalid query parameters.", findFaults(values, start));
  if (problem) return problem;
  const page = limit === null ? cards : cards.slice(start, start + limit);
  const spelled = Object.entries(values).map(([name, value]) => [
    name,
    Array.isArray(value) ? sortTexts(value as string[]) : value,
  ]);
  return {
    cards,
    page,
    fields: ("fields" in values ? values.fields : []) as (keyof CardAnswer)[],
    nextCursor: limit !== null && start + limit < cards.length ? (page.at(-1)?.slug ?? null) : null,
    query: toQueryString(toPairs(table, Object.fromEntries(spelled) as CardsValues)),
  };
}
