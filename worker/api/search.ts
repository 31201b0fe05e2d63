/** GET /api/search: fuzzy search over cards, and over pages when asked for; the same modules as the header's. */
import type { Context } from "hono";
import * as v from "valibot";

import { SEARCH_MAX_LENGTH, SEARCH_MAX_PAGES, SEARCH_MAX_RESULTS } from "../../src/search/search-limits.ts";
import { searchCards, searchPages } from "../../src/search/site-search.ts";
import type { Answer } from "../../src/tools/shared/answer-parts.ts";
import type { WorkerEnvironment } from "../environment.ts";
import type { searchAnswer } from "./answer-schemas.ts";
import { readSiteOptions } from "../site-options.ts";
import { cachedJson } from "./cached-json.ts";
import type { Parameters } from "./cards-query.ts";
import { numberParameter, parseQuery } from "./parse-query.ts";

/** What is looked for; cards where nothing is said. */
const SEARCH_KINDS = ["cards", "pages", "all"] as const;

const searchQuerySchema = v.strictObject({
  q: v.pipe(v.string(), v.maxLength(SEARCH_MAX_LENGTH, `Must have at most ${SEARCH_MAX_LENGTH} characters.`)),
  limit: v.optional(
    numberParameter(/^-?\d+$/, 1, SEARCH_MAX_RESULTS, `Must be a whole number from 1 to ${SEARCH_MAX_RESULTS}.`),
  ),
  kind: v.optional(v.picklist(SEARCH_KINDS, `Must be one of ${SEARCH_KINDS.join(", ")}.`)),
});

export const SEARCH_PARAMETERS: Parameters = {
  q: {
    schema: { type: "string", maxLength: SEARCH_MAX_LENGTH },
    description: "The text to search for. Fewer than 2 characters return nothing.",
    example: "sapphire",
    required: true,
  },
  limit: {
    schema: { type: "integer", minimum: 1, maximum: SEARCH_MAX_RESULTS, default: SEARCH_MAX_RESULTS },
    description: "Maximum number of results.",
    example: 3,
  },
  kind: {
    schema: { type: "string", enum: [...SEARCH_KINDS], default: "cards" },
    description: "What to search; pages are lists, tools, guides, programs and issuers.",
    example: "all",
  },
};

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
  const kind = query.kind ?? "cards";
  const parameters = { ...(kind === "cards" ? {} : { kind }), limit: String(limit), q: text };
  const key = `/api/search?${new URLSearchParams(parameters).toString()}`;
  return cachedJson(context, key, (): Answer<typeof searchAnswer> => {
    const { origin } = readSiteOptions(context.env);
    const results = kind === "pages" ? [] : toSearchResults(text, limit, origin);
    const answer = { query: text, count: results.length, results };
    if (kind === "cards") return answer;
    const pages = searchPages(text, Math.min(limit, SEARCH_MAX_PAGES));
    return {
      ...answer,
      pages: pages.map(({ path, title, kind: pageKind }) => ({ path, url: origin + path, title, kind: pageKind })),
    };
  });
}
