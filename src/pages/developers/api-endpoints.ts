/**
 * The API's endpoints, once, for people and for programs: the developers' page
 * lists them and `/api/openapi.json` is made from them. A Worker test calls
 * every example and holds its answer against the description.
 */
import { NEWSLETTER } from "../../site.ts";
import type { ApiEndpoint, ApiParameter } from "./api-endpoint.ts";
import { TOOL_ENDPOINTS } from "./tool-endpoints.ts";

const CARD_FILTERS: readonly ApiParameter[] = [
  { name: "type", description: "personal, business or both." },
  { name: "issuer", description: "As readers know it, for example Chase or American Express." },
  { name: "category", description: "Lists that the card is on, for example hotel." },
  { name: "network", description: "American Express, Discover, Mastercard or Visa." },
  { name: "program", description: "Points currency, for example Membership Rewards." },
  { name: "status", description: "open, or closed to new applications." },
  { name: "hasOpenBonus", description: "true for cards with a welcome bonus that can be had now." },
  { name: "maxAnnualFee", description: "Highest ongoing fee, US dollars." },
  { name: "minRating", description: "Lowest rating, 0 to 10." },
  { name: "creditScore", description: "300 to 850: cards whose floor is not above it." },
  { name: "sort", description: "slug (default), rating, name, fee or value (worth a year)." },
];
const CARD_PAGES: readonly ApiParameter[] = [
  { name: "limit", description: "1 to 200 cards in one answer, for those who want pages. Default: all." },
  { name: "cursor", description: "Where the next page starts; take it from the Link header." },
];

