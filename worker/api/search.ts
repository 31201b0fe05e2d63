/** GET /api/search: fuzzy search over cards, and over pages when asked for; the same modules as the header's. */
import type { Context } from "hono";

import { choice, count, text } from "../../src/asking/parameter.ts";
import { toPairs, toQueryString } from "../../src/asking/write.ts";
import { SEARCH_MAX_LENGTH, SEARCH_MAX_PAGES, SEARCH_MAX_RESULTS } from "../../src/search/search-limits.ts";
import { searchCards, searchPages } from "../../src/search/site-search.ts";
import type { Answer } from "../../src/tools/shared/answer-parts.ts";
import type { WorkerEnvironment } from "../environment.ts";
import type { searchAnswer } from "./answer-schemas.ts";
import { readSiteOptions } from "../site-options.ts";
import { cachedJson } from "./cached-json.ts";
import { readParameters } from "./read-parameters.ts";

/** What is looked for; cards where nothing is said. */
const SEARCH_KINDS = ["cards", "pages", "all"] as const;

export const SEARCH_TABLE = {
  q: text({
    label: "Text",
    doc: "The text to search for. Fewer than 2 characters return nothing.",
    max: SEARCH_MAX_LENGTH,
    default: "",
    example: "sapphire",
    isRequired: true,
  }),
  limit: count({
    label: "Results",
    doc: "Maximum number of results.",
    min: 1,
    max: SEARCH_MAX_RESULTS,
    default: SEARCH_MAX_RESULTS,
    example: "3",
  }),
  kind: choice({
    label: "Kind",
    doc: "What to search; pages are lists, tools, guides, programs and issuers.",
    choices: SEARCH_KINDS.map((kind) => [kind, kind] as const),
    default: "cards",
    example: "all",
  }),
} as const;

/** With absolute addresses beside the review link. */
export const toSearchResults = (text: string, limit: number, origin: string) =>
  searchCards(text, limit).map(({ record, score }) => ({
    ...record,
    url: origin + record.reviewLink,
    image: origin + record.image,
    score,
  }));

export async function handleSearch(context: Context<WorkerEnvironment>): Promise<Response> {
  const asked = readParameters(SEARCH_TABLE, context.req.raw.url);
  if (asked instanceof Response) return asked;
  const { q, limit, kind } = asked.values;
  const key = `/api/search${toQueryString(toPairs(SEARCH_TABLE, asked.values))}`;
  return cachedJson(context, key, (): Answer<typeof searchAnswer> => {
    const { origin } = readSiteOptions(context.env);
    const results = kind === "pages" ? [] : toSearchResults(q, limit, origin);
    const answer = { query: q, count: results.length, results };
    if (kind === "cards") return answer;
    const pages = searchPages(q, Math.min(limit, SEARCH_MAX_PAGES));
    return {
      ...answer,
      pages: pages.map(({ path, title, kind: pageKind }) => ({ path, url: origin + path, title, kind: pageKind })),
    };
  });
}
