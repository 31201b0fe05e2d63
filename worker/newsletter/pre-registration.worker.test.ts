/**
 * The attack: a stranger registers somebody's address with a password, its owner
 * confirms the newsletter, and the stranger signs in with the password. Tried at the
 * identity provider itself, through our own address, and with a provider that somebody
 * left open: then it is the database that keeps no password.
 */
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";

import { readToken, subscribe } from "../../test/support/newsletter-site.ts";
import { makeAddress, postJson } from "../../test/support/newsletter-visitor.ts";
import { openTestStore, type TestStore } from "../../test/support/open-test-store.ts";

const PASSWORD = "correct horse battery staple 7!";

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(async () => store.close());

/** With what everybody could know of a project: its address and its publishable key. */
function askProvider(path: string, body: object): Promise<Response> {
  const headers = { apikey: store.supabase.publishableKey, "Content-Type": "application/json" };
  return fetch(`${store.supabase.url}/auth/v1${path}`, { method: "POST", headers, body: JSON.stringify(body) });
}

const readUsers = (address: string) =>
  store.supabase.query(`select encrypted_password from auth.users where email = '${address}'`);
const countSessions = async (address: string) => {
  const [row] = await store.supabase.query(
    `select count(*)::int as sessions from auth.sessions where user_id = (select id from auth.users where email = '${address}')`,
  );
  return row?.["sessions"];
};

describe("at the identity provider", () => {
  test("nobody registers by themselves, with a password or with a link", async () => {
    const address = makeAddress();
    for (const attempt of [
      await askProvider("/signup", { email: address, password: PASSWORD }),
      await askProvider("/otp", { email: address, create_user: true }),
      await askProvider("/otp", { email: address }),
      await askProvider("/magiclink", { email: address }),
      await askProvider("/invite", { email: address }),
    ]) {
      await attempt.text();
      expect([401, 403, 422]).toContain(attempt.status);
    }
    expect(await readUsers(address)).toEqual([]);
    expect(store.listTokens(address)).toEqual([]);
  });

  test("an address that was registered nevertheless has no password once it is written, and none after its owner confirms", async () => {
    const address = makeAddress();
    const token = await store.subscribe(address);
    // What an open sign-up would write: the hash of PASSWORD, and a session begun with it.
    await store.supabase.query(`update auth.users set encrypted_password = '$2a$10$abc' where email = '${address}'`);
    expect(await readUsers(address)).toEqual([{ encrypted_password: "" }]);
    await store.supabase.query(
      `insert into auth.sessions (id, user_id) select gen_random_uuid(), id from auth.users where email = '${address}'`,
    );
    expect(await countSessions(address)).toBeGreaterThanOrEqual(1);

    expect((await store.open().acceptToken(token, "magiclink")).ok).toBe(true);
    expect((await store.readRows(address))[0]?.status).toBe("confirmed");
    // Its owner's own, and no other.
    expect(await countSessions(address)).toBe(1);
    const stranger = await askProvider("/token?grant_type=password", { email: address, password: PASSWORD });
    expect(stranger.status).toBe(400);
    expect(await stranger.text()).not.toContain("access_token");
  });

  test("a session that was begun before the link was pressed is over", async () => {
    const address = makeAddress();
    const first = await store.open().acceptToken(await store.subscribe(address), "magiclink");
    if (!first.ok) throw new Error(first.reason);
    await store.supabase.query("delete from public.newsletter_mails");
    const second = await store.open().acceptToken(await store.subscribe(address), "magiclink");
    expect(second.ok).toBe(true);
    const renewed = await askProvider("/token?grant_type=refresh_token", { refresh_token: first.value.refreshToken });
    expect(renewed.status).toBe(400);
  });

  test("a password that is set while signed in is not kept", async () => {
    const address = makeAddress();
    const accepted = await store.open().acceptToken(await store.subscribe(address), "magiclink");
    if (!accepted.ok) throw new Error(accepted.reason);
    const headers = {
      apikey: store.supabase.publishableKey,
      Authorization: `Bearer ${accepted.value.accessToken}`,
      "Content-Type": "application/json",
    };
    const body = JSON.stringify({ password: PASSWORD });
    await (await fetch(`${store.supabase.url}/auth/v1/user`, { method: "PUT", headers, body })).text();
    expect(await readUsers(address)).toEqual([{ encrypted_password: "" }]);
    const signIn = await askProvider("/token?grant_type=password", { email: address, password: PASSWORD });
    expect(signIn.status).toBe(400);
  });
});

describe("through our own address", () => {
  const auth = `${inject("siteUrl")}/api/auth`;

  test("there is no sign-up, no password and no way to have a link mailed or a user changed", async () => {
    const { link } = await subscribe();
    const address = makeAddress();
    const tries = [
      ["/signup", { email: address, password: PASSWORD }, 404],
      ["/otp", { email: address, create_user: true }, 404],
      ["/invite", { email: address }, 404],
      ["/recover", { email: address }, 404],
      ["/admin/users", { email: address, password: PASSWORD }, 404],
      ["/verify", { token_hash: readToken(link), type: "magiclink" }, 404],
      ["/user", { password: PASSWORD }, 405],
      ["/token?grant_type=password", { email: address, password: PASSWORD }, 422],
      ["/token?grant_type=refresh_token&grant_type=password", { email: address, password: PASSWORD }, 422],
      ["/token", { email: address, password: PASSWORD }, 422],
      ["/token?grant_type=refresh_token", { email: address, password: PASSWORD }, 400],
      ["/../../rest/v1/subscribers", {}, 404],
    ] as const;
    for (const [path, body, status] of tries) {
      const response = await postJson(auth + path, body);
      expect([path, response.status]).toEqual([path, status]);
      expect(await response.text()).not.toContain("access_token");
    }
    expect((await fetch(`${auth}/user`, { method: "PUT", body: "{}" })).status).toBe(405);
  });

  test.each([
    ["a foreign origin", { Origin: "https://evil.example" }],
    ["a foreign site", { "Sec-Fetch-Site": "cross-site" }],
  ])("%s renews and ends no session", async (_, headers) => {
    const renewed = await postJson(`${auth}/token?grant_type=refresh_token`, { refresh_token: "x" }, { headers });
    const ended = await postJson(`${auth}/logout`, "", { headers });
    expect([renewed.status, ended.status]).toEqual([403, 403]);
  });
});
