import { toWaitHead, WaitPage } from "../../src/pages/errors/failure-page.tsx";
import { renderMarkup } from "../../src/ui/render-markup.ts";
import { applyPolicy } from "../cache/policy.ts";
import { renderDocumentRest, renderDocumentStart } from "./document.tsx";
import type { SiteOptions } from "../site-options.ts";

/** The 429 as a page, without router and loaders: it must cost next to nothing. */
export function renderWaitPage(site: SiteOptions, retryAfter: string): Response {
  const html = renderDocumentStart(toWaitHead(), site) + renderMarkup(<WaitPage />) + renderDocumentRest(site);
  const headers = new Headers({ "Content-Type": "text/html; charset=utf-8", "Retry-After": retryAfter });
  applyPolicy(headers, "noStore");
  return new Response(html, { status: 429, headers });
}
