/** What was accepted gets its mail: the sweep, against a real database, after each way in which a mail is not sent. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";

import { type MisbehavingServer, startMisbehavingServer } from "../../test/support/misbehaving-server.ts";
import { makeAddress } from "../../test/support/newsletter-visitor.ts";
import { makeJob, openTestStore, type TestStore } from "../../test/support/open-test-store.ts";
import type { Bindings } from "../environment.ts";
import { sweepUnsentMails } from "./sweep-unsent-mails.ts";

let store: TestStore;
let server: MisbehavingServer;
let lines: string[];
beforeAll(async () => {
  store = await openTestStore();
  server = await startMisbehavingServer(store.supabase.url);
});
afterAll(async () => {
  await server.close();
  await store.close();
});
beforeEach(() => {
  lines = [];
  server.fail("500", 0);
  for (const level of ["info", "error"] as const)
    vi.spyOn(console, level).mockImplementation((line: string) => void lines.push(line));
});
afterEach(() => void vi.restoreAllMocks());

const sweep = () =>
  sweepUnsentMails({
    SUPABASE_URL: server.url,
    SUPABASE_PUBLISHABLE_KEY: store.supabase.publishableKey,
    SUPABASE_SECRET_KEY: store.supabase.secretKey,
  } as Bindings);
const count = (address: string) => store.listTokens(address).length;
const endLeases = () =>
  store.supabase.query("update public.subscribers set mail_leased_until = now() - interval '1 second'");

/** What the visitor's request does; the queue's job is lost. */
async function accept(): Promise<string> {
  const address = makeAddress();
  expect(await store.open().requestSubscription(makeJob(address), false)).toEqual({ ok: true, value: "send" });
  return address;
}

test("a request whose job is lost gets its mail, and one mail however often the sweep runs", async () => {
  const addresses = [await accept(), await accept()];
  for (let run = 0; run < 3; run += 1) {
    await sweep();
    await endLeases();
  }
  expect(addresses.map(count)).toEqual([1, 1]);
  expect(lines.join()).not.toContain("@");
});

test("one whose sender died before sending gets its mail when the sender's time is over, not before", async () => {
  const address = makeAddress();
  await store.open().requestSubscription(makeJob(address), true);
  await sweep();
  expect(count(address)).toBe(0);
  await endLeases();
  await sweep();
  expect(count(address)).toBe(1);
});

test("one that has its mail, was confirmed or has ended is left alone", async () => {
  const [sent, confirmed] = [makeAddress(), makeAddress()];
  await store.subscribe(sent);
  await store.open().acceptToken(await store.subscribe(confirmed), "magiclink");
  const ended = await accept();
  await store
    .open()
    .endSubscription((await store.readRows(ended))[0]?.unsubscribe_token ?? "", new Date().toISOString());
  await sweep();
  expect([sent, confirmed, ended].map(count)).toEqual([1, 1, 0]);
});

test("while Supabase is down nothing is lost, and the next run makes good", async () => {
  const addresses = [await accept(), await accept(), await accept(), await accept()];
  server.fail("503", 1);
  await sweep();
  expect(lines.join()).toContain('"event":"unavailable","job":"sweep"');
  expect(addresses.map(count)).toEqual([0, 0, 0, 0]);
  await sweep();
  expect(addresses.map(count)).toEqual([1, 1, 1, 1]);
});

test("an address that was refused three times is given up; one that was tried goes behind the others", async () => {
  const list = async () => {
    const unsent = await store.open().listUnsent(100);
    return unsent.ok ? unsent.value : [];
  };
  const [first, second] = [await accept(), await accept()];
  const find = async () =>
    (await list()).map(({ address }) => address).filter((known) => [first, second].includes(known));
  expect(await find()).toEqual([first, second]);
  const job = (await list()).find(({ address }) => address === first);
  if (!job) throw new Error("not listed");
  // As a sender does whose try fails.
  expect(await store.open().requestSubscription(job, true)).toEqual({ ok: true, value: "send" });
  await endLeases();
  expect(await find()).toEqual([second, first]);
  for (const count of [1, 2, 3]) expect(await store.open().noteRefusal(job)).toEqual({ ok: true, value: count });
  expect(await find()).toEqual([second]);
  // A new request of the visitor is a new start.
  await store.supabase.query("update public.newsletter_mails set counted_at = counted_at - interval '2 minutes'");
  await store.supabase.query("update public.subscribers set mail_claimed_at = mail_claimed_at - interval '2 minutes'");
  expect(await store.open().requestSubscription(makeJob(first), false)).toEqual({ ok: true, value: "send" });
  expect(await find()).toContain(first);
});
