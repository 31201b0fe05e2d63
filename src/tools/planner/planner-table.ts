import type { CsvCell } from "../shared/csv.ts";
import type { Answer } from "../shared/answer-parts.ts";
import type { plannerAnswer } from "./planner-answer.ts";

const SUMS = ["rewardsUsd", "perksUsd", "bonusesUsd", "feesUsd", "netUsd", "runningUsd"] as const;

interface Whose {
  readonly card: string;
  readonly person: number;
}

/** As the parameters name them: `p2.` is the second person's. */
const toName = ({ card, person }: Whose) => (person === 2 ? `p2.${card}` : card);

/** The plan as a table: a line a month, with the cards that open and end in it. */
export function toPlannerTable({ plan }: Answer<typeof plannerAnswer>): readonly (readonly CsvCell[])[] {
  const listIn = (steps: readonly (Whose & { readonly month: string })[], month: string) =>
    steps.flatMap((step) => (step.month === month ? [toName(step)] : [])).join(" ");
  return [
    ["month", "held", "opens", "ends", ...SUMS],
    ...plan.months.map((month) => [
      month.month,
      month.held.map(toName).join(" "),
      listIn(plan.openings, month.month),
      listIn(plan.endings, month.month),
      ...SUMS.map((sum) => month[sum]),
    ]),
  ];
}
