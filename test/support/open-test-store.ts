/** A local Supabase for one test file, with its database and its mails at hand. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { type LocalSupabase, startLocalSupabase } from "../../scripts/local-supabase.ts";
import { deliverJob, type SubscribeJob } from "../../worker/newsletter/newsletter-job.ts";
import { createSubscriberStore, type SubscriberStore } from "../../worker/newsletter/subscriber-store.ts";

export interface SubscriberRow {
  readonly status: string;
  readonly unsubscribe_token: string;
}

export interface TestStore {
  readonly supabase: LocalSupabase;
  /** A store of its own for every call, as a request has. */
  readonly open: () => SubscriberStore;
  readonly readRows: (address: string) => Promise<readonly SubscriberRow[]>;
  /** The tokens that were mailed to an address, oldest first. */
  readonly listTokens: (address: string) => readonly string[];
  /** Asks for a subscription and returns the newest token that was mailed. */
  readonly subscribe: (address: string) => Promise<string>;
  readonly close: () => Promise<void>;
}

/** One step ahead of what the database wrote last, for this clock counts whole milliseconds. */
export const soon = () => new Date(Date.now() + 1).toISOString();

export const makeJob = (address: string): SubscribeJob => ({
  kind: "subscribe",
  requestId: crypto.randomUUID(),
  address,
  source: "test",
  consentVersion: "2026-11",
  requestedAt: soon(),
});

export async function openTestStore(): Promise<TestStore> {
  const folder = mkdtempSync(path.join(tmpdir(), "waycard-store-"));
  const mails: { readonly to: string; readonly token: string }[] = [];
  const supabase = await startLocalSupabase({
    folder,
    port: 0,
    siteUrl: "http://site.invalid",
    onMail: ({ to, link }) => mails.push({ to, token: new URL(link).searchParams.get("token_hash") ?? "" }),
  });
  const open = () => createSubscriberStore(supabase, 30_000);
  const listTokens = (address: string) => mails.filter((mail) => mail.to === address).map((mail) => mail.token);
  return {
    supabase,
    open,
    listTokens,
    async readRows(address) {
      const rows = await supabase.query(
        `select status, unsubscribe_token from public.subscribers where email = '${address}'`,
      );
      return rows as unknown as readonly SubscriberRow[];
    },
    async subscribe(address) {
      await deliverJob(makeJob(address), open());
      return listTokens(address).at(-1) ?? "";
    },
    async close() {
      await supabase.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
