import { type Analytics, readAnalytics } from "./analytics.ts";
import type { Bindings } from "./environment.ts";

/** What a deployment's variables change about pages; all of it is part of every cache key (cache/build-key.ts). */
export interface SiteOptions {
  /** Canonical origin without a trailing slash; empty when it is not configured, and links are relative then. */
  readonly origin: string;
  readonly analytics?: Analytics | undefined;
}

/** Never looks at the request: a visitor's Host header must not get into a page that all visitors see. */
export function readSiteOptions(env: Partial<Bindings>): SiteOptions {
  const origin = env.SITE_ORIGIN ?? "";
  return { origin: isOrigin(origin) ? origin : "", analytics: readAnalytics(env) };
}

export function isOrigin(text: string): boolean {
  return /^https?:\/\//.test(text) && URL.canParse(text) && new URL(text).origin === text;
}
