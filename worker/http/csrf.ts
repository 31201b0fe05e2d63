import { renderProblem } from "./problem.ts";

/**
 * Not Hono's `csrf`, which looks at form types only. 403 when another site had the request sent, for JSON as for forms. Browsers
 * cannot be made to lie in `Sec-Fetch-Site`; where it is missing (old browsers,
 * programs) a foreign or hidden `Origin` is refused. A page with
 * `Referrer-Policy: no-referrer` posts to its own site with `Origin: null`, which
 * `Sec-Fetch-Site: same-origin` vouches for. (An Origin of our host with another
 * scheme is foreign. Under `npm start` it passes: wrangler's proxy writes its own
 * origin in place of any that has its host, before the Worker sees it.)
 */
export function refuseCrossSite(request: Request, siteOrigin: string): Response | undefined {
  const site = request.headers.get("Sec-Fetch-Site");
  const origin = request.headers.get("Origin");
  const isOwn = origin === siteOrigin || origin === new URL(request.url).origin;
  const isAllowed =
    site === null
      ? origin === null || isOwn
      : (site === "same-origin" || site === "none") && (origin === null || origin === "null" || isOwn);
  return isAllowed ? undefined : renderProblem("cross-site", "Only this site's own pages may send this request.");
}
