import { formatRate, formatUsd, lowerFirst } from "../../words/format.ts";
import { SPEND_LABELS } from "../../words/labels.ts";
import type { SpendCell } from "../../engine/value/profile.ts";
import { DataTable } from "../../ui/data-table.tsx";
import { PART_LABELS } from "../../words/profile-labels.ts";
import type { CardLabel } from "./tool-records.ts";
import { CardName } from "./card-name.tsx";

/** Spend on one card in one way of earning. */
export interface CardSpend extends Pick<SpendCell, "category" | "part" | "brand" | "foreign"> {
  readonly card: string;
  /** Points per dollar; null where a credit pays. */
  readonly multiplier: number | null;
  readonly usd: number;
  readonly valueUsd: number;
}

export const toSpendLabel = ({ category, part, brand }: Pick<SpendCell, "category" | "part" | "brand">): string =>
  brand ?? (part === null ? SPEND_LABELS[category] : PART_LABELS[part]);

/** `2x points`, `2x miles`, `2% cash back`. */
export const toRateLabel = ({ multiplier }: Pick<CardSpend, "multiplier">, card: CardLabel | undefined): string =>
  multiplier === null
    ? "covered by a credit"
    : `${formatRate(multiplier, card)} ${card?.cashBack ? "cash back" : (card?.unit ?? "points")}`;

const ABROAD = " abroad";

/** The largest first; what is spent at home, too, is not named abroad again. @example "Dining, groceries, Delta, flights abroad" */
function toKinds(entries: readonly CardSpend[]): string {
  const kinds = new Map(
    entries
      .toSorted((left, right) => right.usd - left.usd)
      .map((entry) => [toSpendLabel(entry) + (entry.foreign ? ABROAD : ""), entry.brand]),
  );
  return [...kinds]
    .filter(([kind]) => !kinds.has(kind.slice(0, -ABROAD.length)) || !kind.endsWith(ABROAD))
    .map(([kind, brand], at) => (at > 0 && brand === null ? lowerFirst(kind) : kind))
    .join(", ");
}

const sum = <Entry,>(entries: readonly Entry[], toUsd: (entry: Entry) => number) =>
  entries.reduce((total, entry) => total + toUsd(entry), 0);

export interface CardSpendTableProps<Entry extends CardSpend> {
  readonly spend: readonly Entry[];
  /** What the amounts are for. */
  readonly period: "month" | "year";
  /** The card with its name; two with one name are one. */
  readonly toCard: (entry: Entry) => CardLabel | undefined;
}

/** What to pay with which card: one row for each card and rate, the largest first. */
export function CardSpendTable<Entry extends CardSpend>({ spend, period, toCard }: CardSpendTableProps<Entry>) {
  const toNote = (entry: Entry) => toRateLabel(entry, toCard(entry));
  const groups = Map.groupBy(spend, (entry) => `${toCard(entry)?.name} ${toNote(entry)}`);
  return (
    <DataTable
      caption={`Which card pays for what, per ${period}`}
      rows={[...groups.values()].toSorted((left, right) => sum(right, toAmount) - sum(left, toAmount))}
      toKey={([first]) => `${toCard(first!)?.name} ${toNote(first!)}`}
      columns={[
        {
          label: "Pay with",
          render: ([first]) => (
            <div className="md:min-w-40">
              <CardName card={toCard(first!)} note={toNote(first!)} hasArt={false} />
            </div>
          ),
        },
        { label: "For", isWide: true, render: toKinds },
        { label: `Per ${period}`, isNumber: true, render: (entries) => formatUsd(sum(entries, toAmount)) },
        {
          label: "It\u00A0earns",
          isNumber: true,
          render: (entries) => formatUsd(sum(entries, ({ valueUsd }) => valueUsd)),
        },
      ]}
    />
  );
}

const toAmount = ({ usd }: CardSpend) => usd;
