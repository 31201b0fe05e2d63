/**
 * Everything that a stranger can send, thousands of times, against the built
 * Worker: never a 5xx, never a hang, always a whole document or a proper problem.
 * Cases are asked one after the other over few connections.
 * A failure prints its seed; `FUZZ_SEED=… npm test` repeats it. `npm run referee` asks three times as many.
 */
import fc from "fast-check";
import { describe, expect, inject, test } from "vitest";

import { almostRightBody, endpoints, pages, rawText, strangeHeaders, toAddress } from "../support/fuzz-requests.ts";
import { SECURITY_HEADERS } from "../../worker/http/security-headers.ts";
import { type RawAnswer, type RawRequest, requestRaw } from "../support/request-raw.ts";
import { toRuns } from "../support/sample-size.ts";

const site = inject("siteUrl");
const seed = Number(process.env["FUZZ_SEED"] ?? Date.now() % 2 ** 31);
console.log(`fuzz seed ${seed}`);
const options = { seed, endOnFailure: true } as const;

/** Each from another address, so that no limit of one client is what is tested. */
let asked = 0;
async function ask(path: string, request: RawRequest = {}): Promise<void> {
  asked += 1;
  const address = `198.51.${Math.floor(asked / 250) % 250}.${asked % 250}`;
  const answer = await requestRaw(site, path, {
    ...request,
    headers: { ...request.headers, "CF-Connecting-IP": address },
  });
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
  if (status !== 200) return `status ${status} as ${type}`;
  if (type.startsWith("application/json")) JSON.parse(body);
  return undefined;
}

describe("whatever is asked", () => {
  test("pages with any parameters", () =>
    fc.assert(
      fc.asyncProperty(toAddress(pages), strangeHeaders, (path, given) => ask(path, { headers: given })),
      { ...options, numRuns: toRuns(700) },
    ));

  test("endpoints with any parameters", () =>
    fc.assert(
      fc.asyncProperty(toAddress(endpoints), strangeHeaders, (path, given) => ask(path, { headers: given })),
      { ...options, numRuns: toRuns(700) },
    ));

  // Each of them is in every plain object.
  test.each(["constructor", "toString", "hasOwnProperty", "__proto__"])("a field named %s", async (name) => {
    for (const { path, names } of pages.filter((page) => page.names.includes("of.")))
      for (const prefix of names.filter((known) => known.endsWith(".")))
        await ask(`${path}?dining=5&${prefix}${name}=a:1&p2.${name}=1`);
  });

  test("any address", () => {
    const address = fc.array(fc.oneof(rawText, fc.constantFrom("cards", "api", "assets", "compare", ".well-known")), {
      maxLength: 5,
    });
    return fc.assert(
      fc.asyncProperty(address, (parts) => ask(`/${parts.join("/")}`)),
      { ...options, numRuns: toRuns(400) },
    );
  });

  test("any method", () => {
    const method = fc.constantFrom("HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "PROPFIND");
    const paths = toAddress([...pages, ...endpoints].filter(({ path }) => !/subscri/.test(path)));
    return fc.assert(
      fc.asyncProperty(method, paths, (name, path) => ask(path, { method: name })),
      { ...options, numRuns: toRuns(300) },
    );
  });
});

describe("POST to the tools", () => {
  const tool = fc.constantFrom("/api/analyzer", "/api/calculator", "/api/compare", "/api/finder");
  const post = (path: string, body: string, type = "application/json") =>
    ask(path, { method: "POST", body, headers: { "Content-Type": type } });

  test("any JSON", () =>
    fc.assert(
      fc.asyncProperty(tool, fc.jsonValue(), (path, body) => post(path, JSON.stringify(body))),
      { ...options, numRuns: toRuns(150) },
    ));

  test("JSON that is almost right", () =>
    fc.assert(
      fc.asyncProperty(tool, almostRightBody, (path, body) => post(path, JSON.stringify(body))),
      { ...options, numRuns: toRuns(300) },
    ));

  test("any bytes of any type", () => {
    const type = fc.constantFrom(
      "application/json",
      "application/json; charset=latin1",
      "text/plain",
      "multipart/form-data",
      "",
    );
    return fc.assert(fc.asyncProperty(tool, fc.string({ unit: "binary", maxLength: 200 }), type, post), {
      ...options,
      numRuns: toRuns(150),
    });
  });
});
