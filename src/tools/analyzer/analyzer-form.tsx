/** The analyzer's form: amounts, trips and cards held in sight, everything else in folds. */

import { CardsField } from "../../asking/cards-field.tsx";
import { Field } from "../../asking/field.tsx";
import type { Asked } from "../../asking/read.ts";
import { paths } from "../../paths.ts";
import { Fold } from "../../ui/fold.tsx";
import type { PointChoice } from "../profile/list-point-choices.ts";
import { PointValues } from "../profile/point-values.tsx";
import {
  AlsoSaid,
  FirstQuestions,
  HeldCards,
  isSaid,
  MoreSpend,
  TravelAndPoints,
  WhoYouAre,
} from "../profile/profile-form.tsx";
import { ToolForm, type ToolFormProps, toShown } from "../shared/tool-form.tsx";
import { ANALYZER, ANALYZER_FORM_ID, type AnalyzerTable } from "./analyzer-asking.ts";
import { ANALYZER_QUESTION } from "./analyzer-question.ts";

type AskedAnalyzer = Asked<AnalyzerTable>;

export interface AnalyzerFormProps extends ToolFormProps<AnalyzerTable> {
  /** Programs of the answer, whose points can be given another worth. */
  readonly points: readonly PointChoice[];
}

const LIMITS = ["must", "exclude", "maxCards", "maxFees"];
const FIELDS = [...LIMITS, "type", "score", "own", "cpp"];
const { unused } = ANALYZER_QUESTION;

export function AnalyzerForm(props: AnalyzerFormProps) {
  const { asked, choices, points, nameOf } = props;
  const shown = toShown(props);
  const field = { form: ANALYZER_FORM_ID, shown };
  const amounts = { ...field, latest: asked };
  return (
    <ToolForm
      {...props}
      id={ANALYZER_FORM_ID}
      label="Your spending and your cards"
      action={`${paths.analyzer()}#result`}
      submit="Show our pick"
      startPath={paths.analyzer()}
      className="tool-form"
      lasting={<PointValues {...field} points={points} />}
    >
      <FirstQuestions {...amounts} />
      <HeldCards {...field} table={ANALYZER} nameOf={nameOf} />
      <MoreSpend {...amounts} choices={choices} />
      <TravelAndPoints {...field} choices={choices} />
      <WhoYouAre {...field} />
      <Limits {...field} latest={asked} nameOf={nameOf} />
      <AlsoSaid {...amounts} table={ANALYZER} fields={FIELDS} unused={unused} nameOf={nameOf} />
    </ToolForm>
  );
}

interface PartProps extends Pick<AnalyzerFormProps, "nameOf"> {
  readonly form: string;
  readonly shown: Pick<AskedAnalyzer, "values" | "texts" | "faults">;
  readonly latest: AskedAnalyzer;
}

function Limits({ form, shown, latest, nameOf }: PartProps) {
  const cards = (name: string) => (
    <CardsField form={form} table={ANALYZER} name={name} shown={shown} latest={latest} nameOf={nameOf} />
  );
  return (
    <Fold summary="How many cards, fees, cards to include or leave out" isNeeded={isSaid(shown, LIMITS)}>
      <div className="stack">
        <div className="spend-grid">
          <Field form={form} table={ANALYZER} name="maxCards" shown={shown} />
          <Field form={form} table={ANALYZER} name="maxFees" shown={shown} />
        </div>
        {cards("must")}
        {cards("exclude")}
      </div>
    </Fold>
  );
}
