/** What programs on other sites meet: every answer of the public addresses may be read, and says what is allowed. */
import { describe, expect, inject, test } from "vitest";

import { readProblem } from "../../test/support/read-problem.ts";
import { requestRaw } from "../../test/support/request-raw.ts";

const site = inject("siteUrl");
const get = (path: string, init?: RequestInit) => fetch(site + path, { redirect: "manual", ...init });

const JSON_BODY = { method: "POST", headers: { "Content-Type": "application/json" } };
const ANSWERS: readonly (readonly [path: string, status: number, init?: RequestInit])[] = [
  ["/api", 200],
  ["/api/cards/amex-gold", 200],
  ["/api/cards.csv", 200],
  ["/api/cards/schema.json", 200],
  ["/api/cards/Amex-Gold", 308],
  ["/API//cards/", 308],
  ["/api/analyzer/", 308, { ...JSON_BODY, body: "{}" }],
  ["/api/cards/%00", 404],
  ["/api/cards/%ff", 404],
  ["/api/cards/a%2fb", 404],
  ["/api/cards/nobody", 404],
  ["/api/nothing", 404],
  ["/api/cards?x=1", 400],
  [`/api/search?${"q=1&".repeat(251)}`, 400],
  ["/api/search", 422],
  ["/api/cards", 405, { method: "DELETE" }],
  ["/api/analyzer", 400, { ...JSON_BODY, body: "{" }],
  ["/api/analyzer", 413, { ...JSON_BODY, body: " ".repeat(17_000) }],
  ["/api/analyzer", 415, { method: "POST", body: "x" }],
  [`/api/${"a".repeat(9_000)}`, 414],
];

describe.each(ANSWERS.map(([path, status, init]) => ({ path, status, init })))(
  "$path, which answers $status",
  ({ path, status, init }) => {
    test("may be read by every origin, with its headers, and states the limit and where the API is described", async () => {
      const response = await get(path, init);
      expect(response.status).toBe(status);
      const { headers } = response;
      expect(headers.get("access-control-allow-origin")).toBe("*");
      for (const name of ["ETag", "Retry-After", "RateLimit", "RateLimit-Policy", "Link"])
        expect(headers.get("access-control-expose-headers")?.split(", ")).toContain(name);
      expect(headers.get("cross-origin-resource-policy")).toBe("cross-origin");
      expect(headers.get("x-robots-tag")).toBe("noindex");
      expect(headers.get("ratelimit-policy")).toBe('"work";q=300;w=60');
      expect(headers.get("link")).toContain('</api/openapi.json>; rel="service-desc"');
      expect(headers.get("link")).toContain('</developers>; rel="service-doc"');
      if (status < 400) return;
      const { errors } = await readProblem(response, status);
      // Whenever the input is at fault, something says what is wrong with it.
      if (status === 400 || status === 422) expect(errors?.length).toBeGreaterThan(0);
    });
  },
);

const DOCUMENTS = [
  "/healthz",
  "/feed.xml",
  "/llms.txt",
  "/llms-full.txt",
  "/.well-known/api-catalog",
  "/cards/amex-gold.md",
];

test.each([...DOCUMENTS, "/Feed.xml", "/cards/nobody.md"])("%s may be read by every origin", async (path) => {
  const { headers } = await get(path);
  expect(headers.get("access-control-allow-origin")).toBe("*");
});

test.each([...DOCUMENTS, "/mcp", "/cards/Amex-Gold.md"])("%s may be asked for with any header", async (path) => {
  const response = await get(path, {
    method: "OPTIONS",
    headers: {
      Origin: "https://example.org",
      "Access-Control-Request-Method": path === "/mcp" ? "POST" : "GET",
      "Access-Control-Request-Headers": "traceparent",
    },
  });
  expect(response.status).toBe(204);
  expect(response.headers.get("access-control-allow-origin")).toBe("*");
  expect(response.headers.get("access-control-allow-headers")).toBe("traceparent");
});

test.each(["/", "/cards", "/rewards", "/api/subscription", "/api/auth/user"])(
  "%s is for this site's own pages",
  async (path) => {
    const { headers, status } = await get(path);
    if (status === 200) expect(headers.get("access-control-allow-origin")).toBeNull();
    expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
  },
);

test.each(["/amex-gold.svg", "/og/amex-gold.png"])("%s may be shown by other sites", async (path) => {
  expect((await get(path)).headers.get("cross-origin-resource-policy")).toBe("cross-origin");
});

test("a preflight is answered where the request itself would be redirected, for any header", async () => {
  const response = await requestRaw(site, "/api/cards/Amex-Gold", {
    method: "OPTIONS",
    headers: {
      Origin: "https://example.org",
      "Access-Control-Request-Method": "GET",
      "Access-Control-Request-Headers": "traceparent, x-request-id",
    },
  });
  expect(response.status).toBe(204);
  expect(response.headers["access-control-allow-headers"]).toBe("traceparent,x-request-id");
});

test.each([
  ["/api/Calculator", "/api/calculator"],
  ["/mcp/", "/mcp"],
  ["/Unsubscribe", "/unsubscribe"],
])("a redirect of POST %s keeps the method: 308", async (path, to) => {
  const response = await get(path, { ...JSON_BODY, body: "{}" });
  expect(response.status).toBe(308);
  expect(response.headers.get("location")).toBe(to);
});

describe("/.well-known/api-catalog (RFC 9727)", () => {
  test("is a linkset whose targets are there", async () => {
    const response = await get("/.well-known/api-catalog");
    expect(response.headers.get("content-type")).toBe(
      'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
    );
    const { linkset } = (await response.json()) as { linkset: Record<string, { href: string }[] | string>[] };
    const targets = linkset.flatMap(({ anchor: _, ...relations }) =>
      Object.values(relations).flatMap((links) => (typeof links === "string" ? [] : links.map(({ href }) => href))),
    );
    expect(targets).toContain("https://waycard.example/api");
    for (const href of targets) {
      const { status } = await get(href.slice("https://waycard.example".length));
      expect(status === 200 || (href.endsWith("/mcp") && status === 405), href).toBe(true);
    }
  });
});
