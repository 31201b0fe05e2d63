/**
 * The API's endpoints, once, for people and for programs: the developers' page
 * lists them and `/api/openapi.json` is made from them. A Worker test calls
 * every example and holds its answer against the description.
 */
/** What is answered; the Worker has a schema for each (worker/api/answer-schemas.ts), or does not compile. */
export type AnswerName =
  | "SearchAnswer"
  | "CardsAnswer"
  | "Card"
  | "CompareAnswer"
  | "FinderAnswer"
  | "CalculatorAnswer"
  | "AnalyzerAnswer"
  | "SubscribeAnswer"
  | "HealthAnswer";

export interface ApiParameter {
  readonly name: string;
  readonly description: string;
}

export interface ApiEndpoint {
  readonly id: string;
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly purpose: string;
  readonly parameters: readonly ApiParameter[];
  /** What comes back, for people. */
  readonly answer: string;
  /** The schema of what comes back, by its name in the OpenAPI document. */
  readonly answerName: AnswerName | "OpenApiDocument";
  /** Status of an answer that is no error; 200 where nothing else stands. */
  readonly status?: number;
  /** What can go wrong besides a wrong method (405). */
  readonly errors: readonly number[];
  /** A call that works as it stands. */
  readonly example?: string;
}

const SPEND_TEXT = "US dollars a month, 0 to 1,000,000. Without any, the default spend holds.";
const FINDER_SPEND_TEXT =
  "US dollars a month, 0 to 1,000,000. Without any parameter of the spend, one is assumed from the answers.";
const PRESET_TEXT = "A named profile, for example family; amounts beside it replace its own.";
const BRAND_TEXT = "Dollars a month at one brand, beside the category; up to 6 brands.";
const PERIOD_TEXT = "month (default) or year: what the amounts are for.";

