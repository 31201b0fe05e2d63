import { formatNumber, formatUsd, subtractShown } from "../../words/format.ts";
import type { PlannerResult } from "./make-planner-result.ts";
import { formatMonth } from "./months.ts";
import { OwnedNames } from "./owned-names.tsx";

/** The easiest plan that is nearly as good. */
export function SimplePlan({ result }: { readonly result: PlannerResult }) {
  const { best, simple, trip } = result.plan;
  // A plan for a trip has no simpler one beside it.
  if (best.openings.length === 0 || trip) return null;
  return (
    <section className="result-part">
      <h3>The simple plan</h3>
      {simple ? (
        <p>
          {simple.openings.length > 0 ? (
            <>
              Open only <OwnedNames cards={simple.openings} result={result} />:
            </>
          ) : (
            "Open no card at all:"
          )}{" "}
          <b className="num">{formatUsd(simple.netUsd)}</b> over the same months, with {formatUsd(simple.feesUsd)} of
          fees. That is {formatUsd(subtractShown(best.netUsd, simple.netUsd))} less.
        </p>
      ) : (
        <p>This is it: no plan with fewer cards or lower fees comes close.</p>
      )}
    </section>
  );
}

/** What a rule costs of which we are not sure. */
export function RuleGain({ result: { plan } }: { readonly result: PlannerResult }) {
  const { ruleGain } = plan;
  if (!ruleGain) return null;
  return (
    <section className="result-part">
      <h3>Rules that may not hold</h3>
      <p>
        The plan keeps to these rules, though they are not certain. Without them it could bring{" "}
        {formatUsd(ruleGain.addsUsd)} more:
      </p>
      <ul>
        {ruleGain.texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  );
}

/** Cards whose bonus nobody knows before applying: when to take one. */
export function IfShown({ result }: { readonly result: PlannerResult }) {
  const { plan, today } = result;
  if (plan.ifShown.length === 0) return null;
  return (
    <details className="disclosure">
      <summary>Worth applying if you are shown enough</summary>
      <p>
        The bonus of these cards is shown only when you apply, so the plan counts nothing for it. Go on only with so
        many points:
      </p>
      <ul>
        {plan.ifShown.map((offer) => (
          <li key={`${offer.card} ${offer.person}`}>
            <OwnedNames cards={[offer]} result={result} />: <b className="num">{formatNumber(offer.points)}</b> points
            or more in {formatMonth(offer.month, today)}, of {formatNumber(offer.mostPoints)} at most
            {offer.spend
              ? `, after ${formatUsd(offer.spend.usd)} in ${offer.spend.months} months.`
              : ". What you must spend for it is shown then, too."}
          </li>
        ))}
      </ul>
    </details>
  );
}

export function PlanProof({ result: { plan } }: { readonly result: PlannerResult }) {
  const { optimal, gapUsd, operations } = plan.proof;
  return (
    <details className="disclosure">
      <summary>
        How sure this is:{" "}
        {optimal
          ? "the best by these estimates and rules"
          : `at most ${formatUsd(Math.ceil(gapUsd))} better is possible`}
      </summary>
      <p>
        An upper bound shows it, after {formatNumber(Math.ceil(operations / 1_000_000))} million operations. A bonus
        counts one percent less for each month of waiting, an application as a cost of $50; neither is in the plan’s
        dollars.
      </p>
    </details>
  );
}
