/** What a review says of its facts where they stand: old ones, uncertain ones, and those with a source of their own. */
import type { Card, Perk, Reward, UncertainField } from "../../catalog/card.ts";
import { type AgedProvenance, CURRENT_MONTHS, type FactGroup, JUDGED_GROUPS } from "../../catalog/provenance.ts";
import { FactSource } from "../../ui/fact-source.tsx";
import { GROUP_LABELS, isOldCard } from "../../words/facts.ts";
import { formatDate, joinNames } from "../../words/format.ts";

const isOld = ({ ageMonths }: AgedProvenance) => ageMonths > CURRENT_MONTHS;

/** The old groups by name: `the perks and some earn rates`, where other rates have newer sources of their own. */
function nameOldGroups(card: Card): string {
  const listAges = (group: FactGroup) =>
    (group === "rewards" || group === "perks" ? card[group] : []).map(
      ({ provenance }) => provenance === undefined || isOld(provenance),
    );
  const old = JUDGED_GROUPS.filter((group) => {
    const ages = listAges(group);
    return isOld(card.provenance[group]) && (ages.length === 0 || ages.includes(true));
  });
  const isPartly = (group: FactGroup) => listAges(group).includes(false);
  const [parts, wholes] = [old.filter(isPartly), old.filter((group) => !isPartly(group))];
  if (old.length === 0 || wholes.length === JUDGED_GROUPS.length) return "";
  const toName = (group: FactGroup) => GROUP_LABELS[group].toLowerCase();
  const names = [...wholes.map(toName), ...parts.map((group) => `some ${toName(group)}`)];
  return ` on ${wholes.length > 0 ? "the " : ""}${joinNames(names)}`;
}

/** Once a card, at its figures: what of it nobody has looked up for more than a year. */
export function AgeBanner({ card }: { readonly card: Card }) {
  if (!isOldCard(card)) return null;
  return (
    <p className="callout">
      Our facts{nameOldGroups(card)} date from {formatDate(card.asOf)}. Terms may have changed since; check the issuer's
      page.
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