export const API_ENDPOINTS: readonly ApiEndpoint[] = [
  {
    id: "search",
    method: "GET",
    path: "/api/search",
    purpose:
      "Fuzzy search over card name, issuer and review link. The header's search gives the same cards in the same order.",
    parameters: [
      { name: "q", description: "What to look for, at most 100 characters; fewer than 2 give an empty result." },
      { name: "limit", description: "1 to 5, default 5." },
    ],
    example: "/api/search?q=sapphire",
    answer:
      "query, count and results: slug, name, issuer, image, reviewLink, annualFeeUsd, rating and the score of the match, 0 for a perfect one.",
    answerName: "SearchAnswer",
    errors: [400],
  },
  {
    id: "cards",
    method: "GET",
    path: "/api/cards",
    purpose: "The whole catalog, or the part of it that the filters leave.",
    parameters: [
      { name: "type", description: "personal or business." },
      { name: "issuer", description: "As readers know it, for example Chase." },
      { name: "category", description: "One of the nine lists, for example hotel." },
      { name: "maxAnnualFee", description: "Highest ongoing fee, US dollars." },
    ],
    example: "/api/cards?category=hotel&maxAnnualFee=100",
    answer: "count, asOf (the month the facts were last checked) and cards, each with every fact of the catalog.",
    answerName: "CardsAnswer",
    errors: [400],
  },
  {
    id: "card",
    method: "GET",
    path: "/api/cards/{slug}",
    purpose: "One card. An unknown slug is answered 404 with the nearest slugs.",
    parameters: [],
    example: "/api/cards/chase-sapphire-preferred",
    answer: "The card with every fact of the catalog.",
    answerName: "Card",
    errors: [404],
  },
  {
    id: "rewards",
    method: "GET",
    path: "/api/rewards",
    purpose:
      "The rewards calculator: what cards are worth for a monthly spend profile, each by itself and all of them in one wallet.",
    parameters: [
      { name: "cards", description: "1 to 10 slugs, joined by commas." },
      {
        name: "dining, groceries, gas, transit, travel_portal, travel_other, streaming, other",
        description: SPEND_TEXT,
      },
      { name: "preset", description: PRESET_TEXT },
      { name: "brand.Marriott", description: BRAND_TEXT },
      { name: "value", description: "How points are used: program (default), cash, portal or transfer." },
      { name: "perks", description: "Share of the perks that is used, 0 to 100, default 50." },
      { name: "foreign", description: "Share of the spend abroad, 0 to 100, default 0." },
      { name: "period", description: PERIOD_TEXT },
    ],
    example: "/api/rewards?cards=chase-sapphire-preferred,amex-gold&dining=500&groceries=700",
    answer:
      "spend as it was understood; cards, each with net, rewards, perks, fees, first year and caps; wallet, the same for all of them together, with the allocation of spend.",
    answerName: "CalculatorAnswer",
    errors: [400, 429],
  },
  {
    id: "optimize",
    method: "POST",
    path: "/api/optimize",
    purpose:
      "The set of cards that is worth most for a spend profile, proved best. JSON of at most 16 KB; only spend is required. A request that meets the limit of a search is answered 400, with what to change.",
    parameters: [
      { name: "spend", description: "Object of monthly US dollars by category." },
      { name: "brands", description: "Object of monthly US dollars by brand, up to 6." },
      { name: "foreignPercent", description: "0 to 100, default 0." },
      { name: "maxCards", description: "1 to 5, default 3." },
      { name: "mustHave, exclude, owned", description: "Lists of slugs." },
      { name: "cardType", description: "personal, business or any (default)." },
      { name: "value", description: "program (default), cash, portal or transfer." },
      { name: "perksPercent", description: "0 to 100, default 50." },
      { name: "horizon", description: "ongoing (default) or first-year, which counts bonuses." },
      { name: "maxAnnualFeesUsd", description: "The most all fees may come to; null for no limit." },
    ],
    answer:
      "wallet with what each card adds and why it is held; allocation, which card for which spend; runnersUp, the next four; frontier, the best wallet for each number of cards; proof, how many wallets there are and how many had to be priced.",
    answerName: "AnalyzerAnswer",
    errors: [400, 413, 415, 429],
  },
  {
    id: "rewards-twin",
    method: "GET",
    path: "/rewards.json",
    purpose: "What POST /api/optimize answers, with the parameters of the RewardMax analyzer's page.",
    parameters: [
      {
        name: "dining, groceries, gas, transit, travel_portal, travel_other, streaming, other",
        description: SPEND_TEXT,
      },
      { name: "preset", description: PRESET_TEXT },
      { name: "brand.Marriott", description: BRAND_TEXT },
      { name: "foreign", description: "Share of the spend abroad, 0 to 100, default 0." },
      { name: "value", description: "How points are used: program (default), cash, portal or transfer." },
      { name: "perks", description: "Share of the perks that is used, 0 to 100, default 50." },
      { name: "period", description: PERIOD_TEXT },
      { name: "max", description: "Most cards in the wallet, 1 to 5, default 3." },
      { name: "own, must, not", description: "Cards held now, to hold and to leave out: slugs joined by commas." },
      { name: "type", description: "any (default), personal or business." },
      { name: "horizon", description: "ongoing (default) or first-year, which counts bonuses." },
      { name: "fees", description: "The most all fees may come to; empty for no limit." },
    ],
    example: "/rewards.json?dining=500&groceries=700&max=2",
    answer: "As POST /api/optimize.",
    answerName: "AnalyzerAnswer",
    errors: [400, 429],
  },
  {
    id: "rewards-compare-twin",
    method: "GET",
    path: "/rewards-compare.json",
    purpose: "What GET /api/rewards answers, with the parameters of the calculator's page; it has default cards.",
    parameters: [
      { name: "cards", description: "1 to 10 slugs, joined by commas." },
      {
        name: "dining, groceries, gas, transit, travel_portal, travel_other, streaming, other",
        description: SPEND_TEXT,
      },
      { name: "preset", description: PRESET_TEXT },
      { name: "brand.Marriott", description: BRAND_TEXT },
      { name: "foreign", description: "Share of the spend abroad, 0 to 100, default 0." },
      { name: "value", description: "How points are used: program (default), cash, portal or transfer." },
      { name: "perks", description: "Share of the perks that is used, 0 to 100, default 50." },
      { name: "period", description: PERIOD_TEXT },
    ],
    example: "/rewards-compare.json?preset=family&cards=chase-sapphire-preferred,amex-gold",
    answer: "As GET /api/rewards.",
    answerName: "CalculatorAnswer",
    errors: [400, 429],
  },
  {
    id: "compare-twin",
    method: "GET",
    path: "/compare.json",
    purpose: "Two to four cards side by side, row by row, with the verdict in dollars for a spend profile.",
    parameters: [
      { name: "cards", description: "2 to 4 slugs, joined by commas." },
      {
        name: "dining, groceries, gas, transit, travel_portal, travel_other, streaming, other",
        description: SPEND_TEXT,
      },
      { name: "preset", description: PRESET_TEXT },
      { name: "brand.Marriott", description: BRAND_TEXT },
      { name: "foreign", description: "Share of the spend abroad, 0 to 100, default 0." },
      { name: "value", description: "How points are used: program (default), cash, portal or transfer." },
      { name: "perks", description: "Share of the perks that is used, 0 to 100, default 50." },
      { name: "period", description: PERIOD_TEXT },
      {
        name: "differences",
        description: "The page's switch; here every row says itself whether its cells are the same.",
      },
    ],
    example: "/compare.json?cards=chase-sapphire-preferred,amex-gold",
    answer:
      "cards with their worth, verdict, leads (from which monthly spend on which card is worth most), curve, and rows with text, figure and winner of each cell.",
    answerName: "CompareAnswer",
    errors: [400],
  },
  {
    id: "card-finder-twin",
    method: "GET",
    path: "/card-finder.json",
    purpose: "The card finder's top three for the answers to its seven questions, and for a spend if one is given.",
    parameters: [
      { name: "matters", description: "value (default), perks, bonus or simple." },
      { name: "balance", description: "yes for those who carry a balance; default no." },
      { name: "score", description: "Lower end of the credit score band: 580, 670, 700 or 740; empty when not known." },
      { name: "fee", description: "Highest annual fee: 0, 100, 250 or 500; empty for no limit." },
      { name: "brand", description: "An airline or hotel group; up to 3, the parameter repeated." },
      { name: "trips", description: "Trips a year: 1, 4 (default), 9 or 16." },
      { name: "type", description: "personal (default) or business." },
      {
        name: "dining, groceries, gas, transit, travel_portal, travel_other, streaming, other",
        description: FINDER_SPEND_TEXT,
      },
      { name: "preset", description: PRESET_TEXT },
      { name: "brand.Marriott", description: BRAND_TEXT },
      { name: "foreign", description: "Share of the spend abroad, 0 to 100, default 0." },
      { name: "value", description: "How points are used: program (default), cash, portal or transfer." },
      { name: "perks", description: "Share of the perks that is used, 0 to 100; by trips a year without a spend." },
      { name: "period", description: PERIOD_TEXT },
    ],
    example: "/card-finder.json?matters=perks&trips=9",
    answer:
      "answers as they were understood; assumed, or spend where one was given, the other null; matches, how many cards fit; picks, each with why, why not the next one and what to check; brandBests; relaxations, which answer leaves out most.",
    answerName: "FinderAnswer",
    errors: [400],
  },
  {
    id: "subscribe",
    method: "POST",
    path: "/api/subscribe",
    purpose:
      "Asks for the newsletter: a link goes to the address, and nothing is sent before it is confirmed. From this site's own pages only; other origins are answered 403. JSON or a form of at most 4 KB; a form is answered 303 to a page that says the same.",
    parameters: [{ name: "email", description: "One address, at most 254 characters." }],
    answer: "The same for a known and an unknown address.",
    answerName: "SubscribeAnswer",
    status: 202,
    errors: [400, 403, 413, 415, 422, 429, 503],
  },
  {
    id: "openapi",
    method: "GET",
    path: "/api/openapi.json",
    purpose: "This API in OpenAPI 3.1, generated from the schemas that requests are checked with.",
    parameters: [],
    example: "/api/openapi.json",
    answer: "The document.",
    answerName: "OpenApiDocument",
    errors: [],
  },
  {
    id: "healthz",
    method: "GET",
    path: "/healthz",
    purpose: "What is configured and reachable, without secrets; 200 as long as pages can be served.",
    parameters: [],
    example: "/healthz",
    answer: "status, build and checks.",
    answerName: "HealthAnswer",
    errors: [],
  },
];
