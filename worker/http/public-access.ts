/**
 * What every answer for programs carries, whoever makes it: redirects, errors and odd addresses too. Every origin may
 * read it, and it says where the API is described and how often it may be asked. The newsletter's addresses are not
 * public: something is written there in a visitor's name.
 */
import type { MiddlewareHandler } from "hono";

import { CALLS_PER_MINUTE } from "../../src/pages/developers/api-limits.ts";
import { paths } from "../../src/paths.ts";
import type { WorkerEnvironment } from "../environment.ts";
import { cors, EXPOSED_HEADERS } from "./cors.ts";
import { readPathname } from "./read-pathname.ts";

/** A test holds it and wrangler.toml (WORK_LIMIT) together. */
const RATE_LIMIT_POLICY = `"work";q=${CALLS_PER_MINUTE};w=60`;

/** The newsletter with its pages and its sign-in, whose addresses may hold a token, and what browsers report. */
const PRIVATE = /^\/(?:api\/(?:subscri(?:be|ption)|auth|security-reports|vitals)|subscribe|unsubscribe)(?:\/|$)/;
const PUBLIC =
  /^\/(?:api(?:[/.].*)?|mcp|healthz|feed[^/]*\.(?:xml|json)|llms[^/]*\.txt|\.well-known\/api-catalog|(?:compare|card-finder|rewards|rewards-compare)\.json|.*\.md)$/;
const DISCOVERY = `<${paths.openApi()}>; rel="service-desc", <${paths.developers()}>; rel="service-doc"`;

/** As an address would be spelled: what is about to be redirected is public when its target is. */
const toPlainPath = (pathname: string): string =>
  pathname
    .toLowerCase()
    .replace(/\/{2,}/g, "/")
    .replace(/(?<=.)\/$/, "");

export const isApiPath = (pathname: string): boolean => /^\/api(?:\/|$)/.test(toPlainPath(pathname));

export const isPrivatePath = (pathname: string): boolean => PRIVATE.test(toPlainPath(pathname));

export function isPublicPath(pathname: string): boolean {
  const path = toPlainPath(pathname);
  return PUBLIC.test(path) && !isPrivatePath(path);
}

export function publicAccess(): MiddlewareHandler<WorkerEnvironment> {
  return async function setPublicHeaders(context, next) {
    await next();
    const pathname = readPathname(context.req.raw.url);
    const { headers } = context.res;
    if (isApiPath(pathname)) {
      headers.set("RateLimit-Policy", RATE_LIMIT_POLICY);
      // To be read, not to be listed: robots.txt lets everybody in.
      headers.set("X-Robots-Tag", "noindex");
      const own = headers.get("Link");
      headers.set("Link", own === null ? DISCOVERY : `${own}, ${DISCOVERY}`);
    }
    if (!isPublicPath(pathname)) return;
    headers.set("Access-Control-Allow-Origin", "*");
    headers.set("Access-Control-Expose-Headers", EXPOSED_HEADERS.join(", "));
    headers.set("Cross-Origin-Resource-Policy", "cross-origin");
  };
}

/** Of public documents that are no endpoints, such as Markdown pages: a request with any header of its own is asked for first. */
export const answerPreflight: MiddlewareHandler<WorkerEnvironment> = (context, next) =>
  isPublicPath(readPathname(context.req.raw.url)) ? cors(["GET", "HEAD"])(context, next) : next();
