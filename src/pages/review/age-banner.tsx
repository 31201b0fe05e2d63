import type { Card } from "../../catalog/card.ts";
import { CURRENT_MONTHS, JUDGED_GROUPS } from "../../catalog/provenance.ts";
import { GROUP_LABELS, isOldCard } from "../../words/facts.ts";
import { formatDate } from "../../words/format.ts";

/** Once a card, at its figures: what of it nobody has looked up for more than a year. */
export function AgeBanner({ card }: { readonly card: Card }) {
  if (!isOldCard(card)) return null;
  const old = JUDGED_GROUPS.filter((group) => card.provenance[group].ageMonths > CURRENT_MONTHS);
  const which =
    old.length < JUDGED_GROUPS.length ? ` (${old.map((group) => GROUP_LABELS[group].toLowerCase()).join(", ")})` : "";
  return (
    <p className="callout">
      Facts from {formatDate(card.asOf)}
      {which}; fees and offers may have changed. Check the issuer's page.
    </p>
  );
}
