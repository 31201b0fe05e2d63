import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { expect, test } from "vitest";

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
