/** What the newsletter says of itself: the visitor's session, the health check, and the headers of all its answers. */
import { describe, expect, test, vi } from "vitest";

import { ask, createLimit, keepQuiet, post } from "../../test/support/ask-newsletter.ts";
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

  test("is told in words what is missing", async () => {
    const readDetail = async (script: Script, headers?: Record<string, string>) =>
      (JSON.parse((await find(script, headers)).text) as { detail: string }).detail;
    expect(await readDetail({}, { Authorization: `x ${ACCESS.Authorization}` })).toBe("Authentication required.");
    expect(await readDetail({ user: { status: 500 } })).toBe("Our newsletter service isn't responding right now.");
    expect(await readDetail({ user, find_subscription: { json: [] } })).toBe("There is no subscription.");
    const off = await ask("/api/subscription", { headers: ACCESS }, { env: { SUPABASE_URL: undefined } as never });
    expect(JSON.parse(off.text)).toMatchObject({ detail: "The newsletter is not set up on this server." });
  });

  test("is not looked up again and again for a client that invents tokens", async () => {
    const env = { WORK_LIMIT: createLimit(300) };
    const statuses: number[] = [];
    for (let index = 0; index < 40; index += 1)
      statuses.push(
        (await ask("/api/subscription", { headers: ACCESS }, { script: { user: { status: 403 } }, env })).status,
      );
    expect(statuses).toEqual([...Array<number>(30).fill(401), ...Array<number>(10).fill(429)]);
  });
});

