import { describe, expect, inject, test } from "vitest";

import { readProblem } from "../../test/support/read-problem.ts";
import { PROBLEMS } from "../../src/problems.ts";
import { loadCatalog } from "../../build/load-catalog.ts";

const site = inject("siteUrl");
const get = (path: string, init?: RequestInit) => fetch(site + path, init);

interface SearchAnswer {
  readonly query: string;
  readonly count: number;
  readonly results: readonly { readonly slug: string; readonly score: number }[];
  readonly pages?: readonly { readonly path: string; readonly title: string; readonly kind: string }[];
}

async function search(query: string): Promise<SearchAnswer> {
  const response = await get(`/api/search?q=${encodeURIComponent(query)}`);
  expect(response.status).toBe(200);
  return (await response.json()) as SearchAnswer;
}

describe("GET /api/search", () => {
  test("finds a card in spite of a typing error", async () => {
    const { results } = await search("sapphre");
    expect(
      results
        .slice(0, 2)
        .map((result) => result.slug)
        .toSorted(),
    ).toEqual(["chase-sapphire-preferred", "chase-sapphire-reserve"]);
  });

  test("answers at most 5 cards, best score first", async () => {
    const { results, count } = await search("amex");
    expect(count).toBe(5);
    expect(results.map((result) => result.score)).toEqual(
      results.map((result) => result.score).toSorted((a, b) => a - b),
    );
  });

  test.each(["m", " m ", "", "zzzz"])("answers an empty result for %j", async (query) => {
    expect((await search(query)).results).toEqual([]);
  });

  test("takes no notice of spaces around a query: one answer, one copy", async () => {
    const bare = await get("/api/search?q=amex");
    const spaced = await get("/api/search?q=%20%20amex+");
    expect(spaced.headers.get("etag")).toBe(bare.headers.get("etag"));
    expect(((await spaced.json()) as SearchAnswer).query).toBe("amex");
    await bare.text();
  });

  test("answers cards alone by default, pages alone or both when asked for", async () => {
    const ask = async (rest: string) => (await get(`/api/search?q=amex${rest}`)).json() as Promise<SearchAnswer>;
    const [bare, cards, pages, all] = [
      await ask(""),
      await ask("&kind=cards"),
      await ask("&kind=pages"),
      await ask("&kind=all"),
    ];
    expect(cards).toEqual(bare);
    expect(bare).not.toHaveProperty("pages");
    expect(pages).toMatchObject({ count: 0, results: [] });
    expect(pages.pages?.[0]).toEqual({
      path: "/issuers/american-express",
      url: "https://waycard.example/issuers/american-express",
      title: "American Express cards and application rules",
      kind: "issuer",
    });
    expect(all).toEqual({ ...bare, pages: pages.pages });
  });

  test("answers at most 3 pages, and no more than the limit", async () => {
    const count = async (limit: number) =>
      ((await (await get(`/api/search?q=travel&kind=pages&limit=${limit}`)).json()) as SearchAnswer).pages?.length;
    expect([await count(1), await count(5)]).toEqual([1, 3]);
  });

  test.each([
    ["/api/search", 422, "q", "missing"],
    [`/api/search?q=${"a".repeat(101)}`, 422, "q", "too-long"],
    ["/api/search?q=amex&q=citi", 400, "q", "repeated-parameter"],
    ["/api/search?q=amex&kind=texts", 422, "kind", "unknown-value"],
    ["/api/search?q=amex&limit=6", 422, "limit", "out-of-range"],
    ["/api/search?q=amex&limit=0", 422, "limit", "out-of-range"],
    ["/api/search?q=amex&limit=-1", 400, "limit", "invalid-number"],
    ["/api/search?q=amex&limit=x", 400, "limit", "invalid-number"],
    ["/api/search?q=amex&limit=2.5", 400, "limit", "invalid-number"],
  ])("GET %s answers %i and says of %s: %s", async (path, status, field, code) => {
    const problem = await readProblem(await get(path), status);
    expect(problem.code).toBe(code);
    expect(problem.errors).toMatchObject([{ field, code }]);
  });
});

