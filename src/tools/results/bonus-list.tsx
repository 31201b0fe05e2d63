import { Badge } from "../../ui/badge.tsx";
import type { CardLabels } from "../tool-records.ts";
import type { BonusLine, BonusStatus } from "./list-bonuses.ts";

const STATUS: Readonly<Record<BonusStatus, { readonly label: string; readonly tone: "gain" | "cost" | "plain" }>> = {
  earned: { label: "Counted", tone: "gain" },
  "out-of-reach": { label: "Out of reach", tone: "cost" },
  "ruled-out": { label: "Ruled out", tone: "cost" },
  "crowded-out": { label: "Not beside the others", tone: "cost" },
  "not-counted": { label: "Not counted", tone: "plain" },
  owned: { label: "You have the card", tone: "plain" },
};

export interface BonusListProps {
  readonly bonuses: readonly BonusLine[];
  /** Left out where one card's bonus stands under its name. */
  readonly labels?: CardLabels;
}

/** Welcome bonuses of a result; those that are not in the figures say why. */
export function BonusList({ bonuses, labels }: BonusListProps) {
  if (bonuses.length === 0) return null;
  return (
    <ul className="grid gap-2.5">
      {bonuses.map(({ slug, status, text }) => (
        <li key={slug} className="flex flex-wrap gap-x-2.5 gap-y-1 items-baseline">
          <Badge tone={STATUS[status].tone}>{STATUS[status].label}</Badge>{" "}
          <span className="flex-[1_1_16rem]">
            {labels?.[slug]?.name ?? "Welcome bonus"}: {text}
          </span>
        </li>
      ))}
    </ul>
  );
}
