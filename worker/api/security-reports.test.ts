/** What browsers tell of the security policy: what is logged of it, how often, and what is not read at all. */
import { describe, expect, test, vi } from "vitest";

import { ask, keepQuiet } from "../../test/support/ask-newsletter.ts";

keepQuiet();

const SITE = "https://site.test";

async function send(body: unknown, type = "application/csp-report", env = {}) {
  const init = {
    method: "POST",
    headers: { "Content-Type": type },
    body: typeof body === "string" ? body : JSON.stringify(body),
  };
  const { status } = await ask("/api/security-reports", init, { env });
  const lines = vi.mocked(console.error).mock.calls.map(([line]) => JSON.parse(String(line)) as object);
  return { status, lines };
}

const old = (directive: string, blocked: string, source = "") => ({
  "csp-report": {
    "document-uri": `${SITE}/unsubscribe?token=secret`,
    "effective-directive": directive,
    "blocked-uri": blocked,
    "source-file": source,
    "script-sample": "secret",
  },
});

describe("POST /api/security-reports", () => {
  test("logs what was stopped, without the page, its query or a sample", async () => {
    const { status, lines } = await send(
      old("img-src", "https://evil.test/path?secret", `${SITE}/assets/a-1.js?secret`),
    );
    expect(status).toBe(204);
    expect(lines).toEqual([
      {
        level: "error",
        where: "security-policy",
        directive: "img-src",
        blocked: "https://evil.test",
        source: "/assets/a-1.js",
      },
    ]);
  });

  test("reads the Reporting API's list, and leaves out what is no report of the policy", async () => {
    const body = {
      effectiveDirective: "require-trusted-types-for",
      blockedURL: "trusted-types-sink",
      sourceFile: null,
    };
    const { status, lines } = await send(
      [
        { type: "csp-violation", age: 1, url: SITE, body },
        { type: "deprecation", body: {} },
      ],
      "application/reports+json",
    );
    expect(status).toBe(204);
    expect(lines).toMatchObject([
      { directive: "require-trusted-types-for", blocked: "trusted-types-sink", source: "" },
    ]);
  });

  test("logs the same once, however often and in which form it comes", async () => {
    for (let attempt = 0; attempt < 3; attempt += 1) await send(old("font-src", "https://fonts.test/x"));
    const body = { effectiveDirective: "font-src", blockedURL: "https://fonts.test/y", sourceFile: "" };
    const { lines } = await send([{ type: "csp-violation", body }], "application/reports+json");
    expect(lines).toHaveLength(1);
  });

  test("shows nothing that a sender made up: paths of ours, odd schemes, odd directives", async () => {
    await send(old("connect-src", `${SITE}/subscribe/confirm?token_hash=secret`));
    await send(old("script-src-elem", "data:text/html,secret"));
    await send(old("frame-src", "not an address: secret"));
    const { lines } = await send(old('"},{"secret', "https://x.test"));
    expect(lines).toMatchObject([{ blocked: "self" }, { blocked: "data:" }, { blocked: "other" }]);
    expect(JSON.stringify(lines)).not.toContain("secret");
  });

  test("logs at most a hundred characters of a host or a scheme", async () => {
    await send(old("img-src", `https://${"a".repeat(5_000)}.test/`, `${"b".repeat(5_000)}:x`));
    const { lines } = await send(old("img-src", "https://c.test", `${SITE}/assets/${"d".repeat(5_000)}`));
    for (const line of lines as Record<string, string>[])
      for (const name of ["blocked", "source"]) expect(line[name]?.length).toBeLessThanOrEqual(100);
    expect(lines).toHaveLength(2);
  });

  test("logs at most twenty reports of one request", async () => {
    const reports = Array.from({ length: 30 }, (_, index) => ({
      type: "csp-violation",
      body: { effectiveDirective: "img-src", blockedURL: `https://many${index}.test`, sourceFile: "" },
    }));
    expect((await send(reports, "application/reports+json")).lines).toHaveLength(20);
  });

  test("says nothing of browser extensions", async () => {
    await send(old("script-src", "chrome-extension://abc/x.js"));
    expect((await send(old("script-src", "inline", "moz-extension://abc/x.js"))).lines).toEqual([]);
  });

  test.each([
    ["no JSON", "{", "application/csp-report", 400],
    ["no report", "[1]", "application/reports+json", 400],
    ["another type", "{}", "application/json", 415],
    ["more than 16 KB", `"${"x".repeat(16_384)}"`, "application/csp-report", 413],
  ])("refuses %s", async (_, body, type, status) => {
    const sent = await send(body, type);
    expect([sent.status, sent.lines]).toEqual([status, []]);
  });

  test("is limited for each client", async () => {
    const limit = { limit: async () => ({ success: false }) };
    expect((await send(old("img-src", "https://late.test"), undefined, { CLIENT_LIMIT: limit })).status).toBe(429);
  });
});
