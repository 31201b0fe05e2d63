/**
 * An email address, or why it is none. Stricter than RFC 5321 where a mail system
 * could read more than one mailbox, or a header, out of it: one address in ASCII,
 * no quotes, comments, display names or escapes.
 */
import { NEWSLETTER } from "../../src/site.ts";

export type ParsedAddress =
  | { readonly ok: true; readonly address: string }
  | { readonly ok: false; readonly message: string };

export const MAX_ADDRESS_LENGTH = NEWSLETTER.addressMaxLength;
const MAX_LOCAL_LENGTH = 64;
// RFC 5322 atoms without `%` (an escape to some mailers), `!` and `/` (old routes) and the backquote.
const LOCAL = /^[a-z0-9#$&'*+=?^_{|}~-]+(?:\.[a-z0-9#$&'*+=?^_{|}~-]+)*$/;
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?!\d+$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])$/;

const refuse = (message: string): ParsedAddress => ({ ok: false, message });

/**
 * @returns the address in lower case, as Supabase Auth keeps it
 * @example parseAddress(" Ann@Example.com ") is ann@example.com; "a@b.c, d@e.f" and "Ann <a@b.c>" are refused
 */
export function parseAddress(value: unknown): ParsedAddress {
  if (typeof value !== "string") return refuse("Enter an email address.");
  // Spaces only: what `trim` takes off besides (line ends, a byte order mark) must not pass unseen.
  const text = value.replace(/^ +| +$/g, "");
  if (text === "") return refuse("Enter your email address.");
  if (text.length > MAX_ADDRESS_LENGTH)
    return refuse(`Enter an email address of at most ${MAX_ADDRESS_LENGTH} characters.`);
  if (/[,;<>]/.test(text) || text.split("@").length > 2) return refuse("Enter a single email address.");
  if (/[^!-~]/.test(text)) {
    return refuse("Use plain letters, digits and symbols only; enter a non-Latin domain in its xn-- form.");
  }
  const [local = "", domain] = text.toLowerCase().split("@");
  if (domain === undefined) return refuse("Enter an email address with an @ sign, such as name@example.com.");
  if (local.length > MAX_LOCAL_LENGTH || !LOCAL.test(local)) return refuse("The part before the @ sign is not valid.");
  if (!DOMAIN.test(domain)) return refuse("The part after the @ sign is not a domain such as example.com.");
  return { ok: true, address: `${local}@${domain}` };
}
