import { describe, expect, inject, test } from "vitest";

import { type Problem, readProblem } from "../../test/support/read-problem.ts";

const site = inject("siteUrl");

interface Answer {
  readonly profile: object;
  readonly assumptions: readonly string[];
  readonly certificate: { readonly cases: readonly object[] } | null;
  readonly wallet: {
    readonly cards: readonly { readonly slug: string; readonly reasons: readonly object[] }[];
    readonly netUsd: number;
  };
  readonly allocation: readonly { readonly category: string; readonly card: string }[];
  readonly runnersUp: readonly { readonly cards: readonly string[]; readonly netUsd: number }[];
  readonly frontier: readonly { readonly maxCards: number; readonly netUsd: number }[];
  readonly proof: {
    readonly optimal: boolean;
    readonly wallets: number;
    readonly examined: number;
  };
}

const post = (body: unknown, init: RequestInit = {}) =>
  fetch(`${site}/api/analyzer`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: typeof body === "string" ? body : JSON.stringify(body),
    ...init,
  });

describe("POST /api/analyzer", () => {
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
    expect(answer.profile).toMatchObject({ trips: 0, type: "personal", effortUsd: 20 });
    expect(answer.assumptions.length).toBeGreaterThan(0);
    expect(answer.wallet.cards.every(({ reasons }) => reasons.length > 0)).toBe(true);
    expect(answer.certificate?.cases.length).toBeGreaterThan(0);
  });

  test.each([
    ["{}", ""],
    [
      { spend: { dining: 500, other: 100 }, maxCards: 2, owned: ["amex-gold"] },
      "?dining=500&other=100&max=2&own=amex-gold",
    ],
    [
      { spend: { gas: 80 }, brands: { Marriott: 40 }, foreignPercent: 7.5, perks: "none", value: "cash" },
      "?gas=80&brand.Marriott=40&foreign=7.5&perks=none&value=cash",
    ],
    [
      { preset: "family", type: "personal", maxAnnualFeesUsd: 200, exclude: ["amex-gold"] },
      "?preset=family&type=personal&fees=200&not=amex-gold",
    ],
    [
      {
        spend: { dining: 500, travel_other: 300 },
        parts: { drugstores: 40 },
        shares: { flights: 50, hotels: 50 },
        trips: 3,
        travelers: 2,
        bags: 1,
        brandsUsed: ["Delta", "Hyatt"],
        has: ["costco"],
        cpp: { "membership-rewards": 1.425 },
        score: 740,
        effortUsd: 0,
        visitUsd: 30,
        rotating: false,
      },
      "?dining=500&travel_other=300&part.drugstores=40&of.travel_other=flights:50,hotels:50&trips=3&travelers=2&bags=1&brands=Delta,Hyatt&has=costco&cpp.membership-rewards=1.425&score=740&effort=0&visit=30&rotating=no",
    ],
    [
      {
        perks: { use: [{ card: "capital-one-venture-x", perk: "global-entry" }], skip: [] },
        score: "none",
        brandsUsed: "any",
        opened: [{ slug: "chase-freedom-flex", month: "2026-01" }],
        had: ["amex-gold", { slug: "amex-platinum", month: "2024-05" }],
      },
      "?use=capital-one-venture-x:global-entry&score=none&brands=any&opened=chase-freedom-flex:2026-01&had=amex-gold,amex-platinum:2024-05",
    ],
  ])("%j is answered as GET %s", async (body, query) => {
    const posted = await post(body);
    expect(posted.status).toBe(200);
    expect(await posted.json()).toEqual(await (await fetch(`${site}/api/analyzer${query}`)).json());
  });

  test.each([
    ["null", 400, "invalid-body"],
    [[], 400, "invalid-body"],
    ["{", 400, "invalid-body"],
    ['{"spend":{"dining":NaN}}', 400, "invalid-body"],
    [{ spend: { dining: -1 } }, 422, "out-of-range", "spend.dining"],
    ['{"spend":{"dining":1e309}}', 422, "out-of-range", "spend.dining"],
    [{ spend: { dining: 10_000_000 } }, 422, "out-of-range", "spend.dining"],
    [{ spend: { dining: "500" } }, 400, "invalid-type", "spend.dining"],
    [{ spend: { dining: "1,200" } }, 400, "invalid-type", "spend.dining"],
    [{ spend: { dining: null } }, 400, "invalid-type", "spend.dining"],
    [{ spend: { sushi: 5 } }, 400, "unknown-parameter", "spend.sushi"],
    [{ color: "red" }, 400, "unknown-parameter", "color"],
    [{ dining: 5 }, 400, "unknown-parameter", "dining"],
    ['{"__proto__":{"a":1}}', 400, "unknown-parameter", "__proto__"],
    [{ toString: 1 }, 400, "unknown-parameter", "toString"],
    [{ brands: { Nobody: 5 } }, 422, "unknown-value", "brands.Nobody"],
    [{ foreignPercent: 101 }, 422, "out-of-range", "foreignPercent"],
    [{ foreignPercent: -1 }, 422, "out-of-range", "foreignPercent"],
    [{ maxCards: 0 }, 422, "out-of-range", "maxCards"],
    [{ maxCards: 99 }, 422, "out-of-range", "maxCards"],
    [{ maxCards: 2.5 }, 422, "out-of-range", "maxCards"],
    [{ mustHave: ["nope"] }, 422, "unknown-card", "mustHave"],
    [{ mustHave: "amex-gold" }, 400, "invalid-type", "mustHave"],
    [{ owned: ["amex-gold", "amex-gold"] }, 422, "duplicate", "owned"],
    [{ mustHave: ["amex-gold"], exclude: ["amex-gold"] }, 422, "contradiction", "exclude"],
    [{ mustHave: ["amex-gold"], maxAnnualFeesUsd: 50 }, 422, "contradiction", "maxAnnualFeesUsd"],
    [{ maxCards: 1, mustHave: ["amex-gold", "amex-platinum"] }, 422, "contradiction", "mustHave"],
    [{ parts: { yachts: 5 } }, 400, "unknown-parameter", "parts.yachts"],
    [{ shares: { flights: 80, hotels: 40 } }, 422, "contradiction", "shares"],
    [{ cpp: { "membership-rewards": 1e3 } }, 400, "invalid-number", "cpp.membership-rewards"],
    [{ perks: { use: ["amex-gold"] } }, 400, "invalid-type", "perks"],
    [{ perks: { use: [{ card: "nobody", perk: "x" }] } }, 422, "unknown-value", "perks.use"],
    [{ opened: [{ slug: "amex-gold" }] }, 422, "missing", "opened"],
    [{ has: ["yacht-club"] }, 422, "unknown-value", "has"],
    [{ trips: -1 }, 400, "invalid-number", "trips"],
    [{ effortUsd: -1 }, 422, "out-of-range", "effortUsd"],
    [{ value: "gold" }, 422, "unknown-value", "value"],
    [{ spend: {} }, 422, "missing", "spend.dining"],
    [{ spend: { dining: 0, other: 0 }, brands: { Marriott: 0 } }, 422, "missing", "spend.dining"],
    [{ spend: { dining: -1 }, color: "red" }, 400, "unknown-parameter", "spend.dining"],
  ] as const)("%j is refused: %i %s, %s", async (body, status, code, field?) => {
    const problem = await readProblem(await post(body), status);
    expect(problem.code).toBe(code);
    if (field !== undefined) expect(problem.errors?.map((error) => error.field)).toContain(field);
  });

  test("suggests what was probably meant", async () => {
    const { errors } = await readProblem(await post({ spend: { dinning: 5 }, mustHaves: [] }), 400);
    expect(errors?.map(({ suggestion }) => suggestion)).toEqual(["spend.dining", "mustHave"]);
  });

  test.each([
    [{ brands: { Mariott: 50 } }, "brands.Marriott"],
    [{ brandsUsed: ["Delta", "Hyat"] }, "Hyatt"],
    [{ has: ["COSTCO"] }, "costco"],
    [{ type: "Personal" }, "personal"],
    [{ parts: { flight: 50 } }, "parts.flights"],
    [{ cpp: { "membership-reward": 1 } }, "cpp.membership-rewards"],
    [{ owned: ["amex-golt"] }, "amex-gold"],
    [{ value: "zzz" }, undefined],
  ] as const)("suggests for %j: %s", async (body, suggestion) => {
    const { errors } = await readProblem(await post(body), "parts" in body || "cpp" in body ? 400 : 422);
    expect(errors?.map((error) => error.suggestion)).toEqual([suggestion]);
  });

  test.each([
    ["brand=Mariott:50", "Marriott"],
    ["brand.Mariott=50", "brand.Marriott"],
    ["brands=Delta,Hyat", "Hyatt"],
    ["part.flight=5", "part.flights"],
    ["preset=students", "student"],
    ["own=amex-golt", "amex-gold"],
    ["goal=x", undefined],
  ] as const)("suggests for ?%s: %s", async (query, suggestion) => {
    const response = await fetch(`${site}/api/analyzer?${query}`);
    const { errors } = (await response.json()) as Problem;
    expect(errors?.map((error) => error.suggestion)).toEqual([suggestion]);
  });

  test("takes everything from the body, nothing from the address", async () => {
    const init = { method: "POST", headers: { "Content-Type": "application/json" }, body: "{}" };
    const { errors } = await readProblem(await fetch(`${site}/api/analyzer?max=2`, init), 400);
    expect(errors).toMatchObject([{ field: "max", code: "unknown-parameter" }]);
    expect((await fetch(`${site}/api/analyzer?utm_source=x`, init)).status).toBe(200);
  });

  test("answers 400 for what is not JSON, however deep", async () => {
    expect((await readProblem(await post("{"), 400)).code).toBe("invalid-body");
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

  test.each(["PUT", "DELETE"])("%s answers 405 with Allow", async (method) => {
    const response = await fetch(`${site}/api/analyzer`, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("GET, HEAD, POST, OPTIONS");
  });

  test("answers preflights for POST with a content type", async () => {
    const response = await fetch(`${site}/api/analyzer`, {
      method: "OPTIONS",
      headers: { "Access-Control-Request-Method": "POST", "Access-Control-Request-Headers": "content-type,x-own" },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get("access-control-allow-methods")).toBe("GET,HEAD,POST");
    expect(response.headers.get("access-control-allow-headers")).toBe("content-type,x-own");
  });
});
