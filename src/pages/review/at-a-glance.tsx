import type { Card } from "../../catalog/card.ts";
import { formatMultiplier, formatNumber, formatPercent, formatUsd } from "../../format.ts";
import { UNKNOWN_APR } from "../../tools/apr.ts";
import { isUncertain, Uncertain } from "./uncertain.tsx";

/** The facts most people look for first. */
export function AtAGlance({ card }: { readonly card: Card }) {
  const { annualFee, signUpBonus } = card;
  const best = Math.max(...card.rewards.map((reward) => reward.multiplier));
  const base = card.rewards.find((reward) => reward.base)?.multiplier ?? 1;
  const hasIntroFee = annualFee.firstYearUsd !== annualFee.ongoingUsd;
  return (
    <section className="section" id="glance">
      <h2>At a glance</h2>
      <dl className="fact-rows fact-rows-two">
        <div>
          <dt>Annual fee</dt>
          <dd>
            {formatUsd(annualFee.ongoingUsd)}
            {hasIntroFee && <small>First year {formatUsd(annualFee.firstYearUsd)}</small>}
            {annualFee.text.includes("plus") && <small>{annualFee.text}</small>}
          </dd>
        </div>
        <div>
          <dt>Welcome bonus</dt>
          <dd>
            {signUpBonus.points !== null
              ? `${formatNumber(signUpBonus.points)} points`
              : signUpBonus.estimatedValueUsd !== null
                ? `${formatUsd(signUpBonus.estimatedValueUsd)} (estimate)`
                : "None"}
            <Uncertain when={isUncertain(card, "signUpBonus")} />
          </dd>
        </div>
        <div>
          <dt>Earns</dt>
          <dd>
            {best === base
              ? `${formatMultiplier(base)} on everything`
              : `${formatMultiplier(base)} to ${formatMultiplier(best)}`}
            <Uncertain when={isUncertain(card, "rewards")} />
          </dd>
        </div>
        <div>
          <dt>Foreign transaction fee</dt>
          <dd>
            {card.foreignTransactionFeePercent === 0 ? "None" : formatPercent(card.foreignTransactionFeePercent)}
            <Uncertain when={isUncertain(card, "foreignTransactionFeePercent")} />
          </dd>
        </div>
        <div>
          <dt>Intro APR</dt>
          <dd>
            {card.introApr ?? "None"}
            <Uncertain when={isUncertain(card, "introApr")} />
          </dd>
        </div>
        <div>
          <dt>Purchase APR</dt>
          <dd>
            {card.purchaseApr ?? UNKNOWN_APR}
            <Uncertain when={isUncertain(card, "purchaseApr")} />
          </dd>
        </div>
        <div>
          <dt>Credit needed</dt>
          <dd>
            {card.creditScore.text ?? `${card.creditScore.floor}+`}
            <small>The score is an estimate; issuers publish none.</small>
          </dd>
        </div>
        <div>
          <dt>Program</dt>
          <dd>{card.rewardProgram ?? "None"}</dd>
        </div>
        <div>
          <dt>Network</dt>
          <dd>
            {card.network}
            <Uncertain when={isUncertain(card, "network")} />
          </dd>
        </div>
        <div>
          <dt>Issued by</dt>
          <dd>{card.issuingBank}</dd>
        </div>
      </dl>
    </section>
  );
}
