import type { Card, SignUpBonus } from "../../catalog/card.ts";
import { formatDate, formatNumber, formatUsd } from "../../format.ts";
import { totalMonthlyUsd } from "../../rewards/spend.ts";
import { DEFAULT_LINES } from "../../rewards/spend-presets.ts";
import { isUncertain, Uncertain } from "./uncertain.tsx";

/** Points, dollars, and the spend a month it takes; of an offer that does not count, only what it was. */
export function WelcomeBonus({ card }: { readonly card: Card }) {
  const bonus = card.signUpBonus;
  const isOpen = bonus.state === "open" || bonus.state === "none";
  const hasAmount = bonus.points !== null || bonus.estimatedValueUsd !== null;
  return (
    <section className="section" id="bonus">
      <h2>Welcome bonus</h2>
      <p>
        {bonus.state === "ended" ? <s>{bonus.description}</s> : bonus.description}.{" "}
        <Uncertain when={isUncertain(card, "signUpBonus")} />
      </p>
      {!isOpen && <p className="callout">{toStateText(bonus)}</p>}
      {isOpen && hasAmount && (
        <BonusFacts card={card} minSpendUsd={bonus.minSpendUsd ?? 0} days={bonus.durationDays ?? 0} />
      )}
    </section>
  );
}

function toStateText({ state, endsOn, asOf }: SignUpBonus): string {
  const why =
    state === "ended"
      ? `This offer ended ${formatDate(endsOn ?? asOf)}.`
      : `This offer was last seen ${formatDate(asOf)}, more than six months ago.`;
  return `${why} It counts as $0 in every figure on this page: look up what is offered now before you count on one.`;
}

interface BonusFactsProps {
  readonly card: Card;
  readonly minSpendUsd: number;
  readonly days: number;
}

function BonusFacts({ card, minSpendUsd, days }: BonusFactsProps) {
  const { points, estimatedValueUsd } = card.signUpBonus;
  const months = Math.max(1, Math.floor(days / 30));
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
