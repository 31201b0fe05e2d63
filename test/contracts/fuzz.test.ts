/**
 * Everything that a stranger can send, thousands of times, against the built
 * Worker: never a 5xx, never a hang, always a whole document or a proper problem.
 * Cases are asked one after the other over few connections.
 * A failure prints its seed; `FUZZ_SEED=… npm test` repeats it. `npm run referee` asks three times as many.
 */
import fc from "fast-check";
import type { RouteObject } from "react-router";
import { describe, expect, inject, test } from "vitest";

import { listCards } from "../../src/catalog/queries.ts";
import type { PageHandle } from "../../src/pages/page-route.ts";
import { routes } from "../../src/routes.tsx";
import { FINDER_QUESTIONS } from "../../src/tools/finder/finder-query.ts";
import { CARDS_PARAMETERS } from "../../worker/api/cards-query.ts";
import { toRuns } from "../support/sample-size.ts";
import { type RawAnswer, type RawRequest, requestRaw } from "../support/request-raw.ts";

const site = inject("siteUrl");
const seed = Number(process.env["FUZZ_SEED"] ?? Date.now() % 2 ** 31);
console.log(`fuzz seed ${seed}`);
const options = { seed, endOnFailure: true } as const;

const slugs = listCards().map((card) => card.slug);
const text = fc.oneof(
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
const rawText = fc.oneof(
  text.map(encodeURIComponent),
  fc.constantFrom("%", "%f", "%ff", "%00", "%2f", "%5c", "%ED%A0%80", ";.css", "..", "//", "a%zz", "~", "'"),
);
const headers = fc.dictionary(
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
      ...parameterPrefixes.flatMap((prefix) => [`${prefix}Marriott`, `${prefix}flights`, `${prefix}x`, prefix]),
    ];
    const own = route.path && route.path !== "*" ? [{ path: route.path, names }] : [];
    return [...own, ...listPages(route.children ?? [])];
  });
}
const pages = listPages(routes);
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
const endpoints: readonly Page[] = [
  { path: "/api/search", names: ["q", "limit"] },
  { path: "/api/cards", names: CARDS_PARAMETERS },
  { path: "/api/cards.csv", names: CARDS_PARAMETERS },
  { path: "/api/lists/:slug", names: [] },
  { path: "/api/cards/:slug", names: [] },
  { path: "/api/calculator", names: ["cards", "own", "trips", "use", "brands", "had", "cpp.delta-skymiles", ...SPEND] },
  {
    path: "/api/analyzer",
    names: [
      "max",
      "own",
      "must",
      "not",
      "type",
      "horizon",
      "fees",
      "effort",
      "trips",
      "use",
      "brands",
      "had",
      ...SPEND,
    ],
  },
  {
    path: "/api/planner",
    names: ["months", "apply", "own", "not", "renews", "closed", "accounts", "once", "fees", "opened", "had", ...SPEND],
  },
  { path: "/api/analyzer.csv", names: ["max", "own", ...SPEND] },
  { path: "/planner/plan.ics", names: ["months", "apply", "own", ...SPEND] },
  { path: "/api/compare", names: ["cards", "trips", "use", "brands", "had", ...SPEND] },
  { path: "/api/finder", names: [...FINDER_QUESTIONS, "preset", "use", "has", ...SPEND] },
  { path: "/rewards.json", names: ["max"] },
  { path: "/healthz", names: [] },
  { path: "/sitemap.xml", names: [] },
];

/** Requests for a page with some of its parameters, some of them twice, and some that are nobody's. */
const toAddress = (list: readonly Page[]) =>
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

/** Each from another address, so that no limit of one client is what is tested. */
let asked = 0;
async function ask(path: string, request: RawRequest = {}): Promise<void> {
  asked += 1;
  const address = `198.51.${Math.floor(asked / 250) % 250}.${asked % 250}`;
  const answer = await requestRaw(site, path, {
    ...request,
    headers: { ...request.headers, "CF-Connecting-IP": address },
  });
  expect(findFault(answer, request.method ?? "GET")).toBeUndefined();
}

function findFault({ status, headers: given, body }: RawAnswer, method: string): string | undefined {
  if (status >= 500) return `status ${status}: ${body.slice(0, 200)}`;
  const type = given["content-type"] ?? "";
  if (!given["cache-control"]) return "no Cache-Control";
  if (!given["content-security-policy"]) return "no Content-Security-Policy";
  if (status === 301 || status === 303 || status === 308) return given.location ? undefined : "a redirect to nowhere";
  if (method === "HEAD" || status === 304 || status === 204)
    return body === "" ? undefined : "a body where there is none";
  if (type.startsWith("text/html")) {
    return body.startsWith("<!DOCTYPE html>") && body.endsWith("</html>") ? undefined : "not a whole document";
  }
  if (type.startsWith("application/problem+json")) {
    const problem = JSON.parse(body) as Record<string, unknown>;
    const isProper =
      problem["status"] === status &&
      ["type", "code", "title", "detail"].every((name) => typeof problem[name] === "string") &&
      (status !== 422 || (Array.isArray(problem["errors"]) && problem["errors"].length > 0));
    return isProper ? undefined : `not a proper problem: ${body.slice(0, 200)}`;
  }
  if (status !== 200) return `status ${status} as ${type}`;
  if (type.startsWith("application/json")) JSON.parse(body);
  return undefined;
}

