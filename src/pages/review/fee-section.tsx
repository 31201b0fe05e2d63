import type { Card } from "../../catalog/card.ts";
import { earnsNothing } from "../../catalog/earns-nothing.ts";
import { formatPercent, formatUsd } from "../../words/format.ts";
import type { ComputedCard } from "../../engine/computed-card.ts";
import { BarList } from "../../ui/bar-list.tsx";
import { BreakEvenChart } from "../../ui/break-even-chart.tsx";
import { ValueBars } from "../../ui/value-bars.tsx";
import { getComputed } from "../../page/computed-cards.ts";
import { toCardReader } from "../readers.ts";
import { findMembership } from "./membership.ts";
import { DetailSection } from "./detail-section.tsx";

/** What the fee buys, and from which spend on it is earned back. */
export function FeeSection({ card }: { readonly card: Card }) {
  const computed = getComputed(card);
  return (
    <DetailSection id="fee" title="The fee" gist={toFeeGist(card, computed)}>
      <p>{toFeeText(card, computed)}</p>
      {card.annualFee.ongoingUsd > 0 && <FeePicture card={card} computed={computed} />}
      <figure className="figure mt-6!">
        <ValueBars parts={computed.ongoing} feesLabel={findMembership(card) ? "Membership" : "Annual fee"} />
        <figcaption>
          Where a year's value comes from for {toCardReader(card).text}
          {card.annualFee.ongoingUsd > 0 && ", and what the fee takes back"}.{toLeftOutText(card, computed)}
        </figcaption>
      </figure>
    </DetailSection>
  );
}

/** Without it a reader with a pencil finds more rewards than the page. */
function toLeftOutText(card: Card, { leftOutAbroadUsd }: ComputedCard): string {
  if (leftOutAbroadUsd < 0.5 || earnsNothing(card)) return "";
  return ` We leave out ${formatUsd(leftOutAbroadUsd)} a year spent abroad, because the ${formatPercent(card.foreignTransactionFeePercent)} foreign transaction fee is more than those purchases would add.`;
}

function toFeeGist({ annualFee: { ongoingUsd } }: Card, { breakEven }: ComputedCard): string {
  if (ongoingUsd === 0) return "No annual fee of its own";
  if (breakEven.kind === "from") return `Breaks even at ${formatUsd(breakEven.monthlyUsd)} of spending a month`;
  return breakEven.kind === "always" ? "Covered by perks alone" : "Never earned back by spending alone";
}

function toFeeText(card: Card, { breakEven, curve, ongoing }: ComputedCard): string {
  const { ongoingUsd, firstYearUsd } = card.annualFee;
  const membership = findMembership(card);
  if (membership)
    return `The card has no annual fee of its own. The membership that it needs (${membership.name}) counts here at ${formatUsd(membership.usdPerYear)} a year; leave that out if you pay for it anyway.`;
  if (ongoingUsd === 0)
    return earnsNothing(card)
      ? "There is no annual fee."
      : "There is no annual fee, so you keep every dollar of value.";
  const fee = `The card costs ${formatUsd(ongoingUsd)} a year${firstYearUsd === ongoingUsd ? "" : ` (${formatUsd(firstYearUsd)} in the first)`}.`;
  // A reader would take the perks from the fee, and find that far less spending covers the rest.
  const usesLess = ongoing.perksUsd - (curve[0]?.valueUsd ?? 0) > 0.5;
  switch (breakEven.kind) {
    case "always":
      return `${fee} The perks that we count already cover it, before you spend a dollar.`;
    case "never":
      return `${fee} Rewards on a typical mix of spending and the perks that we count never cover it. The card pays off only if you would use its credits anyway.`;
    default:
      return `${fee} You break even at ${formatUsd(breakEven.monthlyUsd)} a month (${formatUsd(breakEven.annualUsd)} a year), with a typical mix of spending.${usesLess ? " If you spend less, we count less for the perks." : ""}`;
  }
}

/** Beyond that share of the picture the crossing would stand at its edge. */
const MOST_LOSS = 0.8;

interface FeePictureProps {
  readonly card: Card;
  readonly computed: ComputedCard;
}

/** A plot where return and fee cross; where they never meet there is nothing to plot, only two lengths to compare. */
function FeePicture({ card, computed }: FeePictureProps) {
  const { breakEven, curve } = computed;
  const maxMonthlyUsd = curve.at(-1)?.monthlyUsd ?? 0;
  if (breakEven.kind !== "from" || breakEven.monthlyUsd > maxMonthlyUsd * MOST_LOSS) {
    return <FeeAgainstReturn card={card} computed={computed} />;
  }
  return (
    <figure className="figure mt-6!">
      <BreakEvenChart points={curve} feeUsd={card.annualFee.ongoingUsd} breakEvenMonthlyUsd={breakEven.monthlyUsd} />
      <figcaption>
        What the card returns per year at each level of monthly spending. The dashed line is the fee: left of the dot
        you lose money, right of it you come out ahead.
      </figcaption>
    </figure>
  );
}

function FeeAgainstReturn({ card, computed: { breakEven, ongoing, curve } }: FeePictureProps) {
  const feeUsd = card.annualFee.ongoingUsd;
  const perksOnlyUsd = curve[0]?.valueUsd ?? 0;
  const most = curve.at(-1) ?? { monthlyUsd: 0, valueUsd: 0 };
  const [label, usd] =
    breakEven.kind === "always"
      ? (["Perks used, before any spending", perksOnlyUsd] as const)
      : breakEven.kind === "never"
        ? ([`Rewards and perks, even at ${formatUsd(most.monthlyUsd)} a month`, most.valueUsd] as const)
        : (["Rewards and perks used", ongoing.rewardsUsd + ongoing.perksUsd] as const);
  return (
    <figure className="figure mt-6!">
      <BarList
        label="The fee compared with what you get back"
        hasLongFigures
        bars={[
          { label: "Annual fee", figure: formatUsd(feeUsd), to: feeUsd, tone: "cost" },
          { label, figure: formatUsd(usd), to: usd, tone: 3 },
        ]}
      />
    </figure>
  );
}
