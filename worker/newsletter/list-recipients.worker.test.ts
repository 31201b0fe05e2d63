import { execFile } from "node:child_process";
import { promisify } from "node:util";

import { expect, inject, test } from "vitest";

import {
  findStatus,
  makeAddress,
  postForm,
  postJson,
  readToken,
  waitForLink,
} from "../../test/support/newsletter-visitor.ts";

const site = inject("siteUrl");
const supabase = { url: inject("supabaseUrl"), secretKey: inject("supabaseSecretKey") };

test("the list of recipients has the confirmed alone, each with a one-click link of their own that works", async () => {
  const [confirmed, waiting] = [makeAddress(), makeAddress()];
  for (const email of [confirmed, waiting]) await postJson(`${site}/api/subscribe`, { email });
  await postForm(`${site}/subscribe/confirm`, { token_hash: readToken(await waitForLink(supabase.url, confirmed)) });

  const env = {
    ...process.env,
    SUPABASE_URL: supabase.url,
    SUPABASE_SECRET_KEY: supabase.secretKey,
    SITE_ORIGIN: site,
  };
  const { stdout } = await promisify(execFile)("node", ["worker/newsletter/list-recipients.ts"], { env });
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
  expect((await findStatus(supabase, confirmed))?.status).toBe("unsubscribed");
});
