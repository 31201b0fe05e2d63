import { paths } from "../../src/paths.ts";

/**
 * Headers that every letter carries, so that mail programs can offer one-press
 * unsubscription (RFC 2369, RFC 8058). The sender must cover both with DKIM.
 *
 * @param origin canonical origin of the site, without a trailing slash
 */
export function toListUnsubscribeHeaders(origin: string, token: string): Readonly<Record<string, string>> {
  return {
    "List-Unsubscribe": `<${origin}${paths.unsubscribe(token)}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}
