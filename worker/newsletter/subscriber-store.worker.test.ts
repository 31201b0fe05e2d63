/** The database and its rules: who may do what, and the state machine none → pending → confirmed → unsubscribed → pending. */
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { makeAddress } from "../../test/support/newsletter-visitor.ts";
import { openTestStore, soon, type TestStore } from "../../test/support/open-test-store.ts";
import { createModel, STEPS } from "../../test/support/subscription-model.ts";
import type { LocalSupabase } from "../../scripts/local-supabase.ts";

let store: TestStore;
let supabase: LocalSupabase;
beforeAll(async () => {
  store = await openTestStore();
  supabase = store.supabase;
});
afterAll(async () => store.close());

describe("row-level security", () => {
  const FUNCTIONS = {
    accept_request: {
      p_email: "x@example.com",
      p_mailbox: "x",
      p_request_id: crypto.randomUUID(),
      p_requested_at: soon(),
      p_source: "x",
      p_consent_version: "x",
      p_is_sender: true,
    },
    list_unsent: { p_limit: 10 },
    end_subscription: { p_token: "x", p_requested_at: soon() },
    find_subscription: { p_email: "x@example.com" },
    confirm_subscription: { p_email: "x@example.com" },
    list_recipients: { p_after: "", p_limit: 10 },
  };

  /** Headers of somebody with the publishable key, and of somebody signed in. */
  async function listStrangers(): Promise<readonly Record<string, string>[]> {
    const accepted = await store.open().acceptToken(await store.subscribe(makeAddress()), "magiclink");
    if (!accepted.ok) throw new Error(accepted.reason);
    const anon = { apikey: supabase.publishableKey, "Content-Type": "application/json" };
    return [anon, { ...anon, Authorization: `Bearer ${accepted.value.accessToken}` }];
  }

  test("neither anon nor a signed-in subscriber reads or writes a row, or calls a function", async () => {
    const address = makeAddress();
    await store.subscribe(address);
    const before = await supabase.query("select * from public.subscribers order by email");
    const table = `${supabase.url}/rest/v1/subscribers`;
    for (const headers of await listStrangers()) {
      const rows = await supabase.query("select * from public.subscribers order by email");
      const read = await fetch(`${table}?select=*`, { headers });
      expect(read.ok ? await read.json() : []).toEqual([]);
      const row = { email: makeAddress(), source: "x", consent_version: "x", consent_at: soon(), status: "confirmed" };
      const attempts = [
        await fetch(table, { method: "POST", headers, body: JSON.stringify(row) }),
        await fetch(`${table}?email=eq.${address}`, { method: "PATCH", headers, body: '{"status":"confirmed"}' }),
        await fetch(`${table}?email=eq.${address}`, { method: "DELETE", headers }),
      ];
      for (const attempt of attempts) await attempt.text();
      expect(attempts[0]?.ok).toBe(false);
      for (const [name, values] of Object.entries(FUNCTIONS)) {
        const call = await fetch(`${supabase.url}/rest/v1/rpc/${name}`, {
          method: "POST",
          headers,
          body: JSON.stringify(values),
        });
        expect([401, 403, 404], name).toContain(call.status);
      }
      expect(await supabase.query("select * from public.subscribers order by email")).toEqual(rows);
    }
    expect(before.find((row) => row["email"] === address)).toMatchObject({ status: "pending" });
  });

  test("both tables have row-level security and a policy for nobody; every function has an empty search path", async () => {
    const tables = await supabase.query(
      "select relname, relrowsecurity, policyname, permissive, qual, with_check from pg_class join pg_policies on tablename = relname where relnamespace = 'public'::regnamespace order by relname",
    );
    const closed = {
      relrowsecurity: true,
      policyname: "nobody",
      permissive: "PERMISSIVE",
      qual: "false",
      with_check: "false",
    };
    expect(tables).toEqual(["newsletter_mails", "subscribers"].map((relname) => ({ relname, ...closed })));
    const functions = await supabase.query(
      "select proname, prosecdef, proconfig from pg_proc where pronamespace = 'public'::regnamespace order by proname",
    );
    expect(functions.map((row) => row["proname"])).toEqual([
      "accept_request",
      "confirm_subscriber",
      "confirm_subscription",
      "drop_password",
      "end_subscription",
      "find_subscription",
      "forget_expired",
      "list_recipients",
      "list_unsent",
      "note_refusal",
      "request_subscription",
    ]);
    for (const row of functions) expect(row).toMatchObject({ prosecdef: true, proconfig: ['search_path=""'] });
  });
});

describe("a link", () => {
  test("that is an hour old is refused and confirms nothing", async () => {
    const address = makeAddress();
    const token = await store.subscribe(address);
    await supabase.query(
      `update auth.users set recovery_sent_at = now() - interval '61 minutes' where email = '${address}'`,
    );
    expect(await store.open().acceptToken(token, "magiclink")).toMatchObject({ ok: false, kind: "refused" });
    expect((await store.readRows(address))[0]?.status).toBe("pending");
  });

  test("is replaced by the next one, and not within a minute", async () => {
    const address = makeAddress();
    const first = await store.subscribe(address);
    expect(await store.subscribe(address)).toBe(first);
    await supabase.query("update public.newsletter_mails set counted_at = counted_at - interval '61 seconds'");
    const second = await store.subscribe(address);
    expect(second).not.toBe(first);
    expect((await store.open().acceptToken(first, "magiclink")).ok).toBe(false);
    expect((await store.open().acceptToken(second, "magiclink")).ok).toBe(true);
  });

  test("of Auth's own making, without a request here, subscribes nobody", async () => {
    const address = makeAddress();
    await store.open().sendLink(address);
    const token = store.listTokens(address).at(-1) ?? "";
    expect((await store.open().acceptToken(token, "magiclink")).ok).toBe(true);
    expect(await store.readRows(address)).toEqual([]);
  });
});

test("setting a password while a link is out does not confirm", async () => {
  const address = makeAddress();
  const accepted = await store.open().acceptToken(await store.subscribe(address), "magiclink");
  if (!accepted.ok) throw new Error(accepted.reason);
  await store.open().endSubscription((await store.readRows(address))[0]?.unsubscribe_token ?? "", soon());
  await store.subscribe(address);
  const headers = {
    apikey: supabase.publishableKey,
    Authorization: `Bearer ${accepted.value.accessToken}`,
    "Content-Type": "application/json",
  };
  const changed = await fetch(`${supabase.url}/auth/v1/user`, {
    method: "PUT",
    headers,
    body: '{"password":"correct horse battery"}',
  });
  expect(changed.status).toBe(200);
  expect((await store.readRows(address))[0]?.status).toBe("unsubscribed");
});

test("requests that nobody confirmed in 30 days are gone with the next request", async () => {
  const address = makeAddress();
  await store.subscribe(address);
  await supabase.query(
    `update public.subscribers set consent_at = now() - interval '31 days' where email = '${address}'`,
  );
  await store.subscribe(makeAddress());
  expect(await store.readRows(address)).toEqual([]);
});

test("every path through the states goes as the model says: one row, no mail too many, confirmed by the owner alone", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.commands(
        STEPS.map((step) => fc.constant(step)),
        { maxCommands: 14 },
      ),
      async (commands) => {
        const setup = () => ({
          model: createModel(),
          real: { address: makeAddress(), store },
        });
        await fc.asyncModelRun(setup, commands);
      },
    ),
    { numRuns: 40 },
  );
});
