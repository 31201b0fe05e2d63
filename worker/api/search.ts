/** GET /api/search: fuzzy search over cards, the same module as the header's. */
import type { Context } from "hono";
import * as v from "valibot";

import { SEARCH_MAX_LENGTH, SEARCH_MAX_RESULTS } from "../../src/search/search-limits.ts";
import { searchCards } from "../../src/search/site-search.ts";
import type { Answer } from "../../src/tools/answer-parts.ts";
import type { WorkerEnvironment } from "../environment.ts";
import type { searchAnswer } from "./answer-schemas.ts";
import { readSiteOptions } from "../site-options.ts";
import { cachedJson } from "./cached-json.ts";
import { numberParameter, parseQuery } from "./parse-query.ts";

export const searchQuerySchema = v.strictObject({
  q: v.pipe(v.string(), v.maxLength(SEARCH_MAX_LENGTH, `Must have at most ${SEARCH_MAX_LENGTH} characters.`)),
  limit: v.optional(
    numberParameter(/^-?\d+$/, 1, SEARCH_MAX_RESULTS, `Must be a whole number from 1 to ${SEARCH_MAX_RESULTS}.`),
  ),
});

/** With absolute addresses beside the review link. */
export const toSearchResults = (text: string, limit: number, origin: string) =>
  searchCards(text, limit).map(({ record, score }) => ({
    ...record,
    url: origin + record.reviewLink,
    image: origin + record.image,
    score,
  }));

export async function handleSearch(context: Context<WorkerEnvironment>): Promise<Response> {
  const query = parseQuery(searchQuerySchema, new URL(context.req.raw.url).searchParams);
  if (query instanceof Response) return query;
  const text = query.q.trim();
  const limit = query.limit ?? SEARCH_MAX_RESULTS;
  const key = `/api/search?${new URLSearchParams({ limit: String(limit), q: text }).toString()}`;
  return cachedJson(context, key, (): Answer<typeof searchAnswer> => {
    const results = toSearchResults(text, limit, readSiteOptions(context.env).origin);
    return { query: text, count: results.length, results };
  });
}
