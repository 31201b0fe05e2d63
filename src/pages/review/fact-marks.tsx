/** What a review says of its facts where they stand: old ones, uncertain ones, and those with a source of their own. */
import type { Card, Perk, Reward, UncertainField } from "../../catalog/card.ts";
import { type AgedProvenance, CURRENT_MONTHS, JUDGED_GROUPS } from "../../catalog/provenance.ts";
import { FactSource } from "../../ui/fact-source.tsx";
import { isOldCard } from "../../words/facts.ts";
import { formatDate } from "../../words/format.ts";

const isOld = ({ ageMonths }: AgedProvenance) => ageMonths > CURRENT_MONTHS;

/** Once a card, at its figures: what of it nobody has looked up for more than a year. */
export function AgeBanner({ card }: { readonly card: Card }) {
  if (!isOldCard(card)) return null;
  const isAll = JUDGED_GROUPS.every((group) => isOld(card.provenance[group]));
  return (
    <p className="callout">
      {isAll ? "Our facts" : "Some of our facts"} date from {formatDate(card.asOf)}. Terms may have changed since; check
      the issuer's page.
    </p>
  );
}

interface UncertainProps {
  readonly card: Card;
  readonly field: UncertainField;
}

/** Marks a figure that could not be confirmed in full; what to do about it stands once, with the page's sources. */
export function Uncertain({ card, field }: UncertainProps) {
  if (!card.uncertainFields.includes(field)) return null;
  return (
    <small className="text-muted [p>&]:inline-block">
      <a href="#provenance">Unconfirmed</a>
    </small>
  );
}

/** The source of a single rate or perk, where it is another than its section's. */
export function OwnSource({ fact, of }: { readonly fact: Perk | Reward; readonly of: string }) {
  return fact.provenance ? <FactSource of={of} provenance={fact.provenance} /> : null;
}
