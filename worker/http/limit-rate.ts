/** How often one client and one mailbox may ask. The numbers stand in wrangler.toml ([[ratelimits]]). */
import { renderProblem } from "./problem.ts";

/** The bindings' period. */
const RETRY_AFTER_S = 60;

/**
 * 429 when there have been too many. A binding that is missing or fails lets the
 * request through: the limits spare others, they guard no secret.
 *
 * @param key names who is counted; addresses only as a hash
 */
export async function limitRate(limit: RateLimit | undefined, key: string): Promise<Response | undefined> {
  const outcome = await limit?.limit({ key }).catch(() => undefined);
  if (outcome?.success ?? true) return undefined;
  return renderProblem("rate-limited", "Too many requests. Wait a minute, then try again.", {
    headers: { "Retry-After": String(RETRY_AFTER_S) },
  });
}

/** What a token that nobody has costs more than a real one: each is asked of Supabase. */
export const INVENTED_UNITS = 9;
/** More than a minute holds are no dearer. */
const MAX_UNITS = 300;

/** Counts so many more, for what is known only when it is done. */
export async function chargeUnits(limit: RateLimit | undefined, key: string, units: number): Promise<void> {
  if (!limit) return;
  // The binding counts one at a time.
  const counted = Array.from({ length: Math.min(units, MAX_UNITS) }, () => limit.limit({ key }));
  await Promise.allSettled(counted);
}

/**
 * The client as the platform saw it: `X-Forwarded-For` and the like are words of
 * the client. An IPv6 network is one client (its owner has 2^64 addresses).
 */
export function toClientKey(request: Request): string {
  const address = request.headers.get("CF-Connecting-IP") ?? "unknown";
  return address.includes(":") ? `${expandNetwork(address)}::/64` : address;
}

/** First four groups of an IPv6 address, written out. */
function expandNetwork(address: string): string {
  const [head = "", tail] = address.toLowerCase().split("::");
  const groups = head === "" ? [] : head.split(":");
  const last = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - groups.length - last.length)).fill("0");
  return [...groups, ...zeros, ...last].slice(0, 4).join(":");
}
