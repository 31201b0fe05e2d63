import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { expect, onTestFinished, test } from "vitest";

import { startLocalSupabase } from "./local-supabase.ts";

test("rows and keys of the local Supabase survive a restart, and `npm run db -- reset` forgets them", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "waycard-restart-"));
  const { exitCode } = process;
  onTestFinished(() => {
    process.exitCode = exitCode;
    rmSync(folder, { recursive: true, force: true });
  });
  const start = () => startLocalSupabase({ folder, port: 0, siteUrl: "http://site.invalid" });
  const read = ({ query }: Awaited<ReturnType<typeof start>>) => query("select email, status from public.subscribers");
  // Neither its start nor its end decides the exit status of the process around it.
  process.exitCode = 3;
  const first = await start();
  expect(process.exitCode).toBe(3);
  await first.query(
    "insert into public.subscribers (email, source, consent_version, consent_at) values ('ann@example.com', 'test', '2025-05', now())",
  );
  await first.close();
  expect(process.exitCode).toBe(3);

  const second = await start();
  expect(await read(second)).toEqual([{ email: "ann@example.com", status: "pending" }]);
  expect([second.publishableKey, second.secretKey]).toEqual([first.publishableKey, first.secretKey]);
  await second.close();

  // Not the usual port: the developer's own site may be running.
  const env = { ...process.env, SUPABASE_FOLDER: folder, SUPABASE_PORT: new URL(first.url).port };
  const reset = spawnSync("node", [path.join(import.meta.dirname, "db.ts"), "reset"], { env, encoding: "utf8" });
  expect([reset.status, reset.stderr]).toEqual([0, ""]);
  expect(existsSync(folder)).toBe(false);

  const third = await start();
  expect(await read(third)).toEqual([]);
  expect(third.secretKey).not.toBe(first.secretKey);
  await third.close();
});
