import type { Card } from "../../catalogue/card.ts";
import { formatUsd } from "../../content/format.ts";
import { getComputed } from "../computed-cards.ts";
import { ValueBars } from "../../ui/value-bars.tsx";

/** What the fee buys: rewards and perks against it, for the default spend. */
export function FeeSection({ card }: { readonly card: Card }) {
  const { ongoing } = getComputed(card);
  const { ongoingUsd, firstYearUsd } = card.annualFee;
  return (
    <section className="section" id="fee">
      <h2>The fee</h2>
      <p>
        {ongoingUsd === 0
          ? "There is no annual fee, so every dollar of value is kept."
          : `The card costs ${formatUsd(ongoingUsd)} a year${firstYearUsd === ongoingUsd ? "" : ` (${formatUsd(firstYearUsd)} in the first)`}.`}
      </p>
      <figure className="figure">
        <ValueBars parts={ongoing} />
        <figcaption>Where a year's value comes from for the default spend, and what the fee takes back.</figcaption>
      </figure>
    </section>
  );
}
