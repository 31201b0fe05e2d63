/**
 * The tools that assistants may call. Each takes what people say in a conversation and is one request of the API, so
 * that its input is read by the same parser and a mistake is explained in the same words. Everything that a tool takes
 * besides stands in a resource, which `details` names: hosts put all tools into every conversation.
 */
import type { JsonSchema } from "@valibot/to-json-schema";
import records from "virtual:tool-records";

import { type Parameter, type Table } from "../../src/asking/parameter.ts";
import { PROFILE } from "../../src/asking/profile.ts";
import { isObject } from "../../src/asking/read.ts";
import { toExample, toPropertySchema } from "../../src/asking/schema.ts";
import { PRESETS } from "../../src/engine/value/presets.ts";
import { paths } from "../../src/paths.ts";
import { SITE } from "../../src/site.ts";
import { SEARCH_MAX_LENGTH, SEARCH_MAX_RESULTS } from "../../src/search/search-limits.ts";
import { vocabulariesOf } from "../../src/tools/shared/vocabularies.ts";
import { PLANNER } from "../../src/tools/planner/planner-asking.ts";
import { toTypeText } from "../../src/pages/developers/api-reference.ts";
import {
  tellAnalyzer,
  tellCalculator,
  tellCard,
  tellCompare,
  tellFinder,
  tellPlanner,
  tellSearch,
} from "./tell-answer.ts";

export type ToolArguments = Readonly<Record<string, unknown>>;

/** A request of the API: a GET without a body. */
interface ApiCall {
  readonly path: string;
  readonly body?: ToolArguments;
}

export interface McpTool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: JsonSchema;
  readonly toCall: (given: ToolArguments) => ApiCall;
  /** The answer in sentences. */
  readonly tell: (answer: never) => string;
  /** The page that shows the same; its query is the API's. Null: the answer names its pages itself. */
  readonly page: string | null;
  /** The cards of the answer, whose reviews an assistant may want to read. */
  readonly listCards?: (answer: ToolArguments) => readonly NamedCard[];
  /** What a person has to have said first. */
  readonly needsSpending?: true;
}

