/** What people and programs get wrong in an address, and what each tool says to it as a page and as JSON. */
import { describe, expect, inject, test } from "vitest";

import { listCards } from "../../src/catalog/queries.ts";
import type { ProblemCode } from "../../src/problems.ts";
import { readProblem } from "../../test/support/read-problem.ts";

const site = inject("siteUrl");

const FIVE = "amex-gold,amex-platinum,citi-double-cash,chase-freedom-flex,capital-one-savor";

/** More than there are, replaced ones too. */
const TOO_MANY = [...listCards().map(({ slug }) => slug), ...Array<string>(50).fill("amex-gold")].join(",");

/** Everything people and programs get wrong: the parameters, the field to blame, and the tools it can happen in. */
const ALL = ["/compare", "/rewards-compare", "/rewards", "/card-finder", "/planner"];
const BAD_INPUT: readonly (readonly [query: string, field: string, code: ProblemCode, tools: readonly string[]])[] = [
  ["cards=amex-gold,nope", "cards.1", "unknown-card", ["/compare", "/rewards-compare"]],
  ["cards=amex-gold,amex-gold", "cards.1", "duplicate", ["/compare", "/rewards-compare"]],
  [`cards=${FIVE}`, "cards", "too-many", ["/compare"]],
  [`cards=${FIVE},citi-strata,bilt-blue`, "cards", "too-many", ["/rewards-compare"]],
  [`own=${TOO_MANY}`, "own", "too-many", ["/rewards", "/planner"]],
  [`must=${TOO_MANY}`, "must", "too-many", ["/rewards"]],
  [`p2.own=${TOO_MANY}`, "p2.own", "too-many", ["/planner"]],
  ["own=nope", "own.0.card", "unknown-card", ["/rewards", "/rewards-compare", "/planner"]],
  ["own=american", "own.0.card", "ambiguous-card", ["/rewards", "/planner"]],
  ["must=amex-gold&exclude=amex-gold", "exclude", "contradiction", ["/rewards"]],
  ["must=amex-platinum&maxFees=100", "maxFees", "contradiction", ["/rewards"]],
  ["must=amex-gold,amex-platinum&maxCards=1", "must", "contradiction", ["/rewards"]],
  ["use=amex-platinum:uber-cash&exclude=amex-platinum", "use", "contradiction", ["/rewards", "/planner"]],
  ["own=amex-gold&exclude=amex-gold", "own.0.card", "contradiction", ["/planner"]],
  ["accounts=2:2026-01,1:2099-01", "accounts.1.month", "out-of-range", ["/planner"]],
  ["people=2&p2.own=nope", "p2.own.0.card", "unknown-card", ["/planner"]],
  ["apply=5", "apply", "out-of-range", ["/planner"]],
  ["share.flights=80&share.hotels=40", "share.flights", "contradiction", ALL],
  ["dining=500&travel=100&portal=2000", "portal", "contradiction", ALL],
  ["use=amex-gold:uber-cash&skip=amex-gold:uber-cash", "skip", "contradiction", ALL],
  ["use=nope", "use.0", "unknown-value", ALL],
  ["has=nope", "has.0", "unknown-value", ALL],
  ["cpp.aeroplan=lots", "cpp.aeroplan", "invalid-number", ALL],
  ["opened=amex-gold:2099-01", "opened.0.month", "out-of-range", ALL],
  ["had=amex-gold:2099-01", "had.0.month", "out-of-range", ALL],
  ["maxCards=0", "maxCards", "out-of-range", ["/rewards"]],
  ["maxCards=99", "maxCards", "out-of-range", ["/rewards"]],
  ["maxCards=few", "maxCards", "invalid-number", ["/rewards"]],
  ...["-5", "10000000"].map((amount) => [`dining=${amount}`, "dining", "out-of-range", ALL] as const),
  ...["NaN", "1e309", "Infinity", "0x10", "1.234,50", "5%25"].map(
    (amount) => [`dining=${amount}`, "dining", "invalid-number", ALL] as const,
  ),
  ["dining=0", "dining", "missing", ["/compare", "/rewards-compare", "/rewards", "/planner"]],
  ["dining=&groceries=&other=", "dining", "missing", ["/rewards"]],
  ["dining=1&dining=2", "dining", "repeated-parameter", ALL],
  ["foreign=101", "foreign", "out-of-range", ALL],
  ["foreign=half", "foreign", "invalid-number", ALL],
  ["trips=999", "trips", "out-of-range", ["/rewards", "/card-finder"]],
  ["type=cat", "type", "unknown-value", ["/rewards", "/card-finder"]],
  ["matters=money", "matters", "unknown-value", ["/card-finder"]],
];
/** 400: not readable. 422: readable, but not possible. Stated here, not read from the table it tests. */
const UNREADABLE: ReadonlySet<ProblemCode> = new Set(["invalid-number", "repeated-parameter"]);
const toStatus = (code: ProblemCode) => (UNREADABLE.has(code) ? 400 : 422);
const API_OF: Readonly<Record<string, string>> = {
  "/compare": "/api/compare",
  "/rewards-compare": "/api/calculator",
  "/rewards": "/api/analyzer",
  "/card-finder": "/api/finder",
  "/planner": "/api/planner",
};
const FORM_OF: Readonly<Record<string, string>> = {
  "/compare": "compare",
  "/rewards-compare": "calculator",
  "/rewards": "analyzer",
  "/card-finder": "finder",
  "/planner": "planner",
};
/** Perks that are used and those that are not are one question. */
const toErrorId = (path: string, field: string) =>
  `${FORM_OF[path]}-${/^(?:use|skip)/.test(field) ? "use" : field.replace(/^cards\.\d+/, "cards").replaceAll(".", "-")}-error`;
