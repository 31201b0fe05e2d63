/** React elements to HTML, at once. Pages and islands both come from here; what waits is `worker/pages/render-when-ready.tsx`. */
import type { ReactNode } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";

/**
 * React announces pictures ahead of the markup. A page's head has left by then, and the
 * pictures themselves follow in the same chunk: the announcements would be bytes for nothing.
 */
const PICTURE_HINTS = /^(?:<link rel="preload" as="image"[^>]*>)+/u;

export const dropPictureHints = (html: string): string => html.replace(PICTURE_HINTS, "");

/**
 * Markup that no script takes over.
 * @param identifierPrefix sets the ids of a piece that is rendered by itself apart from those of the page's
 * @throws whatever a component threw, and when something outside a Suspense boundary waits
 */
export function renderMarkup(node: ReactNode, identifierPrefix = ""): string {
  return dropPictureHints(renderToStaticMarkup(node, { identifierPrefix }));
}

/** What React leaves in the place of a boundary whose content waited or failed. */
const GIVEN_UP = "<!--$!-->";

/**
 * Markup with the marks by which React hydrates it.
 * @throws also when a Suspense boundary shows its fallback: a page that is kept may hold nothing unfinished
 */
export function renderHydratable(node: ReactNode, identifierPrefix: string): string {
  const html = renderToString(node, { identifierPrefix });
  if (html.includes(GIVEN_UP)) {
    throw new Error("A Suspense boundary waits or failed. Does its page's handle say `waits: true`?");
  }
  return dropPictureHints(html);
}
