/** The planner's form: amounts, trips, the plan and cards held in sight, everything else in folds. */
import { useState } from "react";

import { CardsField } from "../../asking/cards-field.tsx";
import { Field } from "../../asking/field.tsx";
import { NamesField } from "../../asking/names-field.tsx";
import type { Table } from "../../asking/parameter.ts";
import { RowsField } from "../../asking/rows-field.tsx";
import type { Keyed } from "../../asking/vocabulary.ts";
import { DEFAULT_APPLICATIONS, MAX_APPLICATIONS } from "../../engine/plan/plan-settings.ts";
import { paths } from "../../paths.ts";
import { Fold } from "../../ui/fold.tsx";
import { MONTH_NAMES } from "../../words/format.ts";
import type { PointChoice } from "../profile/list-point-choices.ts";
import { PointValues } from "../profile/point-values.tsx";
import {
  AlsoSaid,
  type AskingChoices,
  FirstQuestions,
  isSaid,
  MoreSpend,
  PastCards,
  TravelAndPoints,
  WhoYouAre,
} from "../profile/profile-form.tsx";
import { ToolForm, type ToolFormProps, toShown } from "../shared/tool-form.tsx";
import { PLANNER, PLANNER_FORM_ID, type PlannerTable } from "./planner-asking.ts";
import { type AskedPlanner, PLANNER_QUESTION } from "./planner-question.ts";

export interface PlannerChoices extends AskingChoices {
  /** Programs whose points a trip can be paid with. */
  readonly goals: readonly Keyed[];
}

export interface PlannerFormProps extends ToolFormProps<PlannerTable> {
  /** Programs of the answer, whose points can be given another worth. */
  readonly points: readonly PointChoice[];
  readonly choices: PlannerChoices;
}

const FORM = { form: PLANNER_FORM_ID, table: PLANNER } as const;
const SECOND = Object.keys(PLANNER).filter((name) => name.startsWith("p2."));
const TRIP = ["goal", "points", "once"];
const LIMITS = ["maxFees", "exclude"];
const PAST = ["opened", "closed", "had", "accounts"];
const FIELDS = ["months", "people", "apply", "own", "type", "score", "cpp", ...TRIP, ...LIMITS, ...PAST, ...SECOND];
const { unused } = PLANNER_QUESTION;

const APPLY = [
  ["", "Let us choose"],
  ...Array.from(
    { length: MAX_APPLICATIONS + 1 },
    (_, count) => [String(count), count === 1 ? "1 card" : `${count} cards`] as const,
  ),
] as const;

const CALENDAR = MONTH_NAMES.map((name, index) => ({ key: String(index + 1), name }));
const OWN_OPTIONS = { renews: CALENDAR };

export function PlannerForm(props: PlannerFormProps) {
  const { asked, choices, points, nameOf } = props;
  const shown = toShown(props);
  const own = { form: PLANNER_FORM_ID, shown };
  const field = { ...FORM, shown };
  const amounts = { ...own, latest: asked };
  return (
    <ToolForm
      {...props}
      id={PLANNER_FORM_ID}
      label="Your spending, your cards and the plan"
      action={`${paths.planner()}#result`}
      submit="Make the plan"
      startPath={paths.planner()}
      className="tool-form"
      lasting={<PointValues form={PLANNER_FORM_ID} shown={shown} points={points} />}
    >
      <FirstQuestions {...amounts} />
      <fieldset>
        <legend>The plan</legend>
        <div className="spend-grid">
          <Field {...field} name="months" />
          <Field {...field} name="people" />
          <Field {...field} name="apply" options={APPLY} />
        </div>
        <p className="hint">
          By default, {DEFAULT_APPLICATIONS[12]} in 12 months, {DEFAULT_APPLICATIONS[24]} in 24.
        </p>
      </fieldset>
      <RowsField {...field} name="own" options={OWN_OPTIONS} nameOf={nameOf} />
      <Second {...field} latest={asked} choices={choices} nameOf={nameOf} />
      <Fold summary="Points for a trip, one-time expenses" isNeeded={isSaid(shown, TRIP, PLANNER)}>
        <div className="stack">
          {TRIP.map((name) => (
            <RowsField key={name} {...field} name={name} options={{ program: choices.goals }} />
          ))}
        </div>
      </Fold>
      <PastCards {...field} nameOf={nameOf} />
      <MoreSpend {...amounts} choices={choices} />
      <TravelAndPoints {...own} choices={choices} />
      <WhoYouAre {...own} />
      <Fold summary="Maximum fees, cards you don't want" isNeeded={isSaid(shown, LIMITS, PLANNER)}>
        <div className="stack">
          <Field {...field} name="maxFees" hint="In any 12 months. Leave empty for no limit." />
          <CardsField {...field} name="exclude" label="Cards you don't want" latest={asked} nameOf={nameOf} />
        </div>
      </Fold>
      <AlsoSaid {...field} latest={asked} fields={FIELDS} unused={unused} nameOf={nameOf} />
    </ToolForm>
  );
}

interface SecondProps extends Pick<PlannerFormProps, "choices" | "nameOf"> {
  readonly form: string;
  readonly table: Table;
  readonly shown: Pick<AskedPlanner, "values" | "texts" | "faults">;
  readonly latest: AskedPlanner;
}

/** What the partner holds and held: asked as soon as the plan is for two, and kept if one looks at the other plan. */
function Second({ latest, choices, nameOf, ...field }: SecondProps) {
  const isNeeded = latest.values.people === 2 || isSaid(field.shown, SECOND, PLANNER);
  const [wasNeeded, setWasNeeded] = useState(isNeeded);
  if (isNeeded && !wasNeeded) setWasNeeded(true);
  if (!isNeeded && !wasNeeded) return null;
  const isForTrip = latest.values.goal.length > 0 || isSaid(field.shown, ["p2.points"], PLANNER);
  return (
    <Fold summary="Your partner's cards" isNeeded>
      <div className="stack">
        <p className="small muted">
          Counted if the plan is for two. You share the spending above; each of you has your own applications, bonuses
          and perks.
        </p>
        <div className="spend-grid">
          <Field {...field} name="p2.apply" options={APPLY} />
          <Field {...field} name="p2.score" empty="Same as yours" />
        </div>
        <RowsField {...field} name="p2.own" options={OWN_OPTIONS} nameOf={nameOf} />
        {isForTrip && <RowsField {...field} name="p2.points" options={{ program: choices.goals }} />}
        <NamesField {...field} name="p2.has" options={choices.requirements} empty="Add a membership or account" />
        <PastCards {...field} prefix="p2." nameOf={nameOf} />
      </div>
    </Fold>
  );
}
