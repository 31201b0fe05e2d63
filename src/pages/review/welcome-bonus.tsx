import type { Card } from "../../catalog/card.ts";
import { formatNumber, formatUsd } from "../../format.ts";
import { totalMonthlyUsd } from "../../rewards/spend.ts";
import { DEFAULT_LINES } from "../../rewards/spend-presets.ts";
import { isUncertain, Uncertain } from "./uncertain.tsx";

/** Points, dollars, and the spend a month it takes. */
export function WelcomeBonus({ card }: { readonly card: Card }) {
  const bonus = card.signUpBonus;
  const hasBonus = bonus.durationDays !== null && bonus.minSpendUsd !== null;
  return (
    <section className="section" id="bonus">
      <h2>Welcome bonus</h2>
      <p>
        {bonus.description}. <Uncertain when={isUncertain(card, "signUpBonus")} />
      </p>
      {bonus.description.includes("ended") && (
        <p className="callout">
          By its own terms this offer has ended. The figures below, and the first year on this page, still show it: look
          up what is offered now before you count on it.
        </p>
      )}
      {hasBonus && <BonusFacts card={card} minSpendUsd={bonus.minSpendUsd ?? 0} days={bonus.durationDays ?? 0} />}
    </section>
  );
}

interface BonusFactsProps {
  readonly card: Card;
  readonly minSpendUsd: number;
  readonly days: number;
}

function BonusFacts({ card, minSpendUsd, days }: BonusFactsProps) {
  const { points, estimatedValueUsd } = card.signUpBonus;
  const months = Math.floor(days / 30);
  const perMonthUsd = minSpendUsd / months;
  const defaultUsd = totalMonthlyUsd(DEFAULT_LINES);
  const isReached = perMonthUsd <= defaultUsd;
  return (
    <dl className="facts">
      {points !== null && (
        <div>
          <dt>Points</dt>
          <dd className="num">{formatNumber(points)}</dd>
        </div>
      )}
      <div>
        <dt>Worth (estimate)</dt>
        <dd className="num">{formatUsd(estimatedValueUsd ?? ((points ?? 0) * card.redemption.programCpp) / 100)}</dd>
      </div>
      <div>
        <dt>It takes</dt>
        <dd>
          {minSpendUsd === 0 ? "No minimum spend" : `${formatUsd(minSpendUsd)} in ${months} months`}
          {minSpendUsd > 0 && <small>{formatUsd(perMonthUsd)} a month</small>}
        </dd>
      </div>
      {minSpendUsd > 0 && (
        <div>
          <dt>With {formatUsd(defaultUsd)} a month</dt>
          <dd className={isReached ? "gain" : "cost"}>{isReached ? "Within reach" : "Out of reach"}</dd>
        </div>
      )}
    </dl>
  );
}
