/** What a stranger may send, for fast-check: addresses with any parameters, headers, and bodies that are almost right. */
import fc from "fast-check";
import type { RouteObject } from "react-router";

import { listCards } from "../../src/catalog/queries.ts";
import type { PageHandle } from "../../src/page/page-route.ts";
import { routes } from "../../src/routes.tsx";
import { CARDS_PARAMETERS } from "../../worker/api/cards-query.ts";

const slugs = listCards().map((card) => card.slug);
const strangeText = fc.oneof(
  fc.constantFrom(
    "",
    " ",
    "0",
    "-1",
    "1e309",
    "NaN",
    "0x10",
    "1,000",
    "__proto__",
    "constructor",
    "toString",
    "null",
    "[]",
    "{}",
  ),
  fc.constantFrom(
    "</script><script>",
    '"><svg onload=x>',
    "'; DROP TABLE",
    "../../etc/passwd",
    "${7*7}",
    "\u0000",
    "\r\nX: y",
    "\u2028",
    "😀",
    "\u202E",
  ),
  fc.constantFrom(...slugs),
  fc.tuple(fc.constantFrom(...slugs), fc.constantFrom(...slugs)).map((pair) => pair.join(",")),
  fc.double().map(String),
  fc.integer().map(String),
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.string({ minLength: 90, maxLength: 400 }),
);
/** Bytes as they may stand in an address, escaped well or badly. */
export const rawText = fc.oneof(
  strangeText.map(encodeURIComponent),
  fc.constantFrom("%", "%f", "%ff", "%00", "%2f", "%5c", "%ED%A0%80", ";.css", "..", "//", "a%zz", "~", "'"),
);
export const strangeHeaders = fc.dictionary(
  fc.constantFrom(
    "Accept",
    "Accept-Language",
    "Cookie",
    "If-None-Match",
    "If-Modified-Since",
    "Range",
    "X-Forwarded-Host",
    "Referer",
    "Origin",
  ),
  fc.string({ maxLength: 60 }).map((value) => value.replaceAll(/[^\u0020-\u007e]/g, "")),
  { maxKeys: 4 },
);

interface Page {
  readonly path: string;
  readonly names: readonly string[];
}

function listPages(table: readonly RouteObject[]): Page[] {
  return table.flatMap((route) => {
    const { parameters = [], parameterPrefixes = [] } = (route.handle ?? {}) as PageHandle;
    const names = [
      ...parameters,
      ...parameterPrefixes.flatMap((prefix) =>
        ["Marriott", "flights", "x", "", "constructor"].map((key) => prefix + key),
      ),
    ];
    const own = route.path && route.path !== "*" ? [{ path: route.path, names }] : [];
    return [...own, ...listPages(route.children ?? [])];
  });
}
export const pages = listPages(routes);
const SPEND = [
  "dining",
  "groceries",
  "gas",
  "travel_other",
  "hotels",
  "other",
  "foreign",
  "period",
  "value",
  "perks",
  "brand.Marriott",
];
export const endpoints: readonly Page[] = [
  { path: "/api/search", names: ["q", "limit"] },
  { path: "/api/cards", names: Object.keys(CARDS_PARAMETERS) },
  { path: "/api/cards.csv", names: Object.keys(CARDS_PARAMETERS) },
  { path: "/api/lists/:slug", names: [] },
  { path: "/api/cards/:slug", names: [] },
  { path: "/api/calculator", names: ["cards", "own", "trips", "use", "brands", "had", "cpp.delta-skymiles", ...SPEND] },
  {
    path: "/api/analyzer",
    names: ["max", "own", "must", "not", "type", "fees", "effort", "trips", "use", "brands", "had", ...SPEND],
  },
  {
    path: "/api/planner",
    names: ["months", "apply", "own", "not", "renews", "closed", "accounts", "once", "fees", "opened", "had", ...SPEND],
  },
  { path: "/api/analyzer.csv", names: ["max", "own", ...SPEND] },
  { path: "/planner/plan.ics", names: ["months", "apply", "own", ...SPEND] },
  { path: "/api/compare", names: ["cards", "trips", "use", "brands", "had", ...SPEND] },
  {
    path: "/api/finder",
    names: ["type", "matters", "balance", "score", "fee", "brands", "trips", "preset", "use", "has", ...SPEND],
  },
  { path: "/healthz", names: [] },
  { path: "/sitemap.xml", names: [] },
];

/** Requests for a page with some of its parameters, some of them twice, and some that are nobody's. */
export const toAddress = (list: readonly Page[]) =>
  fc
    .constantFrom(...list)
    .chain(({ path, names }) =>
      fc.tuple(
        fc.constant(path),
        rawText,
        fc.array(fc.tuple(fc.oneof(fc.constantFrom(...names, "x"), rawText), rawText), { maxLength: 8 }),
      ),
    )
    .map(([path, part, query]) => {
      const filled = path.replace(/:\w+/g, () => part);
      return query.length === 0 ? filled : `${filled}?${query.map(([name, value]) => `${name}=${value}`).join("&")}`;
    });

const amount = fc.oneof(
  fc.double(),
  fc.integer({ min: 0, max: 20_000 }),
  fc.constantFrom(Number.MAX_VALUE, -0, null, "5", [], {}),
);
/** A tool's body with some fields as they should be, and some not. */
export const almostRightBody = fc.record(
  {
    spend: fc.dictionary(fc.constantFrom("dining", "groceries", "gas", "other", "__proto__", "x"), amount, {
      maxKeys: 4,
    }),
    brands: fc.dictionary(fc.constantFrom("Marriott", "Hilton", "constructor", "x"), amount, { maxKeys: 2 }),
    foreignPercent: amount,
    maxCards: fc.oneof(fc.integer({ min: -1, max: 7 }), amount),
    mustHave: fc.array(fc.oneof(fc.constantFrom(...slugs), strangeText), { maxLength: 4 }),
    exclude: fc.array(fc.oneof(fc.constantFrom(...slugs), strangeText), { maxLength: 4 }),
    owned: fc.array(fc.constantFrom(...slugs), { maxLength: 4 }),
    cards: fc.array(fc.oneof(fc.constantFrom(...slugs), strangeText), { maxLength: 4 }),
    brandsUsed: fc.array(strangeText, { maxLength: 4 }),
    balance: fc.oneof(fc.boolean(), amount),
    score: fc.oneof(fc.constantFrom(580, 740, null), amount),
    maxFeeUsd: fc.oneof(fc.constantFrom(0, 100, null), amount),
    trips: fc.oneof(fc.constantFrom(1, 4), amount),
    preset: fc.constantFrom("family", "household", "x"),
    type: fc.constantFrom("personal", "business", "any", "x"),
    value: fc.constantFrom("typical", "cash", "portal", "transfer", "x"),
    perksPercent: amount,
    maxAnnualFeesUsd: amount,
  },
  { requiredKeys: [] },
);
