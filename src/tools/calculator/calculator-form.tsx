import { type HTMLAttributes, memo, type RefObject } from "react";

import { paths } from "../../paths.ts";
import { type CalculatorQuery, MAX_CALCULATOR_CARDS } from "./calculator-query.ts";
import type { FieldErrors } from "../tool-query.ts";
import { CardPicker } from "../../ui/card-picker.tsx";
import { SpendFields } from "../spend/spend-fields.tsx";

export const CALCULATOR_FORM_ID = "calculator";

export interface CalculatorFormProps {
  /** Fills the fields. */
  readonly query: CalculatorQuery;
  /** Of the latest answer, which may be newer than the query. */
  readonly errors: FieldErrors;
  /** Entries of the card list that are no card. */
  readonly wrongCards: readonly string[];
  readonly brandNames: readonly string[];
  readonly formRef?: RefObject<HTMLFormElement | null>;
  readonly handlers?: Pick<HTMLAttributes<HTMLFormElement>, "onInput" | "onSubmit">;
}

function Form({ query, errors, wrongCards, brandNames, formRef, handlers }: CalculatorFormProps) {
  const id = CALCULATOR_FORM_ID;
  return (
    <form
      className="tool-form"
      action={`${paths.calculator()}#result`}
      method="get"
      aria-label="Your spend and the cards"
      {...(formRef ? { ref: formRef } : {})}
      {...handlers}
    >
      <CardPicker
        id={`${id}-cards`}
        name="cards"
        legend="Cards to calculate"
        hint="Up to ten; part of the name is enough."
        list={{ texts: query.cards.texts, wrong: wrongCards, error: errors["cards"]?.message }}
        max={MAX_CALCULATOR_CARDS}
      />
      <SpendFields id={id} query={{ texts: query.spend.texts, errors }} brandNames={brandNames} />
      <p className="form-actions">
        <button className="btn btn-primary" type="submit">
          Calculate
        </button>{" "}
        <a className="btn btn-quiet" href={paths.calculator()}>
          Start over
        </a>
      </p>
    </form>
  );
}

const toMarks = (props: CalculatorFormProps) => JSON.stringify([props.errors, props.wrongCards]);

/** Every answer of the worker has new objects; the form is rendered anew only when what it shows has changed. */
export const CalculatorForm = memo(
  Form,
  (before, after) => before.query === after.query && toMarks(before) === toMarks(after),
);
