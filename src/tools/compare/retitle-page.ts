/** What of a comparison's page stands outside of the island: it must not speak of other cards than the result. */
import { toCompareHeading, toCompareTitle } from "./compare-title.ts";

/** The section's attribute names the cards that it is about, in alphabetical order. */
const CHOOSE_SECTION = "[data-choose-if]";

/** Heading, breadcrumb and tab take the new names; the advice of a pair is hidden beside another pair. */
export function retitlePage(cards: readonly { readonly slug: string; readonly name: string }[]): void {
  const heading = toCompareHeading(cards);
  document.title = toCompareTitle(cards);
  for (const selector of ["main h1", ".breadcrumbs [aria-current=page]"]) {
    const element = document.querySelector(selector);
    if (element) element.textContent = heading;
  }
  const advice = document.querySelector<HTMLElement>(CHOOSE_SECTION);
  if (advice)
    advice.hidden =
      advice.dataset["chooseIf"] !==
      cards
        .map(({ slug }) => slug)
        .toSorted()
        .join();
}
