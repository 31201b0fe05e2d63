import { describe, expect, inject, test } from "vitest";

const site = inject("siteUrl");

interface Problem {
  readonly status: number;
  readonly detail: string;
  readonly errors?: readonly { readonly field: string; readonly message: string }[];
}

interface Answer {
  readonly wallet: {
    readonly cards: readonly { readonly slug: string; readonly role: string }[];
    readonly netUsd: number;
  };
  readonly allocation: readonly { readonly category: string; readonly card: string }[];
  readonly runnersUp: readonly { readonly cards: readonly string[]; readonly netUsd: number }[];
  readonly frontier: readonly { readonly maxCards: number; readonly netUsd: number }[];
  readonly proof: {
    readonly optimal: boolean;
    readonly wallets: number;
    readonly examined: number;
    readonly elapsedMs: number;
  };
}

const post = (body: unknown, init: RequestInit = {}) =>
  fetch(`${site}/api/optimize`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: typeof body === "string" ? body : JSON.stringify(body),
    ...init,
  });

async function readProblem(response: Response, status: number): Promise<Problem> {
  expect(response.status).toBe(status);
  expect(response.headers.get("content-type")).toContain("application/problem+json");
  expect(response.headers.get("cache-control")).toBe("no-store");
  return (await response.json()) as Problem;
}

