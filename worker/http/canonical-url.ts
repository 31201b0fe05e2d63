/**
 * One spelling per page: lower case, no trailing slash, no doubled slashes, no
 * needless escapes. Any other is sent there with 301, or with 308 where programs
 * ask or something is sent. A path that cannot be decoded, or that hides a
 * separator or a control character behind an escape, is no page at all: a second
 * spelling of a stored page would be a second copy of it (cache deception).
 * Hono's `trimTrailingSlash` knows the slash alone.
 */
import type { MiddlewareHandler } from "hono";

import { applyPolicy } from "../cache/policy.ts";
import type { WorkerEnvironment } from "../environment.ts";
import { cors } from "./cors.ts";
import { renderProblem } from "./problem.ts";
import { toPrivate } from "./private-response.ts";
import { isApiPath, isPrivatePath, isPublicPath } from "./public-access.ts";
import { readPathname } from "./read-pathname.ts";

export type PathVerdict =
  | { readonly kind: "canonical" }
  | { readonly kind: "moved"; readonly to: string }
  | { readonly kind: "malformed" };

/** Lower case, nothing escaped, nothing empty: what nearly every request asks for, told at one look. */
const PLAIN_PATH = /^(?:\/|(?:\/[a-z0-9_-][a-z0-9._~-]*)+)$/;

/**
 * @param pathname as `URL` gives it: dot segments are resolved, the rest is as sent
 * @example judgePath("/Cards//Amex-Gold/") is moved to "/cards/amex-gold"
 */
export function judgePath(pathname: string): PathVerdict {
  if (PLAIN_PATH.test(pathname)) return { kind: "canonical" };
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return { kind: "malformed" };
  }
  const hidesSeparator = /%2f|%5c/i.test(pathname) || decoded.includes("\\");
  const hidesControl = /%[01][0-9a-f]|%7f/i.test(pathname);
  if (hidesSeparator || hidesControl) {
    return { kind: "malformed" };
  }
  const to = unescapePlain(pathname)
    .toLowerCase()
    .replace(/\/{2,}/g, "/")
    .replace(/(?<=.)\/$/, "");
  return to === pathname ? { kind: "canonical" } : { kind: "moved", to };
}

/** `%61` is `a`: characters that need no escape in a path stand for themselves (RFC 3986, 6.2.2.2). */
function unescapePlain(pathname: string): string {
  return pathname.replaceAll(/%[2-7][0-9a-f]/gi, (escape) => {
    const character = decodeURIComponent(escape);
    return /[\w.~-]/.test(character) ? character : escape;
  });
}

export function canonicalUrl(): MiddlewareHandler<WorkerEnvironment> {
  return async function redirectToCanonical(context, next) {
    const pathname = readPathname(context.req.raw.url);
    const verdict = judgePath(pathname);
    if (verdict.kind === "canonical") return next();
    const isApi = isApiPath(pathname);
    if (verdict.kind === "malformed") {
      return isApi ? renderProblem("not-found", "No such endpoint.") : context.notFound();
    }
    const isPublic = isPublicPath(pathname);
    const { method } = context.req;
    // A preflight that is redirected fails, and with it the request that could be.
    if (method === "OPTIONS" && isPublic) return cors(["GET", "HEAD", "POST"])(context, next);
    // 308 keeps method and body: a POST must not become a GET.
    const keepsMethod = isApi || isPublic || (method !== "GET" && method !== "HEAD");
    const response = new Response(null, {
      status: keepsMethod ? 308 : 301,
      headers: { Location: verdict.to + new URL(context.req.raw.url).search },
    });
    applyPolicy(response.headers, "redirect");
    // What stands in such an address may be a token: it is nobody's to keep, nor to pass on (private-response.ts).
    return isPrivatePath(verdict.to) ? toPrivate(response) : response;
  };
}
