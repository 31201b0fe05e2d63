/** GET /api/cards, /api/cards.csv and /api/cards/{slug}: the catalog. */
import type { Context } from "hono";

import { getCatalogAsOf, findCard, listCards } from "../../src/catalog/queries.ts";
import { findNear } from "../../src/asking/suggest.ts";
import { paths } from "../../src/paths.ts";
import { searchCards } from "../../src/search/site-search.ts";
import type { WorkerEnvironment } from "../environment.ts";
import { renderProblem } from "../http/problem.ts";
import { readSiteOptions } from "../site-options.ts";
import { cachedJson, cachedText, CSV_TYPE } from "./cached-json.ts";
import { toCardAnswer } from "./card-answer.ts";
import type { CardAnswer } from "./card-answer-schema.ts";
import { renderCardsCsv } from "./cards-csv.ts";
import { type CardSelection, CSV_PARAMETERS, selectCards } from "./cards-query.ts";
import { refuseParameters } from "./query-reading.ts";

const NEAREST_CARDS = 3;

const toKey = (path: string, { parameters }: CardSelection) =>
  parameters.size > 0 ? `${path}?${parameters.toString()}` : path;

/** Only what was asked for, and `slug`. */
function pickFields(card: CardAnswer, fields: CardSelection["fields"]): Partial<CardAnswer> {
  if (!fields) return card;
  const { slug } = card;
  return { slug, ...Object.fromEntries(fields.flatMap((field) => (field in card ? [[field, card[field]]] : []))) };
}

export async function handleCards(context: Context<WorkerEnvironment>): Promise<Response> {
  const url = new URL(context.req.raw.url);
  const query = selectCards(url.searchParams);
  if (query instanceof Response) return query;
  const { origin } = readSiteOptions(context.env);
  const response = await cachedJson(context, toKey(paths.cardsApi(), query), () => ({
    count: query.page.length,
    total: query.cards.length,
    asOf: getCatalogAsOf(),
    cards: query.page.map((card) => pickFields(toCardAnswer(card, origin), query.fields)),
  }));
  linkNextPage(response.headers, query, origin + paths.cardsApi());
  return response;
}

function linkNextPage(headers: Headers, { nextCursor, parameters }: CardSelection, address: string): void {
  if (nextCursor === null) return;
  const next = new URLSearchParams(parameters);
  next.set("cursor", nextCursor);
  headers.set("Link", `<${address}?${next.toString()}>; rel="next"`);
}

export async function handleCardsCsv(context: Context<WorkerEnvironment>): Promise<Response> {
  const query = selectCards(new URL(context.req.raw.url).searchParams, CSV_PARAMETERS);
  if (query instanceof Response) return query;
  const { origin } = readSiteOptions(context.env);
  const response = await cachedText(context, toKey(paths.cardsCsv(), query), CSV_TYPE, () =>
    renderCardsCsv(query.page.map((card) => toCardAnswer(card, origin))),
  );
  linkNextPage(response.headers, query, origin + paths.cardsCsv());
  return response;
}

/** The cards that search finds for the words of a slug, and the one that is nearest in letters. */
export function listNearestSlugs(slug: string): string[] {
  const found = searchCards(slug.replaceAll("-", " ").slice(0, 40), NEAREST_CARDS).map((result) => result.record.slug);
  const known = listCards().map((card) => card.slug);
  return [...new Set([findNear(slug, known), ...found])].flatMap((near) => near ?? []).slice(0, NEAREST_CARDS);
}

export async function handleCard(context: Context<WorkerEnvironment>): Promise<Response> {
  const slug = context.req.param("slug") ?? "";
  const card = findCard(slug);
  if (card) {
    const { origin } = readSiteOptions(context.env);
    return (
      refuseParameters(context.req.raw.url) ??
      cachedJson(context, paths.cardApi(card.slug), () => toCardAnswer(card, origin))
    );
  }
  return renderProblem("not-found", "No card has this slug.", {
    extra: { nearest: listNearestSlugs(slug.slice(0, 60)) },
  });
}
