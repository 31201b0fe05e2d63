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

/**
 * Whoever owns any other domain has as many mailboxes in it as they like. Those who give mailboxes to everybody have
 * too many visitors for a day's number.
 */
const OPEN_PROVIDERS: ReadonlySet<string> = new Set([
  ...PROVIDERS.flatMap(({ domains }) => domains),
  ..."outlook.com hotmail.com live.com msn.com hotmail.co.uk hotmail.fr outlook.fr live.co.uk".split(" "),
  ..."aol.com aim.com ymail.com rocketmail.com yahoo.co.uk yahoo.ca yahoo.fr yahoo.de yahoo.co.in yahoo.co.jp".split(
    " ",
  ),
  ..."att.net bellsouth.net sbcglobal.net comcast.net xfinity.com verizon.net cox.net charter.net".split(" "),
  ..."spectrum.net optonline.net earthlink.net frontier.com windstream.net centurylink.net juno.com".split(" "),
  ..."gmx.com gmx.net gmx.de web.de t-online.de mail.com email.com zoho.com hey.com hushmail.com duck.com".split(" "),
  ..."tutanota.com tuta.com mail.ru qq.com 163.com 126.com naver.com orange.fr free.fr laposte.net".split(" "),
  ..."libero.it btinternet.com sky.com virginmedia.com rogers.com shaw.ca sympatico.ca bell.net telus.net".split(" "),
]);

/** Under them names are registered, in the countries that have them: example.co.uk is one domain, example.co two labels. */
const SECOND_LEVEL = /^(?:ac|co|com|edu|gob|gov|go|ltd|me|mil|ne|net|nhs|nom|or|org|plc|sch)$/;

/**
 * The domain that somebody has registered, whatever stands before it. The public suffix list would be exact, and is
 * larger than the rest of the newsletter; where this is wrong two owners share a day's number.
 *
 * @param address as parseAddress gives it
 * @returns undefined for a provider that gives mailboxes to everybody
 * @example findOwnDomain("a@x.mail.example.co.uk") is example.co.uk
 */
export function findOwnDomain(address: string): string | undefined {
  const host = toMailbox(address).split("@")[1] ?? "";
  if (OPEN_PROVIDERS.has(host)) return undefined;
  const labels = host.split(".");
  const isBelow = labels.at(-1)?.length === 2 && SECOND_LEVEL.test(labels.at(-2) ?? "");
  return labels.slice(isBelow ? -3 : -2).join(".");
}

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
