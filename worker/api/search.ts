/** GET /api/search: fuzzy search over cards, and over pages when asked for; the same modules as the header's. */
import type { Context } from "hono";
import { SEARCH_MAX_LENGTH, SEARCH_MAX_PAGES, SEARCH_MAX_RESULTS } from "../../src/search/search-limits.ts";
import { searchCards, searchPages } from "../../src/search/site-search.ts";
import type { Answer } from "../../src/tools/shared/answer-parts.ts";
import type { WorkerEnvironment } from "../environment.ts";
import type { searchAnswer } from "./answer-schemas.ts";
import { readSiteOptions } from "../site-options.ts";
import { cachedJson } from "./cached-json.ts";
import { type Parameters, QueryReading } from "./query-reading.ts";

/** What is looked for; cards where nothing is said. */
const SEARCH_KINDS = ["cards", "pages", "all"] as const;

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
  const { searchParams } = new URL(context.req.raw.url);
  const reading = new QueryReading(searchParams, SEARCH_PARAMETERS);
  const text = reading.one("q")?.trim() ?? "";
  if (!searchParams.has("q")) reading.fail("q", "missing", "Required.");
  if (text.length > SEARCH_MAX_LENGTH)
    reading.fail("q", "too-long", `Must have at most ${SEARCH_MAX_LENGTH} characters.`);
  const limit = Number(
    reading.number("limit", { min: 1, max: SEARCH_MAX_RESULTS, isWhole: true }) ?? SEARCH_MAX_RESULTS,
  );
  const kind = reading.choice("kind", SEARCH_KINDS) ?? "cards";
  if (reading.problem) return reading.problem;
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
