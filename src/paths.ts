/** The only place where a URL of the site is spelled. Safe in the browser; imports `site.ts` alone. */
import { SITE } from "./site.ts";

/** The nine lists by category, in the menu's order. */
export const CATEGORY_SLUGS = {
  travel: "best-travel-credit-cards",
  luxury: "best-luxury-travel-credit-cards",
  airline: "best-airline-credit-cards",
  hotel: "best-hotel-credit-cards",
  "no-annual-fee": "best-no-annual-fee-travel-credit-cards",
  business: "best-business-travel-credit-cards",
  "zero-apr-balance-transfer": "best-0-apr-balance-transfer-credit-cards",
  "lounge-access": "best-airport-lounge-access-credit-cards",
  beginners: "best-travel-credit-cards-for-beginners",
} as const;
export type CategoryKey = keyof typeof CATEGORY_SLUGS;

const PLAIN = /^[\w.,*-]*$/;
/** As forms encode, but with commas left as they are. Most values, lists of cards above all, need no change. */
const encode = (text: string) =>
  PLAIN.test(text) ? text : new URLSearchParams([["", text]]).toString().slice(1).replaceAll("%2C", ",");

/** `?a=1&b=2`, parameters without a value left out, or an empty string. */
function toQuery(parameters: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(parameters).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const pairs = given.map(([name, value]) => `${encode(name)}=${encode(value)}`);
  return pairs.length > 0 ? `?${pairs.join("&")}` : "";
}

/** @example toSlug("U.S. Bank") === "us-bank" */
export const toSlug = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(".", "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");

/** Where a page stands as Markdown. */
export const toMarkdownPath = (path: string): string => (path === "/" ? "/index.md" : `${path}.md`);

export const paths = {
  home: () => "/",
  category: (key: CategoryKey) => `/${CATEGORY_SLUGS[key]}-${SITE.year}`,
  cards: (parameters: Readonly<Record<string, string | undefined>> = {}) => `/cards${toQuery(parameters)}`,
  review: (slug: string) => `/cards/${slug}`,
  cardImage: (slug: string) => `/${slug}.svg`,
  compare: (slugs: readonly string[] = []) => `/compare${toQuery({ cards: slugs.join(",") })}`,
  comparePair: (first: string, second: string) => `/compare/${first}-vs-${second}`,
  finder: (parameters: Readonly<Record<string, string | undefined>> = {}) => `/card-finder${toQuery(parameters)}`,
  calculator: (parameters: Readonly<Record<string, string | undefined>> = {}) =>
    `/rewards-compare${toQuery(parameters)}`,
  analyzer: (parameters: Readonly<Record<string, string | undefined>> = {}) => `/rewards${toQuery(parameters)}`,
  myCards: () => "/my-cards",
  planner: (parameters: Readonly<Record<string, string | undefined>> = {}) => `/planner${toQuery(parameters)}`,
  programs: () => "/programs",
  program: (slug: string) => `/programs/${slug}`,
  issuers: () => "/issuers",
  /** @param issuer as cards name it, for example `American Express` */
  issuer: (issuer: string) => `/issuers/${toSlug(issuer)}`,
  guides: () => "/guides",
  news: () => "/news",
  gear: () => "/gear",
  blog: (parameters: Readonly<Record<string, string | undefined>> = {}) => `/blog${toQuery(parameters)}`,
  article: (kind: "guides" | "news" | "gear" | "learn" | "about" | "legal", slug: string) =>
    kind === "legal" ? `/${slug}` : `/${kind}/${slug}`,
  learn: (slug: string) => `/learn/${slug}`,
  about: (slug: string) => `/about/${slug}`,
  glossaryTerm: (key: string) => `/learn/faqs-and-guides#term-${key}`,
  privacyPolicy: () => "/privacy-policy",
  termsOfService: () => "/terms-of-service",
  subscribe: () => "/subscribe",
  subscribeSent: () => "/subscribe/sent",
  confirm: () => "/subscribe/confirm",
  unsubscribe: (token = "") => `/unsubscribe${toQuery({ token })}`,
  apiIndex: () => "/api",
  openApi: () => "/api/openapi.json",
  cardsApi: () => "/api/cards",
  cardApi: (slug: string) => `/api/cards/${slug}`,
  cardsCsv: () => "/api/cards.csv",
  cardSchemaApi: () => "/api/cards/schema.json",
  listsApi: () => "/api/lists",
  listApi: (key: CategoryKey) => `/api/lists/${key}`,
  programsApi: () => "/api/programs",
  issuersApi: () => "/api/issuers",
  mcp: () => "/mcp",
  apiCatalog: () => "/.well-known/api-catalog",
  compareApi: () => "/api/compare",
  finderApi: () => "/api/finder",
  calculatorApi: () => "/api/calculator",
  analyzerApi: () => "/api/analyzer",
  plannerApi: () => "/api/planner",
  plannerCalendarApi: () => "/api/planner.ics",
  plannerCalendar: () => "/planner/plan.ics",
  plannerCsv: () => "/planner/plan.csv",
  subscribeApi: () => "/api/subscribe",
  subscriptionApi: () => "/api/subscription",
  /** Below it, what a browser with a session asks of the identity provider. */
  authApi: () => "/api/auth",
  search: (query = "") => `/search${toQuery({ q: query })}`,
  developers: () => "/developers",
  /** @param section guides, news, reviews or changes; empty for the site's own feed */
  feed: (section = "", form: "xml" | "json" = "xml") => `/feed${section === "" ? "" : `-${section}`}.${form}`,
  llms: () => "/llms.txt",
  llmsFull: () => "/llms-full.txt",
  sitemap: () => "/sitemap.xml",
  speculationRules: () => "/speculation-rules.json",
  openGraphImage: (name: string) => `/og/${name}.png`,
} as const;
