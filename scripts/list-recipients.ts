/**
 * Who gets the next issue, as JSON lines with the headers of each email, for the service that sends it:
 *
 *     SUPABASE_URL=… SUPABASE_SECRET_KEY=… SITE_ORIGIN=… node scripts/list-recipients.ts
 *
 * The output holds addresses: pipe it on, do not keep it.
 */
import { createClient } from "@supabase/supabase-js";
import * as v from "valibot";

import { paths } from "../src/paths.ts";
import { readCommandLine } from "./command-line.ts";

const PAGE_SIZE = 1_000;
const pageSchema = v.array(v.object({ email: v.string(), unsubscribe_token: v.string() }));

/** So that email programs can offer one-click unsubscription (RFC 2369, RFC 8058). The sender must cover both with DKIM. */
const toListUnsubscribeHeaders = (origin: string, token: string) => ({
  "List-Unsubscribe": `<${origin}${paths.unsubscribe(token)}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});

function getVariable(name: string): string {
  const value = process.env[name];
  if (!value) fail(`${name} is not set.`);
  return value;
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

readCommandLine("node scripts/list-recipients.ts", {
  about:
    "Prints every confirmed subscriber as a JSON line, with the headers that a letter must carry.\nNeeds SUPABASE_URL, SUPABASE_SECRET_KEY and SITE_ORIGIN.",
});
const origin = new URL(getVariable("SITE_ORIGIN")).origin;
const client = createClient(getVariable("SUPABASE_URL"), getVariable("SUPABASE_SECRET_KEY"), {
  auth: { persistSession: false },
});

let last = "";
for (;;) {
  const { data, error } = await client.rpc("list_recipients", { p_after: last, p_limit: PAGE_SIZE });
  if (error) fail(`Supabase did not list them: ${error.code || error.message}`);
  const page = v.parse(pageSchema, data);
  for (const { email, unsubscribe_token: token } of page) {
    process.stdout.write(`${JSON.stringify({ to: email, headers: toListUnsubscribeHeaders(origin, token) })}\n`);
  }
  last = page.at(-1)?.email ?? "";
  if (page.length < PAGE_SIZE) break;
}
