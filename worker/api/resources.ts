/**
 * What the API has, once: `/api/openapi.json`, `/api`, the developers' page and the tests follow from this list. What
 * an address takes is a table's (src/asking).
 */
import type { Table } from "../../src/asking/parameter.ts";
import { paths } from "../../src/paths.ts";
import { NEWSLETTER } from "../../src/site.ts";
import type { NAMED_ANSWERS } from "./answer-schemas.ts";
import { CARDS_TABLE, CSV_TABLE } from "./cards-query.ts";
import { SEARCH_TABLE } from "./search.ts";
import { ANALYZER } from "../../src/tools/analyzer/analyzer-asking.ts";
import { CALCULATOR } from "../../src/tools/calculator/calculator-asking.ts";
import { COMPARE } from "../../src/tools/compare/compare-asking.ts";
import { FINDER } from "../../src/tools/finder/finder-asking.ts";
import { PLANNER } from "../../src/tools/planner/planner-asking.ts";

/** What resources are grouped by. */
export const API_TAGS = {
  Catalog: "Cards, lists, programs and issuers: facts with their month, confidence and sources.",
  Tools: "What cards are worth for someone's spending, and which set of them is best.",
  Newsletter: "For this site's own pages.",
  API: "The API itself.",
} as const;
export type ApiTag = keyof typeof API_TAGS;

export interface Resource {
  readonly id: string;
  readonly tag: ApiTag;
  readonly path: string;
  readonly methods: readonly ("GET" | "POST")[];
  readonly purpose: string;
  /** What comes back, for people. */
  readonly answer: string;
  /** The schema of what comes back; null for a document of its own. */
  readonly answerName: keyof typeof NAMED_ANSWERS | null;
  /** What it takes. */
  readonly table?: Table;
  /** A call that works as it stands, and a body that does. */
  readonly example?: string;
  readonly exampleBody?: Readonly<Record<string, unknown>>;
  /** What can go wrong besides what every call may be told. */
  readonly errors?: readonly number[];
  readonly forms?: readonly ResourceForm[];
}

/** The same resource in another form, at an address of its own; its table is the resource's where none is named. */
export interface ResourceForm extends Pick<Resource, "id" | "path" | "answer" | "table" | "example"> {
  readonly mediaType: string;
}

const EXAMPLE = "?dining=500&groceries=700&trips=3";

interface Tool extends Pick<Resource, "id" | "path" | "purpose" | "answer" | "answerName" | "example" | "exampleBody"> {
  readonly table: Table;
  /** What the table of an answer holds, for spreadsheets. */
  readonly csv: string;
  readonly forms?: readonly ResourceForm[];
}

function toResource({ csv, forms = [], ...tool }: Tool): Resource {
  const { id, path, example = "" } = tool;
  return {
    ...tool,
    tag: "Tools",
    methods: ["GET", "POST"],
    example: path + example,
    errors: [429],
    forms: [
      { id: `${id}-csv`, path: `${path}.csv`, mediaType: "text/csv", answer: csv, example: `${path}.csv${example}` },
      ...forms,
    ],
  };
}

const TOOLS: readonly Tool[] = [
  {
    id: "finder",
    path: paths.finderApi(),
    purpose: "The card finder's top three cards for a profile, each priced as the only card someone has.",
    answer:
      "The picks, each with the parts of its first and later years, the reason for it, and what to check before applying.",
    answerName: "FinderAnswer",
    table: FINDER,
    example: "?matters=perks&trips=9",
    exampleBody: { matters: "perks", trips: 9 },
    csv: "One line per pick, with the parts of its first and later years.",
  },
  {
    id: "calculator",
    path: paths.calculatorApi(),
    purpose: "What cards are worth for a profile, each by itself and all together, and which to keep.",
    answer: "The verdict, each card alone with the plan behind its dollars, and the same for all of them together.",
    answerName: "CalculatorAnswer",
    table: CALCULATOR,
    example: "?cards=chase-sapphire-preferred,amex-gold&dining=500&groceries=700",
    exampleBody: { cards: ["chase-sapphire-preferred", "amex-gold"], dining: 500, groceries: 700 },
    csv: "One line per card, and one for all of them together.",
  },
  {
    id: "compare",
    path: paths.compareApi(),
    purpose: "Two to four cards side by side, row by row, with the verdict in dollars for a profile.",
    answer:
      "Each card's worth, the verdict, the spending at which each card takes the lead, and the rows with their winners.",
    answerName: "CompareAnswer",
    table: COMPARE,
    example: "?cards=chase-sapphire-preferred,amex-gold&preset=household",
    exampleBody: { cards: ["chase-sapphire-preferred", "amex-gold"], preset: "household" },
    csv: "One line per row, one column per card.",
  },
  {
    id: "analyzer",
    path: paths.analyzerApi(),
    purpose: "Our pick for a profile: the best set of cards by our estimates.",
    answer: "The cards, what each does in dollars, which card to use where, and what would change the answer.",
    answerName: "AnalyzerAnswer",
    table: ANALYZER,
    example: EXAMPLE,
    exampleBody: { dining: 500, groceries: 700, trips: 3 },
    csv: "Which card to use for which spending, one line each.",
  },
  {
    id: "planner",
    path: paths.plannerApi(),
    purpose: "Which card to open in which month, by the issuers' rules, with each month's dollars.",
    answer:
      "The plan: which cards to open and which to cancel, month by month, each step with its date, and a verdict on each card you have.",
    answerName: "PlannerAnswer",
    table: PLANNER,
    example: `${EXAMPLE}&apply=1`,
    exampleBody: { dining: 500, groceries: 700, trips: 3, apply: 1 },
    csv: "One line per month: the cards you have, those you open and those you cancel.",
    forms: [
      {
        id: "planner-calendar",
        path: paths.plannerCalendarApi(),
        mediaType: "text/calendar",
        answer: "An iCalendar file (RFC 5545): what to do on which day.",
        example: `${paths.plannerCalendarApi()}${EXAMPLE}&apply=1`,
      },
    ],
  },
];

