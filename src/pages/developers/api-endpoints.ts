/**
 * The API's endpoints, once, for people and for programs: the developers' page
 * lists them and `/api/openapi.json` is made from them. A Worker test calls
 * every example and holds its answer against the description.
 */
import { NEWSLETTER } from "../../site.ts";
import { TOOL_ENDPOINTS } from "./tool-endpoints.ts";

/** What is answered; the Worker has a schema for each (worker/api/answer-schemas.ts), or does not compile. */
export type AnswerName =
  | "SearchAnswer"
  | "CardsAnswer"
  | "Card"
  | "CompareAnswer"
  | "FinderAnswer"
  | "CalculatorAnswer"
  | "AnalyzerAnswer"
  | "PlannerAnswer"
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
    errors: [400, 422],
  },
  {
    id: "cards",
    method: "GET",
    path: "/api/cards",
    purpose: "All cards, or those that match every filter.",
    parameters: [
      { name: "type", description: "personal or business." },
      { name: "issuer", description: "As readers know it, for example Chase." },
      { name: "category", description: "One of the nine lists, for example hotel." },
      { name: "maxAnnualFee", description: "Highest ongoing fee, US dollars." },
    ],
    example: "/api/cards?category=hotel&maxAnnualFee=100",
    answer: "count, asOf (the month of the newest fact) and cards, each with every fact that we have.",
    answerName: "CardsAnswer",
    errors: [400, 422],
  },
  {
    id: "card",
    method: "GET",
    path: "/api/cards/{slug}",
    purpose: "One card. The 404 for an unknown slug names the nearest ones.",
    parameters: [],
    example: "/api/cards/chase-sapphire-preferred",
    answer: "The card with every fact that we have.",
    answerName: "Card",
    errors: [400, 404],
  },
  ...TOOL_ENDPOINTS,
  {
    id: "subscribe",
    method: "POST",
    path: "/api/subscribe",
    purpose:
      "Asks for the newsletter: a link goes to the address, and nothing is sent before it is confirmed. From this site's own pages only; other origins are answered 403. JSON or a form of at most 4 KB; a form is answered 303 to a page that says the same.",
    parameters: [{ name: "email", description: `One address, at most ${NEWSLETTER.addressMaxLength} characters.` }],
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
    errors: [400],
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
