/**
 * Which analytics a deployment uses, read from its variables; none by default.
 * Nothing here loads anything: the page carries the values, and the browser acts
 * on them only after its visitor agreed (`src/consent/`).
 */
import type { Bindings } from "./environment.ts";
import type { PolicySources } from "./http/security-policy.ts";

export interface Analytics {
  /** Google Tag Manager's container, `GTM-…`. */
  readonly gtm?: string;
  /** Google Analytics 4's measurement id, `G-…`. */
  readonly ga4?: string;
  /** Address of one script of a visitor analytics service. */
  readonly visitor?: string;
  /** Whether this site's own beacon tells how fast pages are (`src/consent/send-vitals.ts`). */
  readonly vitals?: true;
}

const GTM_ORIGIN = "https://www.googletagmanager.com";
/** Where GA4 sends its hits, in and outside the EU: each by name, for the policy holds no wildcard. */
const GA4_ORIGINS = [
  "https://www.google-analytics.com",
  "https://region1.google-analytics.com",
  "https://analytics.google.com",
  "https://region1.analytics.google.com",
];

/** What is configured, or undefined when nothing is. A value of the wrong form counts as absent; /healthz names it. */
export function readAnalytics(env: Partial<Bindings>): Analytics | undefined {
  const gtm = /^GTM-[A-Z0-9]{4,12}$/.exec(env.GTM_CONTAINER_ID ?? "")?.[0];
  const ga4 = /^G-[A-Z0-9]{4,14}$/.exec(env.GA4_MEASUREMENT_ID ?? "")?.[0];
  const visitor = toScriptUrl(env.VISITOR_ANALYTICS_SRC ?? "");
  const vitals = env.VITALS ? true : undefined;
  if (!gtm && !ga4 && !visitor && !vitals) return undefined;
  return {
    ...(gtm ? { gtm } : {}),
    ...(ga4 ? { ga4 } : {}),
    ...(visitor ? { visitor } : {}),
    ...(vitals ? { vitals } : {}),
  };
}

/**
 * Exactly what the security policy must name, and nothing else. Scripts are bound to their
 * paths; a query is no part of a source, so of Tag Manager's path it is `src/ui/trusted-scripts.ts`
 * that lets only our own container in.
 */
export function listPolicySources(env: Partial<Bindings>): PolicySources {
  const { gtm, ga4, visitor } = readAnalytics(env) ?? {};
  const isGoogle = gtm !== undefined || ga4 !== undefined;
  const scripts = [
    ...(gtm ? [`${GTM_ORIGIN}/gtm.js`] : []),
    ...(isGoogle ? [`${GTM_ORIGIN}/gtag/js`] : []),
    ...(visitor ? [toSource(visitor)] : []),
  ];
  const google = isGoogle ? [GTM_ORIGIN, ...GA4_ORIGINS] : [];
  return {
    script: scripts,
    connect: [...google, ...(visitor ? [new URL(visitor).origin] : [])],
    image: google,
    ...(gtm ? { trustedTypes: ["default"] } : {}),
  };
}

/** A script's address as a source: without its query, and without what would end a directive or the policy. */
function toSource(script: string): string {
  const { origin, pathname } = new URL(script);
  return origin + pathname.replaceAll(";", "%3B").replaceAll(",", "%2C");
}

/** One word for each variable that is set, for /healthz. */
export function describeAnalytics(env: Partial<Bindings>): string {
  const analytics = readAnalytics(env);
  const states = [
    ["GTM_CONTAINER_ID", env.GTM_CONTAINER_ID, analytics?.gtm],
    ["GA4_MEASUREMENT_ID", env.GA4_MEASUREMENT_ID, analytics?.ga4],
    ["VISITOR_ANALYTICS_SRC", env.VISITOR_ANALYTICS_SRC, analytics?.visitor],
  ] as const;
  const given = states
    .filter(([, value]) => value)
    .map(([name, , accepted]) => `${name} ${accepted ? "configured" : "has the wrong form and is ignored"}`);
  const all = [...given, ...(analytics?.vitals ? ["VITALS configured"] : [])];
  return all.length === 0 ? "none" : all.join(", ");
}

/** https, or http on this machine for trying it out; the normalized address, so that it is safe in a header. */
function toScriptUrl(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  const isLocal = url.hostname === "localhost" || url.hostname === "127.0.0.1";
  if (url.username || url.password || (url.protocol !== "https:" && !(isLocal && url.protocol === "http:")))
    return undefined;
  // A hostname can hold `;` or `,` when escaped oddly: these would end a directive.
  return /[\s;,'"]/.test(url.origin) ? undefined : url.href;
}
