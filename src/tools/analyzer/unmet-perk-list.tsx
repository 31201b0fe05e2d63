import { formatUsd } from "../../format.ts";
import type { CardLabels } from "../tool-card.ts";
import type { UnmetPerk } from "./unmet-perks.ts";

export interface UnmetPerkListProps {
  readonly perks: readonly UnmetPerk[];
  readonly labels: CardLabels;
}

/** Says which counted perks ask for more spend than the plan puts on their card. */
export function UnmetPerkList({ perks, labels }: UnmetPerkListProps) {
  if (perks.length === 0) return null;
  return (
    <div className="callout section-tight">
      <p className="callout-title">Counted, but this spend alone doesn't earn it</p>
      <ul className="plain-list">
        {perks.map((perk) => (
          <li key={`${perk.slug} ${perk.description}`}>
            {labels[perk.slug]?.name}: “{perk.description}” counts {formatUsd(perk.countedUsd)} a year. This plan puts{" "}
            {formatUsd(perk.spendUsd)} a year on the card.
          </li>
        ))}
      </ul>
      <p>If you won't spend that much on it, exclude the card or count a smaller share of its perks.</p>
    </div>
  );
}
