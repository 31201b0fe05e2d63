/** The whole Worker with a platform that says a client has asked too often. */
import records from "virtual:tool-records";
import { describe, expect, test } from "vitest";

import { PLANNER_TOOL } from "../../src/tools/planner/answer-planner.ts";
import { answerSearch } from "../../src/tools/shared/tool.ts";

import worker from "../app.ts";
import type { Bindings } from "../environment.ts";
import { SECURITY_HEADERS } from "./security-headers.ts";

const execution = { waitUntil: () => undefined, passThroughOnException: () => undefined, props: {} };
const BROWSER = { Accept: "text/html,application/xhtml+xml,*/*;q=0.8", "CF-Connecting-IP": "203.0.113.9" };

async function ask(path: string, headers: Record<string, string>, success = false, body?: object) {
  const init = body
    ? { method: "POST", body: JSON.stringify(body), headers: { ...headers, "Content-Type": "application/json" } }
    : { headers };
  const keys: string[] = [];
  const WORK_LIMIT = {
    limit: async ({ key }: { key: string }) => {
      keys.push(key);
      return { success };
    },
  };
  const env = { SITE_ORIGIN: "https://site.test", REQUEST_LOG: "off", WORK_LIMIT } as unknown as Bindings;
  const response = await worker.fetch(new Request(`https://site.test${path}`, init), env, execution);
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

  test.each([
    ["/api/analyzer", { spend: { dining: 123 } }],
    ["/api/planner", { spend: { dining: 123 } }],
    ["/api/calculator", { cards: ["amex-gold"], spend: { dining: 123 } }],
    ["/api/compare", { cards: ["amex-gold", "citi-double-cash"] }],
    ["/api/finder", {}],
    ["/mcp", { jsonrpc: "2.0", id: 1, method: "tools/list" }],
  ])("gets a problem for POST %s, which is counted like any", async (path, body) => {
    const { response, text, keys } = await ask(path, { ...BROWSER, Accept: "*/*" }, false, body);
    expect(response.status).toBe(429);
    expect(JSON.parse(text)).toMatchObject({ code: "rate-limited" });
    expect(keys).toEqual(["203.0.113.9"]);
  });

  test.each(["/card-finder?fee=0", "/compare?cards=amex-gold,citi-double-cash&dining=5"])(
    "waits for the page %s, too",
    async (path) => {
      expect((await ask(path, BROWSER)).response.status).toBe(429);
    },
  );

  test("has no address of its own where the platform gives none: words of the client stand for nothing", async () => {
    const forged = { "X-Forwarded-For": "10.0.0.1", "X-Real-IP": "10.0.0.2", Forwarded: "for=10.0.0.3" };
    expect((await ask("/rewards?dining=124", { Accept: "*/*", ...forged })).keys).toEqual(["unknown"]);
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

describe("an answer is paid for by the work that it took", () => {
  const QUESTION = "?dining=901&groceries=902&travel=903";
  const { operations } = answerSearch(PLANNER_TOOL, new URLSearchParams(QUESTION), records);
  const units = 1 + Math.floor(operations / 10_000_000);

  test("this one is no small one", () => expect(units).toBeGreaterThan(1));

  test.each([
    ["the API", `/api/planner${QUESTION}`, { Accept: "*/*" }, undefined],
    ["a body", "/api/planner", { Accept: "*/*" }, { dining: 901, groceries: 902, travel: 903 }],
    ["the page, whose plan comes late", `/planner${QUESTION}`, BROWSER, undefined],
    ["the calendar", `/planner/plan.ics${QUESTION}`, BROWSER, undefined],
  ])("by %s", async (_, path, headers, body) => {
    const client = { "CF-Connecting-IP": "203.0.113.7", ...headers };
    const { response, keys } = await ask(path, client, true, body);
    expect(response.status).toBe(200);
    expect(keys).toHaveLength(units);
    expect(new Set(keys)).toEqual(new Set([client["CF-Connecting-IP"]]));
    // Whoever asks for what is kept has nobody work.
    if (!body) expect((await ask(path, client, true)).keys).toHaveLength(1);
  });

  test("by an assistant, for its request and for the tool's", async () => {
    const call = {
      name: "plan_applications",
      arguments: { spend: { dining: 901, groceries: 902, travel: 903 } },
    };
    const headers = { ...BROWSER, Accept: "application/json, text/event-stream" };
    const message = { jsonrpc: "2.0", id: 1, method: "tools/call", params: call };
    const { text, keys } = await ask("/mcp", headers, true, message);
    expect(JSON.parse(text)).toMatchObject({ result: { structuredContent: expect.any(Object) as object } });
    expect(keys).toHaveLength(1 + units);
  });
});
