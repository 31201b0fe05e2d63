/** GET /api/cards and /api/cards/{slug}: the catalog. */
import type { Context } from "hono";
import * as v from "valibot";

import { type Card, CARD_CATEGORIES } from "../../src/catalog/card.ts";
import { CATALOG_AS_OF, findCard, listCards, listIssuers } from "../../src/catalog/queries.ts";
import { searchCards } from "../../src/search/site-search.ts";
import type { WorkerEnvironment } from "../environment.ts";
import { cachedJson } from "./cached-json.ts";
import { sortByLikeness } from "./find-nearest.ts";
import { numberParameter, parseQuery } from "./parse-query.ts";
import { listUnknownParameters } from "./unknown-parameters.ts";
import { renderInputProblem, renderProblem } from "../http/problem.ts";

const NEAREST_CARDS = 3;
const MAX_FEE_USD = 1_000_000;

export const cardsQuerySchema = v.strictObject({
  type: v.optional(v.picklist(["personal", "business"], "Must be personal or business.")),
  issuer: v.optional(v.picklist(listIssuers(), `Must be one of ${listIssuers().join(", ")}.`)),
  category: v.optional(v.picklist(CARD_CATEGORIES, `Must be one of ${CARD_CATEGORIES.join(", ")}.`)),
  maxAnnualFee: v.optional(
    numberParameter(/^-?\d+(\.\d{1,2})?$/, 0, MAX_FEE_USD, "Must be an amount in US dollars, 0 or more."),
  ),
});

/** The card as the API gives it: without the editor's notes on sources. */
function toApiCard({ sources: _, ...card }: Card): Omit<Card, "sources"> {
  return card;
}

export async function handleCards(context: Context<WorkerEnvironment>): Promise<Response> {
  const filter = parseQuery(cardsQuerySchema, new URL(context.req.raw.url).searchParams);
  if (filter instanceof Response) return filter;
  const given = Object.entries(filter).map(([name, value]) => [name, String(value)]);
  const key = `/api/cards?${new URLSearchParams(given).toString()}`;
  return cachedJson(context, key, () => {
    const cards = listCards().filter(
      (card) =>
        (filter.type === undefined || card.cardType.toLowerCase() === filter.type) &&
        (filter.issuer === undefined || card.issuer === filter.issuer) &&
        (filter.category === undefined || card.categories.includes(filter.category)) &&
        (filter.maxAnnualFee === undefined || card.annualFee.ongoingUsd <= filter.maxAnnualFee),
    );
    return { count: cards.length, asOf: CATALOG_AS_OF, cards: cards.map(toApiCard) };
  });
}

/** The cards that search finds for the words of a slug, then those with most letter pairs in common: always three. */
function listNearestSlugs(slug: string): string[] {
  const found = searchCards(slug.replaceAll("-", " ").slice(0, 40), NEAREST_CARDS).map((result) => result.record.slug);
  const known = listCards().map((card) => card.slug);
  return [...new Set([...found, ...sortByLikeness(slug, known)])].slice(0, NEAREST_CARDS);
}

export async function handleCard(context: Context<WorkerEnvironment>): Promise<Response> {
  const slug = context.req.param("slug") ?? "";
  const card = findCard(slug);
  if (card) {
    const unknown = listUnknownParameters(new URL(context.req.raw.url).searchParams, []);
    return (
      renderInputProblem("Invalid query parameters.", unknown) ??
      cachedJson(context, `/api/cards/${card.slug}`, () => toApiCard(card))
    );
  }
  return renderProblem("not-found", "No card has this slug.", {
    extra: { nearest: listNearestSlugs(slug.slice(0, 60)) },
  });
}
