/** GET /api/cards and /api/cards/{slug}: the catalog. */
import type { Context } from "hono";
import * as v from "valibot";

import { CARD_CATEGORIES } from "../../src/catalog/card.ts";
import { CATALOG_AS_OF, findCard, listCards, listIssuers } from "../../src/catalog/queries.ts";
import { searchCards } from "../../src/search/site-search.ts";
import type { WorkerEnvironment } from "../environment.ts";
import { answerCachedJson } from "./answer-json.ts";
import { parseQuery } from "./parse-query.ts";
import { renderProblem } from "../http/problem.ts";

const NEAREST_CARDS = 3;
const FILTERS = ["type", "issuer", "category", "maxAnnualFee"] as const;

export const cardsQuerySchema = v.object({
  type: v.optional(v.picklist(["personal", "business"], "is personal or business")),
  issuer: v.optional(v.picklist(listIssuers(), `is one of ${listIssuers().join(", ")}`)),
  category: v.optional(v.picklist(CARD_CATEGORIES, `is one of ${CARD_CATEGORIES.join(", ")}`)),
  maxAnnualFee: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,6}(\.\d{1,2})?$/, "is an amount in US dollars"), v.transform(Number)),
  ),
});

export async function answerCards(context: Context<WorkerEnvironment>): Promise<Response> {
  const filter = parseQuery(cardsQuerySchema, new URL(context.req.raw.url).searchParams, FILTERS, true);
  if (filter instanceof Response) return filter;
  const given = Object.entries(filter).map(([name, value]) => [name, String(value)]);
  const key = `/api/cards?${new URLSearchParams(given).toString()}`;
  return answerCachedJson(context, key, () => {
    const cards = listCards().filter(
      (card) =>
        (filter.type === undefined || card.cardType.toLowerCase() === filter.type) &&
        (filter.issuer === undefined || card.issuer === filter.issuer) &&
        (filter.category === undefined || card.categories.includes(filter.category)) &&
        (filter.maxAnnualFee === undefined || card.annualFee.ongoingUsd <= filter.maxAnnualFee),
    );
    return { count: cards.length, asOf: CATALOG_AS_OF, cards };
  });
}

/** The cards that search finds for the words of a slug, then those with most letter pairs in common: always three. */
function listNearestSlugs(slug: string): string[] {
  const found = searchCards(slug.replaceAll("-", " ").slice(0, 40), NEAREST_CARDS).map((result) => result.record.slug);
  const pairsOf = (text: string) => new Set(Array.from({ length: text.length }, (_, at) => text.slice(at, at + 2)));
  const wanted = pairsOf(slug.toLowerCase());
  const shareOf = (other: string) => {
    const pairs = pairsOf(other);
    return (2 * wanted.intersection(pairs).size) / (wanted.size + pairs.size);
  };
  const others = listCards()
    .map((card) => card.slug)
    .filter((other) => !found.includes(other))
    .toSorted((one, other) => shareOf(other) - shareOf(one) || (one < other ? -1 : 1));
  return [...found, ...others].slice(0, NEAREST_CARDS);
}

export async function answerCard(context: Context<WorkerEnvironment>): Promise<Response> {
  const slug = context.req.param("slug") ?? "";
  const card = findCard(slug);
  if (card) return answerCachedJson(context, `/api/cards/${card.slug}`, () => card);
  return renderProblem(404, "No card has this slug.", { extra: { nearest: listNearestSlugs(slug.slice(0, 60)) } });
}
