/**
 * Trusted Types: the only place where this site's own code makes the address of a
 * script or a worker. The security policy (`worker/http/security-policy.ts`) lets the
 * browser take one from nowhere else, so markup or an address that somebody smuggles
 * into the page's own code does not become code. Browsers without Trusted Types use
 * the same list.
 */

/** What the operator's variables name; the consent bar carries it. */
export interface AnalyticsIds {
  readonly gtm?: string | undefined;
  readonly ga4?: string | undefined;
  readonly visitor?: string | undefined;
}

/** https://www.w3.org/TR/trusted-types/; TypeScript's own declarations do not have it yet. */
interface PolicyFactory {
  readonly emptyHTML: TrustedHTML;
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: (url: string) => string | null },
  ): { readonly createScriptURL: (url: string) => unknown };
}

const factory = (globalThis as { readonly trustedTypes?: PolicyFactory }).trustedTypes;

const TAG_MANAGER = "https://www.googletagmanager.com/gtm.js";
const TAG = "https://www.googletagmanager.com/gtag/js";

/** Files that the build made, and the scripts that an operator may switch on. */
const rules: ((url: string) => boolean)[] = [
  (url) => {
    const { origin, pathname } = new URL(url, location.href);
    const isBuilt = /^\/assets\/[\w.-]+\.js$/.test(pathname);
    // In development the files are the sources themselves.
    return origin === location.origin && (import.meta.env.DEV || isBuilt);
  },
];

const isListed = (url: string) => rules.some((rule) => rule(url));

function check(url: string): string {
  if (isListed(url)) return url;
  throw new TypeError("Not the address of a script of this site.");
}

const policy = factory?.createPolicy("waycard", { createScriptURL: check });

/**
 * An address that is on the list, in the form that the browser takes.
 * @throws TypeError for any other
 */
export function toScriptUrl(url: string): string {
  // Sinks take the trusted object; their types know texts only.
  return policy ? (policy.createScriptURL(url) as string) : check(url);
}

/** Empty inner HTML, in the form that the browser takes. */
export const EMPTY_HTML: string | TrustedHTML = factory?.emptyHTML ?? "";

/** Lists what the operator has configured. Called once, with what the server wrote into the page. */
export function allowAnalytics({ gtm, ga4, visitor }: AnalyticsIds): void {
  if (gtm) rules.push((url) => url === `${TAG_MANAGER}?id=${gtm}`);
  if (ga4) rules.push((url) => url === `${TAG}?id=${ga4}`);
  if (visitor) rules.push((url) => url === visitor);
  if (gtm) allowTagManager(gtm);
}

/**
 * A tag manager loads scripts by itself, with plain texts: the browser asks the policy
 * named `default` about each. It admits Google's two loaders, and of containers none but
 * the operator's own, which the security policy cannot tell from others by their path.
 * Inner HTML and code as text stay refused.
 */
function allowTagManager(container: string): void {
  factory?.createPolicy("default", {
    createScriptURL(text) {
      const url = new URL(text, location.href);
      const file = url.origin + url.pathname;
      const isOwn = file === TAG_MANAGER && url.searchParams.getAll("id").join() === container;
      return isListed(text) || isOwn || file === TAG ? text : null;
    },
  });
}
