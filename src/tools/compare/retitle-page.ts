/** What of a comparison's page stands outside of the island: it must not speak of other cards than the result. */
import { toCompareHeading, toCompareTitle } from "./compare-title.ts";

/** Heading, breadcrumb and tab take the new names. */
export function retitlePage(cards: Parameters<typeof toCompareTitle>[0]): void {
  const heading = toCompareHeading(cards);
  document.title = toCompareTitle(cards);
  for (const selector of ["main h1", ".breadcrumbs [aria-current=page]"]) {
    const element = document.querySelector(selector);
    if (element) element.textContent = heading;
  }
}
