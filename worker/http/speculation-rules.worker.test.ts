import { expect, inject, test } from "vitest";

const site = inject("siteUrl");

test("GET of a page names the speculation rules, from the cache as well", async () => {
  for (const _ of ["rendered", "stored", "stored and asked for again"]) {
    const response = await fetch(`${site}/about/contact`);
    expect(response.headers.get("Speculation-Rules")).toBe('"/speculation-rules.json"');
  }
});

test("answers that are no page do not name them", async () => {
  for (const path of ["/api/search?q=sapphire", "/feed.xml", "/healthz"]) {
    expect((await fetch(site + path)).headers.has("Speculation-Rules")).toBe(false);
  }
});

test("GET /speculation-rules.json lets links of this origin be fetched ahead, except those that do or reveal something", async () => {
  const response = await fetch(`${site}/speculation-rules.json`);
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toBe("application/speculationrules+json");
  expect(response.headers.get("Cache-Control")).toContain("max-age=");
  const rules = (await response.json()) as {
    prefetch: { where: { and: { href_matches?: string; not?: { href_matches?: string } }[] }; eagerness: string }[];
  };
  const [rule] = rules.prefetch;
  expect(rule?.eagerness).toBe("moderate");
  expect(rule?.where.and[0]).toEqual({ href_matches: "/*" });
  const excluded = rule?.where.and.flatMap(({ not }) => (not?.href_matches ? [not.href_matches] : []));
  expect(excluded).toEqual(
    expect.arrayContaining(["/api/*", "/search*", "/subscribe/*", "/unsubscribe*", "/*\\?*token*=*"]),
  );
});
