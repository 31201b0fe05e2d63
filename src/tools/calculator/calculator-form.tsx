import { CardsField } from "../../asking/cards-field.tsx";
import { RowsField } from "../../asking/rows-field.tsx";
import { paths } from "../../paths.ts";
import { Fold } from "../../ui/fold.tsx";
import { KeptSpend } from "../profile/kept-spend.tsx";
import type { PointChoice } from "../profile/list-point-choices.ts";
import { PointValues } from "../profile/point-values.tsx";
import { AlsoSaid, FirstQuestions, HeldCards, isSaid, MoreSpend, TravelAndPoints } from "../profile/profile-form.tsx";
import { SpendPresets, type SpendPresetsProps } from "../profile/spend-presets.tsx";
import { toProfileQuery } from "../shared/tool.ts";
import { ToolForm, type ToolFormProps, toShown } from "../shared/tool-form.tsx";
import { CALCULATOR, CALCULATOR_FORM_ID, type CalculatorTable } from "./calculator-asking.ts";
import { createCalculatorQuestion } from "./calculator-question.ts";

export interface CalculatorFormProps extends ToolFormProps<CalculatorTable> {
  /** Programs of the answer, whose points can be given another worth. */
  readonly points: readonly PointChoice[];
  readonly presets: SpendPresetsProps;
}

const PAST = ["own", "opened", "had"];

const FIELDS = [...PAST, "cards", "cpp"];
const { unused } = createCalculatorQuestion([]);

/** Cards, five amounts and trips in sight; all else in folds. */
export function CalculatorForm(props: CalculatorFormProps) {
  const { asked, choices, nameOf, points, presets } = props;
  const shown = toShown(props);
  const field = { form: CALCULATOR_FORM_ID, table: CALCULATOR, shown, latest: asked };
  const held = { form: CALCULATOR_FORM_ID, table: CALCULATOR, shown, nameOf };
  return (
    <ToolForm
      {...props}
      id={CALCULATOR_FORM_ID}
      label="Your spending and the cards"
      action={`${paths.calculator()}#result`}
      submit="Calculate"
      startPath={paths.calculator()}
      end={<KeptSpend query={toProfileQuery(asked.values)} />}
    >
      <CardsField {...field} name="cards" nameOf={nameOf} />
      <SpendPresets {...presets} />
      <FirstQuestions form={CALCULATOR_FORM_ID} shown={shown} latest={asked} />
      <MoreSpend form={CALCULATOR_FORM_ID} shown={shown} latest={asked} choices={choices} />
      <TravelAndPoints form={CALCULATOR_FORM_ID} shown={shown} choices={choices} />
      <PointValues form={CALCULATOR_FORM_ID} shown={shown} points={points} />
      <Fold summary="Cards you have or had: which bonuses count" isNeeded={isSaid(shown, PAST, CALCULATOR)}>
        <div className="stack">
          <HeldCards {...held} />
          <RowsField {...held} name="opened" />
          <RowsField {...held} name="had" />
        </div>
      </Fold>
      <AlsoSaid {...field} fields={FIELDS} unused={unused} nameOf={nameOf} />
    </ToolForm>
  );
}
