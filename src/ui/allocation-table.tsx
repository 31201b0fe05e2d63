import { formatMultiplier, formatUsd } from "../content/format.ts";
import { SPEND_LABELS, toRewardLabel } from "../content/labels.ts";
import type { Allocation, UnplacedSpend } from "../rewards/value-wallet.ts";
import type { CardLabels } from "../tools/tool-card.ts";
import { CardName } from "./card-name.tsx";
import { DataTable } from "./data-table.tsx";

export interface AllocationTableProps {
  readonly allocation: readonly Allocation[];
  readonly unplaced: readonly UnplacedSpend[];
  readonly labels: CardLabels;
}

type Part = Pick<Allocation, "category" | "brand" | "subcategory" | "foreign">;

const toPartLabel = (part: Part) => {
  const label = part.brand === null && part.subcategory === null ? SPEND_LABELS[part.category] : toRewardLabel({ ...part, base: false });
  return part.foreign ? `${label}, abroad` : label;
};

const toKey = (part: Allocation) => [part.category, part.brand, part.subcategory, part.foreign, part.card, part.multiplier].join(" ");

/** Which card to pay with, where. A kind of spend stands twice when a cap splits it. */
export function AllocationTable({ allocation, unplaced, labels }: AllocationTableProps) {
  return (
    <>
      <DataTable
        caption="Which card for which spend, a year"
        isCaptionHidden
        rows={allocation}
        toKey={toKey}
        columns={[
          { key: "spend", label: "Spend", render: toPartLabel },
          { key: "card", label: "Pay with", render: (part) => <CardName card={labels[part.card]} hasArt={false} /> },
          { key: "rate", label: "Points per dollar", shortLabel: "Rate", isNumber: true, render: (part) => formatMultiplier(part.multiplier) },
          { key: "annual", label: "You spend", isNumber: true, render: (part) => formatUsd(part.annualUsd) },
          { key: "value", label: "It earns", isNumber: true, render: (part) => formatUsd(part.valueUsd) },
        ]}
      />
      {unplaced.length > 0 && (
        <p className="small section-tight">
          Better paid another way, because foreign fees would eat the points:{" "}
          {unplaced.map((part) => `${toPartLabel(part)} (${formatUsd(part.annualUsd)})`).join("; ")}.
        </p>
      )}
    </>
  );
}
