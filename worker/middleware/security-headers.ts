/**
 * Headers that every response carries. Each directive says which attack it stops.
 * There is no inline script or style on the site, so the policy needs neither
 * nonces nor unsafe keywords, and a stored page stays valid for everyone.
 */
import type { MiddlewareHandler } from "hono";

import type { WorkerEnvironment } from "../environment.ts";

const CONTENT_SECURITY_POLICY = [
  // Nothing is allowed that is not named below.
  "default-src 'none'",
  // Injected markup cannot run: only our own files are scripts. Workers run the rewards maths.
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self'",
  "manifest-src 'self'",
  // Data cannot be sent to strangers.
  "connect-src 'self'",
  "form-action 'self'",
  // An injected <base> cannot turn relative links around.
  "base-uri 'none'",
  // Nobody can lay an invisible copy of the site under a visitor's clicks.
  "frame-ancestors 'none'",
].join("; ");

export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  "Content-Security-Policy": CONTENT_SECURITY_POLICY,
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Embedder-Policy": "require-corp",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains; preload",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()",
};

export function securityHeaders(): MiddlewareHandler<WorkerEnvironment> {
  return async function setSecurityHeaders(context, next) {
    await next();
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
    }
  };
}
