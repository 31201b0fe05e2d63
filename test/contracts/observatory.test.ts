/**
 * The tests of Mozilla's HTTP Observatory, one by one, held against the built site
 * as the Observatory asks: a GET of the front page as a browser sends it, without
 * cookies. What depends on the zone (http leads to https) is in docs/operations.md
 * and the smoke test.
 */
import { beforeAll, describe, expect, inject, test } from "vitest";

const site = inject("siteUrl");
let response: Response;
let html = "";
let policy: ReadonlyMap<string, readonly string[]>;

beforeAll(async () => {
  response = await fetch(`${site}/`, { headers: { Origin: "https://observatory.test", Accept: "text/html" } });
  html = await response.text();
  const text = response.headers.get("content-security-policy") ?? "";
  policy = new Map(
    text.split(";").map((directive) => {
      const [name = "", ...sources] = directive.trim().split(/\s+/);
      return [name, sources] as const;
    }),
  );
});

const SIX_MONTHS_S = 15_768_000;

describe("the Observatory's test of", () => {
  test("Content-Security-Policy: default-src 'none', nothing unsafe, no scheme or wildcard as a source (+10)", () => {
    expect(policy.get("default-src")).toEqual(["'none'"]);
    const sources = [...policy.values()].flat();
    expect(sources.filter((source) => /unsafe|\*|^(?:https?|data|blob|ftp):$/.test(source))).toEqual([]);
    // An http origin as a source costs as much as a bare scheme; here, as with `npm start`, there is none at all.
    expect(sources.filter((source) => source.includes("://"))).toEqual([]);
    // Without default-src as their fallback, these would be open.
    expect(policy.get("base-uri")).toEqual(["'none'"]);
    expect(policy.get("form-action")).toEqual(["'self'"]);
    expect(policy.get("frame-ancestors")).toEqual(["'none'"]);
    for (const name of ["script-src", "style-src"]) expect(policy.get(name), name).toEqual(["'self'"]);
    for (const name of ["object-src", "frame-src"]) expect(policy.has(name), name).toBe(false);
  });

  test("cookies: none are set (0)", () => {
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  test("cross-origin resource sharing: a page is open to no other origin (0)", async () => {
    expect(response.headers.get("access-control-allow-origin")).toBeNull();
    expect(response.headers.get("access-control-allow-credentials")).toBeNull();
    for (const file of ["/crossdomain.xml", "/clientaccesspolicy.xml"])
      expect((await fetch(site + file)).status).toBe(404);
  });

  test("redirection: no redirect leads to another host or away from https (0)", async () => {
    const moved = await fetch(`${site}/CARDS/`, { redirect: "manual" });
    expect(moved.status).toBe(301);
    expect(moved.headers.get("location")).toBe("/cards");
  });

  test("Referrer-Policy: private (+5)", () => {
    expect(response.headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
  });

  test("Strict-Transport-Security: at least six months, and fit for the preload list (+5)", () => {
    const header = response.headers.get("strict-transport-security") ?? "";
    expect(Number(/max-age=(\d+)/.exec(header)?.[1])).toBeGreaterThanOrEqual(Math.max(SIX_MONTHS_S, 63_072_000));
    expect(header).toContain("includeSubDomains");
    expect(header).toContain("preload");
  });

  test("subresource integrity: every script and style sheet is our own and has its hash (+5)", () => {
    const files = [...html.matchAll(/<(?:script|link)\b[^>]*>/g)]
      .map(([tag]) => tag)
      .filter((tag) => /<script[^>]* src=|rel="stylesheet"/.test(tag));
    expect(files.length).toBeGreaterThanOrEqual(2);
    for (const tag of files) {
      expect(tag).toMatch(/ integrity="sha384-[A-Za-z0-9+/]{64}"/);
      expect(tag).toMatch(/ (?:src|href)="\/(?!\/)/);
    }
  });

  test("X-Content-Type-Options: nosniff (0)", () => {
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  });

  test("X-Frame-Options: by the policy's frame-ancestors, and the old header too (+5)", () => {
    expect(policy.get("frame-ancestors")).toEqual(["'none'"]);
    expect(response.headers.get("x-frame-options")).toBe("DENY");
  });

  test("Cross-Origin-Resource-Policy: same-origin (+10)", () => {
    expect(response.headers.get("cross-origin-resource-policy")).toBe("same-origin");
  });
});

test("the page is isolated from other origins: opener and embedder policies", () => {
  expect(response.headers.get("cross-origin-opener-policy")).toBe("same-origin");
  expect(response.headers.get("cross-origin-embedder-policy")).toBe("require-corp");
});

test("no page holds an inline script, style or handler that the policy would have to allow", () => {
  const markup = html.replaceAll(/<script type="application\/ld\+json">.*?<\/script>/gs, "");
  expect(markup).not.toMatch(/<script(?![^>]*\ssrc=)|<style|\sstyle="|\son[a-z]+="|javascript:/);
});
