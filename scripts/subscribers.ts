/**
 * The newsletter's data in an operator's hands; `DATABASE_URL` names the database:
 *
 *     npm run -s subscribers -- backup > subscribers.jsonl      every row, one line of JSON each
 *     npm run -s subscribers -- restore < subscribers.jsonl     adds the rows that are missing, changes none
 *     npm run -s subscribers -- show ann@example.com            all that is kept about an address
 *     npm run -s subscribers -- delete ann@example.com          the subscription and the user
 *
 * The output holds addresses: keep it encrypted, and no longer than docs/runbook.md says.
 */
import { createInterface } from "node:readline";

import type { Client } from "pg";

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

const COMMANDS: Readonly<Record<string, (client: Client, address: string) => Promise<void>>> = {
  backup: (client) => backUp(client, (line) => process.stdout.write(`${line}\n`)),
  async restore(client) {
    const { added, known } = await restore(client, readLines()).catch((error: Error) => {
      throw new Error(`Nothing was restored: ${error.message}.`, { cause: error });
    });
    console.log(`${added} added, ${known} were there and are as they were.`);
  },
  async show(client, address) {
    console.log(JSON.stringify(await show(client, address), null, 2));
  },
  async delete(client, address) {
    const count = await forget(client, address);
    console.log(count === 0 ? "Nothing is kept about this address." : "Deleted.");
  },
};

if (import.meta.main) {
  const [name = "", address = ""] = process.argv.slice(2);
  const command = COMMANDS[name];
  if (!command || (["show", "delete"].includes(name) && !address.includes("@"))) {
    console.error(`Use one of: ${Object.keys(COMMANDS).join(", ")}; show and delete with an address.`);
    process.exit(1);
  }
  const client = await connectDatabase();
  try {
    await command(client, address);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  } finally {
    await client.end();
  }
}
