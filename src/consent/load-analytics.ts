/**
 * Loads what a deployment has configured. Called only after consent: no request
 * to any of them and no cookie before that. The addresses are those that the
 * security policy names (`worker/analytics.ts`).
 */
import type { AnalyticsIds } from "../ui/trusted-scripts.ts";

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

const GOOGLE = "https://www.googletagmanager.com";
const dataLayer = () => (window.dataLayer ??= []);

/** Google's scripts tell commands from events by their type: it must be `arguments`, not an array. */
function gtag(..._command: readonly unknown[]): void {
  // oxlint-disable-next-line eslint/prefer-rest-params
  dataLayer().push(arguments);
}

export async function loadAnalytics(ids: AnalyticsIds): Promise<void> {
  const { gtm, ga4, visitor } = ids;
  if (!gtm && !ga4 && !visitor) return;
  const { addScripts } = await import("./add-scripts.ts");
  if (gtm || ga4) {
    // The visitor agreed to counting, not to advertising.
    const denied = { ad_storage: "denied", ad_user_data: "denied", ad_personalization: "denied" };
    gtag("consent", "default", { ...denied, analytics_storage: "granted" });
  }
  if (gtm) dataLayer().push({ "gtm.start": Date.now(), event: "gtm.js" });
  if (ga4) {
    gtag("js", new Date());
    gtag("config", ga4);
  }
  addScripts(ids, [
    ...(gtm ? [`${GOOGLE}/gtm.js?id=${gtm}`] : []),
    ...(ga4 ? [`${GOOGLE}/gtag/js?id=${ga4}`] : []),
    ...(visitor ? [visitor] : []),
  ]);
}

/** A link to an issuer was followed. Scripts of other services may listen for the event. */
export function countIssuerClick(ids: AnalyticsIds, card: string): void {
  if (ids.gtm) dataLayer().push({ event: "issuer_click", card });
  if (ids.ga4) gtag("event", "issuer_click", { card, transport_type: "beacon" });
  if (ids.visitor) dispatchEvent(new CustomEvent("waycard:issuer-click", { detail: { card } }));
}

/** Sign-in keeps its own; all others that a script can see were set by analytics. */
const OWN_COOKIE = /^(?:sb-|waycard)/;

/** Cookies are named by domain, and analytics choose the widest that the browser lets them. */
export function forgetCookies(): void {
  const labels = location.hostname.split(".");
  const domains = ["", ...labels.map((_, index) => `; Domain=${labels.slice(index).join(".")}`)];
  for (const cookie of document.cookie.split("; ")) {
    const [name = ""] = cookie.split("=");
    if (name === "" || OWN_COOKIE.test(name)) continue;
    for (const domain of domains) document.cookie = `${name}=; Max-Age=0; Path=/${domain}`;
  }
}
