/**
 * The content security policy. Each directive says which attack it stops. There
 * is no inline script or style on the site, so the policy needs neither nonces
 * nor unsafe keywords, and a stored page stays valid for everyone.
 */

/** Exact origins beside our own, for what a deployment has configured. */
export interface PolicySources {
  readonly script?: readonly string[];
  readonly connect?: readonly string[];
  readonly image?: readonly string[];
  /** Names of Trusted Types policies beside our own. */
  readonly trustedTypes?: readonly string[];
}

/** Where browsers tell of what the policy stopped (`worker/api/security-reports.ts`). */
export const REPORTS_PATH = "/api/security-reports";

/**
 * In development Vite writes styles into the page, and scripts of its own; nothing built or tested is so lax.
 * The build reads this file too, where there is no `env`.
 */
const isDevelopment = import.meta.env?.DEV && import.meta.env.MODE === "development";

export function renderSecurityPolicy(extra: PolicySources = {}): string {
  const add = (kind: keyof PolicySources) => (extra[kind] ?? []).map((source) => ` ${source}`).join("");
  return [
    // Nothing is allowed that is not named below.
    "default-src 'none'",
    // Injected markup cannot run: only our own files are scripts. Workers run the rewards maths.
    `script-src 'self'${add("script")}`,
    // Vite's own worker waits for its server to come back; it is made of a text.
    isDevelopment ? "worker-src 'self' blob:" : "worker-src 'self'",
    // No text becomes code in our own scripts either, unless a policy of `src/ui/trusted-scripts.ts` has looked at it.
    ...(isDevelopment ? [] : ["require-trusted-types-for 'script'", `trusted-types waycard${add("trustedTypes")}`]),
    // Only our own sheets: injected styles cannot read what is typed.
    isDevelopment ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    "font-src 'self'",
    `img-src 'self'${add("image")}`,
    "manifest-src 'self'",
    // Data cannot be sent to strangers.
    `connect-src 'self'${add("connect")}`,
    "form-action 'self'",
    // An injected <base> cannot turn relative links around.
    "base-uri 'none'",
    // Nobody can lay an invisible copy of the site under a visitor's clicks.
    "frame-ancestors 'none'",
    // What breaks is heard of. The older directive is for browsers that do not know the newer one.
    "report-to security",
    `report-uri ${REPORTS_PATH}`,
  ].join("; ");
}
