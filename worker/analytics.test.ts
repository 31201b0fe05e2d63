import { describe, expect, test } from "vitest";

import { describeAnalytics, listPolicySources, readAnalytics } from "./analytics.ts";
import { toBuildKey } from "./cache/build-key.ts";
import { renderSecurityPolicy } from "./http/security-policy.ts";

const policyOf = (env: Parameters<typeof listPolicySources>[0]) => renderSecurityPolicy(listPolicySources(env));

describe("readAnalytics", () => {
  test("is undefined when nothing is configured", () => {
    expect(readAnalytics({})).toBeUndefined();
    expect(readAnalytics({ GTM_CONTAINER_ID: "", GA4_MEASUREMENT_ID: "", VISITOR_ANALYTICS_SRC: "" })).toBeUndefined();
  });

  test("takes each by itself", () => {
    expect(readAnalytics({ GTM_CONTAINER_ID: "GTM-ABC1234" })).toEqual({ gtm: "GTM-ABC1234" });
    expect(readAnalytics({ GA4_MEASUREMENT_ID: "G-ABC1234567" })).toEqual({ ga4: "G-ABC1234567" });
    expect(readAnalytics({ VISITOR_ANALYTICS_SRC: "https://count.test/a.js" })).toEqual({
      visitor: "https://count.test/a.js",
    });
  });

  test.each([
    ["GTM_CONTAINER_ID", "GTM-ABC'"],
    ["GTM_CONTAINER_ID", "UA-12345"],
    ["GA4_MEASUREMENT_ID", "G-ABC&x=1"],
    ["VISITOR_ANALYTICS_SRC", "http://count.test/a.js"],
    ["VISITOR_ANALYTICS_SRC", "javascript:alert(1)"],
    ["VISITOR_ANALYTICS_SRC", "//count.test/a.js"],
    ["VISITOR_ANALYTICS_SRC", "https://user:pass@count.test/a.js"],
    ["VISITOR_ANALYTICS_SRC", "https://a.test;script-src/x.js"],
  ])("ignores %s %j, and says so", (name, value) => {
    expect(readAnalytics({ [name]: value })).toBeUndefined();
    expect(describeAnalytics({ [name]: value })).toBe(`${name} has the wrong form and is ignored`);
  });
});

describe("the security policy", () => {
  test("names no other origin when nothing is configured", () => {
    expect(policyOf({})).not.toContain("http");
  });

  test("is widened by exactly what is configured: scripts by their path, the rest by origin", () => {
    const policy = policyOf({ VISITOR_ANALYTICS_SRC: "https://count.test:8443/path/a;b,c.js?x=1" });
    expect(policy).toContain("script-src 'self' https://count.test:8443/path/a%3Bb%2Cc.js;");
    expect(policy).toContain("connect-src 'self' https://count.test:8443;");
    expect(policy).toContain("img-src 'self';");
    expect(policy).not.toContain("google");
  });

  test("names Google's hosts one by one, each once", () => {
    const policy = policyOf({ GTM_CONTAINER_ID: "GTM-ABC1234", GA4_MEASUREMENT_ID: "G-ABC1234567" });
    expect(policy).toContain(
      "script-src 'self' https://www.googletagmanager.com/gtm.js https://www.googletagmanager.com/gtag/js;",
    );
    expect(policy).not.toMatch(/\*|unsafe|data:/);
    const sources = /connect-src ([^;]+)/.exec(policy)?.[1]?.split(" ") ?? [];
    expect(new Set(sources).size).toBe(sources.length);
  });
});

test.each([
  [{}, "waycard"],
  [{ GA4_MEASUREMENT_ID: "G-ABC1234567", VISITOR_ANALYTICS_SRC: "https://count.test/a.js" }, "waycard"],
  [{ GTM_CONTAINER_ID: "GTM-ABC1234" }, "waycard default"],
])("with %j the policies that may make a script's address are: %s", (env, names) => {
  expect(policyOf(env)).toContain("require-trusted-types-for 'script';");
  expect(policyOf(env)).toContain(`trusted-types ${names};`);
});

test("a deployment that changes only a variable has other cache keys", () => {
  const key = (env: Parameters<typeof toBuildKey>[0]) => toBuildKey(env, "build");
  const plain = key({ SITE_ORIGIN: "https://site.test" });
  expect(key({ SITE_ORIGIN: "https://site.test" })).toBe(plain);
  expect(key({ SITE_ORIGIN: "https://site.test", GA4_MEASUREMENT_ID: "G-ABC1234567" })).not.toBe(plain);
  expect(key({ SITE_ORIGIN: "https://other.test" })).not.toBe(plain);
  // No secret is part of what stands in every ETag.
  expect(key({ SITE_ORIGIN: "https://site.test", SUPABASE_SECRET_KEY: "x" })).toBe(plain);
});
