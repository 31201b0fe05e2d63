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
    [{ spend: {}, color: "red" }, "color"],
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
