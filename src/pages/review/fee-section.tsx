import type { Card } from "../../catalog/card.ts";
import { formatUsd } from "../../format.ts";
import type { ComputedCard } from "../../rewards/computed-card.ts";
import { LineChart } from "../../ui/line-chart.tsx";
import { ValueBars } from "../../ui/value-bars.tsx";
import { getComputed } from "../computed-cards.ts";
import { toReviewReaderText } from "../readers.ts";

/** What the fee buys, and from which spend on it is earned back. */
export function FeeSection({ card }: { readonly card: Card }) {
  const computed = getComputed(card);
  return (
    <section className="section" id="fee">
      <h2>The fee</h2>
      <p>{toFeeText(card, computed)}</p>
      <figure className="figure">
        <ValueBars parts={computed.ongoing} />
        <figcaption>
          Where a year's value comes from for {toReviewReaderText(card)}
          {card.annualFee.ongoingUsd > 0 && ", and what the fee takes back"}.
        </figcaption>
      </figure>
      {card.annualFee.ongoingUsd > 0 && <BreakEvenPicture card={card} computed={computed} />}
    </section>
  );
}

function toFeeText(card: Card, { breakEven }: ComputedCard): string {
  const { ongoingUsd, firstYearUsd } = card.annualFee;
  if (ongoingUsd === 0) return "There is no annual fee, so every dollar of value is kept.";
  const fee = `The card costs ${formatUsd(ongoingUsd)} a year${firstYearUsd === ongoingUsd ? "" : ` (${formatUsd(firstYearUsd)} in the first)`}.`;
  switch (breakEven.kind) {
    case "always":
      return `${fee} The perks that anybody of this kind uses already cover that, before a dollar is spent.`;
    case "never":
      return `${fee} With only the perks that everybody uses, spend of this shape never covers that: it pays only for those who would use its credits anyway.`;
    default:
      return `${fee} It pays for itself from ${formatUsd(breakEven.monthlyUsd)} of spend a month (${formatUsd(breakEven.annualUsd)} a year), split like our reader's.`;
  }
}

function BreakEvenPicture({ card, computed }: { readonly card: Card; readonly computed: ComputedCard }) {
  const feeUsd = card.annualFee.ongoingUsd;
  const { breakEven, curve } = computed;
  const maxMonthlyUsd = curve.at(-1)?.monthlyUsd ?? 0;
  const isInPicture = breakEven.kind === "from" && breakEven.monthlyUsd <= maxMonthlyUsd;
  const figures = curve
    .filter((_, index) => index % 4 === 0)
    .map((point) => `${formatUsd(point.valueUsd)} at ${formatUsd(point.monthlyUsd)}`)
    .join(", ");
  return (
    <figure className="figure section-figure">
      <LineChart
        label={`Rewards and perks a year by monthly spend: ${figures}; the fee is ${formatUsd(feeUsd)}.`}
        points={curve}
        level={{ usd: feeUsd, text: `Fee ${formatUsd(feeUsd)}` }}
        mark={
          isInPicture
            ? { monthlyUsd: breakEven.monthlyUsd, valueUsd: feeUsd, text: `${formatUsd(breakEven.monthlyUsd)} a month` }
            : undefined
        }
      />
      <figcaption>
        Rewards and perks used a year (solid) by monthly spend, against the fee (dashed): {figures}.
      </figcaption>
    </figure>
  );
}