const CASES = BAD_INPUT.flatMap(([query, field, code, tools]) =>
  tools.map((path) => ({ path, query, field, code, status: toStatus(code) })),
);

describe("bad input", () => {
  // A right value of another field, which must not be lost.
  const restOf = (path: string, query: string) => {
    if (path === "/card-finder") return `${query}&maxFees=250`;
    const cards = path === "/compare" && !query.includes("cards=") ? "&cards=amex-gold,citi-double-cash" : "";
    // A program is told to say what is spent before anything else.
    const spending = query.includes("dining=") ? "" : "&preset=household";
    return `${query}${cards}${spending}&mobile=37`;
  };

  test.each(CASES)("$path?$query: $status, a message beside $field, and the rest of the form kept", async (given) => {
    const { path, query, field, status } = given;
    const response = await fetch(`${site}${path}?${restOf(path, query)}`, { redirect: "manual" });
    expect(response.status).toBe(status);
    expect(response.headers.get("cache-control")).toBe("no-store");
    const html = await response.text();
    expect(html).toContain(`id="${toErrorId(path, field)}"`);
    const [, target] = /id="error-summary-title">.*?<a href="#([^"]+)"/s.exec(html) ?? [];
    expect(html).toContain(`id="${target}"`);
    expect(html).toMatch(
      path === "/card-finder"
        ? /(?:checked|selected)[^>]*value="250"|value="250"[^>]*(?:checked|selected)/
        : /value="37"/,
    );
  });

  test.each(CASES)("the API for $path?$query: $status $code at $field", async (given) => {
    const { path, query, field, code, status } = given;
    const problem = await readProblem(await fetch(`${site}${API_OF[path]}?${restOf(path, query)}`), status);
    expect(problem.code).toBe(code);
    expect(problem.errors).toMatchObject([{ field, code }]);
    expect(problem.errors?.every(({ message }) => message.length > 10)).toBe(true);
  });

  test.each(ALL)("%s: a name that doesn't exist is told above the form, without a link to nowhere", async (path) => {
    const html = await (await fetch(`${site}${path}?${restOf(path, "part.pets=5")}`)).text();
    const [, told] = /<li>([^<]*(?:There is no such part|Unknown name)[^<]*)<\/li>/.exec(html) ?? [];
    expect(told).toMatch(/pets: (?:There is no such part; choose from|Unknown name)/i);
  });

  test("with several faults, what cannot be read decides", async () => {
    const problem = await readProblem(await fetch(`${site}/api/analyzer?maxCards=99&dining=x&must=nope`), 400);
    expect(problem.code).toBe("invalid-number");
    expect(problem.errors?.map(({ code }) => code).toSorted()).toEqual([
      "invalid-number",
      "out-of-range",
      "unknown-card",
    ]);
    expect((await fetch(`${site}/rewards?maxCards=99&dining=x&must=nope`)).status).toBe(400);
  });

  test.each([
    ["1,200", 1_200],
    ["$50", 50],
    ["$1,200.50", 1_200.5],
    [" 75 ", 75],
  ])("an amount written %j is understood", async (text, amountUsd) => {
    const query = `cards=amex-gold&dining=${encodeURIComponent(text)}`;
    const answer = (await (await fetch(`${site}/api/calculator?${query}`)).json()) as {
      monthlyUsd: number;
    };
    expect(answer.monthlyUsd).toBe(amountUsd);
    const page = await fetch(`${site}/rewards-compare?${query}`, { redirect: "manual" });
    expect(page.headers.get("location")).toBe(`/rewards-compare?cards=amex-gold&dining=${amountUsd}`);
  });
});
