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
    purpose: "Fuzzy search over card name, issuer and review link. The header's search gives the same cards in the same order.",
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
    purpose: "The whole catalogue, or the part of it that the filters leave.",
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
    id: "healthz",
    method: "GET",
    path: "/healthz",
    purpose: "What is configured and reachable, without secrets; 200 as long as pages can be served.",
    parameters: [],
    example: "/healthz",
  },
];
