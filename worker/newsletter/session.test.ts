/** What the newsletter says of itself: the visitor's session, the health check, and the headers of all its answers. */
import { describe, expect, test } from "vitest";

import { ask, keepQuiet, post } from "../../test/support/ask-newsletter.ts";
import { type Script, SESSION, subscription } from "../../test/support/scripted-supabase.ts";

keepQuiet();

describe("the session of a visitor", () => {
  const ACCESS = { Authorization: "Bearer access-token-of-the-session" };
  const find = (script: Script, headers: Record<string, string> = ACCESS) =>
    ask("/api/subscription", { headers }, { script });
  const user = { json: SESSION.json.user };

  test("knows its subscription, and what ends it", async () => {
    const { status, text, calls } = await find({ user, find_subscription: subscription("confirmed") });
    expect([status, JSON.parse(text)]).toEqual([200, { status: "confirmed", unsubscribeToken: "e".repeat(64) }]);
    expect(calls[0]?.token).toBe(ACCESS.Authorization);
    expect(calls[1]?.body).toEqual({ p_email: "ann@example.com" });
  });

  test.each([
    {},
    { Authorization: "Bearer short" },
    { Authorization: `Basic ${"a".repeat(30)}` },
    { Authorization: `Bearer ${"a".repeat(4_097)}` },
  ])("is none with %j", async (headers) => {
    const { status, response, calls } = await find({}, headers);
    expect([status, response.headers.get("www-authenticate"), calls]).toEqual([401, "Bearer", []]);
  });

  test.each([
    ["is not accepted", { user: { status: 403 } }, 401],
    ["cannot be asked about", { user: { status: 500 } }, 503],
    ["belongs to nobody with an address", { user: { json: { ...SESSION.json.user, email: "" } } }, 503],
    ["has no subscription", { user, find_subscription: { json: [] } }, 404],
    ["cannot be looked up", { user, find_subscription: { status: 500 } }, 503],
  ] as const)("that %s is told so", async (_, script, status) => {
    expect((await find(script)).status).toBe(status);
  });

  test("is told where Supabase is, with the key that everyone may know", async () => {
    const { text } = await ask("/api/session-config", {});
    expect(JSON.parse(text)).toEqual({ url: "http://supabase.test", publishableKey: "public-key" });
    for (const path of ["/api/session-config", "/api/subscription"])
      expect((await ask(path, { headers: ACCESS }, { env: { SUPABASE_URL: undefined } as never })).status).toBe(503);
  });
});

describe("/healthz", () => {
  const read = async (script: Script, env: object = {}) => {
    const { text } = await ask("/healthz", {}, { script, env });
    return (JSON.parse(text) as { checks: { newsletter: string } }).checks.newsletter;
  };

  test("names what is missing and says whether Supabase answers", async () => {
    expect(await read({ health: { json: {} } })).toBe("configured; Supabase answers");
    expect(await read({ health: { status: 500 } })).toBe("configured; Supabase answers 500");
    expect(await read({ health: "no answer" })).toBe("configured; Supabase does not answer");
    expect(await read({ health: { json: {} } }, { NEWSLETTER_QUEUE: undefined })).toBe(
      "missing: NEWSLETTER_QUEUE; Supabase answers",
    );
    expect(await read({}, { SUPABASE_URL: undefined, SUPABASE_SECRET_KEY: "" })).toBe(
      "missing: SUPABASE_URL, SUPABASE_SECRET_KEY",
    );
  });
});

test("every answer of the newsletter is private: no store, no referrer, no index", async () => {
  const answers = [
    await post("/api/subscribe", {}),
    await ask("/api/subscribe", {}),
    await ask("/api/session-config", {}),
    await ask("/subscribe/confirm", {}),
    await ask("/unsubscribe", {}),
  ];
  for (const { response } of answers) {
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("cdn-cache-control")).toBeNull();
    expect(response.headers.get("referrer-policy")).toBe("no-referrer");
    expect(response.headers.get("x-robots-tag")).toBe("noindex");
  }
});
