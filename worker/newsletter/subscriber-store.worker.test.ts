/** The database and its rules: who may do what, and the state machine none → pending → confirmed → unsubscribed → pending. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { makeAddress } from "../../test/support/newsletter-visitor.ts";
import { type LocalSupabase, startLocalSupabase } from "../local/local-supabase.ts";
import { deliverJob, type SubscribeJob } from "./newsletter-job.ts";
import { createSubscriberStore, type SubscriberStore } from "./subscriber-store.ts";

let supabase: LocalSupabase;
const folder = mkdtempSync(path.join(tmpdir(), "waycard-store-"));
const mails: { readonly to: string; readonly token: string }[] = [];

beforeAll(async () => {
  supabase = await startLocalSupabase({
    folder,
    port: 0,
    siteUrl: "http://site.invalid",
    onMail: ({ to, link }) => mails.push({ to, token: new URL(link).searchParams.get("token_hash") ?? "" }),
  });
});
afterAll(async () => {
  await supabase.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A store of its own for every call, as a request has. */
const open = (): SubscriberStore => createSubscriberStore(supabase, 30_000);

/** One step ahead of what the database wrote last, for the clock of this test counts whole milliseconds. */
const soon = () => new Date(Date.now() + 1).toISOString();

const makeJob = (address: string): SubscribeJob => ({
  kind: "subscribe",
  requestId: crypto.randomUUID(),
  address,
  source: "test",
  consentVersion: "2025-05",
  requestedAt: soon(),
});

async function readRows(address: string) {
  const rows = await supabase.query(`select status, unsubscribe_token from public.subscribers where email = '${address}'`);
  return rows as readonly { readonly status: string; readonly unsubscribe_token: string }[];
}

async function subscribe(address: string): Promise<string> {
  await deliverJob(makeJob(address), open());
  return mails.findLast((mail) => mail.to === address)?.token ?? "";
}

describe("row-level security", () => {
  const FUNCTIONS = {
    request_subscription: {
      p_email: "x@example.com",
      p_request_id: crypto.randomUUID(),
      p_requested_at: soon(),
      p_source: "x",
      p_consent_version: "x",
      p_is_sender: true,
    },
    end_subscription: { p_token: "x", p_requested_at: soon() },
    find_subscription: { p_email: "x@example.com" },
    list_recipients: { p_after: "", p_limit: 10 },
  };

  /** Headers of somebody with the publishable key, and of somebody signed in. */
  async function listStrangers(): Promise<readonly Record<string, string>[]> {
    const accepted = await open().acceptToken(await subscribe(makeAddress()), "magiclink");
    if (!accepted.ok) throw new Error(accepted.reason);
    const anon = { apikey: supabase.publishableKey, "Content-Type": "application/json" };
    return [anon, { ...anon, Authorization: `Bearer ${accepted.value.accessToken}` }];
  }

  test("neither anon nor a signed-in subscriber reads or writes a row, or calls a function", async () => {
    const address = makeAddress();
    await subscribe(address);
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
        const call = await fetch(`${supabase.url}/rest/v1/rpc/${name}`, { method: "POST", headers, body: JSON.stringify(values) });
        expect([401, 403, 404], name).toContain(call.status);
      }
      expect(await supabase.query("select * from public.subscribers order by email")).toEqual(rows);
    }
    expect(before.find((row) => row["email"] === address)).toMatchObject({ status: "pending" });
  });

  test("the table has row-level security and no policy; every function has an empty search path", async () => {
    const [table] = await supabase.query(
      "select relrowsecurity, (select count(*)::int from pg_policies where tablename = 'subscribers') as policies from pg_class where oid = 'public.subscribers'::regclass",
    );
    expect(table).toEqual({ relrowsecurity: true, policies: 0 });
    const functions = await supabase.query(
      "select proname, prosecdef, proconfig from pg_proc where pronamespace = 'public'::regnamespace order by proname",
    );
    expect(functions.map((row) => row["proname"])).toEqual([
      "confirm_subscriber",
      "end_subscription",
      "find_subscription",
      "list_recipients",
      "request_subscription",
    ]);
    for (const row of functions) expect(row).toMatchObject({ prosecdef: true, proconfig: ['search_path=""'] });
  });
});

describe("a link", () => {
  test("that is an hour old is refused and confirms nothing", async () => {
    const address = makeAddress();
    const token = await subscribe(address);
    await supabase.query(`update auth.users set recovery_sent_at = now() - interval '61 minutes' where email = '${address}'`);
    expect(await open().acceptToken(token, "magiclink")).toMatchObject({ ok: false, kind: "refused" });
    expect((await readRows(address))[0]?.status).toBe("pending");
  });

  test("is replaced by the next one after a minute, and not before", async () => {
    const address = makeAddress();
    const first = await subscribe(address);
    expect(await subscribe(address)).toBe(first);
    await supabase.query(`update public.subscribers set mail_claimed_at = now() - interval '61 seconds' where email = '${address}'`);
    const second = await subscribe(address);
    expect(second).not.toBe(first);
    expect((await open().acceptToken(first, "magiclink")).ok).toBe(false);
    expect((await open().acceptToken(second, "magiclink")).ok).toBe(true);
  });

  test("of Auth's own making, without a request here, subscribes nobody", async () => {
    const address = makeAddress();
    await open().sendLink(address);
    const token = mails.findLast((mail) => mail.to === address)?.token ?? "";
    expect((await open().acceptToken(token, "magiclink")).ok).toBe(true);
    expect(await readRows(address)).toEqual([]);
  });
});

