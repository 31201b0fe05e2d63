/**
 * Everything that a stranger can send, against the built Worker: never a 5xx,
 * never a hang, always a whole document or a proper problem, with the security
 * headers. Cases are asked one after the other.
 * A failure prints its seed; `FUZZ_SEED=… npm test` repeats it. `npm run referee` asks 20,000 times, and prints how long
 * the slowest took.
 */
import fc from "fast-check";
import records from "virtual:tool-records";
import { afterAll, describe, expect, inject, test } from "vitest";

import { MCP_TOOLS } from "../../worker/mcp/mcp-tools.ts";
import { makeQuestions } from "../../src/tools/shared/test-questions.ts";
import {
  almostRightBody,
  endpoints,
  pages,
  rawText,
  strangeHeaders,
  toAddress,
  toolPaths,
} from "../support/fuzz-requests.ts";
import { SECURITY_HEADERS } from "../../worker/http/security-headers.ts";
import { type RawAnswer, type RawRequest, requestRaw } from "../support/request-raw.ts";
import { toRuns } from "../support/sample-size.ts";

const site = inject("siteUrl");
const seed = Number(process.env["FUZZ_SEED"] ?? Date.now() % 2 ** 31);
console.log(`fuzz seed ${seed}`);
const SLOW_MS = 2_000;
const toOptions = (whole: number) => ({ seed, endOnFailure: true, numRuns: toRuns(whole, 1 / 40) });
/** Milliseconds by request, of those that took longest. */
const slow: { readonly ms: number; readonly what: string }[] = [];
afterAll(() => {
  const slowest = slow.toSorted((one, other) => other.ms - one.ms).slice(0, 3);
  console.log(`${asked} requests, ${slow.length} above ${SLOW_MS} ms`, slowest);
});

/** Each from another address, so that no limit of one client is what is tested. */
let asked = 0;
async function ask(path: string, request: RawRequest = {}): Promise<void> {
  asked += 1;
  const address = `198.51.${Math.floor(asked / 250) % 250}.${asked % 250}`;
  const start = performance.now();
  const answer = await requestRaw(site, path, {
    ...request,
    headers: { ...request.headers, "CF-Connecting-IP": address },
  });
  const ms = Math.round(performance.now() - start);
  // A figure to read: a busy machine fails no test.
  if (ms > SLOW_MS) slow.push({ ms, what: `${request.method ?? "GET"} ${path} ${request.body ?? ""}`.slice(0, 400) });
  expect(findFault(answer, request.method ?? "GET")).toBeUndefined();
}

function findFault({ status, headers: given, body }: RawAnswer, method: string): string | undefined {
  if (status >= 500) return `status ${status}: ${body.slice(0, 200)}`;
  const type = given["content-type"] ?? "";
  if (!given["cache-control"]) return "no Cache-Control";
  const missing = Object.keys(SECURITY_HEADERS).find((name) => !given[name.toLowerCase()]);
  if (missing) return `no ${missing}`;
  if (status === 301 || status === 303 || status === 308) return given.location ? undefined : "a redirect to nowhere";
  if (method === "HEAD" || status === 304 || status === 204)
    return body === "" ? undefined : "a body where there is none";
  if (type.startsWith("text/html")) {
    return body.startsWith("<!DOCTYPE html>") && body.endsWith("</html>") ? undefined : "not a whole document";
  }
  if (type.startsWith("application/problem+json")) {
    const problem = JSON.parse(body) as Record<string, unknown>;
    const isProper =
      problem["status"] === status &&
      ["type", "code", "title", "detail"].every((name) => typeof problem[name] === "string") &&
      (status !== 422 || (Array.isArray(problem["errors"]) && problem["errors"].length > 0));
    return isProper ? undefined : `not a proper problem: ${body.slice(0, 200)}`;
  }
  // A message that is only told, and errors of JSON-RPC, which have a form of their own.
  if (status === 202 || (status === 400 && body.startsWith('{"jsonrpc"'))) return undefined;
  if (status !== 200) return `status ${status} as ${type}`;
  if (type.startsWith("application/json")) JSON.parse(body);
  return undefined;
}