export const API_ENDPOINTS: readonly ApiEndpoint[] = [
  {
    id: "index",
    tag: "API",
    method: "GET",
    path: "/api",
    purpose: "What this API has.",
    parameters: [],
    example: "/api",
    answer: "Addresses of the documentation, the description for programs, the terms and each endpoint.",
    answerName: "IndexAnswer",
    errors: [400, 406],
  },
  {
    id: "search",
    tag: "Catalog",
    method: "GET",
    path: "/api/search",
    purpose:
      "Fuzzy search over card name, issuer and review link. The header's search gives the same cards in the same order.",
    parameters: [
      { name: "q", description: "What to look for, at most 100 characters. Fewer than 2 give an empty result." },
      { name: "limit", description: "1 to 5, default 5." },
      {
        name: "kind",
        description:
          "cards (the default), pages (lists, tools, guides, programs and issuers, at most 3) or all (both).",
      },
    ],
    example: "/api/search?q=sapphire",
    answer:
      "query, count and results: slug, name, issuer, image, reviewLink, url, annualFeeUsd, rating and the score of the match, 0 for a perfect one. With kind=pages or kind=all, pages too: path, url, title and kind.",
    answerName: "SearchAnswer",
    errors: [400, 406, 422],
  },
  {
    id: "cards",
    tag: "Catalog",
    method: "GET",
    path: "/api/cards",
    purpose:
      "All cards, or those that meet every filter. Of a filter that takes several values, one is enough; case does not matter.",
    parameters: [
      ...CARD_FILTERS,
      { name: "fields", description: "Which fields of a card to answer, joined by commas. slug is always there." },
      ...CARD_PAGES,
    ],
    example: "/api/cards?category=hotel&maxAnnualFee=100&fields=name,rating,annualFee",
    answer:
      "count, total, asOf (the month of the newest fact) and cards. With limit, the Link header names the next page.",
    answerName: "CardsAnswer",
    errors: [400, 406, 422],
  },
  {
    id: "cards-csv",
    tag: "Catalog",
    method: "GET",
    path: "/api/cards.csv",
    purpose: "The same cards as a table for spreadsheets.",
    parameters: [...CARD_FILTERS, ...CARD_PAGES],
    example: "/api/cards.csv?type=business",
    answer: "A header line, and one line a card. With limit, the Link header names the next page.",
    answerName: "TextFile",
    mediaType: "text/csv",
    errors: [400, 406, 422],
  },
  {
    id: "card-schema",
    tag: "Catalog",
    method: "GET",
    path: "/api/cards/schema.json",
    purpose: "The JSON Schema of a card as this API answers it.",
    parameters: [],
    example: "/api/cards/schema.json",
    answer: "A JSON Schema, draft 2020-12.",
    answerName: "OpenApiDocument",
    mediaType: "application/schema+json",
    errors: [400, 406],
  },
  {
    id: "card",
    tag: "Catalog",
    method: "GET",
    path: "/api/cards/{slug}",
    purpose:
      "One card. Another case of the slug is redirected with 308; the 404 for an unknown slug names the nearest ones.",
    parameters: [{ name: "slug", description: "The card's name in addresses." }],
    example: "/api/cards/chase-sapphire-preferred",
    answer:
      "Every fact that we have, with its month and confidence by group, sources, dated changes, and how each perk is used.",
    answerName: "Card",
    errors: [400, 404, 406],
  },
  {
    id: "lists",
    tag: "Catalog",
    method: "GET",
    path: "/api/lists",
    purpose: "The nine ranked lists.",
    parameters: [],
    example: "/api/lists",
    answer: "count, and lists: title, address, number of cards and the first of them.",
    answerName: "ListsAnswer",
    errors: [400, 406],
  },
  {
    id: "list",
    tag: "Catalog",
    method: "GET",
    path: "/api/lists/{slug}",
    purpose: "One list as its page shows it.",
    parameters: [
      {
        name: "slug",
        description:
          "travel, luxury, airline, hotel, no-annual-fee, business, zero-apr-balance-transfer, lounge-access or beginners.",
      },
    ],
    example: "/api/lists/hotel",
    answer:
      "rule and its weights, the reader whose dollars are counted, picks with their labels and reasons, the whole ranking, and what was left out.",
    answerName: "ListAnswer",
    errors: [400, 404, 406],
  },
  {
    id: "programs",
    tag: "Catalog",
    method: "GET",
    path: "/api/programs",
    purpose: "The transferable points programs.",
    parameters: [],
    example: "/api/programs",
    answer: "Partners with their ratios, the cards that open transfers, those that need another card, and renames.",
    answerName: "ProgramsAnswer",
    errors: [400, 406],
  },
  {
    id: "issuers",
    tag: "Catalog",
    method: "GET",
    path: "/api/issuers",
    purpose: "Issuers, their cards, and their rules for applications and bonuses.",
    parameters: [],
    example: "/api/issuers",
    answer: "Each rule in words and in a form that a program can check, with its source and confidence.",
    answerName: "IssuersAnswer",
    errors: [400, 406],
  },
  ...TOOL_ENDPOINTS,
  {
    id: "subscribe",
    tag: "Newsletter",
    method: "POST",
    path: "/api/subscribe",
    purpose:
      "Asks for the newsletter: a link goes to the address, and nothing is sent before it is confirmed. From this site's own pages only; other origins are answered 403. JSON or a form of at most 4 KB; a form is answered 303 to a page that says the same.",
    parameters: [{ name: "email", description: `One address, at most ${NEWSLETTER.addressMaxLength} characters.` }],
    answer: "The same for a known and an unknown address.",
    answerName: "SubscribeAnswer",
    exampleBody: { email: "reader@example.org" },
    status: 202,
    errors: [400, 403, 413, 415, 422, 429, 503],
  },
  {
    id: "openapi",
    tag: "API",
    method: "GET",
    path: "/api/openapi.json",
    purpose: "This API in OpenAPI 3.1, generated from the schemas that requests are checked with.",
    parameters: [],
    example: "/api/openapi.json",
    answer: "The document.",
    answerName: "OpenApiDocument",
    errors: [400, 406],
  },
  {
    id: "healthz",
    tag: "API",
    method: "GET",
    path: "/healthz",
    purpose:
      "What is configured and reachable, without secrets, and the day of the build; 200 as long as pages can be served.",
    parameters: [],
    example: "/healthz",
    answer: "status (ok, or degraded when the build is more than ten days old), build, builtOn and checks.",
    answerName: "HealthAnswer",
    errors: [],
  },
];
