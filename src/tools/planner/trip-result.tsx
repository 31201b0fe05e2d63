import { formatNumber, formatUsd } from "../../format.ts";
import type { PlannerResult } from "./make-planner-result.ts";
import { formatMonth } from "./months.ts";

function toGoal({ plan: { trip }, programNames, today }: PlannerResult): string {
  if (!trip) return "";
  const program = programNames[trip.program] ?? trip.program;
  return `${formatNumber(trip.points)} ${program} points by ${formatMonth(trip.month, today)}`;
}

/** For ears: whether the plan reaches the trip. Empty without one; begins with a space. */
export function toTripSentence(result: PlannerResult): string {
  const { trip } = result.plan;
  if (!trip) return "";
  return trip.isReached
    ? ` It gets you ${toGoal(result)}.`
    : ` It does not get you ${toGoal(result)}; the most we found is ${formatNumber(trip.reachedPoints)}.`;
}

/** Whether the trip's points come together, from where, and what that costs. */
export function TripResult({ result }: { readonly result: PlannerResult }) {
  const { plan, programNames, today, isFirst } = result;
  const { trip } = plan;
  if (!trip) return null;
  const { isReached, isSure, reachedPoints, sources, priceUsd, firstMonth } = trip;
  const nameOf = (program: string) => programNames[program] ?? program;
  const goal = toGoal(result);
  return (
    <section className="result-part">
      <h3>Your trip</h3>
      {isReached ? (
        <p>
          This plan gets you {goal}: <b className="num">{formatNumber(reachedPoints)}</b> in all.{" "}
          {priceUsd < 1
            ? "The plan with the most money gets you there anyway."
            : `It is ${formatUsd(priceUsd)} behind the plan with the most money.`}
        </p>
      ) : isFirst ? (
        <p>
          Best so far: <b className="num">{formatNumber(reachedPoints)}</b> of {goal}. We’re still looking. Below is the
          plan with the most money so far.
        </p>
      ) : (
        <p>
          {isSure ? `No plan gets you ${goal}.` : `We found no plan that gets you ${goal}.`} The most by then is{" "}
          <b className="num">{formatNumber(reachedPoints)}</b>.{" "}
          {firstMonth === null
            ? "Within two years we found no way to get there on this spend."
            : `${formatMonth(firstMonth, today)} is the first month in which you can have them.`}{" "}
          Below is the plan with the most money.
        </p>
      )}
      <ul>
        {sources.map(({ program, isTransfer, points: sent, arrivingPoints, feeUsd }) => (
          <li key={`${program} ${sent} ${arrivingPoints}`}>
            {isTransfer
              ? `${formatNumber(sent)} ${nameOf(program)} points; moved, they are ${formatNumber(arrivingPoints)}${feeUsd > 0 ? `, for a fee of ${formatUsd(feeUsd)}` : ""}`
              : `${formatNumber(sent)} ${nameOf(program)} points of its own`}
          </li>
        ))}
      </ul>
      <p className="small muted mt-3">
        What an award costs changes from day to day: look for seats or nights before you move points, since moves cannot
        be undone. A bonus counts here two months after its window.
      </p>
    </section>
  );
}