describe("POST /api/optimize", () => {
  test("answers the best wallet with its proof, open to every origin and kept by nobody", async () => {
    const response = await post({ spend: { dining: 500, groceries: 700 } });
    expect(response.status).toBe(200);
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect(response.headers.get("cache-control")).toBe("no-store");
    const answer = (await response.json()) as Answer;
    expect(answer.proof.optimal).toBe(true);
    expect(answer.proof.wallets).toBeGreaterThan(answer.proof.examined);
    expect(answer.frontier.map((step) => step.maxCards)).toEqual([1, 2, 3]);
    expect(answer.frontier.at(-1)?.netUsd).toBe(answer.wallet.netUsd);
    expect(answer.runnersUp).toHaveLength(4);
    expect(answer.wallet.cards.every((card) => card.role !== "")).toBe(true);
  });

  test("gives the same as /rewards.json for the same request", async () => {
    const posted = (await (
      await post({ spend: { dining: 500, other: 100 }, maxCards: 2, owned: ["amex-gold"] })
    ).json()) as Answer;
    const twin = (await (
      await fetch(`${site}/rewards.json?dining=500&other=100&max=2&own=amex-gold`)
    ).json()) as Answer;
    expect({ ...twin, proof: null }).toEqual({ ...posted, proof: null });
  });

  test.each([
    [{}, "spend"],
    [[], "spend"],
    ["null", ""],
    [{ spend: { dining: -1 } }, "spend.dining"],
    ['{"spend":{"dining":1e309}}', "spend.dining"],
    [{ spend: { dining: "500" } }, "spend.dining"],
    [{ spend: { dining: 10_000_000 } }, "spend.dining"],
    [{ spend: { sushi: 5 } }, "spend.sushi"],
    [{ spend: {}, colour: "red" }, "colour"],
    ['{"spend":{},"__proto__":{"a":1}}', "__proto__"],
    [{ spend: {}, toString: 1 }, "toString"],
    [{ spend: {}, brands: { Nobody: 5 } }, "brands.Nobody"],
    [{ spend: {}, foreignPercent: 101 }, "foreignPercent"],
    [{ spend: {}, maxCards: 0 }, "maxCards"],
    [{ spend: {}, maxCards: 99 }, "maxCards"],
    [{ spend: {}, maxCards: 2.5 }, "maxCards"],
    [{ spend: {}, mustHave: ["nope"] }, "mustHave.0"],
    [{ spend: {}, owned: ["amex-gold", "amex-gold"] }, "owned"],
    [{ spend: {}, mustHave: ["amex-gold"], exclude: ["amex-gold"] }, "exclude"],
    [{ spend: {}, mustHave: ["amex-gold"], maxAnnualFeesUsd: 50 }, "maxAnnualFeesUsd"],
    [{ spend: {}, value: "gold" }, "value"],
    [{ spend: {} }, "spend"],
    [{ spend: { dining: 0, other: 0 }, brands: { Marriott: 0 } }, "spend"],
    ['{"spend":{"dining":NaN}}', undefined],
    [{ spend: { dining: "1,200" } }, "spend.dining"],
    [{ spend: { dining: "$50" } }, "spend.dining"],
    [{ spend: { dining: null } }, "spend.dining"],
    [{ spend: { dining: 5 }, maxCards: 1, mustHave: ["amex-gold", "amex-platinum"] }, "mustHave"],
    [{ spend: { dining: 5 }, mustHave: ["amex-gold"], cardType: "business" }, "cardType"],
  ])("answers 400 for %j and names %s", async (body, field) => {
    const { errors, detail } = await readProblem(await post(body), 400);
    expect(detail).not.toBe("");
    if (field !== undefined) expect(errors?.map((error) => error.field)).toContain(field);
  });

  test("answers 400 for what is not JSON, however deep", async () => {
    expect(await readProblem(await post("{"), 400)).toHaveProperty("detail");
    expect(await readProblem(await post("[".repeat(16_000)), 400)).toHaveProperty("detail");
    expect(await readProblem(await post(`${'{"spend":'.repeat(1_500)}1${"}".repeat(1_500)}`), 400)).toHaveProperty(
      "detail",
    );
  });

  test("answers 413 over 16 KB, whatever length is stated", async () => {
    expect(await readProblem(await post(" ".repeat(17_000)), 413)).toHaveProperty("detail");
    const stream = new Blob([" ".repeat(40_000)]).stream();
    expect(await readProblem(await post("", { body: stream, duplex: "half" } as RequestInit), 413)).toHaveProperty(
      "detail",
    );
  });

  test.each(["text/plain", "application/x-www-form-urlencoded", "application/jsonx", ""])(
    "answers 415 for %j",
    async (type) => {
      expect(await readProblem(await post({ spend: {} }, { headers: { "Content-Type": type } }), 415)).toHaveProperty(
        "detail",
      );
    },
  );

  test("takes a media type with parameters", async () => {
    const response = await post(
      { spend: { gas: 1 } },
      { headers: { "Content-Type": "Application/JSON; charset=utf-8" } },
    );
    expect(response.status).toBe(200);
  });

  test.each(["GET", "PUT", "DELETE"])("%s answers 405 with Allow", async (method) => {
    const response = await fetch(`${site}/api/optimize`, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("POST, OPTIONS");
  });

  test("answers preflights for POST with a content type", async () => {
    const response = await fetch(`${site}/api/optimize`, { method: "OPTIONS" });
    expect(response.status).toBe(204);
    expect(response.headers.get("access-control-allow-methods")).toBe("POST");
    expect(response.headers.get("access-control-allow-headers")).toContain("Content-Type");
  });
});

describe("GET /api/rewards", () => {
  test("values each card and all of them together", async () => {
    const response = await fetch(`${site}/api/rewards?cards=amex-gold,chase-sapphire-preferred&dining=500`);
    expect(response.status).toBe(200);
    expect(response.headers.get("etag")).not.toBeNull();
    const answer = (await response.json()) as {
      cards: { slug: string }[];
      wallet: { cards: string[] };
      spend: { monthlyUsd: object };
    };
    expect(answer.cards.map((card) => card.slug)).toEqual(["amex-gold", "chase-sapphire-preferred"]);
    expect(answer.wallet.cards).toEqual(["amex-gold", "chase-sapphire-preferred"]);
    expect(answer.spend.monthlyUsd).toMatchObject({ dining: 500, gas: 0 });
  });

  test.each([
    ["", "cards"],
    ["?cards=nope", "cards"],
    ["?cards=amex-gold,amex-gold", "cards"],
    ["?cards=amex-gold&dining=-1", "dining"],
    ["?cards=amex-gold&dining=1&dining=2", "dining"],
    ["?cards=amex-gold&dinning=1", "dinning"],
    ["?cards=amex-gold&brand.Nobody=1", "brand.Nobody"],
    ["?cards=amex-gold&foreign=101", "foreign"],
  ])("answers 400 for %j and names %s", async (query, field) => {
    const { errors } = await readProblem(await fetch(`${site}/api/rewards${query}`), 400);
    expect(errors?.map((error) => error.field)).toContain(field);
  });
});

describe("the tools' pages", () => {
  test.each(["/rewards", "/rewards-compare"])("%s sends a whole form to its shortest address", async (path) => {
    const response = await fetch(
      `${site}${path}?dining=450&groceries=600&gas=150&transit=80&travel_portal=100&travel_other=300&streaming=40&other=900&perks=50`,
      { redirect: "manual" },
    );
    expect(response.status).toBe(301);
    expect(response.headers.get("location")).toBe(path);
  });

  test.each([
    ["/rewards?max=99", "analyzer-max-error"],
    ["/rewards?must=amex-gold&not=amex-gold", "analyzer-not-error"],
    ["/rewards-compare?cards=nope", "calculator-cards-error"],
    ["/rewards-compare?dining=1e309", "calculator-dining-error"],
  ])("%s answers 400 with the message beside its field, and is not kept", async (path, id) => {
    const response = await fetch(site + path);
    expect(response.status).toBe(400);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.text()).toContain(`id="${id}"`);
  });
});

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
