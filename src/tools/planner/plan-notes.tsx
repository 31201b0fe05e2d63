import { formatUsd, subtractShown } from "../../words/format.ts";
import type { PlannerResult } from "./make-planner-result.ts";
import { OwnedNames } from "./owned-names.tsx";

/** What the most money costs beyond our pick. */
export function MostMoney({ result }: { readonly result: PlannerResult }) {
  const { best, most } = result.plan;
  if (!most) return null;
  const moreFeesUsd = subtractShown(most.feesUsd, best.feesUsd);
  return (
    <section className="result-part">
      <h3>The most money</h3>
      <p>
        {most.openings.length > 0 ? (
          <>
            Open <OwnedNames cards={most.openings} result={result} />:
          </>
        ) : (
          "Open no card at all:"
        )}{" "}
        <b className="num">{formatUsd(subtractShown(most.netUsd, best.netUsd))}</b> more over the same months
        {moreFeesUsd > 0 && `, for ${formatUsd(moreFeesUsd)} more in fees`}.
      </p>
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
        The plan follows these rules, though we aren't sure of them. Without them, it could earn{" "}
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

export function PlanProof({ result: { plan } }: { readonly result: PlannerResult }) {
  const { optimal, gapUsd } = plan.proof;
  return (
    <details className="disclosure">
      <summary>
        How sure this is:{" "}
        {optimal
          ? "no plan is better by these estimates and rules"
          : `another plan could be better by at most ${formatUsd(Math.ceil(gapUsd))}`}
      </summary>
      <p>
        We checked it against an upper bound on what any plan can be worth. To compare plans, we took off $50 for each
        application, 1% of a bonus for each month of waiting, and $25 plus a quarter of each annual fee. The plan's
        dollar amounts leave out these deductions.
      </p>
    </details>
  );
}