interface NamedCard {
  readonly slug: string;
  readonly name: string;
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

export const DETAILS_URI = `${SITE.name.toLowerCase()}://profile`;

const MONTHLY = { type: "number", minimum: 0 } as const;
const SLUGS: JsonSchema = { type: "array", items: { type: "string" } };

/** What people say, in the words of a conversation. */
const SAID = {
  spend: {
    type: "object",
    description: "US dollars a month by category. A rough guess is fine; 0 where they spend nothing.",
    properties: Object.fromEntries(
      ["dining", "groceries", "gas", "travel", "transit", "streaming", "other"].map((name) => [name, MONTHLY]),
    ),
    additionalProperties: false,
  },
  preset: {
    enum: PRESETS.map(({ slug }) => slug),
    description: "A ready-made profile. Use it only if the person won't say what they spend.",
  },
  trips: { type: "integer", minimum: 0, description: "Trips a year." },
  score: {
    enum: ["none", 580, 670, 700, 740],
    description: "Low end of the credit score range; none for no credit history.",
  },
  own: { ...SLUGS, description: "Slugs of the cards the person has now." },
  brands: { ...SLUGS, description: "Airlines and hotel groups the person uses, such as Delta." },
  type: { enum: ["personal", "business", "any"], description: "Kind of card." },
  maxCards: { type: "integer", minimum: 1, maximum: 5, description: "Maximum number of cards." },
  maxFees: { type: "number", minimum: 0, description: "Maximum annual fees, all cards together." },
  cards: { ...SLUGS, description: "Slugs, as search_cards returns them." },
  months: { enum: [12, 24], description: "How many months to plan." },
  apply: { type: "integer", minimum: 0, maximum: 6, description: "Maximum number of new cards." },
  matters: { enum: ["value", "perks", "bonus", "simple"], description: "What matters most." },
  balance: { type: "boolean", description: "Whether the person carries a balance from month to month." },
  details: {
    type: "object",
    description: `More of the profile, if the person gave it: see the resource ${DETAILS_URI}.`,
  },
} as const satisfies Readonly<Record<string, JsonSchema>>;
type Said = keyof typeof SAID;

const ABOUT_PERSON: readonly Said[] = ["spend", "preset", "trips", "score", "own", "brands", "type"];

function toInput(names: readonly Said[], required: readonly Said[] = []): JsonSchema {
  return {
    type: "object",
    properties: Object.fromEntries([...names, "details" as const].map((name) => [name, SAID[name]])),
    ...(required.length > 0 ? { required: [...required] } : {}),
    additionalProperties: false,
  };
}

/** The body is flat: what was said of the spending and the details beside everything else. */
function toBody({ spend, details, ...given }: ToolArguments): ToolArguments {
  return {
    ...(isObject(details) ? details : {}),
    ...(isObject(spend) ? spend : {}),
    ...given,
    ...(spend === undefined || isObject(spend) ? {} : { spend }),
    ...(details === undefined || isObject(details) ? {} : { details }),
  };
}

type Tool = Omit<McpTool, "toCall" | "inputSchema"> & {
  readonly takes: readonly Said[];
  readonly required?: readonly Said[];
};

const toTool = (path: string, { takes, required, ...tool }: Tool): McpTool => ({
  ...tool,
  inputSchema: toInput(takes, required),
  toCall: (given) => ({ path, body: toBody(given) }),
});

const FIRST_ASK =
  "First ask what they spend a month on dining, groceries, gas, travel and everything else, and how many trips they take a year.";

export const MCP_TOOLS: readonly McpTool[] = [
  {
    name: "search_cards",
    title: "Search cards",
    description:
      "Use it to find the slug of a credit card that a person mentions, by its name, issuer or part of either. Typos are fine.",
    inputSchema: {
      type: "object",
      properties: {
        query: { type: "string", maxLength: SEARCH_MAX_LENGTH, description: "At least 2 characters." },
        limit: {
          type: "integer",
          minimum: 1,
          maximum: SEARCH_MAX_RESULTS,
          description: "Maximum number of results. Default 5.",
        },
      },
      required: ["query"],
      additionalProperties: false,
    },
    toCall: (given) => ({ path: `/api/search${toQuery(given)}` }),
    tell: tellSearch,
    page: null,
    listCards: (answer) => answer["results"] as readonly NamedCard[],
  },
  {
    name: "get_card",
    title: "Get a card",
    description:
      "Use it for questions about one card: rates, caps, fees, welcome offer and perks, with the month and confidence of the facts. For what a card is worth to someone, use value_cards.",
    inputSchema: {
      type: "object",
      properties: { slug: { type: "string", description: "As search_cards returns it, such as amex-gold." } },
      required: ["slug"],
      additionalProperties: false,
    },
    toCall: ({ slug, ...others }) => ({
      path: `${paths.cardApi(toCardSegment(toText(slug)))}${Object.keys(others).length > 0 ? toQuery(others) : ""}`,
    }),
    tell: tellCard,
    page: null,
    listCards: (answer) => [answer as unknown as NamedCard],
  },
  toTool(paths.compareApi(), {
    name: "compare_cards",
    title: "Compare cards",
    description: `Use it when someone is choosing between two to four particular cards: which is worth the most to them, and how they differ row by row. ${FIRST_ASK}`,
    takes: ["cards", ...ABOUT_PERSON],
    required: ["cards"],
    tell: tellCompare,
    page: paths.compare(),
  }),
  toTool(paths.finderApi(), {
    name: "find_cards",
    title: "Find one card",
    description: `Use it when someone wants one new card: the three best by what matters to them, each as their only card. ${FIRST_ASK} For a set of cards, use best_wallet.`,
    takes: [...ABOUT_PERSON, "matters", "balance"],
    tell: tellFinder,
    page: paths.finder(),
    needsSpending: true,
  }),
  toTool(paths.analyzerApi(), {
    name: "best_wallet",
    title: "Find the best set of cards",
    description: `Use it when someone asks which cards are best for what they spend, or whether their cards are the best: it finds the best set of cards up to a maximum number, and which card to use where. ${FIRST_ASK}`,
    takes: [...ABOUT_PERSON, "maxCards", "maxFees"],
    tell: tellAnalyzer,
    page: paths.analyzer(),
    needsSpending: true,
  }),
  toTool(paths.calculatorApi(), {
    name: "value_cards",
    title: "Value cards",
    description: `Use it to say what one to six cards that someone has or is considering are worth to them, and which to keep. ${FIRST_ASK}`,
    takes: ["cards", ...ABOUT_PERSON],
    required: ["cards"],
    tell: tellCalculator,
    page: paths.calculator(),
    needsSpending: true,
  }),
  toTool(paths.plannerApi(), {
    name: "plan_applications",
    title: "Plan applications",
    description: `Use it when someone wants welcome bonuses over a year or two: which card to open in which month, by the issuers' rules. ${FIRST_ASK} Also ask which cards they have.`,
    takes: [...ABOUT_PERSON, "months", "apply"],
    tell: tellPlanner,
    page: paths.planner(),
    needsSpending: true,
  }),
];

/** Names of `details` that say what is spent, too. */
const SPENDING: ReadonlySet<string> = new Set([...Object.keys(SAID.spend.properties), "part", "brand", "preset"]);

/** Whether anything is said of what is spent; without it every figure would be a made-up household's. */
export function saysSpending({ spend, details, preset }: ToolArguments): boolean {
  if (preset !== undefined || (isObject(spend) && Object.keys(spend).length > 0)) return true;
  return isObject(details) && Object.keys(details).some((name) => SPENDING.has(name));
}

export const ASK_FIRST = `You haven't said what the person spends, so any figure would be a guess. Ask: "About how much do you spend a month on dining, groceries, gas, travel and everything else, and how many trips do you take a year?" Rough amounts are fine. Only if they won't say, use a preset: ${PRESETS.map(({ slug }) => slug).join(", ")}.`;

const VOCABULARIES = vocabulariesOf(records);
/** Keys of a map are listed up to so many. */
const MAX_KEYS = 40;

function tellRow([name, row]: readonly [string, Parameter]): string {
  const type =
    row.kind === "record"
      ? `list of ${Object.keys(row.fields).join(":")}`
      : toTypeText(toPropertySchema(row, VOCABULARIES) as object);
  const keys = row.kind === "map" ? VOCABULARIES[row.of].entries.map(({ key }) => key) : [];
  const listed = keys.length > 0 && keys.length <= MAX_KEYS ? ` Keys: ${keys.join(", ")}.` : "";
  return `- \`${name}\` (${type}): ${row.doc}${listed} Example: \`${JSON.stringify(toExample(row, VOCABULARIES))}\`.`;
}

/** Names that the tools take by themselves. */
const isMore = ([name]: readonly [string, Parameter]) => !(name in SAID) && !(name in SAID.spend.properties);

/** What `details` may hold, as Markdown. */
export function renderDetails(): string {
  const rows = (table: Table) => Object.entries(table).filter(isMore).map(tellRow);
  const planner = Object.fromEntries(Object.entries(PLANNER).filter(([name]) => !(name in PROFILE)));
  return [
    "# More of the profile",
    "",
    'Properties of `details`, for every tool about a person. Leave out what the person did not say. A map is an object, such as `{"flights": 200}`.',
    "",
    ...rows(PROFILE),
    "",
    "## Only for plan_applications",
    "",
    ...rows(planner),
    "",
  ].join("\n");
}
