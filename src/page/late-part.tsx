/** Where a page has something that takes long to work out: what stands above it leaves first (worker/pages/render-page.tsx). */
import { createElement } from "react";

/** What visitors type never looks like it: React writes their `<` as `&lt;`. */
export const LATE_MARK = "<late-part></late-part>";

/** Is replaced by what the page's data renders for this place. */
export const LatePart = () => createElement("late-part");
