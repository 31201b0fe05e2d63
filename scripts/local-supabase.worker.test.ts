import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { expect, onTestFinished, test } from "vitest";

import { startLocalSupabase } from "./local-supabase.ts";

test("rows and keys of the local Supabase survive a restart, and migrations run once", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "waycard-restart-"));
  const start = () => startLocalSupabase({ folder, port: 0, siteUrl: "http://site.invalid" });
  const first = await start();
  await first.query(
    "insert into public.subscribers (email, source, consent_version, consent_at) values ('ann@example.com', 'test', '2025-05', now())",
  );
  await first.close();

  const second = await start();
  expect(await second.query("select email, status from public.subscribers")).toEqual([
    { email: "ann@example.com", status: "pending" },
  ]);
  expect(second.publishableKey).toBe(first.publishableKey);
  expect(second.secretKey).toBe(first.secretKey);
  await second.close();
  rmSync(folder, { recursive: true, force: true });
});

test("neither its start nor its end decides the exit status of the process around it", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "waycard-status-"));
  const { exitCode } = process;
  onTestFinished(() => {
    process.exitCode = exitCode;
    rmSync(folder, { recursive: true, force: true });
  });
  process.exitCode = 3;
  const supabase = await startLocalSupabase({ folder, port: 0, siteUrl: "http://site.invalid" });
  expect(process.exitCode).toBe(3);
  await supabase.close();
  expect(process.exitCode).toBe(3);
});

test("npm run db -- reset forgets rows and keys", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "waycard-reset-"));
  const start = () => startLocalSupabase({ folder, port: 0, siteUrl: "http://site.invalid" });
  const first = await start();
  await first.query(
    "insert into public.subscribers (email, source, consent_version, consent_at) values ('ann@example.com', 'test', '2025-05', now())",
  );
  await first.close();

  // Not the usual port: the developer's own site may be running.
  const env = { ...process.env, SUPABASE_FOLDER: folder, SUPABASE_PORT: new URL(first.url).port };
  const reset = spawnSync("node", [path.join(import.meta.dirname, "db.ts"), "reset"], { env, encoding: "utf8" });
  expect(reset.stderr).toBe("");
  expect(reset.status).toBe(0);
  expect(existsSync(folder)).toBe(false);

  const second = await start();
  expect(await second.query("select email from public.subscribers")).toEqual([]);
  expect(second.secretKey).not.toBe(first.secretKey);
  await second.close();
  rmSync(folder, { recursive: true, force: true });
});
