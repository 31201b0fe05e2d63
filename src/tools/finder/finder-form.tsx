import { type FormEvent, Fragment, type ReactNode, type Ref } from "react";

import { paths } from "../../paths.ts";
import { FINDER_QUESTIONS, type FinderQuestion, MAX_FINDER_BRANDS } from "./finder-query.ts";
import { OwnSpendFold, type OwnSpendFoldProps, toSpendFieldId } from "./own-spend-fold.tsx";

export interface FinderFormProps extends Pick<OwnSpendFoldProps, "query" | "filled" | "formKey"> {
  readonly formRef: Ref<HTMLFormElement>;
  /** Of question 5. */
  readonly brandNames: readonly string[];
  /** That may have an amount of their own. */
  readonly spendBrandNames: readonly string[];
  readonly onChooseSpend: (spend: string) => void;
  readonly handlers: { readonly onInput: () => void; readonly onSubmit: (event: FormEvent) => void };
}

type Options = readonly (readonly [value: string, label: string])[];

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
const SCORE_OPTIONS: Options = [
  ["", "I do not know"],
  ["580", "580 to 669"],
  ["670", "670 to 699"],
  ["700", "700 to 739"],
  ["740", "740 or more"],
];
const FEE_OPTIONS: Options = [
  ["0", "No fee at all"],
  ["100", "Up to $100"],
  ["250", "Up to $250"],
  ["500", "Up to $500"],
  ["", "Any, if it pays"],
];
const TRIP_OPTIONS: Options = [
  ["1", "None to two"],
  ["4", "Three to six"],
  ["9", "Seven to twelve"],
  ["16", "More"],
];
const TYPE_OPTIONS: Options = [
  ["personal", "Myself"],
  ["business", "A business"],
];

/** Seven questions; each has an answer from the start, so none must be touched. A spend may be given besides. */
export function FinderForm(props: FinderFormProps) {
  const { formRef, query, filled, formKey, brandNames, spendBrandNames, onChooseSpend, handlers } = props;
  const { answers } = filled;
  const { errors } = query;
  const ask = (name: FinderQuestion, legend: string, options: Options, value: string, hint?: string) => (
    <Question name={name} legend={legend} hint={hint} error={errors[name]?.message}>
      {options.map(([option, label]) => (
        <Choice key={option} type="radio" name={name} value={option} label={label} isChosen={option === value} />
      ))}
    </Question>
  );
  return (
    <form
      ref={formRef}
      id="finder"
      className="panel finder-form no-print"
      action={paths.finder()}
      method="get"
      aria-label="Card finder"
      onInput={handlers.onInput}
      onSubmit={handlers.onSubmit}
    >
      <Fragment key={formKey}>
        {ask("matters", "1. What matters most?", MATTER_OPTIONS, answers.matters)}
        {ask(
          "balance",
          "2. Do you carry a balance from month to month?",
          BALANCE_OPTIONS,
          answers.carriesBalance ? "yes" : "no",
        )}
        {ask(
          "score",
          "3. Your credit score, roughly",
          SCORE_OPTIONS,
          answers.creditScore === null ? "" : String(answers.creditScore),
          "We don't check your credit or contact issuers.",
        )}
        {ask(
          "fee",
          "4. The highest annual fee you would pay",
          FEE_OPTIONS,
          answers.maxFeeUsd === null ? "" : String(answers.maxFeeUsd),
        )}
        <Question
          name="brand"
          legend="5. Airlines or hotels you are loyal to"
          hint={`Up to ${MAX_FINDER_BRANDS}. If you choose none, we leave out single-airline and single-hotel cards.`}
          error={errors["brand"]?.message}
        >
          <details className="finder-brands" open={answers.brands.length > 0} suppressHydrationWarning>
            <summary>Choose from {brandNames.length}</summary>
            <div className="choices">
              {brandNames.map((brand) => (
                <Choice
                  key={brand}
                  type="checkbox"
                  name="brand"
                  value={brand}
                  label={brand}
                  isChosen={answers.brands.includes(brand)}
                />
              ))}
            </div>
          </details>
        </Question>
        {ask("trips", "6. Trips a year", TRIP_OPTIONS, String(answers.tripsAYear))}
        {ask("type", "7. The card is for", TYPE_OPTIONS, answers.cardType.toLowerCase())}
      </Fragment>
      <OwnSpendFold
        query={query}
        filled={filled}
        formKey={formKey}
        brandNames={spendBrandNames}
        onChoose={onChooseSpend}
      />
      <p className="form-actions">
        <button className="btn btn-primary" type="submit">
          Find three cards
        </button>{" "}
        <a className="btn btn-quiet" href={paths.finder()}>
          Start over
        </a>
      </p>
    </form>
  );
}

interface QuestionProps {
  readonly name: FinderQuestion;
  readonly legend: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly children: ReactNode;
}

const toQuestionId = (question: FinderQuestion) => `finder-${question}`;

/** Id of the question or the field that a parameter stands in. */
export function toFinderFieldId(parameter: string): string {
  const question = FINDER_QUESTIONS.find((known) => known === parameter);
  return question ? toQuestionId(question) : toSpendFieldId(parameter);
}

function Question({ name, legend, hint, error, children }: QuestionProps) {
  const descriptions = [hint ? `finder-${name}-hint` : "", error ? `finder-${name}-error` : ""]
    .filter(Boolean)
    .join(" ");
  return (
    <fieldset
      id={toQuestionId(name)}
      {...(descriptions ? { "aria-describedby": descriptions } : {})}
      {...(error ? { tabIndex: -1, "data-invalid": true } : {})}
    >
      <legend>{legend}</legend>
      {hint && (
        <p className="hint small muted" id={`finder-${name}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field-error" id={`finder-${name}-error`}>
          {error}
        </p>
      )}
      <div className="choices">{children}</div>
    </fieldset>
  );
}

interface ChoiceProps {
  readonly type: "radio" | "checkbox";
  readonly name: string;
  readonly value: string;
  readonly label: string;
  readonly isChosen: boolean;
}

function Choice({ type, name, value, label, isChosen }: ChoiceProps) {
  return (
    <label className="choice">
      <input type={type} name={name} value={value} defaultChecked={isChosen} />
      {label}
    </label>
  );
}
