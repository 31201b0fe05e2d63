/** What people and programs get wrong in an address, and what each tool says to it as a page and as JSON. */
import { describe, expect, inject, test } from "vitest";

import { readProblem } from "../../test/support/read-problem.ts";

const site = inject("siteUrl");

const FIVE = "amex-gold,amex-platinum,citi-double-cash,chase-freedom-flex,capital-one-savor";

/** Everything people and programs get wrong: the parameters, the field to blame, and the tools it can happen in. */
const BAD_INPUT: readonly (readonly [query: string, field: string, tools: readonly string[]])[] = [
  ["cards=amex-gold,nope", "cards", ["/compare", "/rewards-compare"]],
  ["cards=amex-gold,amex-gold", "cards", ["/compare", "/rewards-compare"]],
  [`cards=${FIVE}`, "cards", ["/compare"]],
  ["own=nope", "own", ["/rewards"]],
  ["must=amex-gold&not=amex-gold", "not", ["/rewards"]],
  ["must=amex-platinum&fees=100", "fees", ["/rewards"]],
  ["must=amex-gold,amex-platinum&max=1", "must", ["/rewards"]],
  ["max=0", "max", ["/rewards"]],
  ["max=99", "max", ["/rewards"]],
  ...["-5", "NaN", "1e309", "Infinity", "10000000", "0x10", "1.234,50", "5%25"].map(
    (amount) => [`dining=${amount}`, "dining", ["/compare", "/rewards-compare", "/rewards", "/card-finder"]] as const,
  ),
  ["dining=0", "dining", ["/compare", "/rewards-compare", "/rewards", "/card-finder"]],
  ["dining=&groceries=&other=", "dining", ["/compare", "/rewards-compare", "/rewards"]],
  ["dining=1&dining=2", "dining", ["/compare", "/rewards-compare", "/rewards", "/card-finder"]],
  ["foreign=101", "foreign", ["/compare", "/rewards-compare", "/rewards", "/card-finder"]],
  ["trips=99", "trips", ["/card-finder"]],
];
const FORM_OF: Readonly<Record<string, string>> = {
  "/compare": "compare",
  "/rewards-compare": "calculator",
  "/rewards": "analyzer",
  "/card-finder": "finder",
};
/** The finder's spend is a part of its own beside the questions. */
const toErrorId = (path: string, field: string) =>
  `${path === "/card-finder" && field !== "trips" ? "finder-spend" : FORM_OF[path]}-${field}-error`;
const CASES = BAD_INPUT.flatMap(([query, field, tools]) => tools.map((path) => ({ path, query, field })));

describe("bad input", () => {
  // A right value of another field, which must not be lost.
  const restOf = (path: string, query: string) => {
    if (path === "/card-finder") return `${query}&fee=250`;
    const cards = path === "/compare" && !query.includes("cards=") ? "&cards=amex-gold,citi-double-cash" : "";
    return `${query}${cards}&perks=37`;
  };

  test.each(CASES)("$path?$query: 400, a message beside $field, and the rest of the form kept", async (given) => {
    const { path, query, field } = given;
    const response = await fetch(`${site}${path}?${restOf(path, query)}`, { redirect: "manual" });
    expect(response.status).toBe(400);
    expect(response.headers.get("cache-control")).toBe("no-store");
    const html = await response.text();
    expect(html).toContain(`id="${toErrorId(path, field)}"`);
    expect(html).toMatch(
      path === "/card-finder"
        ? /(?:checked|selected)[^>]*value="250"|value="250"[^>]*(?:checked|selected)/
        : /value="37"/,
    );
  });

  test.each(CASES)("$path.json?$query: a 400 problem that names $field", async ({ path, query, field }) => {
    const { errors } = await readProblem(await fetch(`${site}${path}.json?${restOf(path, query)}`), 400);
    expect(errors?.map((error) => error.field)).toContain(field);
    expect(errors?.every(({ message }) => message.length > 10)).toBe(true);
  });

  test.each([
    ["1,200", 1_200],
    ["$50", 50],
    ["$1,200.50", 1_200.5],
    [" 75 ", 75],
  ])("an amount written %j is understood", async (text, amountUsd) => {
    const query = `cards=amex-gold&dining=${encodeURIComponent(text)}`;
    const twin = (await (await fetch(`${site}/rewards-compare.json?${query}`)).json()) as {
      spend: { monthlyUsd: { dining: number } };
    };
    expect(twin.spend.monthlyUsd.dining).toBe(amountUsd);
    const page = await fetch(`${site}/rewards-compare?${query}`, { redirect: "manual" });
    expect(page.headers.get("location")).toBe(`/rewards-compare?cards=amex-gold&dining=${amountUsd}`);
  });
});
