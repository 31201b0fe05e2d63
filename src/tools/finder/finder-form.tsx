import { type FormEvent, Fragment, type ReactNode, type Ref } from "react";

import { paths } from "../../paths.ts";
import { Habits } from "../profile/habits.tsx";
import { type PerkQuestion, PerkQuestions } from "../profile/perk-questions.tsx";
import { UnaskedHistory } from "../profile/unasked-history.tsx";
import { SCORE_LABELS } from "../../words/profile-labels.ts";
import { PRESETS } from "../../engine/value/presets.ts";
import { ResultBar, type ResultBarProps } from "../live/result-bar.tsx";
import { toProfileParameters } from "../profile/to-profile-parameters.ts";
import type { DatedChoices } from "../profile/to-profile-choices.ts";
import { FINDER_FORM_ID, toFinderFieldId } from "./finder-fields.ts";
import type { FinderQuery } from "./finder-query.ts";
import { OwnSpendFold } from "./own-spend-fold.tsx";

export interface FinderFormProps {
  readonly formRef: Ref<HTMLFormElement>;
  /** The latest: messages beside the fields, and what the spend's summary says. */
  readonly query: FinderQuery;
  /** What fills the fields; a new one comes with a new key. */
  readonly filled: FinderQuery;
  readonly formKey: number;
  readonly choices: DatedChoices;
  /** Perks to ask about beside the latest result. */
  readonly questions: readonly PerkQuestion[];
  readonly onChooseSpend: (spend: string) => void;
  readonly bar: ResultBarProps | null;
  readonly handlers: { readonly onInput: () => void; readonly onSubmit: (event: FormEvent) => void };
}

type Options = readonly (readonly [value: string, label: string])[];

const HOLDER_OPTIONS: Options = [
  ["personal", "Myself or my household"],
  ["student", "A student"],
  ["business", "A business"],
  ["any", "A business, but a personal card is fine"],
];
const MATTER_OPTIONS: Options = [
  ["value", "The most money back, year after year"],
  ["perks", "Perks: lounges, credits, free nights"],
  ["bonus", "A large welcome bonus"],
  ["simple", "Low cost and low effort"],
];
const BALANCE_OPTIONS: Options = [
  ["no", "No, I pay in full each month"],
  ["yes", "Yes, or I am about to"],
];
const FEE_OPTIONS: Options = [
  ["0", "No fee at all"],
  ["100", "Up to $100"],
  ["250", "Up to $250"],
  ["500", "Up to $500"],
  ["", "Any, if it pays"],
];

/** Parameters of a profile for which this form has no field: what a link or this browser said of them stays. */
const HIDDEN: ReadonlySet<string> = new Set(["skip"]);

/** Seven questions; each has an answer from the start, so none must be touched. A spend may be given besides. */
export function FinderForm({
  formRef,
  query,
  filled,
  formKey,
  choices,
  questions,
  onChooseSpend,
  bar,
  handlers,
}: FinderFormProps) {
  const { answers, visitor } = filled;
  const { profile } = visitor;
  const { errors } = query;
  const ask = (name: string, legend: string, options: Options, value: string, hint?: string) => (
    <Question name={name} legend={legend} hint={hint} error={errors[name]?.message}>
      {options.map(([option, label]) => (
        <label className="choice" key={option}>
          <input type="radio" name={name} value={option} defaultChecked={option === value} />
          {label}
        </label>
      ))}
    </Question>
  );
  const hidden = toProfileParameters(profile, { presets: PRESETS, today: choices.today }).filter(([name]) =>
    HIDDEN.has(name),
  );
  return (
    <form
      ref={formRef}
      id={FINDER_FORM_ID}
      className="panel chip-choices no-print [&_fieldset+fieldset]:mt-5 [&_legend]:mb-1.5"
      action={paths.finder()}
      method="get"
      aria-label="Card finder"
      onInput={handlers.onInput}
      onSubmit={handlers.onSubmit}
    >
      <Fragment key={formKey}>
        {ask("type", "The card is for", HOLDER_OPTIONS, answers.holder)}
        {ask("matters", "What matters most?", MATTER_OPTIONS, answers.matters)}
        {ask(
          "balance",
          "Do you carry a balance from month to month?",
          BALANCE_OPTIONS,
          answers.carriesBalance ? "yes" : "no",
        )}
        {ask(
          "score",
          "Your credit score, roughly",
          SCORE_LABELS,
          profile.score === null ? "" : String(profile.score),
          "We don't check your credit or contact issuers.",
        )}
        {ask(
          "fee",
          "The highest annual fee you would pay",
          FEE_OPTIONS,
          answers.maxFeeUsd === null ? "" : String(answers.maxFeeUsd),
        )}
        <Habits id={FINDER_FORM_ID} query={{ ...visitor, errors }} choices={choices} />
        <details
          className="disclosure"
          open={profile.use.length > 0 || Boolean(errors["use"] ?? errors["skip"] ?? errors["perks"])}
          suppressHydrationWarning
        >
          <summary>Perks you would use anyway</summary>
          <PerkQuestions
            id={FINDER_FORM_ID}
            mode={profile.perks}
            errors={errors}
            questions={questions}
            ticked={query.visitor.profile.use}
          />
        </details>
        {hidden.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <UnaskedHistory id={FINDER_FORM_ID} filled={visitor} errors={errors} today={choices.today} />
      </Fragment>
      <OwnSpendFold query={query} filled={filled} formKey={formKey} choices={choices} onChoose={onChooseSpend} />
      <p className="form-actions">
        <button className="btn btn-primary" type="submit">
          Find three cards
        </button>{" "}
        <a className="btn btn-quiet" href={paths.finder()}>
          Start over
        </a>
      </p>
      {bar && <ResultBar {...bar} />}
    </form>
  );
}

interface QuestionProps {
  readonly name: string;
  readonly legend: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly children: ReactNode;
}

function Question({ name, legend, hint, error, children }: QuestionProps) {
  const id = toFinderFieldId(name);
  const descriptions = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ");
  return (
    <fieldset
      id={id}
      {...(descriptions ? { "aria-describedby": descriptions } : {})}
      {...(error ? { tabIndex: -1, "data-invalid": true } : {})}
    >
      <legend>{legend}</legend>
      {hint && (
        <p className="hint mb-2" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
      <div className="choices">{children}</div>
    </fieldset>
  );
}
