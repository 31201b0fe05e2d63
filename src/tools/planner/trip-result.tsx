import { formatNumber, formatUsd } from "../../words/format.ts";
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
    ? ` This gets you ${toGoal(result)}.`
    : ` This does not get you ${toGoal(result)}; the most we found is ${formatNumber(trip.reachedPoints)}.`;
}

/** Whether the trip's points come together, from where, and what that costs. */
export function TripResult({ result }: { readonly result: PlannerResult }) {
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
          <b className="num">{formatNumber(reachedPoints)}</b> points in all by {formatMonth(trip.month, today)}.{" "}
          {priceUsd < 1
            ? "The plan with the most money gets you there anyway."
            : `This plan is ${formatUsd(priceUsd)} behind the plan with the most money.`}
        </p>
      ) : isFirst ? (
        <p>We’re still looking; this is the plan with the most money.</p>
      ) : (
        <p>
          {isSure ? "No plan gets you there." : "We found no plan that gets you there."}{" "}
          {firstMonth === null
            ? "Within two years we found no way to get there on this spend."
            : `${formatMonth(firstMonth, today)} is the first month in which you can have them.`}{" "}
          This is the plan with the most money.
        </p>
      )}
      <ul>
        {sources.map(({ program, isTransfer, points: sent, arrivingPoints, feeUsd }) => (
          <li key={`${program} ${sent} ${arrivingPoints}`}>
            {isTransfer
              ? `${formatNumber(sent)} ${nameOf(program)} points, ${arrivingPoints === sent ? "moved one to one" : `moved, they are ${formatNumber(arrivingPoints)}`}${feeUsd > 0 ? `, for a fee of ${formatUsd(feeUsd)}` : ""}`
              : `${formatNumber(sent)} ${nameOf(program)} points of its own`}
          </li>
        ))}
      </ul>
      <p className="small muted mt-3">
        Award prices change daily: find seats or nights before you move points, since moves are final.
      </p>
    </section>
  );
}
