import { describe, expect, inject, test } from "vitest";

import { readProblem } from "../../test/support/read-problem.ts";

const site = inject("siteUrl");

interface Answer {
  readonly profile: object;
  readonly assumptions: readonly string[];
  readonly pick: {
    readonly cards: readonly { readonly slug: string; readonly does: readonly object[] }[];
    readonly netUsd: number;
    readonly allocation: readonly { readonly category: string; readonly card: string }[];
  };
  readonly frontier: readonly { readonly maxCards: number; readonly netUsd: number }[];
  readonly changes: readonly { readonly name: string; readonly cards: readonly string[] }[];
  readonly proof: { readonly optimal: boolean; readonly wallets: number; readonly examined: number };
}

const post = (body: unknown, init: RequestInit = {}) =>
  fetch(`${site}/api/analyzer`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: typeof body === "string" ? body : JSON.stringify(body),
    ...init,
  });

describe("POST /api/analyzer", () => {
  test("answers our pick with its proof, open to every origin and kept by nobody", async () => {
    const response = await post({ dining: 500, groceries: 700 });
    expect(response.status).toBe(200);
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect(response.headers.get("cache-control")).toBe("no-store");
    const answer = (await response.json()) as Answer;
    expect(answer.proof.optimal).toBe(true);
    expect(answer.proof.wallets).toBeGreaterThan(answer.proof.examined);
    expect(answer.frontier.map((step) => step.maxCards)).toEqual([1, 2, 3]);
    expect(answer.frontier.at(-1)?.netUsd).toBe(answer.pick.netUsd);
    expect(answer.profile).toMatchObject({ trips: 0, type: "personal", effort: 20, portal: 0 });
    expect(answer.assumptions.length).toBeGreaterThan(0);
    expect(answer.pick.cards.every(({ does }) => does.length > 0)).toBe(true);
    expect(answer.changes.length).toBeGreaterThan(0);
  });

  test.each([
    ["{}", 422, "missing", "preset"],
    ["null", 400, "invalid-body"],
    [[], 400, "invalid-body"],
    ["{", 400, "invalid-body"],
    ['{"dining":NaN}', 400, "invalid-body"],
    [{ dining: -1 }, 422, "out-of-range", "dining"],
    [{ dining: "1,200" }, 400, "invalid-type", "dining"],
    [{ sushi: 5 }, 400, "unknown-parameter", "sushi"],
    ['{"__proto__":{"a":1}}', 400, "unknown-parameter", "__proto__"],
    [{ dining: 5, must: ["amex-gold"], exclude: ["amex-gold"] }, 422, "contradiction", "exclude"],
  ] as const)("%j is refused: %i %s, %s", async (body, status, code, field?) => {
    const problem = await readProblem(await post(body), status);
    expect(problem.code).toBe(code);
    if (field !== undefined) expect(problem.errors?.map((error) => error.field)).toContain(field);
  });

  test("suggests the value that was probably meant", async () => {
    const { errors } = await readProblem(await fetch(`${site}/api/analyzer?preset=students`), 422);
    expect(errors?.map(({ suggestion }) => suggestion)).toEqual(["student"]);
  });

  test("takes everything from the body, nothing from the address", async () => {
    const init = { method: "POST", headers: { "Content-Type": "application/json" }, body: '{"dining":5}' };
    const { errors } = await readProblem(await fetch(`${site}/api/analyzer?maxCards=2`, init), 400);
    expect(errors).toMatchObject([{ field: "maxCards", code: "unknown-parameter" }]);
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
      expect(await readProblem(await post({ dining: 5 }, { headers: { "Content-Type": type } }), 415)).toHaveProperty(
        "detail",
      );
    },
  );

  test("takes a media type with parameters", async () => {
    const response = await post({ gas: 1 }, { headers: { "Content-Type": "Application/JSON; charset=utf-8" } });
    expect(response.status).toBe(200);
  });
});
