import { toCsv } from "../shared/csv.ts";
import type { PlannerResult } from "./make-planner-result.ts";
import { createNamer } from "./whose-card.ts";

/** What to do as a table for spreadsheets: a line for each step. The months' sums are the API's table. */
export function renderCsv({ steps, plan, labels }: PlannerResult): string {
  const nameOf = createNamer(labels, plan.people);
  return toCsv([
    ["Date", "Card", "What to do", "What you get", "If you miss it or are declined"],
    ...steps.map(({ day, card, person, text, brings, missed, warnings }) => [
      day,
      card === null ? "" : nameOf({ card, person }),
      [text, ...warnings].join(" "),
      brings,
      missed,
    ]),
  ]);
}
