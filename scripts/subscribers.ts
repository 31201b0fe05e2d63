/**
 * `npm run -s subscribers -- backup|restore|show|delete`: the newsletter's data in an operator's hands; `DATABASE_URL`
 * names the database. The output holds addresses: keep it encrypted, and no longer than docs/runbook.md says.
 */
import { createInterface } from "node:readline";

import type { Client } from "pg";

import { defineSubcommand, runSubcommand, type Subcommand, UsageError } from "./command-line.ts";
import { connectDatabase } from "./connect-database.ts";

const PAGE = 1_000;

export async function backUp(client: Client, write: (line: string) => void): Promise<void> {
  let last = "";
  for (;;) {
    const { rows } = await client.query<{ email: string; line: string }>(
      "select email, to_jsonb(s)::text as line from public.subscribers s where email > $1 order by email limit $2",
      [last, PAGE],
    );
    for (const { line } of rows) write(line);
    last = rows.at(-1)?.email ?? "";
    if (rows.length < PAGE) return;
  }
}

/**
 * All or nothing. A row that is there stays as it is: it may say that somebody has unsubscribed since the backup.
 *
 * @returns how many were added
 * @throws Error that names the first line that is no row
 */
export async function restore(client: Client, lines: AsyncIterable<string>): Promise<{ added: number; known: number }> {
  let added = 0;
  let known = 0;
  let number = 0;
  await client.query("begin");
  try {
    for await (const line of lines) {
      number += 1;
      if (line.trim() === "") continue;
      const { rowCount } = await client.query(
        "insert into public.subscribers select (jsonb_populate_record(null::public.subscribers, $1::jsonb)).* on conflict do nothing",
        [line],
      );
      if (rowCount === 1) added += 1;
      else known += 1;
    }
    await client.query("commit");
    return { added, known };
  } catch (error) {
    await client.query("rollback");
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`line ${number} is no row of a backup (${reason})`, { cause: error });
  }
}

export async function show(client: Client, address: string): Promise<object> {
  const email = address.toLowerCase();
  const subscription = await client.query<{ row: object }>(
    "select to_jsonb(s) - 'unsubscribe_token' as row from public.subscribers s where email = $1",
    [email],
  );
  const user = await client.query<{ row: object }>(
    "select jsonb_build_object('id', id, 'email', email, 'created_at', created_at, 'last_sign_in_at', last_sign_in_at) as row from auth.users where lower(email) = $1",
    [email],
  );
  return { subscription: subscription.rows[0]?.row ?? null, user: user.rows[0]?.row ?? null };
}

/** @returns how many rows are gone */
export async function forget(client: Client, address: string): Promise<number> {
  const email = address.toLowerCase();
  const subscription = await client.query("delete from public.subscribers where email = $1", [email]);
  const user = await client.query("delete from auth.users where lower(email) = $1", [email]);
  return (subscription.rowCount ?? 0) + (user.rowCount ?? 0);
}

/** Lines that come before somebody waits for them are gone: so they are read from the first wait on. */
async function* readLines(): AsyncGenerator<string> {
  yield* createInterface({ input: process.stdin });
}

/** Faults are the operator's to mend: without the stack of this program. */
async function useDatabase(work: (client: Client) => Promise<void>): Promise<void> {
  const client = await connectDatabase();
  try {
    await work(client);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  } finally {
    await client.end();
  }
}

function requireAddress(address = ""): string {
  if (!address.includes("@")) throw new UsageError(`"${address}" is no address.`);
  return address;
}

const COMMANDS: Readonly<Record<string, Subcommand>> = {
  backup: defineSubcommand({
    usage: "> subscribers.jsonl",
    about: "Prints every subscriber, one line of JSON each.",
    run: () => useDatabase((client) => backUp(client, (line) => process.stdout.write(`${line}\n`))),
  }),
  restore: defineSubcommand({
    usage: "< subscribers.jsonl",
    about: "Adds the subscribers that are missing, all or none; changes none.",
    run: () =>
      useDatabase(async (client) => {
        const { added, known } = await restore(client, readLines()).catch((error: Error) => {
          throw new Error(`Nothing was restored: ${error.message}.`, { cause: error });
        });
        console.log(`${added} added, ${known} were there and are as they were.`);
      }),
  }),
  show: defineSubcommand({
    usage: "ADDRESS",
    about: "Prints all that is kept about an address.",
    positionals: [1, 1],
    run({ positionals: [given] }) {
      const address = requireAddress(given);
      return useDatabase(async (client) => console.log(JSON.stringify(await show(client, address), null, 2)));
    },
  }),
  delete: defineSubcommand({
    usage: "ADDRESS",
    about: "Deletes the subscription and the user of an address.",
    positionals: [1, 1],
    run({ positionals: [given] }) {
      const address = requireAddress(given);
      return useDatabase(async (client) => {
        const count = await forget(client, address);
        console.log(count === 0 ? "Nothing is kept about this address." : "Deleted.");
      });
    },
  }),
};

if (import.meta.main) await runSubcommand("npm run -s subscribers --", COMMANDS);