describe("whatever is asked", () => {
  test("pages with any parameters", () =>
    fc.assert(
      fc.asyncProperty(toAddress(pages), headers, (path, given) => ask(path, { headers: given })),
      { ...options, numRuns: toRuns(700) },
    ));

  test("endpoints with any parameters", () =>
    fc.assert(
      fc.asyncProperty(toAddress(endpoints), headers, (path, given) => ask(path, { headers: given })),
      { ...options, numRuns: toRuns(700) },
    ));

  test("any address", () => {
    const address = fc.array(fc.oneof(rawText, fc.constantFrom("cards", "api", "assets", "compare", ".well-known")), {
      maxLength: 5,
    });
    return fc.assert(
      fc.asyncProperty(address, (parts) => ask(`/${parts.join("/")}`)),
      { ...options, numRuns: toRuns(400) },
    );
  });

  test("any method", () => {
    const method = fc.constantFrom("HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "PROPFIND");
    const paths = toAddress([...pages, ...endpoints].filter(({ path }) => !/subscri/.test(path)));
    return fc.assert(
      fc.asyncProperty(method, paths, (name, path) => ask(path, { method: name })),
      { ...options, numRuns: toRuns(300) },
    );
  });
});

describe("POST to the tools", () => {
  const tool = fc.constantFrom("/api/analyzer", "/api/calculator", "/api/compare", "/api/finder");
  const post = (path: string, body: string, type = "application/json") =>
    ask(path, { method: "POST", body, headers: { "Content-Type": type } });
  const amount = fc.oneof(
    fc.double(),
    fc.integer({ min: 0, max: 20_000 }),
    fc.constantFrom(Number.MAX_VALUE, -0, null, "5", [], {}),
  );
  const almostRight = fc.record(
    {
      spend: fc.dictionary(fc.constantFrom("dining", "groceries", "gas", "other", "__proto__", "x"), amount, {
        maxKeys: 4,
      }),
      brands: fc.dictionary(fc.constantFrom("Marriott", "Hilton", "constructor", "x"), amount, { maxKeys: 2 }),
      foreignPercent: amount,
      maxCards: fc.oneof(fc.integer({ min: -1, max: 7 }), amount),
      mustHave: fc.array(fc.oneof(fc.constantFrom(...slugs), text), { maxLength: 4 }),
      exclude: fc.array(fc.oneof(fc.constantFrom(...slugs), text), { maxLength: 4 }),
      owned: fc.array(fc.constantFrom(...slugs), { maxLength: 4 }),
      cards: fc.array(fc.oneof(fc.constantFrom(...slugs), text), { maxLength: 4 }),
      brandsUsed: fc.array(text, { maxLength: 4 }),
      balance: fc.oneof(fc.boolean(), amount),
      score: fc.oneof(fc.constantFrom(580, 740, null), amount),
      maxFeeUsd: fc.oneof(fc.constantFrom(0, 100, null), amount),
      trips: fc.oneof(fc.constantFrom(1, 4), amount),
      preset: fc.constantFrom("family", "default", "x"),
      type: fc.constantFrom("personal", "business", "any", "x"),
      value: fc.constantFrom("program", "cash", "portal", "transfer", "x"),
      perksPercent: amount,
      horizon: fc.constantFrom("ongoing", "first-year", 1),
      maxAnnualFeesUsd: amount,
    },
    { requiredKeys: [] },
  );

  test("any JSON", () =>
    fc.assert(
      fc.asyncProperty(tool, fc.jsonValue(), (path, body) => post(path, JSON.stringify(body))),
      { ...options, numRuns: toRuns(150) },
    ));

  test("JSON that is almost right", () =>
    fc.assert(
      fc.asyncProperty(tool, almostRight, (path, body) => post(path, JSON.stringify(body))),
      { ...options, numRuns: toRuns(300) },
    ));

  test("any bytes of any type", () => {
    const type = fc.constantFrom(
      "application/json",
      "application/json; charset=latin1",
      "text/plain",
      "multipart/form-data",
      "",
    );
    return fc.assert(fc.asyncProperty(tool, fc.string({ unit: "binary", maxLength: 200 }), type, post), {
      ...options,
      numRuns: toRuns(150),
    });
  });
});
