/** Every kind of response carries the headers of the policy table and the security headers. */
import { readdirSync } from "node:fs";

import { describe, expect, inject, test } from "vitest";

import { POLICIES, type PolicyName } from "../../worker/cache/policy.ts";
import { SECURITY_HEADERS } from "../../worker/middleware/security-headers.ts";

const site = inject("siteUrl");
const script = readdirSync("dist/client/assets").find((file) => file.endsWith(".js")) ?? "";

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
  ["a page with bad input", "/search?q=a&q=b", {}, 400, "noStore"],
  ["a wrong method", "/", { method: "POST" }, 405, "noStore"],
  ["an API error", "/api/search", {}, 400, "noStore"],
  ["an unknown API path", "/api/x", {}, 404, "noStore"],
  ["a health check", "/healthz", {}, 200, "noStore"],
  ["a hashed asset", `/assets/${script}`, {}, 200, "hashedAsset"],
  ["card art", "/amex-gold.svg", {}, 200, "image"],
  ["an Open Graph picture", "/og/amex-gold.png", {}, 200, "image"],
];

describe.each(KINDS)("%s", (_, path, init, status, policy) => {
  test(`answers ${status} with the headers of ${policy}`, async () => {
    const response = await fetch(site + path, { redirect: "manual", ...init });
    await response.text();
    expect(response.status).toBe(status);
    expect(response.headers.get("cache-control")).toBe(POLICIES[policy].cacheControl);
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
      // The API may be read from every origin; the newsletter's own origin joins the connect sources.
      if (path.startsWith("/api/") && name === "Cross-Origin-Resource-Policy") continue;
      if (name === "Content-Security-Policy") expect(response.headers.get(name)).toContain("default-src 'none'");
      else expect(response.headers.get(name), name).toBe(value);
    }
  });
});

test("the security policy has no unsafe keyword, wildcard or data: source", async () => {
  const policy = (await fetch(`${site}/`)).headers.get("content-security-policy") ?? "";
  expect(policy).not.toMatch(/unsafe|\*|data:/);
});
