import { formatUsd } from "../../format.ts";
import type { BonusStatus, CardBonus } from "../../rewards/bonuses.ts";
import type { CardLabels } from "../tool-card.ts";
import { Badge } from "../../ui/badge.tsx";

const STATUS: Readonly<Record<BonusStatus, { readonly label: string; readonly tone: "gain" | "cost" | "plain" }>> = {
  earned: { label: "Within reach", tone: "gain" },
  unreachable: { label: "Out of reach", tone: "cost" },
  "crowded-out": { label: "Not beside the others", tone: "cost" },
  owned: { label: "You hold the card", tone: "plain" },
};

export interface BonusListProps {
  readonly bonuses: readonly CardBonus[];
  /** Left out where one card's bonus stands under its name. */
  readonly labels?: CardLabels;
  readonly monthlyUsd: number;
}

/** Welcome bonuses of a result; those that the spend does not reach say so and count nothing. */
export function BonusList({ bonuses, labels, monthlyUsd }: BonusListProps) {
  if (bonuses.length === 0) return null;
  return (
    <ul className="bonus-list">
      {bonuses.map(({ slug, valueUsd, minSpendUsd, status }) => (
        <li key={slug}>
          <Badge tone={STATUS[status].tone}>{STATUS[status].label}</Badge>{" "}
          <span>
            {labels?.[slug]?.name ?? "Welcome bonus"}: {formatUsd(valueUsd)}
            {minSpendUsd > 0 && ` for ${formatUsd(minSpendUsd)} of spend`}
            {status === "unreachable" &&
              `; with ${formatUsd(monthlyUsd)} a month it is not met in time, so it counts nothing`}
            {status === "crowded-out" && "; the year's spend is worth more on the other bonuses"}
          </span>
        </li>
      ))}
    </ul>
  );
}
