/**
 * Headers that every response carries. The content security policy has a file of its
 * own. Not Hono's `secureHeaders`: the build writes the same table for files, and the
 * policy depends on what a deployment has configured.
 */
import type { MiddlewareHandler } from "hono";

import type { Bindings, WorkerEnvironment } from "../environment.ts";
import { type PolicySources, renderSecurityPolicy, REPORTS_PATH } from "./security-policy.ts";

/** With the policy of a deployment that has configured nothing; files have these too (build/asset-headers.ts). */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  "Content-Security-Policy": renderSecurityPolicy(),
  "Reporting-Endpoints": `security="${REPORTS_PATH}"`,
  // No other site's window can reach into ours, and its files not into our process.
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Embedder-Policy": "require-corp",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains; preload",
  "X-Content-Type-Options": "nosniff",
  // For browsers that do not know frame-ancestors.
  "X-Frame-Options": "DENY",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()",
};

/** @param listSources what a deployment's services need in the policy beside our own origin */
export function securityHeaders(listSources: (env: Bindings) => PolicySources): MiddlewareHandler<WorkerEnvironment> {
  // Variables change with a deployment only, so a Worker makes its headers once.
  let made: { readonly env: Bindings; readonly headers: readonly (readonly [string, string])[] } | undefined;
  return async function setSecurityHeaders(context, next) {
    await next();
    if (made?.env !== context.env) {
      const policy = renderSecurityPolicy(listSources(context.env));
      made = { env: context.env, headers: Object.entries({ ...SECURITY_HEADERS, "Content-Security-Policy": policy }) };
    }
    const { headers } = context.res;
    for (const [name, value] of made.headers) {
      if (!headers.has(name)) headers.set(name, value);
    }
  };
}
