import type { Card } from "../../catalog/card.ts";
import { formatDate } from "../../format.ts";
import { isOldCard } from "../../facts.ts";

/** Once a card, at its figures: nothing on the page is younger than a year. */
export function AgeBanner({ card }: { readonly card: Card }) {
  if (!isOldCard(card)) return null;
  return (
    <p className="callout">
      Facts from {formatDate(card.asOf)}; fees and offers may have changed. Check the issuer's page.
    </p>
  );
}
