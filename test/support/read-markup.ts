/** What a visitor reads of a piece, as one line of text: for unit tests of what no browser is needed to see. */
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";

import { decodeEntities } from "./visible-text.ts";

export function readMarkup(node: ReactNode): string {
  const text = renderToStaticMarkup(node).replaceAll(/<[^>]+>/g, " ");
  return decodeEntities(text)
    .replaceAll(/\s+/g, " ")
    .replaceAll(/ (?=[.,:;)])/g, "")
    .trim();
}
