import { describe, expect, test } from "vitest";

import { addBar, mayKeepAddress, mayKeepAnswer } from "./keep-rules.ts";

const ORIGIN = "https://waycard.example";
const mayKeep = (address: string) => mayKeepAddress(new URL(address, ORIGIN), ORIGIN);

describe("what may be kept for a visit without a connection", () => {
  test.each(["/", "/cards/amex-gold", "/rewards?dining=500", "/assets/loader-1.js", "/amex-gold.svg", "/favorites"])(
    "%s may",
    (address) => {
      expect(mayKeep(address)).toBe(true);
    },
  );

  test.each([
    "/api/search?q=amex",
    "/api",
    "/subscribe",
    "/subscribe/confirm?token_hash=abc",
    "/subscribe/sent",
    "/unsubscribe",
    "/unsubscribe?token=abc",
    "/cards?token=abc",
    "/cards?access_token=abc",
    "/cards?TOKEN=abc",
    "/healthz",
    "/sw.js",
    "https://elsewhere.example/",
  ])("%s never", (address) => {
    expect(mayKeep(address)).toBe(false);
  });

  const answer = (status: number, headers: Record<string, string> = {}, type: ResponseType = "basic") =>
    mayKeepAnswer({ status, type, headers: new Headers(headers) });

  test("a whole answer of our own, and no other", () => {
    expect(answer(200, { "Cache-Control": "public, max-age=60" })).toBe(true);
    for (const status of [204, 206, 301, 304, 400, 404, 410, 422, 429, 500, 503]) expect(answer(status)).toBe(false);
    expect(answer(200, { "Cache-Control": "no-store" })).toBe(false);
    expect(answer(200, { "Cache-Control": "private, max-age=60" })).toBe(false);
    expect(answer(200, {}, "opaque")).toBe(false);
    expect(answer(0, {}, "opaqueredirect")).toBe(false);
  });
});

test("a copy says in the page when it was saved", () => {
  const page = '<body><main id="main" tabindex="-1"><h1>Cards</h1></main></body>';
  expect(addBar(page, "Sun, 22 Nov 2026 06:00:00 GMT")).toMatch(
    /^<body><main id="main" tabindex="-1"><p class="offline-bar no-print" role="status">.*saved on November 22, 2026\.<\/p><h1>/,
  );
});
