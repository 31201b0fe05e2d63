import { toQueryString } from "../../asking/write.ts";
import { paths } from "../../paths.ts";
import { formatNumber, formatUsd, joinNames } from "../../words/format.ts";
import { nameUnit, toPointUnit } from "../../words/point-unit.ts";
import type { PlannerResult } from "./make-planner-result.ts";
import { formatMonth, toCalendarMonth } from "./months.ts";
import { createNamer } from "./whose-card.ts";

function toGoal({ plan: { trip }, programNames, today }: PlannerResult): string {
  if (!trip) return "";
  const program = programNames[trip.program] ?? trip.program;
  return `${formatNumber(trip.points)} ${nameUnit(program)} by ${formatMonth(trip.month, today)}`;
}

/** For ears: whether the plan reaches the trip. Empty without one; begins with a space. */
export function toTripSentence(result: PlannerResult): string {
  const { trip } = result.plan;
  if (!trip) return "";
  return trip.isReached
    ? ` This gets you ${toGoal(result)}.`
    : ` This does not get you ${toGoal(result)}; the most we found is ${formatNumber(trip.reachedPoints)}.`;
}

/** Whether the trip's points come together, from where, and what that costs. */
export function TripResult({ result, canonical }: { readonly result: PlannerResult; readonly canonical: string }) {
  const { plan, programNames, today, isFirst } = result;
  const { trip } = plan;
  if (!trip) return null;
  const { isReached, isSure, reachedPoints, sources, priceUsd, firstMonth } = trip;
  const nameOf = (program: string) => programNames[program] ?? program;
  return (
    <section className="result-part">
      <h3>Your trip</h3>
      {isReached ? (
        <p>
          <b className="num">{formatNumber(reachedPoints)}</b> {toPointUnit(nameOf(trip.program))} in all by{" "}
          {formatMonth(trip.month, today)}.{" "}
          {priceUsd < 1
            ? "The best plan without a trip gets you there anyway."
            : `This plan is ${formatUsd(priceUsd)} behind the best plan without the trip.`}
        </p>
      ) : isFirst ? (
        <p>We're still looking; this is the best plan without the trip.</p>
      ) : (
        <p>
          {isSure ? "No plan gets you there." : "We found no plan that gets you there."}{" "}
          {firstMonth === null
            ? "We found no way to get there within two years on this spending."
            : `The earliest you can have them is ${formatMonth(firstMonth, today)}.`}{" "}
          This is the best plan without the trip.
        </p>
      )}
      <ul>
        {sources.map(({ program, isTransfer, points: sent, arrivingPoints, feeUsd }) => (
          <li key={`${program} ${sent} ${arrivingPoints}`}>
            {isTransfer
              ? `${formatNumber(sent)} ${nameUnit(nameOf(program))}, ${arrivingPoints === sent ? "moved one to one" : `which become ${formatNumber(arrivingPoints)}`}${feeUsd > 0 ? `, for a fee of ${formatUsd(feeUsd)}` : ""}`
              : `${formatNumber(sent)} ${nameUnit(nameOf(program))}, which need no transfer`}
          </li>
        ))}
      </ul>
      <SoonerTrip result={result} canonical={canonical} />
      <p className="small muted mt-3">
        Award prices change daily: find seats or nights before you move points, since transfers are final.
      </p>
    </section>
  );
}

/** What keeping a card for the trip alone costs, and the plan of whoever moves the points while the card is still there. */
function SoonerTrip({ result, canonical }: { readonly result: PlannerResult; readonly canonical: string }) {
  const { plan, labels, today } = result;
  const { trip } = plan;
  if (!trip?.sooner) return null;
  const { month, cards, gainUsd } = trip.sooner;
  const nameOf = createNamer(labels, plan.people);
  const names = joinNames(cards.map((card) => nameOf(card)));
  const parameters = new URLSearchParams(canonical);
  parameters.set("goal", `${trip.program}:${trip.points}:${toCalendarMonth(month, today)}`);
  return (
    <>
      <h4 className="mt-4 mb-1">If you transfer before you find seats</h4>
      <p>
        {gainUsd === null ? `The trip needs ${names}` : `This plan keeps ${names} for the trip alone`}. Move the points
        in {formatMonth(month, today)}, the last month before the fee, and let the card go:{" "}
        {gainUsd === null ? "then you have them" : `you come out ${formatUsd(gainUsd)} ahead`}, but they can't be moved
        back if you find no seats. <a href={paths.planner() + toQueryString([...parameters])}>See that plan</a>
      </p>
    </>
  );
}