test("setting a password while a link is out does not confirm", async () => {
  const address = makeAddress();
  const accepted = await open().acceptToken(await subscribe(address), "magiclink");
  if (!accepted.ok) throw new Error(accepted.reason);
  await open().endSubscription((await readRows(address))[0]?.unsubscribe_token ?? "", soon());
  await subscribe(address);
  const headers = { apikey: supabase.publishableKey, Authorization: `Bearer ${accepted.value.accessToken}`, "Content-Type": "application/json" };
  const changed = await fetch(`${supabase.url}/auth/v1/user`, { method: "PUT", headers, body: '{"password":"correct horse battery"}' });
  expect(changed.status).toBe(200);
  expect((await readRows(address))[0]?.status).toBe("pending");
});

test("requests that nobody confirmed in 30 days are gone with the next request", async () => {
  const address = makeAddress();
  await subscribe(address);
  await supabase.query(`update public.subscribers set consent_at = now() - interval '31 days' where email = '${address}'`);
  await subscribe(makeAddress());
  expect(await readRows(address)).toEqual([]);
});

interface Model {
  status: "none" | "pending" | "confirmed" | "unsubscribed";
  mails: number;
  isLinkFresh: boolean;
  jobs: SubscribeJob[];
}

interface Real {
  readonly address: string;
}

/** A step: what may happen to the subscription, and what the model says comes of it. */
class Step implements fc.AsyncCommand<Model, Real> {
  readonly name: string;
  readonly isPossible: (model: Model) => boolean;
  readonly act: (model: Model, real: Real) => Promise<void>;
  constructor(name: string, isPossible: (model: Model) => boolean, act: (model: Model, real: Real) => Promise<void>) {
    this.name = name;
    this.isPossible = isPossible;
    this.act = act;
  }
  check = (model: Readonly<Model>) => this.isPossible(model);
  async run(model: Model, real: Real): Promise<void> {
    await this.act(model, real);
    const rows = await readRows(real.address);
    expect(rows).toHaveLength(model.status === "none" ? 0 : 1);
    if (model.status !== "none") expect(rows[0]?.status).toBe(model.status);
    expect(mails.filter((mail) => mail.to === real.address)).toHaveLength(model.mails);
  }
  toString = () => this.name;
}

const readToken = async ({ address }: Real) => (await readRows(address))[0]?.unsubscribe_token ?? "";
const always = () => true;

const STEPS: readonly Step[] = [
  new Step("subscribe", always, async (model, { address }) => {
    const job = makeJob(address);
    expect((await deliverJob(job, open())).ok).toBe(true);
    model.jobs.push(job);
    // A second request within the minute is served by the mail that is out.
    if (model.status !== "none" && model.status !== "unsubscribed") return;
    model.status = "pending";
    model.mails += 1;
    model.isLinkFresh = true;
  }),
  new Step("deliver an old job again", (model) => model.jobs.length > 0, async (model) => {
    const job = model.jobs[Math.floor(model.jobs.length / 2)];
    if (job) expect((await deliverJob(job, open())).ok).toBe(true);
  }),
  new Step("press the newest link", (model) => model.mails > 0, async (model, { address }) => {
    const token = mails.findLast((mail) => mail.to === address)?.token ?? "";
    expect((await open().acceptToken(token, "magiclink")).ok).toBe(model.isLinkFresh);
    if (model.isLinkFresh && model.status === "pending") model.status = "confirmed";
    model.isLinkFresh = false;
  }),
  new Step("press a forged link", always, async () => {
    expect(await open().acceptToken("f".repeat(64), "magiclink")).toMatchObject({ ok: false, kind: "refused" });
  }),
  new Step("unsubscribe", (model) => model.status !== "none", async (model, real) => {
    expect(await open().endSubscription(await readToken(real), soon())).toEqual({ ok: true, value: "unsubscribed" });
    model.status = "unsubscribed";
  }),
  new Step("unsubscribe, delivered late", (model) => model.status !== "none", async (model, real) => {
    const status = await open().endSubscription(await readToken(real), new Date(0).toISOString());
    expect(status).toEqual({ ok: true, value: model.status });
  }),
  new Step("unsubscribe with a forged token", always, async () => {
    expect(await open().endSubscription("f".repeat(64), soon())).toEqual({ ok: true, value: "unknown" });
  }),
];

test("every path through the states goes as the model says: one row, no mail too many, confirmed by the owner alone", async () => {
  await fc.assert(
    fc.asyncProperty(fc.commands(STEPS.map((step) => fc.constant(step)), { maxCommands: 14 }), async (commands) => {
      const setup = () => ({
        model: { status: "none", mails: 0, isLinkFresh: false, jobs: [] } as Model,
        real: { address: makeAddress() },
      });
      await fc.asyncModelRun(setup, commands);
    }),
    { numRuns: 40 },
  );
});
