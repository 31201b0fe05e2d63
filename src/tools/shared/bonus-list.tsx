import { Badge } from "../../ui/badge.tsx";
import type { CardLabels } from "./tool-records.ts";
import type { BonusLine, BonusStatus } from "./list-bonuses.ts";

const STATUS: Readonly<Record<BonusStatus, string>> = {
  earned: "Counted",
  "out-of-reach": "Out of reach",
  "ruled-out": "Ruled out",
  "not-counted": "Not counted",
  owned: "You have the card",
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
          <Badge tone={status === "earned" ? "gain" : "plain"}>{STATUS[status]}</Badge>{" "}
          <span className="flex-[1_1_16rem]">
            {labels?.[slug]?.name ?? "Welcome bonus"}: {text}
          </span>
        </li>
      ))}
    </ul>
  );
}
