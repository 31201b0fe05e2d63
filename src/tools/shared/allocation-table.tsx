import { formatUsd } from "../../words/format.ts";
import { paths } from "../../paths.ts";
import type { SpendCell } from "../../engine/value/profile.ts";
import type { Placement } from "../../engine/value/wallet-plan.ts";
import { DataTable } from "../../ui/data-table.tsx";
import type { CardLabels } from "./tool-records.ts";
import { CardName } from "./card-name.tsx";
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

/** More rows are grouped by card; where all say the same, they are one sentence. */
const MAX_ROWS = 3;
const isSamePlace = (left: Placement, right: Placement) =>
  left.card === right.card && left.multiplier !== null && left.multiplier === right.multiplier;

/** Which card to pay with, where. A kind of spend stands twice when a cap or a credit splits it. */
export function AllocationTable({ allocation, unplaced, labels, isOneCard = false }: AllocationTableProps) {
  const rows = toRows(allocation);
  const [first] = rows;
  const isAlike = rows.length > MAX_ROWS && unplaced.length === 0;
  if (!isOneCard && isAlike && first && rows.every((row) => isSamePlace(row, first))) {
    return (
      <p>
        Everything on <a href={paths.review(first.card)}>{labels[first.card]?.name ?? first.card}</a>:{" "}
        {toRateLabel(first, labels[first.card])} everywhere,{" "}
        <b className="num">{formatUsd(rows.reduce((sum, { valueUsd }) => sum + valueUsd, 0))}</b> a year.
      </p>
    );
  }
  const toNote = (row: Row) => toRateLabel(row, labels[row.card]);
  const table = (
    <DataTable
      caption={isOneCard ? "What the card earns where, per year" : "Which card for which spending, per year"}
      rows={rows}
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
        {
          label: isOneCard ? "Rate" : "Pay with",
          render: (row) =>
            isOneCard ? toNote(row) : <CardName card={labels[row.card]} note={toNote(row)} hasArt={false} />,
        },
        { label: "It earns", isNumber: true, render: (row) => formatUsd(row.valueUsd) },
      ]}
    />
  );
  return (
    <>
      {isOneCard || rows.length <= MAX_ROWS ? (
        table
      ) : (
        <>
          <CardSpendTable
            spend={allocation.map((cell) => ({ ...cell, usd: cell.annualUsd }))}
            period="year"
            toCard={({ card }) => labels[card]}
          />
          <details className="disclosure">
            <summary>Each kind of spending by itself</summary>
            {table}
          </details>
        </>
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
