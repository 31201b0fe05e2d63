/**
 * One JSON line per event. Nothing that names a visitor is ever passed in here:
 * no address, no query, no user agent.
 */

/** Logs an error with a short digest that is the same for the same fault, and returns the digest. */
export function logError(error: unknown, where: string): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}\n${error.stack ?? ""}` : String(error);
  const digest = toDigest(text);
  console.error(JSON.stringify({ level: "error", where, digest, error: text.slice(0, 2_000) }));
  return digest;
}

/** Logs something that happened. Values are words of this program, never of a visitor. */
export function logEvent(
  level: "info" | "error",
  where: string,
  fields: Readonly<Record<string, string | number | undefined>>,
): void {
  console[level](JSON.stringify({ level, where, ...fields }));
}

/** 32-bit FNV-1a in hexadecimal: enough to find a log line, nothing to keep secret. */
export function toDigest(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, "0");
}