export const RESOURCES: readonly Resource[] = [
  {
    id: "search",
    tag: "Catalog",
    path: "/api/search",
    methods: ["GET"],
    purpose: "Fuzzy search over card name, issuer and review link, in the order of the header's search.",
    answer: "The best matches come first. With kind=pages or kind=all, they include pages.",
    answerName: "SearchAnswer",
    table: SEARCH_TABLE,
    example: "/api/search?q=sapphire",
  },
  {
    id: "cards",
    tag: "Catalog",
    path: paths.cardsApi(),
    methods: ["GET"],
    purpose:
      "All cards, or those that meet every filter. A filter with several values matches any of them; case doesn't matter.",
    answer: "The response has the cards. With limit, its Link header points to the next page.",
    answerName: "CardsAnswer",
    table: CARDS_TABLE,
    example: "/api/cards?category=hotel&maxFee=100&fields=name,rating,annualFee",
    forms: [
      {
        id: "cards-csv",
        path: paths.cardsCsv(),
        mediaType: "text/csv",
        answer: "The same cards for spreadsheets: a header and one line per card.",
        table: CSV_TABLE,
        example: "/api/cards.csv?type=business",
      },
    ],
  },
  {
    id: "card",
    tag: "Catalog",
    path: paths.cardApi("{slug}"),
    methods: ["GET"],
    purpose: "One card. A slug in a different case is redirected; the 404 for an unknown slug names the nearest ones.",
    answer:
      "Every fact we have, with the month and confidence of each group, sources, dated changes, and how perks are used.",
    answerName: "Card",
    example: "/api/cards/chase-sapphire-preferred",
    errors: [404],
    forms: [
      {
        id: "card-schema",
        path: paths.cardSchemaApi(),
        mediaType: "application/schema+json",
        answer: "The JSON Schema of a card, draft 2020-12.",
        example: "/api/cards/schema.json",
      },
    ],
  },
  {
    id: "lists",
    tag: "Catalog",
    path: paths.listsApi(),
    methods: ["GET"],
    purpose: "The nine ranked lists.",
    answer: "The title, URL, number of cards and first card of each list.",
    answerName: "ListsAnswer",
    example: "/api/lists",
  },
  {
    id: "list",
    tag: "Catalog",
    path: `${paths.listsApi()}/{slug}`,
    methods: ["GET"],
    purpose: "One list, as its page shows it.",
    answer:
      "The ranking rule, the household or business behind the dollars, the picks with their reasons, and the whole ranking.",
    answerName: "ListAnswer",
    example: "/api/lists/hotel",
    errors: [404],
  },
  {
    id: "programs",
    tag: "Catalog",
    path: paths.programsApi(),
    methods: ["GET"],
    purpose: "The transferable points programs.",
    answer:
      "Partners with their ratios, the cards that can transfer, the cards that need another card to do so, and renamed programs.",
    answerName: "ProgramsAnswer",
    example: "/api/programs",
  },
  {
    id: "issuers",
    tag: "Catalog",
    path: paths.issuersApi(),
    methods: ["GET"],
    purpose: "Issuers, their cards, and their rules for applications and bonuses.",
    answer: "Each rule in words and in machine-readable form, with its source and confidence.",
    answerName: "IssuersAnswer",
    example: "/api/issuers",
  },
  ...TOOLS.map(toResource),
  {
    id: "subscribe",
    tag: "Newsletter",
    path: paths.subscribeApi(),
    methods: ["POST"],
    purpose: `Signs an email address of at most ${NEWSLETTER.addressMaxLength} characters up for the newsletter. We send it a link, and nothing else until it is confirmed. Only this site's own pages may call it, with JSON or a form of at most 4 KB. A form gets a page in response.`,
    answer: "The response is the same whether or not we know the address.",
    answerName: "SubscribeAnswer",
    exampleBody: { email: "reader@example.org" },
    errors: [403, 429, 503],
  },
  {
    id: "index",
    tag: "API",
    path: paths.apiIndex(),
    methods: ["GET"],
    purpose: "An index of this API.",
    answer: "The URLs of the documentation, the OpenAPI document, the terms and each endpoint.",
    answerName: "IndexAnswer",
    example: "/api",
  },
  {
    id: "openapi",
    tag: "API",
    path: paths.openApi(),
    methods: ["GET"],
    purpose: "This API in OpenAPI 3.1, generated from the schemas that validate requests.",
    answer: "The response is the OpenAPI document.",
    answerName: null,
    example: "/api/openapi.json",
  },
  {
    id: "healthz",
    tag: "API",
    path: "/healthz",
    methods: ["GET"],
    purpose: "Which services are configured and reachable, without secrets, and the day of the build.",
    answer: "200 as long as pages can be served. The status is degraded when the build is more than ten days old.",
    answerName: "HealthAnswer",
    example: "/healthz",
  },
];

/** Every method at every address, for indexes and tests. */
export const ENDPOINTS = RESOURCES.flatMap(({ methods, path, purpose, forms = [] }) => [
  ...methods.map((method) => ({ method, path, purpose })),
  ...forms.map((form) => ({ method: "GET" as const, path: form.path, purpose: form.answer })),
]);
