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
import { type CardSelection, CSV_TABLE, selectCards } from "./cards-query.ts";
import { refuseParameters } from "./read-parameters.ts";

const NEAREST_CARDS = 3;

/** Only what was asked for, and `slug`. */
function pickFields(card: CardAnswer, fields: CardSelection["fields"]): Partial<CardAnswer> {
  if (fields.length === 0) return card;
  const { slug } = card;
  return { slug, ...Object.fromEntries(fields.flatMap((field) => (field in card ? [[field, card[field]]] : []))) };
}

export async function handleCards(context: Context<WorkerEnvironment>): Promise<Response> {
  const selection = selectCards(context.req.raw.url);
  if (selection instanceof Response) return selection;
  const { origin } = readSiteOptions(context.env);
  const response = await cachedJson(context, paths.cardsApi() + selection.query, () => ({
    count: selection.page.length,
    total: selection.cards.length,
    asOf: getCatalogAsOf(),
    cards: selection.page.map((card) => pickFields(toCardAnswer(card, origin), selection.fields)),
  }));
  linkNextPage(response.headers, selection, origin + paths.cardsApi());
  return response;
}

function linkNextPage(headers: Headers, { nextCursor, query }: CardSelection, address: string): void {
  if (nextCursor === null) return;
  const next = new URLSearchParams(query);
  next.set("cursor", nextCursor);
  headers.set("Link", `<${address}?${next.toString()}>; rel="next"`);
}

export async function handleCardsCsv(context: Context<WorkerEnvironment>): Promise<Response> {
  const selection = selectCards(context.req.raw.url, CSV_TABLE);
  if (selection instanceof Response) return selection;
  const { origin } = readSiteOptions(context.env);
  const response = await cachedText(context, paths.cardsCsv() + selection.query, CSV_TYPE, () =>
    renderCardsCsv(selection.page.map((card) => toCardAnswer(card, origin))),
  );
  linkNextPage(response.headers, selection, origin + paths.cardsCsv());
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
