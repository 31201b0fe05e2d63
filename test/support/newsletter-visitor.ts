/** Somebody who posts to the site. */
import { randomBytes, randomUUID } from "node:crypto";

/** An address that no other test uses, at a domain that none does: mails are counted by domain, too. */
export const makeAddress = () => `${randomUUID()}@${randomUUID().slice(0, 13)}.example`;

/** A client that nobody else of all tests is, for the rate limits: in a network of its own. */
export function makeClient(): string {
  const toGroup = () => randomBytes(2).toString("hex");
  return `2001:db8:${toGroup()}:${toGroup()}::1`;
}

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
