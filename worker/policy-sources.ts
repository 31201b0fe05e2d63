import { listAnalyticsSources, readAnalytics } from "./analytics.ts";
import type { Bindings } from "./environment.ts";
import type { PolicySources } from "./http/security-policy.ts";

/** What the configured services need in the security policy beside our own origin: exact scripts and origins only. */
export function listPolicySources(env: Partial<Bindings>): readonly PolicySources[] {
  const analytics = readAnalytics(env);
  return analytics ? [listAnalyticsSources(analytics)] : [];
}
