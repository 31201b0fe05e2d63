/** The plan as a table for spreadsheets (RFC 4180): a line for each step, then one for each month. */
import { type CsvCell, toCsv } from "../../csv.ts";
import type { PlannerResult } from "./make-planner-result.ts";
import { toCalendarMonth } from "./months.ts";
import { createNamer } from "./whose-card.ts";

const toLine = (cells: readonly CsvCell[]) =>
  toCsv([cells.map((cell) => (typeof cell === "number" ? cell.toFixed(2) : cell))]);

export function renderCsv({ steps, plan, labels, today }: PlannerResult): string {
  const nameOf = createNamer(labels, plan.people);
  return [
    toLine(["Date", "Card", "What to do", "What it brings", "If you miss it or are refused"]),
    ...steps.map(({ day, card, person, text, brings, missed, warnings }) =>
      toLine([day, card ? nameOf({ card, person }) : "", [text, ...warnings].join(" "), brings, missed]),
    ),
    "\r\n",
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
