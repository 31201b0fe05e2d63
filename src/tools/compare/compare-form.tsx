import { type FormEvent, Fragment, type Ref } from "react";

import { CardsField } from "../../asking/cards-field.tsx";
import { type Shown } from "../../asking/field.tsx";
import { paths } from "../../paths.ts";
import { PRESETS } from "../../engine/value/presets.ts";
import { KeptSpend } from "../profile/kept-spend.tsx";
import {
  AlsoSaid,
  type AskingChoices,
  FirstQuestions,
  MoreSpend,
  PROFILE_FIELDS,
  TravelAndPoints,
} from "../profile/profile-form.tsx";
import { SpendPresets } from "../profile/spend-presets.tsx";
import { toProfileQuery } from "../shared/tool.ts";
import { listAskedNames } from "../shared/asked-names.ts";
import { withPresetOf } from "../shared/with-preset-of.ts";
import { COMPARE, COMPARE_FORM_ID } from "./compare-asking.ts";
import { type AskedCompare, COMPARE_QUESTION, toComparePath } from "./compare-question.ts";

export interface CompareFormProps {
  readonly formRef: Ref<HTMLFormElement>;
  /** The latest: messages beside the fields, and the total. */
  readonly asked: AskedCompare;
  /** What fills the fields; a new one comes with a new key. */
  readonly filled: AskedCompare;
  readonly formKey: number;
  readonly choices: AskingChoices;
  readonly nameOf: (slug: string) => string;
  readonly onChoose: (search: string) => void;
  readonly handlers: { readonly onInput: () => void; readonly onSubmit: (event: FormEvent) => void };
}

const FIELDS = [...PROFILE_FIELDS, "cards", "differences", "use", "skip"];
const { unused = new Set<string>() } = COMPARE_QUESTION;

/** Cards, five amounts and trips in sight; all else in folds. */
export function CompareForm({
  formRef,
  asked,
  filled,
  formKey,
  choices,
  nameOf,
  onChoose,
  handlers,
}: CompareFormProps) {
  const latest: Shown = asked;
  const shown: Shown = { values: filled.values, texts: filled.texts, faults: asked.faults };
  const field = { form: COMPARE_FORM_ID, table: COMPARE, shown, latest };
  return (
    <form
      ref={formRef}
      id={COMPARE_FORM_ID}
      className="panel tool-form no-print"
      action={paths.compare()}
      method="get"
      aria-label="Compare cards"
      onInput={handlers.onInput}
      onSubmit={handlers.onSubmit}
    >
      <Fragment key={formKey}>
        <CardsField {...field} name="cards" nameOf={nameOf} minRows={2} />
        <SpendPresets
          presets={PRESETS}
          current={asked.values.preset}
          toPath={(slug) => toComparePath(withPresetOf(asked, slug))}
          onChoose={(slug) => {
            const chosen = withPresetOf(asked, slug);
            onChoose(`cards=${chosen.values.cards.join(",")}&${toProfileQuery(chosen.values).slice(1)}`);
          }}
        />
        <FirstQuestions form={COMPARE_FORM_ID} shown={shown} latest={latest} />
        <MoreSpend form={COMPARE_FORM_ID} shown={shown} latest={latest} choices={choices} />
        <TravelAndPoints form={COMPARE_FORM_ID} shown={shown} choices={choices} />
        <AlsoSaid {...field} asked={listAskedNames(FIELDS, unused, asked.faults)} nameOf={nameOf} />
      </Fragment>
      <p className="form-actions">
        <button className="btn btn-primary" type="submit">
          Compare
        </button>
      </p>
      <KeptSpend query={toProfileQuery(asked.values)} />
    </form>
  );
}
