/** The newsletter of the site that all tests share: its mails, its links, its rows. */
import { inject } from "vitest";

import { makeAddress, postForm, postJson } from "./newsletter-visitor.ts";

const site = inject("siteUrl");
export const supabase = { url: inject("supabaseUrl"), secretKey: inject("supabaseSecretKey") };

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly link: string;
}

/** The mails to an address, as soon as there are `count` of them. */
export async function waitForMails(to: string, count: number): Promise<readonly Mail[]> {
  const address = `${supabase.url}/mails?${new URLSearchParams({ to, count: String(count) }).toString()}`;
  let mails: readonly Mail[] = [];
  // Each question is held for half a minute; a job that failed twice comes again after that.
  for (let attempt = 0; attempt < 4 && mails.length < count; attempt += 1) {
    mails = (await (await fetch(address)).json()) as readonly Mail[];
  }
  return mails;
}

/** Path and query of the newest mail's link. */
export async function waitForLink(to: string, count = 1): Promise<string> {
  const mails = await waitForMails(to, count);
  const link = new URL(mails.at(-1)?.link ?? "about:blank");
  return link.pathname + link.search;
}

export const readToken = (link: string) => new URL(link, "http://site.invalid").searchParams.get("token_hash") ?? "";

/** Asks for a subscription and waits for its mail: the row is there by then, whoever wrote it. */
export async function subscribe(origin = site): Promise<{ readonly address: string; readonly link: string }> {
  const address = makeAddress();
  await postJson(`${origin}/api/subscribe`, { email: address });
  return { address, link: await waitForLink(address) };
}

/** Presses the button that a mailed link leads to. */
export function confirm(link: string, origin = site): Promise<Response> {
  return postForm(`${origin}/subscribe/confirm`, { token_hash: readToken(link), type: "magiclink" });
}

/** Status of an address as the Worker sees it; undefined when there is no row. */
export const findStatus = async (address: string) => (await findRow(address))?.status;

/** What ends the subscription of an address. */
export const findUnsubscribeToken = async (address: string) => (await findRow(address))?.unsubscribe_token ?? "";

async function findRow(
  address: string,
): Promise<{ readonly status: string; readonly unsubscribe_token: string } | undefined> {
  const response = await fetch(`${supabase.url}/rest/v1/rpc/find_subscription`, {
    method: "POST",
    headers: { apikey: supabase.secretKey, "Content-Type": "application/json" },
    body: JSON.stringify({ p_email: address }),
  });
  const rows = (await response.json()) as { status: string; unsubscribe_token: string }[];
  return rows[0];
}
