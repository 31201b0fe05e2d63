import { formatMultiplier, formatUsd } from "../../format.ts";
import { SPEND_LABELS, toRewardLabel } from "../../labels.ts";
import type { Allocation, UnplacedSpend } from "../../rewards/value-wallet.ts";
import type { CardLabels } from "../tool-card.ts";
import { CardName } from "./card-name.tsx";
import { DataTable } from "../../ui/data-table.tsx";

export interface AllocationTableProps {
  readonly allocation: readonly Allocation[];
  readonly unplaced: readonly UnplacedSpend[];
  readonly labels: CardLabels;
}

type Kind = Pick<Allocation, "category" | "brand" | "subcategory">;

interface Row extends Allocation {
  readonly foreignUsd: number;
}

const toLabel = (kind: Kind) =>
  kind.brand === null && kind.subcategory === null
    ? SPEND_LABELS[kind.category]
    : toRewardLabel({ ...kind, base: false });

const toKey = ({ category, brand, subcategory, card, multiplier }: Allocation) =>
  [category, brand, subcategory, card, multiplier].join(" ");

/** Spend at home and abroad in one row, where it goes on the same card at the same rate. */
function toRows(allocation: readonly Allocation[]): Row[] {
  const rows = new Map<string, Row>();
  for (const part of allocation) {
    const row = rows.get(toKey(part));
    rows.set(toKey(part), {
      ...part,
      annualUsd: part.annualUsd + (row?.annualUsd ?? 0),
      valueUsd: part.valueUsd + (row?.valueUsd ?? 0),
      foreignUsd: (part.foreign ? part.annualUsd : 0) + (row?.foreignUsd ?? 0),
    });
  }
  return [...rows.values()];
}

/** Which card to pay with, where. A kind of spend stands twice when a cap splits it. */
export function AllocationTable({ allocation, unplaced, labels }: AllocationTableProps) {
  return (
    <>
      <DataTable
        caption="Which card for which spend, a year"
        isCaptionHidden
        rows={toRows(allocation)}
        toKey={toKey}
        isStacked={false}
        columns={[
          {
            key: "spend",
            label: "Spend",
            render: (row) => (
              <>
                {toLabel(row)}
                <small className="cell-note">
                  {formatUsd(row.annualUsd)} a year
                  {row.foreignUsd > 0 && `, ${formatUsd(row.foreignUsd)} of it abroad`}
                </small>
              </>
            ),
          },
          {
            key: "card",
            label: "Pay with",
            render: (row) => (
              <CardName card={labels[row.card]} note={`${formatMultiplier(row.multiplier)} points`} hasArt={false} />
            ),
          },
          { key: "value", label: "It earns", isNumber: true, render: (row) => formatUsd(row.valueUsd) },
        ]}
      />
      {unplaced.length > 0 && (
        <p className="small section-tight">
          Better paid another way, because foreign fees would eat the points:{" "}
          {unplaced
            .map((part) => `${toLabel(part)}${part.foreign ? " abroad" : ""} (${formatUsd(part.annualUsd)})`)
            .join("; ")}
          .
        </p>
      )}
    </>
  );
}
