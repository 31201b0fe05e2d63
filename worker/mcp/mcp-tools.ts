/**
 * The tools that assistants may call. Each is one request of the API, so that its input is read by the same parser, its
 * answer has the same schema, and a mistake is explained in the same words.
 */
import type { JsonSchema } from "@valibot/to-json-schema";

import { NAMED_ANSWERS } from "../api/answer-schemas.ts";
import { describeBody } from "../api/openapi.ts";
import { BODY_SCHEMAS } from "../api/body-schemas.ts";
import { toOpen, toSchema } from "../api/to-json-schema.ts";
import { API_ENDPOINTS } from "../../src/pages/developers/api-endpoints.ts";
import { paths } from "../../src/paths.ts";
import { SEARCH_MAX_LENGTH, SEARCH_MAX_RESULTS } from "../../src/search/search-limits.ts";

export type ToolArguments = Readonly<Record<string, unknown>>;

/** A request of the API: a GET without a body. */
export interface ApiCall {
  readonly path: string;
  readonly body?: ToolArguments;
}

export interface NamedCard {
  readonly slug: string;
  readonly name: string;
}

export interface McpTool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: JsonSchema;
  readonly outputSchema: JsonSchema;
  readonly toCall: (given: ToolArguments) => ApiCall;
  /** The cards of the answer, whose reviews an assistant may want to read. */
  readonly listCards?: (answer: ToolArguments) => readonly NamedCard[];
  /** The part of the answer that fits a conversation. */
  readonly shorten?: (answer: ToolArguments) => ToolArguments;
}

const toText = (value: unknown) => (typeof value === "string" || typeof value === "number" ? String(value) : "");

/** Only what was given: the API says what is wrong with it. */
function toQuery(given: ToolArguments): string {
  const pairs = Object.entries(given).map(([name, value]): [string, string] => [
    name === "query" ? "q" : name,
    toText(value),
  ]);
  return `?${new URLSearchParams(pairs).toString()}`;
}

/** As one segment that can only be a card's: the schema, with its dot, is beside them, and capitals are redirected. */
const toCardSegment = (slug: string) => encodeURIComponent(slug.replaceAll(".", "-") || "-").toLowerCase();

function toPost(
  name: string,
  title: string,
  path: string,
  answer: keyof typeof NAMED_ANSWERS,
  shorten?: McpTool["shorten"],
): McpTool {
  const endpoint = API_ENDPOINTS.find((candidate) => candidate.path === path && candidate.method === "POST");
  const schema = BODY_SCHEMAS[path];
  if (!endpoint || !schema) throw new Error(`POST ${path} is not described`);
  return {
    name,
    title,
    description: endpoint.purpose,
    inputSchema: describeBody(schema, endpoint.parameters),
    outputSchema: toOpen(toSchema(NAMED_ANSWERS[answer])),
    toCall: (body) => ({ path, body }),
    ...(shorten ? { shorten } : {}),
  };
}

const CERTIFICATE_NOTE = `Left out here; POST ${paths.analyzerApi()} gives it.`;

export const MCP_TOOLS: readonly McpTool[] = [
  {
    name: "search_cards",
    title: "Search cards",
    description: "Finds travel credit cards by name, issuer or a part of either, in spite of typing errors.",
    inputSchema: {
      type: "object",
      properties: {
        query: {
          type: "string",
          maxLength: SEARCH_MAX_LENGTH,
          description: "What to look for, at least 2 characters.",
        },
        limit: { type: "integer", minimum: 1, maximum: SEARCH_MAX_RESULTS, description: "Most results. Default 5." },
      },
      required: ["query"],
      additionalProperties: false,
    },
    outputSchema: toOpen(toSchema(NAMED_ANSWERS.SearchAnswer)),
    listCards: (answer) => answer["results"] as readonly NamedCard[],
    toCall: (given) => ({ path: `/api/search${toQuery(given)}` }),
  },
  {
    name: "get_card",
    title: "Get a card",
    description:
      "Every fact on one card: rates, caps, fees, welcome bonus, perks and how they are used, with the month, confidence and sources of each group.",
    inputSchema: {
      type: "object",
      properties: { slug: { type: "string", description: "As search_cards gives it, for example amex-gold." } },
      required: ["slug"],
      additionalProperties: false,
    },
    outputSchema: toOpen(toSchema(NAMED_ANSWERS.Card)),
    listCards: (answer) => [answer as unknown as NamedCard],
    toCall: ({ slug, ...others }) => ({
      path: `${paths.cardApi(toCardSegment(toText(slug)))}${Object.keys(others).length > 0 ? toQuery(others) : ""}`,
    }),
  },
  toPost("compare_cards", "Compare cards", paths.compareApi(), "CompareAnswer"),
  toPost("find_cards", "Find cards", paths.finderApi(), "FinderAnswer"),
  toPost("best_wallet", "Find the best wallet", paths.analyzerApi(), "AnalyzerAnswer", (answer) => ({
    ...answer,
    certificate: null,
    certificateNote: CERTIFICATE_NOTE,
  })),
  toPost("value_cards", "Value cards", paths.calculatorApi(), "CalculatorAnswer"),
  toPost("plan_applications", "Plan applications", paths.plannerApi(), "PlannerAnswer"),
];
