/**
 * What the web-vitals beacon says, for the browser that sends it and the Worker that takes it: how a page felt, never
 * who read it. Safe in the browser; imports nothing.
 */
export const VITALS_PATH = "/api/vitals";

/** https://web.dev/articles/vitals. All but CLS are milliseconds. */
export const VITALS = ["LCP", "INP", "CLS", "FCP", "TTFB"] as const;
export type Vital = (typeof VITALS)[number];

/** Narrower than this is a phone: the width at which the layout gets its second column. */
export const PHONE_BELOW_PX = 768;
export type Viewport = "phone" | "wide";

export interface VitalsReport {
  /** Path of the page, without its query; the Worker keeps the pattern of its route only. */
  readonly page: string;
  readonly viewport: Viewport;
  readonly values: Partial<Record<Vital, number>>;
}
