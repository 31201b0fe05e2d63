import { execFile } from "node:child_process";
import { promisify } from "node:util";

import { expect, inject, test } from "vitest";

import { confirm, findStatus, subscribe, supabase } from "../test/support/newsletter-site.ts";

const site = inject("siteUrl");

test("the list of recipients has the confirmed alone, each with a one-click link of their own that works", async () => {
  const [{ address: confirmed, link: mailed }, { address: waiting }] = [await subscribe(), await subscribe()];
  await confirm(mailed);

  const env = {
    ...process.env,
    SUPABASE_URL: supabase.url,
    SUPABASE_SECRET_KEY: supabase.secretKey,
    SITE_ORIGIN: site,
  };
  const { stdout } = await promisify(execFile)("node", ["scripts/list-recipients.ts"], { env });
  const recipients = stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as { to: string; headers: Record<string, string> });
  expect(recipients.map(({ to }) => to)).not.toContain(waiting);
  const headers = recipients.find(({ to }) => to === confirmed)?.headers ?? {};
  expect(headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
  const link = /^<([^>]+)>$/.exec(headers["List-Unsubscribe"] ?? "")?.[1] ?? "";
  const body = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
  expect((await fetch(link, { method: "POST", body })).status).toBe(200);
  expect(await findStatus(confirmed)).toBe("unsubscribed");
});
