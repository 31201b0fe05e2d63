/** What tests of the newsletter do at the site: post as somebody, open mails. */
import { randomInt, randomUUID } from "node:crypto";

/** An address that no other test uses. */
export const makeAddress = () => `${randomUUID()}@example.com`;

/** A client that has not asked before, for the rate limits. */
export const makeClient = () => `198.18.${randomInt(256)}.${randomInt(1, 255)}`;

export interface PostOptions {
  readonly headers?: Readonly<Record<string, string>>;
  readonly client?: string;
}

export function postJson(url: string, body: unknown, options: PostOptions = {}): Promise<Response> {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return post(url, text, "application/json", options);
}

export function postForm(
  url: string,
  fields: Readonly<Record<string, string>>,
  options: PostOptions = {},
): Promise<Response> {
  return post(url, new URLSearchParams(fields).toString(), "application/x-www-form-urlencoded", options);
}

function post(
  url: string,
  body: string,
  type: string,
  { headers, client = makeClient() }: PostOptions,
): Promise<Response> {
  return fetch(url, {
    method: "POST",
    redirect: "manual",
    headers: { "Content-Type": type, "CF-Connecting-IP": client, Accept: "text/html", ...headers },
    body,
  });
}

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly link: string;
}

/** The mails to an address, as soon as there are `count` of them. */
export async function waitForMails(supabaseUrl: string, to: string, count: number): Promise<readonly Mail[]> {
  const response = await fetch(`${supabaseUrl}/mails?${new URLSearchParams({ to, count: String(count) }).toString()}`);
  return (await response.json()) as readonly Mail[];
}

/** Path and query of the newest mail's link. */
export async function waitForLink(supabaseUrl: string, to: string, count = 1): Promise<string> {
  const mails = await waitForMails(supabaseUrl, to, count);
  const link = new URL(mails.at(-1)?.link ?? "about:blank");
  return link.pathname + link.search;
}

export const readToken = (link: string) => new URL(link, "http://site.invalid").searchParams.get("token_hash") ?? "";

/** Status of an address as the Worker sees it; undefined when there is no row. */
export async function findStatus(
  supabase: { readonly url: string; readonly secretKey: string },
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
