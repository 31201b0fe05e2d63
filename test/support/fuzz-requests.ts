/** What a stranger may send, for fast-check: addresses with any parameters, headers, and bodies that are almost right. */
import fc from "fast-check";
import type { RouteObject } from "react-router";

import { listCards } from "../../src/catalog/queries.ts";
import type { PageHandle } from "../../src/page/page-route.ts";
import { paths } from "../../src/paths.ts";
import { routes } from "../../src/routes.tsx";
import { type Resource, RESOURCES, type ResourceForm } from "../../worker/api/resources.ts";

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
/** Of a table of parameters, with a key for each map. */
const toNames = ({ table = {} }: Pick<Resource, "table">) =>
  Object.entries(table).flatMap(([name, { kind }]) =>
    kind === "map" ? [`${name}.Marriott`, `${name}.flights`] : [name],
  );
const readable = RESOURCES.filter(({ methods }) => methods.includes("GET"));
export const toolPaths = RESOURCES.flatMap(({ path, tag }) => (tag === "Tools" ? [path] : []));
const planner = readable.find(({ id }) => id === "planner")!;
export const endpoints: readonly Page[] = [
  ...readable.flatMap(({ forms = [], ...resource }) =>
    [resource, ...forms.map((form: ResourceForm) => ({ ...resource, ...form }))].map((one) => ({
      path: one.path.replace("{slug}", ":slug"),
      names: toNames(one),
    })),
  ),
  ...[paths.plannerCalendar(), paths.plannerCsv()].map((path) => ({ path, names: toNames(planner) })),
  { path: paths.sitemap(), names: [] },
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
    dining: amount,
    groceries: amount,
    brand: fc.dictionary(fc.constantFrom("Marriott", "Hilton", "constructor", "x"), amount, { maxKeys: 2 }),
    foreign: amount,
    maxCards: fc.oneof(fc.integer({ min: -1, max: 7 }), amount),
    must: fc.array(fc.oneof(fc.constantFrom(...slugs), strangeText), { maxLength: 4 }),
    exclude: fc.array(fc.oneof(fc.constantFrom(...slugs), strangeText), { maxLength: 4 }),
    own: fc.array(fc.constantFrom(...slugs), { maxLength: 4 }),
    cards: fc.array(fc.oneof(fc.constantFrom(...slugs), strangeText), { maxLength: 4 }),
    brands: fc.array(strangeText, { maxLength: 4 }),
    balance: fc.oneof(fc.boolean(), amount),
    score: fc.oneof(fc.constantFrom(580, 740, null), amount),
    trips: fc.oneof(fc.constantFrom(1, 4), amount),
    preset: fc.constantFrom("family", "household", "x"),
    type: fc.constantFrom("personal", "business", "any", "x"),
    value: fc.constantFrom("typical", "cash", "portal", "transfer", "x"),
    perks: fc.constantFrom("used", "face", "none", "x"),
    maxFees: amount,
    months: fc.constantFrom(12, 24, 7),
    people: fc.constantFrom(1, 2, 3),
    apply: fc.oneof(fc.integer({ min: -1, max: 7 }), amount),
    goal: fc.array(
      fc.record({
        program: fc.constantFrom("world-of-hyatt", "capital-one-miles", "constructor", "x"),
        points: fc.oneof(fc.integer({ min: 1, max: 900_000 }), amount),
        month: fc.constantFrom("2027-06", "2026-01", "x"),
      }),
      { maxLength: 2 },
    ),
  },
  { requiredKeys: [] },
);
