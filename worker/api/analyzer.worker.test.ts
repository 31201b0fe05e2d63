import { describe, expect, inject, test } from "vitest";

import { readProblem } from "../../test/support/read-problem.ts";

const site = inject("siteUrl");

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
    expect(answer.runnersUp).toHaveLength(4);
    expect(answer.wallet.cards.every((card) => card.role !== "")).toBe(true);
  });

  test.each([
    ["{}", ""],
    [
      { spend: { dining: 500, other: 100 }, maxCards: 2, owned: ["amex-gold"] },
      "?dining=500&other=100&max=2&own=amex-gold",
    ],
    [
      { spend: { gas: 80 }, brands: { Marriott: 40 }, foreignPercent: 7.5, perksPercent: 0, value: "cash" },
      "?gas=80&brand.Marriott=40&foreign=7.5&perks=0&value=cash",
    ],
    [
      { preset: "family", type: "personal", horizon: "first-year", maxAnnualFeesUsd: 200, exclude: ["amex-gold"] },
      "?preset=family&type=personal&horizon=first-year&fees=200&not=amex-gold",
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
    [{ mustHave: ["amex-gold"], type: "business" }, 422, "contradiction", "type"],
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
