import { logEvent } from "../log.ts";

/** What happened, without whom: an address appears as a keyed hash, tokens and messages of others never. */
export interface NewsletterEvent {
  readonly event: "queued" | "delivered" | "retry" | "dead-letter" | "dropped" | "unavailable" | "refused" | "brake";
  readonly job?: string | undefined;
  readonly subject?: string | undefined;
  /** Status and error code that Supabase gave, or what kept it from giving one. */
  readonly reason?: string | undefined;
  readonly attempt?: number;
  readonly delaySeconds?: number;
}

export function logNewsletter(level: "info" | "error", event: NewsletterEvent): void {
  logEvent(level, "newsletter", { ...event });
}

/**
 * 64 bits of HMAC-SHA-256: the same address gives the same hash, and nobody
 * without the key can find the address by trying.
 */
export async function hashAddress(address: string, secretKey: string): Promise<string> {
  const encoder = new TextEncoder();
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", encoder.encode(`address:${secretKey}`), algorithm, false, ["sign"]);
  const bytes = new Uint8Array(await crypto.subtle.sign("HMAC", key, encoder.encode(address)));
  return [...bytes.subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
