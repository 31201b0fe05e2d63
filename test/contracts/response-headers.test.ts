/** Every kind of response carries the headers of the policy table and the security headers. */
import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";

import { describe, expect, inject, test } from "vitest";

import { inBuild } from "../../build/build-folder.ts";
import { POLICIES, type PolicyName } from "../../worker/cache/policy.ts";
import { SECURITY_HEADERS } from "../../worker/http/security-headers.ts";

const site = inject("siteUrl");
const findAsset = (suffix: string) => readdirSync(inBuild("client/assets")).find((file) => file.endsWith(suffix)) ?? "";
const [script, style] = [findAsset(".js"), findAsset(".css")];

const KINDS: readonly (readonly [string, string, RequestInit, number, PolicyName])[] = [
  ["a page", "/", {}, 200, "page"],
  ["a page again", "/", {}, 200, "page"],
  ["HEAD of a page", "/", { method: "HEAD" }, 200, "page"],
  ["a review", "/cards/amex-gold", {}, 200, "page"],
  ["a page with parameters", "/search?q=amex", {}, 200, "parameterPage"],
  ["an API answer", "/api/search?q=amex", {}, 200, "apiGet"],
  ["a feed", "/sitemap.xml", {}, 200, "feed"],
  ["a manifest", "/manifest.webmanifest", {}, 200, "feed"],
  ["a redirect", "/CARDS", {}, 301, "redirect"],
  ["an unknown page", "/nope", {}, 404, "notFound"],
  ["an unknown card", "/cards/nope", {}, 404, "notFound"],
  ["a page with input that cannot be read", "/search?q=a&q=b", {}, 400, "noStore"],
  ["a page with input that is not possible", "/rewards?maxCards=9", {}, 422, "noStore"],
  ["a wrong method", "/", { method: "POST" }, 405, "noStore"],
  ["an API error", "/api/search", {}, 422, "noStore"],
  ["an answer of a tool's API", "/api/finder?maxFees=0", {}, 200, "apiGet"],
  ["an unknown API path", "/api/x", {}, 404, "noStore"],
  ["a wrong method of the API", "/api/search?q=amex", { method: "DELETE" }, 405, "noStore"],
  ["a preflight", "/api/search", { method: "OPTIONS" }, 204, "noStore"],
  [
    "an API answer to POST",
    "/api/analyzer",
    { method: "POST", headers: { "Content-Type": "application/json" }, body: '{"dining":100}' },
    200,
    "noStore",
  ],
  ["a body of another type", "/api/analyzer", { method: "POST", body: "x" }, 415, "noStore"],
  [
    "a body that is too large",
    "/api/analyzer",
    { method: "POST", headers: { "Content-Type": "application/json" }, body: `"${"x".repeat(17_000)}"` },
    413,
    "noStore",
  ],
  ["a page asked for again", "/cards/amex-green", { headers: { "If-None-Match": "*" } }, 304, "page"],
  ["a feed asked for again", "/feed.xml", { headers: { "If-None-Match": "*" } }, 304, "feed"],
  ["an address that hides something", "/cards/amex-gold%2f", {}, 404, "notFound"],
  ["an address that is too long", `/cards/${"a".repeat(9_000)}`, {}, 414, "noStore"],
  ["too many parameters", `/search?${"a=1&".repeat(251)}`, {}, 400, "noStore"],
  ["headers that are too long", "/", { headers: { "X-Large": "a".repeat(40_000) } }, 431, "noStore"],
  ["security.txt", "/.well-known/security.txt", {}, 200, "feed"],
  ["a health check", "/healthz", {}, 200, "noStore"],
  ["a hashed asset", `/assets/${script}`, {}, 200, "hashedAsset"],
  ["card art", "/amex-gold.svg", {}, 200, "image"],
  ["an Open Graph picture", "/og/amex-gold.png", {}, 200, "image"],
  ["a hashed style sheet", `/assets/${style}`, {}, 200, "hashedAsset"],
];

/** What other sites' pages may read or show. */
const IS_FOR_OTHERS = /^\/(?:api\/|rewards\.json|feed|healthz|og\/|[^/]+\.svg)/;

describe.each(KINDS)("%s", (_, path, init, status, policy) => {
  test(`answers ${status} with the headers of ${policy}`, async () => {
    // A 304 is for what is stored: this fetch sees to that.
    if (status === 304) await (await fetch(site + path)).text();
    const response = await fetch(site + path, { redirect: "manual", ...init });
    await response.text();
    expect(response.status).toBe(status);
    expect(response.headers.get("cache-control")).toBe(POLICIES[policy].cacheControl);
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
      // The newsletter's own origin joins the connect sources.
      if (IS_FOR_OTHERS.test(path) && name === "Cross-Origin-Resource-Policy") continue;
      if (name === "Content-Security-Policy") expect(response.headers.get(name)).toContain("default-src 'none'");
      else expect(response.headers.get(name), name).toBe(value);
    }
  });
});

/** What Mozilla's HTTP Observatory asks of a front page. What depends on the zone (http leads to https) is the smoke test's. */
test("the security policy starts from nothing, names no source but our own, and leaves no way around itself", async () => {
  const policy = (await fetch(`${site}/`)).headers.get("content-security-policy") ?? "";
  const directives = Object.fromEntries(policy.split(";").map((part) => part.trim().split(/ (.*)/s)));
  expect(directives).toMatchObject({
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    // Without default-src as their fallback, these would be open.
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
  });
  expect(policy).not.toMatch(/unsafe|\*|(?:https?|data|blob|ftp):|object-src|frame-src/);
});

test("a page is open to no other origin, and no redirect leads to another host", async () => {
  const { headers } = await fetch(`${site}/`, { headers: { Origin: "https://other.test" } });
  for (const name of ["origin", "credentials"]) expect(headers.get(`access-control-allow-${name}`)).toBeNull();
  for (const file of ["/crossdomain.xml", "/clientaccesspolicy.xml"])
    expect((await fetch(site + file)).status).toBe(404);
  const moved = await fetch(`${site}/CARDS/`, { redirect: "manual" });
  expect([moved.status, moved.headers.get("location")]).toEqual([301, "/cards"]);
});

test("no answer sets a cookie or says what it is made with", async () => {
  for (const [, path, init] of KINDS) {
    const { headers } = await fetch(site + path, { redirect: "manual", ...init });
    for (const name of ["set-cookie", "server", "x-powered-by"])
      expect(headers.get(name), `${path} ${name}`).toBeNull();
  }
});

test("every script and style sheet of the document is the file that was built", async () => {
  const html = await (await fetch(`${site}/`)).text();
  const files = [...html.matchAll(/<(?:script[^>]* src|link rel="stylesheet" href)="([^"]+)"([^>]*)>/g)];
  expect(files.length).toBeGreaterThanOrEqual(2);
  for (const [, path = "", rest = ""] of files) {
    const bytes = new Uint8Array(await (await fetch(site + path)).arrayBuffer());
    const digest = createHash("sha384").update(bytes).digest("base64");
    expect(rest, path).toContain(`integrity="sha384-${digest}"`);
  }
});