describe("whatever is asked", () => {
  test("pages with any parameters", () =>
    fc.assert(
      fc.asyncProperty(toAddress(pages), strangeHeaders, (path, given) => ask(path, { headers: given })),
      toOptions(5_400),
    ));

  test("endpoints with any parameters", () =>
    fc.assert(
      fc.asyncProperty(toAddress(endpoints), strangeHeaders, (path, given) => ask(path, { headers: given })),
      toOptions(5_400),
    ));

  test("any address", () => {
    const address = fc.array(fc.oneof(rawText, fc.constantFrom("cards", "api", "assets", "compare", ".well-known")), {
      maxLength: 5,
    });
    return fc.assert(
      fc.asyncProperty(address, (parts) => ask(`/${parts.join("/")}`)),
      toOptions(2_400),
    );
  });

  test("any method", () => {
    const method = fc.constantFrom("HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "PROPFIND");
    const paths = toAddress([...pages, ...endpoints].filter(({ path }) => !/subscri/.test(path)));
    return fc.assert(
      fc.asyncProperty(method, paths, (name, path) => ask(path, { method: name })),
      toOptions(2_400),
    );
  });
});

describe("POST to the tools", () => {
  const tool = fc.constantFrom(...toolPaths);
  const post = (path: string, body: string, type = "application/json") =>
    ask(path, { method: "POST", body, headers: { "Content-Type": type } });

  test("any JSON", () =>
    fc.assert(
      fc.asyncProperty(tool, fc.jsonValue(), (path, body) => post(path, JSON.stringify(body))),
      toOptions(900),
    ));

  test("JSON that is almost right", () =>
    fc.assert(
      fc.asyncProperty(tool, almostRightBody, (path, body) => post(path, JSON.stringify(body))),
      toOptions(1_400),
    ));

  test("any bytes of any type", () => {
    const type = fc.constantFrom(
      "application/json",
      "application/json; charset=latin1",
      "text/plain",
      "multipart/form-data",
      "",
    );
    return fc.assert(fc.asyncProperty(tool, fc.string({ unit: "binary", maxLength: 200 }), type, post), toOptions(900));
  });
});

test("POST to assistants' tools", () => {
  const call = fc.record({
    name: fc.constantFrom(...MCP_TOOLS.map(({ name }) => name), "constructor"),
    arguments: fc.oneof(
      almostRightBody,
      fc.jsonValue(),
      fc.record({ slug: rawText }),
      fc.record({ spend: fc.record({ dining: fc.constantFrom(500, "x", -1) }), details: almostRightBody }),
    ),
  });
  const message = fc.oneof(
    { weight: 3, arbitrary: call.map((params) => ({ jsonrpc: "2.0", id: 1, method: "tools/call", params })) },
    fc
      .record({ uri: rawText.map((text) => `https://waycard.example/${text}.md`) })
      .map((params) => ({ jsonrpc: "2.0", id: 1, method: "resources/read", params })),
    fc.jsonValue(),
  );
  const headers = { "Content-Type": "application/json", Accept: "application/json, text/event-stream" };
  return fc.assert(
    fc.asyncProperty(message, (body) => ask("/mcp", { method: "POST", body: JSON.stringify(body), headers })),
    toOptions(1_000),
  );
});

test("questions that every tool takes, as hostile as they may be", async () => {
  const forms = ["/planner?", "/api/planner?", "/api/planner.csv?", "/planner/plan.ics?"];
  for (const [at, { plan, wallet }] of makeQuestions(records, toRuns(200, 1 / 40), seed).entries()) {
    await ask(forms[at % forms.length]! + plan, { headers: { Accept: "text/html" } });
    await ask((at % 2 === 0 ? "/rewards?" : "/api/analyzer?") + wallet);
  }
});
