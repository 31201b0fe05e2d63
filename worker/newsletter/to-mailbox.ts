/**
 * The mailbox behind an address, as its provider has it: spellings that all arrive in
 * one inbox count as one. For limits only; mail goes to the address as it was typed.
 */

interface Aliases {
  readonly domains: readonly string[];
  /** Characters that the provider does not look at. */
  readonly ignored?: RegExp;
  /** What begins a label of the owner's, beside the plus sign. */
  readonly label?: RegExp;
}

/** The first domain stands for all: the same name at any of them is the same mailbox. */
const PROVIDERS: readonly Aliases[] = [
  // https://support.google.com/mail/answer/7436150: dots do not matter, googlemail.com is gmail.com.
  { domains: ["gmail.com", "googlemail.com"], ignored: /\./g },
  // https://proton.me/support/creating-aliases: dots, hyphens and underscores do not matter.
  { domains: ["proton.me", "protonmail.com", "protonmail.ch", "pm.me"], ignored: /[._-]/g },
  { domains: ["icloud.com", "me.com", "mac.com"] },
  // Disposable addresses of Yahoo are a base name, a hyphen and a keyword.
  { domains: ["yahoo.com"], label: /-.*$/ },
  { domains: ["yandex.com", "yandex.ru", "ya.ru"] },
  { domains: ["fastmail.com", "fastmail.fm"] },
];

/** Fastmail's own: everything at name.fastmail.com arrives at name@fastmail.com. */
const OWN_SUBDOMAIN = /^([a-z0-9-]+)\.(fastmail\.(?:com|fm))$/;

/**
 * @param address as parseAddress gives it, in lower case
 * @example toMailbox("a.nn+news@googlemail.com") is ann@gmail.com
 */
export function toMailbox(address: string): string {
  const [local = "", host = ""] = address.split("@");
  const [, owner, own] = OWN_SUBDOMAIN.exec(host) ?? [];
  // What stands after a plus sign is a label of its owner (RFC 5233), with nearly every provider.
  const name = owner ?? local.replace(/(?<=.)\+.*$/, "");
  const domain = own ?? host;
  const provider = PROVIDERS.find(({ domains }) => domains.includes(domain));
  if (!provider) return `${name}@${domain}`;
  const { domains, ignored = /(?!)/g, label = /(?!)/ } = provider;
  return `${name.replace(label, "").replaceAll(ignored, "") || name}@${domains[0]}`;
}
