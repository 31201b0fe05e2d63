/** GET /api/search: fuzzy search over cards, the same module as the header's. */
import type { Context } from "hono";
import * as v from "valibot";

import { SEARCH_MAX_LENGTH, SEARCH_MAX_RESULTS } from "../../src/search/search-limits.ts";
import { searchCards } from "../../src/search/site-search.ts";
import type { WorkerEnvironment } from "../environment.ts";
import { answerCachedJson } from "./answer-json.ts";
import { parseQuery } from "./parse-query.ts";

const LIMIT_TEXT = `a whole number from 1 to ${SEARCH_MAX_RESULTS}`;

export const searchQuerySchema = v.strictObject({
  q: v.pipe(v.string("is missing"), v.maxLength(SEARCH_MAX_LENGTH, `has at most ${SEARCH_MAX_LENGTH} characters`)),
  limit: v.optional(
    v.pipe(v.string(), v.regex(new RegExp(`^[1-${SEARCH_MAX_RESULTS}]$`), LIMIT_TEXT), v.transform(Number)),
    String(SEARCH_MAX_RESULTS),
  ),
});

export async function answerSearch(context: Context<WorkerEnvironment>): Promise<Response> {
  const query = parseQuery(searchQuerySchema, new URL(context.req.raw.url).searchParams, ["q", "limit"]);
  if (query instanceof Response) return query;
  const text = query.q.trim();
  const key = `/api/search?${new URLSearchParams({ limit: String(query.limit), q: text }).toString()}`;
  return answerCachedJson(context, key, () => {
    const results = searchCards(text, query.limit).map(({ record, score }) => ({ ...record, score }));
    return { query: text, count: results.length, results };
  });
}