describe("what a browser asks of the identity provider", () => {
  const ACCESS = { Authorization: "Bearer access-token-of-the-session" };
  const REFRESH = "/api/auth/token?grant_type=refresh_token";

  test.each([301, 302, 307, 308])("a redirect (%i) is neither followed nor passed on", async (code) => {
    const redirect = () => new Response(null, { status: code, headers: { Location: "https://evil.test/" } });
    const { status, response, calls } = await ask(
      "/api/auth/user",
      { headers: ACCESS },
      { script: { user: redirect } },
    );
    expect([status, response.headers.get("location"), calls.length]).toEqual([503, null, 1]);
    // Followed, it would be the runtime that asks: so what counts is what it was told.
    expect(vi.mocked(globalThis.fetch).mock.calls[0]?.[1]).toMatchObject({ redirect: "manual" });
  });

  test("is passed on with the key that the browser does not have", async () => {
    const user = await ask("/api/auth/user", { headers: ACCESS }, { script: { user: { json: { id: "1" } } } });
    expect([user.status, JSON.parse(user.text)]).toEqual([200, { id: "1" }]);
    expect(user.calls).toMatchObject([{ path: "/auth/v1/user", key: "public-key", token: ACCESS.Authorization }]);
    const body = { refresh_token: "r", password: "p" };
    const renewed = await post(REFRESH, body, { script: { token: SESSION } });
    expect(renewed.calls).toMatchObject([
      { path: "/auth/v1/token?grant_type=refresh_token", body: { refresh_token: "r" }, token: null },
    ]);
    expect(renewed.calls[0]?.body).not.toHaveProperty("password");
    const init = { method: "POST", headers: ACCESS };
    const ended = await ask("/api/auth/logout?scope=global", init, { script: { "logout?scope=local": { json: {} } } });
    expect(ended.calls[0]?.path).toBe("/auth/v1/logout?scope=local");
  });

  const VERSION = "X-Supabase-Api-Version";
  const readSent = () => new Headers(vi.mocked(globalThis.fetch).mock.lastCall?.[1]?.headers);

  test("names the version of its form on both ways, and brings no other header of the provider", async () => {
    const user = () => Response.json({ id: "1" }, { headers: { [VERSION]: "2024-01-01", "Set-Cookie": "a=b" } });
    const init = { headers: { ...ACCESS, [VERSION]: "2024-01-01" } };
    const { response } = await ask("/api/auth/user", init, { script: { user } });
    expect([readSent().get(VERSION), readSent().get("content-type")]).toEqual(["2024-01-01", "application/json"]);
    expect(response.headers.get(VERSION)).toBe("2024-01-01");
    expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(response.headers.get("set-cookie")).toBeNull();
    for (const version of ["2024-01-011", "x2024-01-01", "2024", "latest-one"]) {
      const script = { user: { json: {} } };
      const other = await ask("/api/auth/user", { headers: { ...ACCESS, [VERSION]: version } }, { script });
      expect([readSent().has(VERSION), other.response.headers.has(VERSION)], version).toEqual([false, false]);
    }
    await ask("/api/auth/user", { headers: ACCESS }, { script: { user: { json: {} } } });
    expect(readSent().has(VERSION)).toBe(false);
  });

  test.each([() => new Response(null, { status: 204 }), () => new Response("", { status: 200 })])(
    "has no body where the provider's answer has none",
    async (logout) => {
      const { response } = await ask("/api/auth/logout", { method: "POST", headers: ACCESS }, { script: { logout } });
      expect([response.ok, response.body]).toEqual([true, null]);
    },
  );

  test("is answered as the provider answers, and 503 when it does not: then the browser keeps its session", async () => {
    expect((await post(REFRESH, { refresh_token: "r" }, { script: { token: { status: 400 } } })).status).toBe(400);
    const late = await post(REFRESH, { refresh_token: "r" }, { script: { token: "no answer" } });
    expect([late.status, late.response.headers.get("cache-control")]).toEqual([503, "no-store"]);
  });

  test.each([
    ["no token", "{}", 400],
    ["a token that is no text", '{"refresh_token":5}', 400],
    ["no JSON", "{", 400],
    ["more than 8 KB", `{"refresh_token":"${"a".repeat(8_200)}"}`, 413],
  ])("is not passed on with %s", async (_, body, status) => {
    const refused = await post(REFRESH, body);
    expect([refused.status, refused.calls]).toEqual([status, []]);
  });

  test.each(["", "?grant_type=password", "?grant_type=pkce", "?grant_type=refresh_token&x=1"])(
    "is not passed on as a grant by %j",
    async (query) => {
      const refused = await post(`/api/auth/token${query}`, { refresh_token: "r", password: "p" });
      expect([refused.status, refused.calls]).toEqual([422, []]);
    },
  );

  test("is refused in words", async () => {
    const grant = await post("/api/auth/token?grant_type=password", {});
    const message = "Sign-in is by a link in an email; only refresh_token is accepted.";
    expect(JSON.parse(grant.text)).toMatchObject({
      detail: "Invalid query parameters.",
      errors: [{ field: "grant_type", code: "unknown-value", message }],
    });
    const readDetail = ({ text }: { readonly text: string }) => (JSON.parse(text) as { detail: string }).detail;
    expect(readDetail(await post(REFRESH, {}))).toBe("The body must be a JSON object with a refresh_token.");
    expect(readDetail(await ask("/api/auth/user", {}))).toBe("Authentication required.");
    expect(readDetail(await post(REFRESH, { refresh_token: "r" }, { script: { token: "no answer" } }))).toBe(
      "We can't sign you in right now.",
    );
    const env = { SUPABASE_URL: undefined } as never;
    expect(readDetail(await ask("/api/auth/user", { headers: ACCESS }, { env }))).toBe(
      "Signing in is not set up on this server.",
    );
  });

  test("is passed on with a token as long as tokens may be", async () => {
    const long = { refresh_token: "a".repeat(4_096) };
    expect((await post(REFRESH, long, { script: { token: SESSION } })).status).toBe(200);
    expect((await post(REFRESH, { refresh_token: "a".repeat(4_097) })).status).toBe(400);
    const headers = { Authorization: `Bearer ${"a.b-c_".repeat(4)}` };
    expect((await ask("/api/auth/user", { headers }, { script: { user: { json: {} } } })).status).toBe(200);
  });

  test("may come from another site where it changes nothing", async () => {
    const headers = { ...ACCESS, "Sec-Fetch-Site": "cross-site" };
    const script = { user: { json: {} }, logout: { json: {} } };
    expect((await ask("/api/auth/user", { headers }, { script })).status).toBe(200);
    const ended = await ask("/api/auth/logout", { method: "POST", headers }, { script });
    expect([ended.status, ended.calls]).toEqual([403, []]);
  });

  test.each(["x Bearer access-token-of-the-session", "Bearer access-token-of-the-session!", "Bearer short"])(
    "is not passed on with %j in place of a token",
    async (text) => {
      const { status, response, calls } = await ask("/api/auth/user", { headers: { Authorization: text } });
      expect([status, response.headers.get("www-authenticate"), calls]).toEqual([401, "Bearer", []]);
    },
  );

  test("is not passed on without a session", async () => {
    const user = await ask("/api/auth/user", {});
    const logout = await ask("/api/auth/logout", { method: "POST" });
    expect([user.status, logout.status, user.calls, logout.calls]).toEqual([401, 401, [], []]);
  });

  test("is limited for each client", async () => {
    const keys: string[] = [];
    const refuse = { limit: async ({ key }: { key: string }) => ({ success: keys.push(key) === 0 }) };
    expect((await ask("/api/auth/user", { headers: ACCESS }, { env: { WORK_LIMIT: refuse } })).status).toBe(429);
    expect(keys).toEqual(["session:unknown"]);
  });
});

describe("/healthz", () => {
  test("names what is still a placeholder", async () => {
    const { text } = await ask(
      "/healthz",
      {},
      { script: { health: { json: {} } }, env: { SITE_ORIGIN: "https://x.example" } },
    );
    const { checks } = JSON.parse(text) as { checks: { placeholders: string } };
    expect(checks.placeholders).toContain("SITE_ORIGIN in wrangler.toml");
    expect(checks.placeholders).toContain("namespace_id of CLIENT_LIMIT, MAILBOX_LIMIT, WORK_LIMIT in wrangler.toml");
  });

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
    await ask("/api/auth/user", {}),
    await post("/api/auth/token", {}),
    await ask("/api/auth/logout", {}),
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
