import { paths } from "../../paths.ts";
import type { SessionClient } from "./session-client.ts";

/**
 * The token that ends the signed-in visitor's subscription, or an empty string when
 * it cannot be had in time.
 */
export async function findUnsubscribeToken(client: SessionClient, patienceMs: number): Promise<string> {
  const late = new Promise<string>((resolve) => setTimeout(() => resolve(""), patienceMs));
  return Promise.race([ask(client).catch(() => ""), late]);
}

async function ask(client: SessionClient): Promise<string> {
  const { data } = await client.getSession();
  if (!data.session) return "";
  const headers = { Authorization: `Bearer ${data.session.access_token}` };
  const response = await fetch(paths.subscriptionApi(), { headers });
  if (!response.ok) return "";
  const { status, unsubscribeToken } = (await response.json()) as { status: string; unsubscribeToken: string };
  return status === "unsubscribed" ? "" : unsubscribeToken;
}
