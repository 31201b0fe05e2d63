import { type FormEvent, Fragment, type Ref } from "react";

import { CardsField } from "../../asking/cards-field.tsx";
import { type Shown } from "../../asking/field.tsx";
import { RowsField } from "../../asking/rows-field.tsx";
import { paths } from "../../paths.ts";
import { PRESETS } from "../../engine/value/presets.ts";
import { Fold } from "../../ui/fold.tsx";
import { KeptSpend } from "../profile/kept-spend.tsx";
import type { PointChoice } from "../profile/list-point-choices.ts";
import { PointValues } from "../profile/point-values.tsx";
import {
  AlsoSaid,
  type AskingChoices,
  FirstQuestions,
  HeldCards,
  isSaid,
  MoreSpend,
  PROFILE_FIELDS,
  TravelAndPoints,
} from "../profile/profile-form.tsx";
import { SpendPresets } from "../profile/spend-presets.tsx";
import { toProfileQuery } from "../shared/tool.ts";
import { listAskedNames } from "../shared/asked-names.ts";
import { withPresetOf } from "../shared/with-preset-of.ts";
import { CALCULATOR, CALCULATOR_FORM_ID } from "./calculator-asking.ts";
import { type AskedCalculator, createCalculatorQuestion, toCalculatorQuery } from "./calculator-question.ts";

export interface CalculatorFormProps {
  readonly formRef: Ref<HTMLFormElement>;
  /** The latest: messages beside the fields, and the total. */
  readonly asked: AskedCalculator;
  /** What fills the fields; a new one comes with a new key. */
  readonly filled: AskedCalculator;
  readonly formKey: number;
  readonly choices: AskingChoices;
  readonly nameOf: (slug: string) => string;
  /** Programs of the chosen cards. */
  readonly points: readonly PointChoice[];
  readonly onChoose: (search: string) => void;
  readonly handlers: { readonly onInput: () => void; readonly onSubmit: (event: FormEvent) => void };
}

const PAST = ["own", "opened", "had"];

const FIELDS = [...PROFILE_FIELDS, ...PAST, "cards", "use", "skip", "cpp"];
const { unused = new Set<string>() } = createCalculatorQuestion([]);

/** Cards, five amounts and trips in sight; all else in folds. */
export function CalculatorForm(props: CalculatorFormProps) {
  const { formRef, asked, filled, formKey, choices, nameOf, points, onChoose, handlers } = props;
  const shown: Shown = { values: filled.values, texts: filled.texts, faults: asked.faults };
  const field = { form: CALCULATOR_FORM_ID, table: CALCULATOR, shown, latest: asked };
  const held = { form: CALCULATOR_FORM_ID, table: CALCULATOR, shown, nameOf };
  return (
    <form
      ref={formRef}
      id={CALCULATOR_FORM_ID}
      className="panel tool-form no-print"
      action={`${paths.calculator()}#result`}
      method="get"
      aria-label="Your spending and the cards"
      onInput={handlers.onInput}
      onSubmit={handlers.onSubmit}
    >
      <Fragment key={formKey}>
        <CardsField {...field} name="cards" nameOf={nameOf} />
        <SpendPresets
          presets={PRESETS}
          current={asked.values.preset}
          toPath={(slug) => paths.calculator() + toCalculatorQuery(withPresetOf(asked, slug))}
          onChoose={(slug) => onChoose(toCalculatorQuery(withPresetOf(asked, slug)).slice(1))}
        />
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
        <AlsoSaid {...field} asked={listAskedNames(FIELDS, unused, asked.faults)} nameOf={nameOf} />
      </Fragment>
      <p className="form-actions">
        <button className="btn btn-primary" type="submit">
          Calculate
        </button>{" "}
        <a className="btn btn-quiet" href={paths.calculator()}>
          Start over
        </a>
      </p>
      <KeptSpend query={toProfileQuery(asked.values)} />
    </form>
  );
}
