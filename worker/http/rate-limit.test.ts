/** The whole Worker with a platform that says a client has asked too often. */
import { describe, expect, test } from "vitest";

import worker from "../app.ts";
import type { Bindings } from "../environment.ts";
import { SECURITY_HEADERS } from "./security-headers.ts";

const execution = { waitUntil: () => undefined, passThroughOnException: () => undefined, props: {} };
const BROWSER = { Accept: "text/html,application/xhtml+xml,*/*;q=0.8", "CF-Connecting-IP": "203.0.113.9" };

async function ask(path: string, headers: Record<string, string>, success = false) {
  const keys: string[] = [];
  const WORK_LIMIT = {
    limit: async ({ key }: { key: string }) => {
      keys.push(key);
      return { success };
    },
  };
  const env = { SITE_ORIGIN: "https://site.test", REQUEST_LOG: "off", WORK_LIMIT } as unknown as Bindings;
  const response = await worker.fetch(new Request(`https://site.test${path}`, { headers }), env, execution);
  return { response, text: await response.text(), keys };
}

describe("a client that asked for too much", () => {
  test.each(["/rewards?dining=123", "/rewards-compare?cards=amex-gold&dining=123"])(
    "gets a whole page for %s, with the minute to wait and the headers of every page",
    async (path) => {
      const { response, text } = await ask(path, BROWSER);
      expect(response.status).toBe(429);
      expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
      expect(response.headers.get("retry-after")).toBe("60");
      expect(response.headers.get("cache-control")).toBe("no-store");
      for (const [name, value] of Object.entries(SECURITY_HEADERS)) expect(response.headers.get(name)).toBe(value);
      expect(text.startsWith("<!DOCTYPE html>") && text.endsWith("</html>")).toBe(true);
      expect(text).toContain("Please wait a minute");
    },
  );

  test.each([
    ["/api/analyzer?dining=123", BROWSER],
    ["/api/calculator?cards=amex-gold&dining=123", BROWSER],
    ["/api/finder?fee=0", BROWSER],
    ["/rewards?dining=123", { Accept: "application/json" }],
  ])("gets a problem for %s as %j", async (path, headers) => {
    const { response, text } = await ask(path, headers);
    expect(response.status).toBe(429);
    expect(response.headers.get("retry-after")).toBe("60");
    expect(response.headers.get("ratelimit")).toBe('"work";r=0;t=60');
    expect(JSON.parse(text)).toMatchObject({ status: 429, code: "rate-limited" });
  });

  test("is known by the platform's address alone, an IPv6 network as one", async () => {
    const forged = { "X-Forwarded-For": "10.0.0.1", "X-Real-IP": "10.0.0.2", Forwarded: "for=10.0.0.3" };
    expect((await ask("/rewards?dining=124", { ...BROWSER, ...forged })).keys).toEqual(["203.0.113.9"]);
    const inNetwork = { ...BROWSER, "CF-Connecting-IP": "2001:db8::17" };
    expect((await ask("/rewards?dining=124", inNetwork)).keys).toEqual(["2001:db8:0:0::/64"]);
  });

  test("still gets the tool without parameters, which is not counted", async () => {
    const { response, keys } = await ask("/rewards", BROWSER);
    expect(response.status).toBe(200);
    expect(keys).toEqual([]);
  });
});

test("a client within the limit is answered", async () => {
  expect((await ask("/rewards-compare?cards=amex-gold&dining=125", BROWSER, true)).response.status).toBe(200);
});
