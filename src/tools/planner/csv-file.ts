/** The plan as a table for spreadsheets (RFC 4180): a line for each step, the trip if there is one, then a line for each month. */
import { type CsvCell, toCsv } from "../shared/csv.ts";
import type { PlannerResult } from "./make-planner-result.ts";
import { toCalendarMonth } from "./months.ts";
import { createNamer } from "./whose-card.ts";

const toLine = (cells: readonly CsvCell[]) =>
  toCsv([cells.map((cell) => (typeof cell === "number" ? cell.toFixed(2) : cell))]);

/** A trip's points: where they come from, and what the trip costs against our pick without it. */
function listTrip({ plan: { trip }, programNames, today }: PlannerResult): string[] {
  if (!trip) return [];
  const nameProgram = (program: string) => programNames[program] ?? program;
  return [
    toLine(["Trip", "Points wanted", "By", "Points by then", "First month", "Price of the trip"]),
    toLine([
      nameProgram(trip.program),
      String(trip.points),
      toCalendarMonth(trip.month, today),
      String(trip.reachedPoints),
      trip.firstMonth === null ? "" : toCalendarMonth(trip.firstMonth, today),
      trip.isReached ? trip.priceUsd : "",
    ]),
    toLine(["Points from", "Sent", "Arriving", "Fee"]),
    ...trip.sources.map(({ program, points, arrivingPoints, feeUsd }) =>
      toLine([nameProgram(program), String(points), String(arrivingPoints), feeUsd]),
    ),
    "\r\n",
  ];
}

export function renderCsv(result: PlannerResult): string {
  const { steps, plan, labels, today } = result;
  const nameOf = createNamer(labels, plan.people);
  return [
    toLine(["Date", "Card", "What to do", "What you get", "If you miss it or are declined"]),
    ...steps.map(({ day, card, person, text, brings, missed, warnings }) =>
      toLine([day, card ? nameOf({ card, person }) : "", [text, ...warnings].join(" "), brings, missed]),
    ),
    "\r\n",
    ...listTrip(result),
    toLine(["Month", "Cards held", "Rewards", "Perks", "Bonuses", "Fees", "Net", "Total so far"]),
    ...plan.best.months.map((month) =>
      toLine([
        toCalendarMonth(month.month, today),
        month.held.map(nameOf).join("; "),
        month.rewardsUsd,
        month.perksUsd,
        month.bonusesUsd,
        month.feesUsd,
        month.netUsd,
        month.runningUsd,
      ]),
    ),
  ].join("");
}
