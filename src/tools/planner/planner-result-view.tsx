/** Everything the planner found, for the server and the browser alike. */
import { formatDate, formatUsd } from "../../format.ts";
import { paths } from "../../paths.ts";
import { ValueBars } from "../../ui/value-bars.tsx";
import { WalletArt } from "../results/wallet-art.tsx";
import { Assumptions } from "../results/assumptions.tsx";
import type { PlannerResult } from "./make-planner-result.ts";
import { MonthTable, OwnedCards } from "./month-table.tsx";
import { OwnedNames } from "./owned-names.tsx";
import { PlanPicture } from "./plan-picture.tsx";
import { TripResult } from "./trip-result.tsx";
import { IfShown, PlanProof, RuleGain, SimplePlan } from "./plan-notes.tsx";

export interface PlannerResultViewProps {
  readonly result: PlannerResult;
  /** `?…` of the result, or empty. */
  readonly canonical: string;
}

export function PlannerResultView({ result, canonical }: PlannerResultViewProps) {
  return (
    <>
      <Headline result={result} />
      <TripResult result={result} />
      <PlanPicture result={result} />
      <Steps result={result} />
      <p className="result-links small no-print">
        <a href={paths.plannerCalendar() + canonical} download="card-plan.ics">
          Add the dates to your calendar
        </a>
        <a href={paths.plannerCsv() + canonical} download="card-plan.csv">
          Download as a spreadsheet
        </a>
      </p>
      <OwnedCards result={result} />
      <MonthTable result={result} />
      <SimplePlan result={result} />
      <RuleGain result={result} />
      <IfShown result={result} />
      <Assumptions assumptions={result.assumptions} />
      <PlanProof result={result} />
    </>
  );
}

function Headline({ result }: { readonly result: PlannerResult }) {
  const { plan } = result;
  const { best, months, asIsUsd } = plan;
  const ownsCards = plan.owned.length > 0;
  return (
    <div className="panel wallet-headline" data-unproved={plan.proof.optimal ? undefined : ""}>
      <p className="kicker">Your next {months} months</p>
      <WalletArt slugs={[...new Set(best.openings.map(({ card }) => card))]} labels={result.labels} />
      {best.openings.length > 0 ? (
        <p className="font-serif font-600 text-1 leading-[1.35]">
          Open <OwnedNames cards={best.openings} result={result} />.
        </p>
      ) : (
        <p>No new card is worth an application on this spend.</p>
      )}
      <p>
        <span className="big-number gain">{formatUsd(best.netUsd)}</span> over {months} months, after all fees
      </p>
      <ValueBars
        parts={best}
        label={`Value of ${months} months`}
        perksLabel="Perks you would use"
        totalLabel={`Left in ${months} months`}
      />
      {ownsCards && (
        <p>
          <b className="num">{formatUsd(best.netUsd - asIsUsd)}</b> more than keeping your cards as they are.
        </p>
      )}
    </div>
  );
}

function Steps({ result: { steps } }: { readonly result: PlannerResult }) {
  if (steps.length === 0) return null;
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
                <b>Brings:</b> {brings}
              </p>
            )}
            {missed && (
              <p className="small muted">
                <b>{kind === "apply" ? "If you’re refused:" : "If you miss it:"}</b> {missed}
              </p>
            )}
            {warnings.map((warning) => (
              <p className="small" key={warning}>
                <b>Note:</b> {warning}
              </p>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}

const WHEN = { from: "From", by: "By", around: "Around" } as const;
