import { formatUsd } from "../../words/format.ts";
import type { SpendCell } from "../../engine/value/profile.ts";
import type { Placement } from "../../engine/value/wallet-plan.ts";
import { DataTable } from "../../ui/data-table.tsx";
import type { CardLabels } from "./tool-records.ts";
import { CardSpendTable, toRateLabel, toSpendLabel } from "./card-spend-table.tsx";

export interface AllocationTableProps {
  readonly allocation: readonly Placement[];
  readonly unplaced: readonly SpendCell[];
  readonly labels: CardLabels;
  /** One card pays for everything: only its rates are said. */
  readonly isOneCard?: boolean;
}

interface Row extends Placement {
  readonly foreignUsd: number;
}

const toKey = ({ category, part, brand, card, multiplier, perk }: Placement) =>
  [category, part, brand, card, multiplier, perk].join(" ");

/** Spend at home and abroad in one row, where it goes on the same card at the same rate. */
function toRows(allocation: readonly Placement[]): Row[] {
  const rows = new Map<string, Row>();
  for (const cell of allocation) {
    const row = rows.get(toKey(cell));
    rows.set(toKey(cell), {
      ...cell,
      annualUsd: cell.annualUsd + (row?.annualUsd ?? 0),
      valueUsd: cell.valueUsd + (row?.valueUsd ?? 0),
      foreignUsd: (cell.foreign ? cell.annualUsd : 0) + (row?.foreignUsd ?? 0),
    });
  }
  return [...rows.values()];
}

/** What one card earns where. A kind of spending stands twice when a cap or a credit splits it. */
const RateTable = ({ allocation, labels }: Omit<AllocationTableProps, "unplaced">) => (
  <DataTable
    caption="What the card earns where, per year"
    rows={toRows(allocation)}
    toKey={toKey}
    isStacked={false}
    columns={[
      {
        label: "Spending",
        render: (row) => (
          <>
            {toSpendLabel(row)}
            <small className="cell-note">
              {formatUsd(row.annualUsd)} a year
              {row.foreignUsd > 0 && `, ${formatUsd(row.foreignUsd)} of it abroad`}
            </small>
          </>
        ),
      },
      { label: "Rate", render: (row) => toRateLabel(row, labels[row.card]) },
      { label: "It earns", isNumber: true, render: (row) => formatUsd(row.valueUsd) },
    ]}
  />
);

/** Which card to pay with, where, and what earns nothing. */
export function AllocationTable({ allocation, unplaced, labels, isOneCard = false }: AllocationTableProps) {
  return (
    <>
      {isOneCard ? (
        <RateTable allocation={allocation} labels={labels} />
      ) : (
        <CardSpendTable
          spend={allocation.map((cell) => ({ ...cell, usd: cell.annualUsd }))}
          period="year"
          toCard={({ card }) => labels[card]}
        />
      )}
      {unplaced.length > 0 && (
        <p className="small section-tight">
          {isOneCard ? "The card earns nothing" : "None of these cards earns anything"} on{" "}
          {unplaced
            .map((cell) => `${toSpendLabel(cell)}${cell.foreign ? " abroad" : ""} (${formatUsd(cell.annualUsd)})`)
            .join("; ")}
          .
        </p>
      )}
    </>
  );
}
