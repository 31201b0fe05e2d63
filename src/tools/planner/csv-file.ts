/** The plan as a table for spreadsheets (RFC 4180): a line for each step, then one for each month. */
import type { PlannerResult } from "./make-planner-result.ts";
import { toCalendarMonth } from "./months.ts";
import { createNamer } from "./whose-card.ts";

const CRLF = "\r\n";

/** A text that a spreadsheet would take for a formula gets an apostrophe in front. */
function toField(value: string | number): string {
  const text = typeof value === "number" ? value.toFixed(2) : value.replace(/^(?=[=+\-@\t\r])/, "'");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const toLine = (fields: readonly (string | number)[]) => fields.map(toField).join(",") + CRLF;

export function renderCsv({ steps, plan, labels, today }: PlannerResult): string {
  const nameOf = createNamer(labels, plan.people);
  return [
    toLine(["Date", "Card", "What to do", "What it brings", "If you miss it or are refused"]),
    ...steps.map(({ day, card, person, text, brings, missed, warnings }) =>
      toLine([day, card ? nameOf({ card, person }) : "", [text, ...warnings].join(" "), brings, missed]),
    ),
    CRLF,
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