describe("GET /api/cards", () => {
  test("gives every card but those that nobody holds any more", async () => {
    const body = (await (await get("/api/cards")).json()) as { count: number; cards: { slug: string }[] };
    const slugs = [...loadCatalog().values()].filter(({ status }) => status !== "replaced").map(({ slug }) => slug);
    expect(slugs.length).toBeGreaterThan(100);
    expect(body.count).toBe(slugs.length);
    expect(body.cards.map(({ slug }) => slug).toSorted()).toEqual(slugs.toSorted());
  });

  test.each([
    ["zzzz", 0],
    ["chase-saphire-prefered", 1],
    ["--", 0],
    ["%F0%9F%98%80", 0],
    ["a".repeat(300), 0],
  ])("names at most three slugs that are near, and none otherwise: %s", async (slug, least) => {
    const response = await get(`/api/cards/${slug}`);
    expect(response.status).toBe(404);
    const { nearest } = (await response.json()) as { nearest: string[] };
    expect(nearest.length).toBeGreaterThanOrEqual(least);
    expect(nearest.length).toBeLessThanOrEqual(least === 0 ? 0 : 3);
    for (const known of nearest) expect((await get(`/api/cards/${known}`, { method: "HEAD" })).status).toBe(200);
  });
});

const GETS = [
  "/api/search?q=amex",
  "/api/cards?type=business",
  "/api/cards/amex-gold",
  "/api/cards.csv?type=business",
  "/api/cards/schema.json",
  "/api",
  "/api/lists",
  "/api/lists/hotel",
  "/api/programs",
  "/api/issuers",
  "/api/calculator?cards=amex-gold&dining=5",
  "/api/openapi.json",
  "/api/analyzer?dining=500&maxCards=1",
  "/api/compare?cards=amex-gold,citi-double-cash",
  "/api/finder?maxFees=0",
];
const hasPost = (path: string) => /calculator|analyzer|compare|finder/.test(path);

describe("every GET", () => {
  test.each(GETS)("%s may be read from everywhere, kept, and asked for again with its ETag", async (path) => {
    const first = await get(path, { headers: { Origin: "https://example.org" } });
    expect(first.status).toBe(200);
    expect(first.headers.get("access-control-allow-origin")).toBe("*");
    expect(first.headers.get("cache-control")).toBe("public, max-age=300");
    const etag = first.headers.get("etag") ?? "";
    expect(etag).toMatch(/^"[^"]+"$/);
    const body = await first.text();

    const again = await get(path, { headers: { "If-None-Match": etag } });
    expect(again.status).toBe(304);
    expect(again.headers.get("etag")).toBe(etag);
    expect(await again.text()).toBe("");

    const head = await get(path, { method: "HEAD" });
    expect(head.status).toBe(200);
    expect(head.headers.get("etag")).toBe(etag);
    expect(await head.text()).toBe("");
    expect(await (await get(path)).text()).toBe(body);
  });

  test.each(GETS)("%s answers preflights, and other methods 405 with Allow", async (path) => {
    const preflight = await get(path, { method: "OPTIONS", headers: { Origin: "https://example.org" } });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get("access-control-allow-origin")).toBe("*");
    expect(preflight.headers.get("access-control-allow-methods")).toBe(hasPost(path) ? "GET,HEAD,POST" : "GET,HEAD");
    for (const method of [...(hasPost(path) ? [] : ["POST"]), "PUT", "PATCH", "DELETE"]) {
      const response = await get(path, { method });
      expect(response.status, method).toBe(405);
      expect(response.headers.get("allow"), method).toBe(
        hasPost(path) ? "GET, HEAD, POST, OPTIONS" : "GET, HEAD, OPTIONS",
      );
      expect(response.headers.get("cache-control"), method).toBe("no-store");
      expect(await response.json(), method).toMatchObject({
        status: 405,
        title: "Method not allowed",
        detail: hasPost(path) ? "Use GET or POST." : "Use GET.",
      });
    }
  });
});

test("an unknown path under /api/ answers a 404 problem that every origin may read", async () => {
  const response = await get("/api/nothing");
  expect(response.headers.get("access-control-allow-origin")).toBe("*");
  expect(await readProblem(response, 404)).toMatchObject({ code: "not-found", detail: "No such endpoint." });
});

test("what an error's type names stands on the developers' page", async () => {
  const html = await (await get("/developers")).text();
  for (const code of Object.keys(PROBLEMS)) expect(html).toContain(`id="error-${code}"`);
});
