import { formatUsd, subtractShown } from "../../words/format.ts";
import { toQueryString } from "../../asking/write.ts";
import { feeSurchargeUsd } from "../../engine/wallet/fee-surcharge.ts";
import { paths } from "../../paths.ts";
import type { PlannerResult } from "./make-planner-result.ts";
import { OwnedNames } from "./owned-names.tsx";
import { createNamer, isSameCard, toCardKey } from "./whose-card.ts";

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

interface ThinCardsProps {
  readonly result: PlannerResult;
  /** `?…` of the result, or empty. */
  readonly canonical: string;
}

/** Cards whose fee buys next to nothing, by the measure of our pick: the plan may do without them. */
export function ThinCards({ result: { plan, labels }, canonical }: ThinCardsProps) {
  const nameOf = createNamer(labels, plan.people);
  const thin = plan.best.openings.flatMap((opening) => {
    const judgment = plan.judgments.find((one) => isSameCard(one, opening));
    if (!judgment || judgment.addsUsd >= feeSurchargeUsd(opening.firstFeeUsd)) return [];
    return [{ ...opening, addsUsd: judgment.addsUsd, instead: judgment.instead }];
  });
  return thin.map(({ addsUsd, instead, ...opening }) => (
    <p className="small" key={toCardKey(opening)}>
      {nameOf(opening)} costs {formatUsd(opening.firstFeeUsd)} right away and, counting the hassle, is worth{" "}
      {addsUsd < 1 ? "no more" : `only ${formatUsd(addsUsd)} more`} than the best plan without it
      {instead && `, which opens ${nameOf(instead)}`}.{" "}
      <a href={paths.planner() + toQueryWithout(canonical, opening.card)}>Plan without it</a>
    </p>
  ));
}

function toQueryWithout(canonical: string, card: string): string {
  const parameters = new URLSearchParams(canonical);
  parameters.set("exclude", [parameters.get("exclude"), card].filter(Boolean).join());
  return toQueryString([...parameters]);
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

export function PlanProof({ result: { plan } }: { readonly result: PlannerResult }) {
  const { optimal, gapUsd } = plan.proof;
  const checked = plan.most
    ? "no plan is worth more than the most money above"
    : "the best by these estimates and rules";
  return (
    <details className="disclosure">
      <summary>
        How sure this is: {optimal ? checked : `another plan could be at most ${formatUsd(Math.ceil(gapUsd))} better`}
      </summary>
      <p>
        We checked it against an upper bound on what any plan can be worth. To compare plans, we took 1% off a bonus for
        each month of waiting and $50 for each application; the plan's dollars include neither.
      </p>
    </details>
  );
}
