import { formatUsd } from "../../words/format.ts";
import { BarList } from "../../ui/bar-list.tsx";
import type { ListedCard } from "./category-sorts.ts";

/** Round enough to scale in the head. */
const EXAMPLE_USD = 5_000;

type CardMonths = Pick<ListedCard, "purchaseMonths" | "transferMonths">;

/** The months of an intro rate as bars, and what has to be paid each month for a debt to be gone in time. */
export function MonthBars({ months: { purchaseMonths, transferMonths } }: { readonly months: CardMonths }) {
  const kinds = [
    { label: "Transfers", months: transferMonths, tone: 1 },
    { label: "Purchases", months: purchaseMonths, tone: 3 },
  ] as const;
  return (
    <figure className="figure content-start">
      <figcaption>Payment that clears {formatUsd(EXAMPLE_USD)} at 0%, before any transfer fee</figcaption>
      <BarList
        bars={kinds
          .filter(({ months }) => months > 0)
          .map(({ label, months, tone }) => ({
            label: `${label}: ${months} months`,
            figure: `${formatUsd(Math.ceil(EXAMPLE_USD / months))} a month`,
            to: months,
            tone,
          }))}
        hasLongFigures
      />
    </figure>
  );
}
