/** Everything the planner found, for the server and the browser alike. */
import { Fragment } from "react";

import { KeepButtons } from "../../ui/keep-buttons.tsx";
import { formatDate, formatUsd, upperFirst } from "../../words/format.ts";
import { paths } from "../../paths.ts";
import { ValueBars } from "../../ui/value-bars.tsx";
import { WalletArt } from "../shared/wallet-art.tsx";
import { Assumptions } from "../shared/assumptions.tsx";
import type { PlannerResult } from "./make-planner-result.ts";
import { MonthTable, OwnedCards, VERDICTS } from "./month-table.tsx";
import { formatMonth } from "./months.ts";
import { OwnedNames } from "./owned-names.tsx";
import { PlanPicture } from "./plan-picture.tsx";
import { toHeadline } from "./to-headline.ts";
import { TripResult, toTripSentence } from "./trip-result.tsx";
import { createNamer, toCardKey } from "./whose-card.ts";
import { MostMoney, PlanProof, RuleGain } from "./plan-notes.tsx";

export interface PlannerResultViewProps {
  readonly result: PlannerResult;
  /** `?…` of the result, or empty. */
  readonly canonical: string;
}

/** What is behind the answer. */
export function PlannerResultView({ result, canonical }: PlannerResultViewProps) {
  return (
    <>
      <TripResult result={result} canonical={canonical} />
      <PlanPicture result={result} />
      <Steps result={result} />
      <p className="result-links small no-print">
        <a href={paths.plannerCalendar() + canonical} download="card-plan.ics">
          Add the dates to your calendar
        </a>
        <a href={paths.plannerCsv() + canonical} download="card-plan.csv">
          Download the steps as a spreadsheet
        </a>
      </p>
      <OwnedCards result={result} />
      <MonthTable result={result} />
      <MostMoney result={result} />
      <RuleGain result={result} />
      <Assumptions assumptions={result.assumptions} />
      <PlanProof result={result} />
    </>
  );
}

/** The answer in one look: what to open when, and what it brings. */
export function PlannerHeadline({ result }: Pick<PlannerResultViewProps, "result">) {
  const { plan } = result;
  const { months } = result;
  const { best } = plan;
  const nameOf = createNamer(result.labels, plan.people);
  const slugs = [...new Set(best.openings.map(({ card }) => card))];
  const openings = [...Map.groupBy(best.openings, ({ month }) => month)];
  // Where nothing is held the dollars below are the headline's own: what to open says more.
  const isOpeningsAlone = plan.owned.length === 0 && slugs.length > 0 && slugs.length <= 3;
  return (
    <div className="panel wallet-headline" data-unproved={plan.proof.optimal ? undefined : ""}>
      <p className="kicker">Our pick for the next {months} months</p>
      <div className={slugs.length > 3 ? "lt-md:hidden" : undefined}>
        <WalletArt slugs={slugs} labels={result.labels} />
      </div>
      {!isOpeningsAlone && <p className="font-serif font-600 text-1 leading-[1.35]">{toHeadline(result)}</p>}
      <p className={isOpeningsAlone ? "font-serif font-600 text-1 leading-[1.35]" : undefined}>
        {openings.map(([month, cards], at) => (
          <Fragment key={month}>
            {toLink(at, openings.length)}
            <OwnedNames cards={cards} result={result} /> in {formatMonth(month, result.today)}
          </Fragment>
        ))}
        {best.openings.length > 0 && "."}
        {toTripSentence(result)}
      </p>
      <p>
        <span className="big-number gain">{formatUsd(best.netUsd)}</span> over {months} months, after all fees
      </p>
      <UsualOffers plan={best} />
      <ValueBars
        parts={best}
        label={`Value of ${months} months`}
        perksLabel="Perks you would use"
        totalLabel={`Net in ${months} months`}
      />
      <BeyondPlan plan={best} />
      {plan.owned.length > 0 && (
        <ul>
          {plan.owned.map(
            ({ verdict, to, month, ...whose }) =>
              month !== null && (
                <li key={toCardKey(whose)}>
                  {VERDICTS[verdict]} {nameOf(whose)}
                  {to && ` to ${nameOf({ card: to, person: whose.person })}`}
                  {verdict !== "keep" && ` in ${formatMonth(month, result.today)}`}
                </li>
              ),
          )}
        </ul>
      )}
    </div>
  );
}

/** What of the sum is not today's offer as we read it. */
function UsualOffers({ plan: { usualUsd } }: { readonly plan: PlannerResult["plan"]["best"] }) {
  if (usualUsd < 0.5) return null;
  return (
    <p className="small">
      {formatUsd(usualUsd)} of this is a card's earlier offer, because we haven't seen a current one. The step below
      says what offer to look for before you apply.
    </p>
  );
}

/** Real fees are whole; what counts of them is what pays for months of the plan. */
function BeyondPlan({ plan: { feesAfterUsd, perksAfterUsd } }: { readonly plan: PlannerResult["plan"]["best"] }) {
  const parts = [
    ...(feesAfterUsd >= 0.5
      ? [`${formatUsd(feesAfterUsd)} of the fees pays for months after the plan and isn't counted`]
      : []),
    ...(perksAfterUsd >= 0.5
      ? [`${formatUsd(perksAfterUsd)} of the perks comes after the plan ends, in a year whose fee you've paid`]
      : []),
  ];
  return parts.length === 0 ? null : <p className="small muted">{upperFirst(parts.join("; "))}.</p>;
}

function Steps({ result: { steps, labels } }: { readonly result: PlannerResult }) {
  if (steps.length === 0) return null;
  /** What is the same for several steps is told once, below them. */
  const isOften = (text: string) => steps.filter(({ kind, missed }) => kind !== "apply" && missed === text).length > 1;
  return (
    <section className="result-part in-pieces">
      <h3>Step by step</h3>
      <ol className="plan-steps">
        {steps.map(({ kind, card, person, day, when, text, brings, missed, warnings }) => (
          <li key={`${kind} ${card} ${person} ${day} ${text}`} data-kind={kind}>
            <p>
              <b>
                {WHEN[when]} <time dateTime={day}>{formatDate(day)}</time>
              </b>
            </p>
            <p>{text}</p>
            {brings && (
              <p className="small">
                <b>You get:</b> {brings}
              </p>
            )}
            {warnings.length > 0 && <p className="small">{warnings.join(" ")}</p>}
            {missed && !isOften(missed) && (
              <p className="small muted">
                {kind === "apply" && <b>If you're declined: </b>}
                {missed}
              </p>
            )}
            {kind === "apply" && card !== null && (
              <KeepButtons card={{ slug: card, name: labels[card]?.name ?? card }} />
            )}
          </li>
        ))}
      </ol>
      <p className="small muted mt-5">{[...new Set(steps.map(({ missed }) => missed))].filter(isOften).join(" ")}</p>
    </section>
  );
}

/** `Open A in May, then B in July.`; of more than two: `Open A in May, B in July and C in August.` */
function toLink(at: number, count: number): string {
  if (at === 0) return "Open ";
  if (count === 2) return ", then ";
  return at === count - 1 ? " and " : ", ";
}

const WHEN = { from: "From", by: "By", around: "Around" } as const;
