/** A trip that the points are for, points that are there, and spending out of the ordinary: rows of fields. */
import { SPEND_CATEGORIES } from "../../catalog/card.ts";
import { SPEND_LABELS } from "../../words/labels.ts";
import { Fold } from "../../ui/fold.tsx";
import type { Keyed } from "../shared/profile-context.ts";
import { type RowPart, RowsField, splitEntries } from "../profile/rows-field.tsx";
import { formatMonth, toCalendarMonth } from "./months.ts";
import { MAX_ONE_OFFS } from "./planner-limits.ts";
import type { FieldErrors } from "../../problems.ts";
import type { PlannerQuery } from "./planner-query.ts";

const FORM_ID = "planner";
/** The longest plan. */
const MONTHS = 24;

/** @param first of the plan's months */
const listMonths = (first: number, today: string): RowPart => ({
  label: "Month",
  kind: [
    ["", "Month"],
    ...Array.from(
      { length: MONTHS - first },
      (_, index) => [toCalendarMonth(first + index, today), formatMonth(first + index, today)] as const,
    ),
  ],
});

const CATEGORIES = SPEND_CATEGORIES.flatMap((key) => (key === "other" ? [] : [[key, SPEND_LABELS[key]] as const]));

interface TripFieldsProps {
  readonly query: Pick<PlannerQuery, "texts">;
  readonly errors: FieldErrors;
  readonly choices: { readonly goals: readonly Keyed[]; readonly today: string };
}

export function TripFields({ query: { texts }, errors, choices: { goals, today } }: TripFieldsProps) {
  const program: RowPart = {
    label: "Program",
    kind: [["", "Program"], ...goals.map(({ key, name }) => [key, name] as const)],
  };
  return (
    <>
      <RowsField
        formId={FORM_ID}
        name="goal"
        legend="Points for a trip"
        hint="To plan for a trip instead of the most money: how many points you need, and by when."
        parts={[program, { label: "Points", kind: "count" }, listMonths(1, today)]}
        entries={texts.goal === "" ? [] : [texts.goal]}
        max={1}
        error={errors["goal"]?.message}
      />
      <Fold
        summary="Points you have, one-off spending"
        isNeeded={Boolean(texts.goal || texts.points || texts.once || errors["points"] || errors["once"])}
      >
        <div className="stack">
          <RowsField
            formId={FORM_ID}
            name="points"
            legend="Points you have"
            hint="They count toward the trip."
            parts={[program, { label: "Points", kind: "count" }]}
            entries={splitEntries(texts.points)}
            max={goals.length}
            error={errors["points"]?.message}
          />
          <RowsField
            formId={FORM_ID}
            name="once"
            legend="One-off spending"
            hint="A large bill or a tax payment that can earn a bonus."
            parts={[
              listMonths(0, today),
              { label: "Amount", kind: "usd" },
              { label: "On", kind: [["", SPEND_LABELS.other], ...CATEGORIES] },
            ]}
            entries={splitEntries(texts.once).map((entry) => entry.replace(/:other$/, ":"))}
            max={MAX_ONE_OFFS}
            error={errors["once"]?.message}
          />
        </div>
      </Fold>
    </>
  );
}
