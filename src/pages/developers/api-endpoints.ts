/** The API's endpoints as the developers' page lists them; a Worker test calls every example. */
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
  },
  {
    id: "card",
    method: "GET",
    path: "/api/cards/{slug}",
    purpose: "One card. An unknown slug is answered 404 with the nearest slugs.",
    parameters: [],
    example: "/api/cards/chase-sapphire-preferred",
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
        description: "US dollars a month, 0 to 1,000,000. Without any, the default spend holds.",
      },
      { name: "brand.Marriott", description: "Dollars a month at one brand, beside the category; up to 6 brands." },
      { name: "value", description: "How points are used: program (default), cash, portal or transfer." },
      { name: "perks", description: "Share of the perks that is used, 0 to 100, default 50." },
      { name: "foreign", description: "Share of the spend abroad, 0 to 100, default 0." },
      { name: "period", description: "month (default) or year: what the amounts are for." },
    ],
    example: "/api/rewards?cards=chase-sapphire-preferred,amex-gold&dining=500&groceries=700",
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
  },
  {
    id: "openapi",
    method: "GET",
    path: "/api/openapi.json",
    purpose: "This API in OpenAPI 3.1, generated from the schemas that requests are checked with.",
    parameters: [],
    example: "/api/openapi.json",
  },
  {
    id: "healthz",
    method: "GET",
    path: "/healthz",
    purpose: "What is configured and reachable, without secrets; 200 as long as pages can be served.",
    parameters: [],
    example: "/healthz",
  },
];
