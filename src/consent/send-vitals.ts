/**
 * Measures how fast the page is for a visitor who agreed to be counted, and tells this site's own Worker once the page
 * is left. No identifier goes along: no cookie, no id of the visit, no address. Its own chunk, fetched after consent.
 */
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";

import { PHONE_BELOW_PX, type Vital, VITALS_PATH, type VitalsReport } from "./vitals.ts";

/** @param isAllowed asked at the moment of sending: consent may have been taken back since */
export function startVitals(isAllowed: () => boolean): void {
  const values = new Map<Vital, number>();
  const note = ({ name, value }: Metric) => void values.set(name, value);
  for (const measure of [onLCP, onINP, onCLS, onFCP, onTTFB]) measure(note);

  const send = () => {
    if (document.visibilityState !== "hidden" || values.size === 0 || !isAllowed()) return;
    const report: VitalsReport = {
      page: location.pathname,
      viewport: innerWidth < PHONE_BELOW_PX ? "phone" : "wide",
      values: Object.fromEntries(values),
    };
    values.clear();
    const init = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(report) };
    // As `sendBeacon`, which cannot leave out cookies.
    fetch(VITALS_PATH, { ...init, keepalive: true, credentials: "omit" }).catch(() => undefined);
  };
  // After those of the library, which say their last value at this very event.
  document.addEventListener("visibilitychange", send);
}
