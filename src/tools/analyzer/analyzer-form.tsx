import { type HTMLAttributes, memo, type RefObject } from "react";

import { MAX_WALLET_CARDS } from "../../rewards/check-request.ts";
import { paths } from "../../paths.ts";
import { type AnalyzerQuery, MAX_EXCLUDED_CARDS, MAX_OWNED_CARDS } from "./analyzer-query.ts";
import type { FieldErrors } from "../tool-query.ts";
import { CardPicker } from "../../ui/card-picker.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { SpendFields } from "../spend/spend-fields.tsx";
import { TextField } from "../../ui/text-field.tsx";

export const ANALYZER_FORM_ID = "analyzer";

export interface AnalyzerFormProps {
  /** Fills the fields. */
  readonly query: AnalyzerQuery;
  /** Of the latest answer, which may be newer than the query. */
  readonly errors: FieldErrors;
  /** Entries of the card lists that are no card. */
  readonly lists: Pick<AnalyzerQuery, "own" | "must" | "not">;
  readonly brandNames: readonly string[];
  readonly formRef?: RefObject<HTMLFormElement | null>;
  readonly handlers?: Pick<HTMLAttributes<HTMLFormElement>, "onInput" | "onSubmit">;
}

const MAX_OPTIONS = Array.from({ length: MAX_WALLET_CARDS }, (_, index) => String(index + 1));

function Form({ query, errors, lists, brandNames, formRef, handlers }: AnalyzerFormProps) {
  const { texts, spend } = query;
  const id = ANALYZER_FORM_ID;
  const hasLists = [lists.own, lists.must, lists.not].some((list) => list.texts.length > 0 || list.error);
  // A wrong number stays in the list of choices, so that it can be seen beside its message.
  const maxOptions = MAX_OPTIONS.includes(texts.max) || texts.max === "" ? MAX_OPTIONS : [...MAX_OPTIONS, texts.max];
  const toList = (name: "own" | "must" | "not") => ({
    texts: query[name].texts,
    wrong: lists[name].wrong,
    error: errors[name]?.message,
  });
  return (
    <form
      className="tool-form"
      action={`${paths.analyzer()}#result`}
      method="get"
      aria-label="Your spend and your limits"
      {...(formRef ? { ref: formRef } : {})}
      {...handlers}
    >
      <SpendFields id={id} query={{ texts: spend.texts, errors }} brandNames={brandNames} />
      <details className="disclosure" open={hasLists}>
        <summary>Cards you have, want or want to avoid</summary>
        <div className="stack">
          <CardPicker
            id={`${id}-own`}
            name="own"
            legend="Cards you have now"
            hint="We compare the result with them and assume you've already earned their bonuses."
            list={toList("own")}
            max={MAX_OWNED_CARDS}
          />
          <CardPicker
            id={`${id}-must`}
            name="must"
            legend="Must include"
            list={toList("must")}
            max={MAX_WALLET_CARDS}
          />
          <CardPicker
            id={`${id}-not`}
            name="not"
            legend="Must not include"
            list={toList("not")}
            max={MAX_EXCLUDED_CARDS}
          />
        </div>
      </details>
      <fieldset>
        <legend>The wallet</legend>
        <div className="field-grid spend-grid">
          <SelectField
            id={`${id}-max`}
            name="max"
            label="At most"
            value={texts.max}
            error={errors["max"]?.message}
            options={maxOptions.map((count) => [count, count === "1" ? "1 card" : `${count} cards`] as const)}
          />
          <TextField
            id={`${id}-fees`}
            name="fees"
            label="Maximum annual fees"
            isMoney
            value={texts.fees}
            error={errors["fees"]?.message}
          />
          <SelectField
            id={`${id}-type`}
            name="type"
            label="Kind of card"
            value={texts.type}
            error={errors["type"]?.message}
            options={[
              ["any", "Any"],
              ["personal", "Personal"],
              ["business", "Business"],
            ]}
          />
          <SelectField
            id={`${id}-horizon`}
            name="horizon"
            label="Best for"
            value={texts.horizon}
            error={errors["horizon"]?.message}
            options={[
              ["ongoing", "Every year"],
              ["first-year", "The first year"],
            ]}
          />
        </div>
      </fieldset>
      <p className="form-actions">
        <button className="btn btn-primary" type="submit">
          Find the best wallet
        </button>{" "}
        <a className="btn btn-quiet" href={paths.analyzer()}>
          Start over
        </a>
      </p>
    </form>
  );
}

const toMarks = (props: AnalyzerFormProps) =>
  JSON.stringify([props.errors, props.lists.own.wrong, props.lists.must.wrong, props.lists.not.wrong]);

/** Every answer of the worker has new objects; the form is rendered anew only when what it shows has changed. */
export const AnalyzerForm = memo(
  Form,
  (before, after) => before.query === after.query && toMarks(before) === toMarks(after),
);
