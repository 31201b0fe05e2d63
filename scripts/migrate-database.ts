/**
 * `DATABASE_URL=… npm run db -- migrate`: applies the migrations that a database does not have yet, each in a
 * transaction of its own. It records them where Supabase's own tool looks, so you may use either.
 */
import { globSync, readFileSync } from "node:fs";
import path from "node:path";

import type { Client } from "pg";

const FOLDER = path.join(import.meta.dirname, "../supabase/migrations");
/** Any number that no other program takes: two runs at once wait for each other. */
const LOCK = 7_292_001;

/** @returns names of the files that were applied */
export async function migrateDatabase(client: Client, folder = FOLDER): Promise<readonly string[]> {
  await client.query("select pg_advisory_lock($1)", [LOCK]);
  try {
    await client.query("create schema if not exists supabase_migrations");
    await client.query(
      "create table if not exists supabase_migrations.schema_migrations (version text primary key, statements text[], name text)",
    );
    const { rows } = await client.query<{ version: string }>(
      "select version from supabase_migrations.schema_migrations",
    );
    const known = new Set(rows.map(({ version }) => version));
    const applied: string[] = [];
    for (const file of globSync("*.sql", { cwd: folder }).toSorted()) {
      const [, version = "", name = ""] = /^(\d+)_(\w+)\.sql$/.exec(file) ?? [];
      if (version === "") throw new Error(`${file} is not named like 20250501000000_subscribers.sql`);
      if (known.has(version)) continue;
      await apply(client, version, name, readFileSync(path.join(folder, file), "utf8"));
      applied.push(file);
    }
    return applied;
  } finally {
    await client.query("select pg_advisory_unlock($1)", [LOCK]);
  }
}

async function apply(client: Client, version: string, name: string, sql: string): Promise<void> {
  await client.query("begin");
  try {
    await client.query(sql);
    await client.query(
      "insert into supabase_migrations.schema_migrations (version, statements, name) values ($1, $2, $3)",
      [version, [sql], name],
    );
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw new Error(`Migration ${version}_${name} failed and has changed nothing`, { cause: error });
  }
}
