/** The optional check against robots: when it is on, what it lets through, and what a page tells the browser of it. */
import { describe, expect, test } from "vitest";

import { ask, type Asked, keepQuiet, post, postForm } from "../../test/support/ask-newsletter.ts";
import type { Script, ScriptedAnswer } from "../../test/support/scripted-supabase.ts";
import type { Bindings } from "../environment.ts";

keepQuiet();

const ON: Partial<Bindings> = { TURNSTILE_SITE_KEY: "0x4AAAAAAAabcdefgh", TURNSTILE_SECRET_KEY: "turnstile-secret" };
const GOOD: ScriptedAnswer = { json: { success: true, action: "subscribe" } };
const ANN = { email: "ann@example.com", challenge: "token" };

function subscribe(body: object, siteverify: ScriptedAnswer, env: Partial<Bindings> = ON) {
  const script: Script = { siteverify, accept_request: { json: "none" } };
  return post("/api/subscribe", body, { script, env });
}

describe("with both keys", () => {
  test("a request with a good token is taken, and Turnstile is asked before the database", async () => {
    const { status, calls, names } = await subscribe(ANN, GOOD);
    expect([status, names]).toEqual([202, ["siteverify", "accept_request"]]);
    expect(calls[0]?.body).toEqual({ secret: "turnstile-secret", response: "token" });
  });

  test.each([
    ["refused", { json: { success: false, "error-codes": ["timeout-or-duplicate"] } }],
    ["for something else", { json: { success: true, action: "login" } }],
  ] as const)("a request with a token that is %s is not", async (_, answer) => {
    const { status, names, text } = await subscribe(ANN, answer);
    expect([status, names]).toEqual([403, ["siteverify"]]);
    expect(text).toContain("try again");
  });

  test.each([undefined, "", 5, "x".repeat(2_049)])("a request with the token %j asks nobody", async (challenge) => {
    const { status, calls } = await subscribe({ ...ANN, challenge }, GOOD);
    expect([status, calls]).toEqual([403, []]);
  });

  test("a form without JavaScript gets its page back, with the address and what is wrong", async () => {
    const { status, text } = await postForm("/api/subscribe", { email: "ann@example.com" }, { env: ON });
    expect(status).toBe(403);
    expect(text).toContain("needs JavaScript");
    expect(text).toContain('value="ann@example.com"');
  });

  test.each(["no answer", { status: 500 }, { json: [] }] as const)(
    "when Turnstile says %j the request goes on: other limits stand",
    async (answer) => {
      expect((await subscribe(ANN, answer)).status).toBe(202);
    },
  );

  test("pages name the public key, and the policy Turnstile's one script and its frame", async () => {
    for (const path of ["/subscribe", `/unsubscribe?token=${"a".repeat(64)}`]) {
      const { text, response } = await ask(path, {}, { env: ON });
      expect(text).toContain('<html lang="en" data-challenge="0x4AAAAAAAabcdefgh">');
      expect(text).not.toContain("turnstile-secret");
      const policy = response.headers.get("content-security-policy");
      expect(policy).toContain("script-src 'self' https://challenges.cloudflare.com/turnstile/v0/api.js;");
      expect(policy).toContain("frame-src https://challenges.cloudflare.com;");
    }
  });
});

describe("without, or with one, or with what is no key", () => {
  const OFF: readonly Partial<Bindings>[] = [
    {},
    { TURNSTILE_SITE_KEY: "0x4AAAAAAAabcdefgh" },
    { TURNSTILE_SECRET_KEY: "turnstile-secret" },
    { ...ON, TURNSTILE_SITE_KEY: '0x4"><script>' },
  ];
  test.each(OFF)("the check is off: %j", async (env) => {
    const asked: Asked = { script: { accept_request: { json: "none" } }, env };
    expect((await post("/api/subscribe", { email: "ann@example.com" }, asked)).names).toEqual(["accept_request"]);
    const { text, response } = await ask("/subscribe", {}, { env });
    expect(text).toContain('<html lang="en"><head>');
    expect(response.headers.get("content-security-policy")).not.toMatch(/cloudflare|frame-src/);
  });

  test.each([
    [{}, "none"],
    [ON, "configured"],
    [{ TURNSTILE_SITE_KEY: "x" }, "missing or has the wrong form"],
  ])("/healthz says so: %j", async (env, said) => {
    const { text } = await ask("/healthz", {}, { script: { health: { json: {} } }, env });
    expect((JSON.parse(text) as { checks: { challenge: string } }).checks.challenge).toContain(said);
  });
});
