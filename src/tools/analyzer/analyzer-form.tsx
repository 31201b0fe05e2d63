import { type HTMLAttributes, memo, type RefObject } from "react";

import { paths } from "../../paths.ts";
import type { PerkKey } from "../../engine/value/profile.ts";
import { MAX_WALLET_CARDS } from "../../engine/value/profile.ts";
import { CardPicker } from "../../ui/card-picker.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { HistoryFields } from "../profile/history-fields.tsx";
import { ProfileFields } from "../profile/profile-fields.tsx";
import type { PointChoice } from "../profile/list-point-choices.ts";
import type { DatedChoices } from "../profile/to-profile-choices.ts";
import type { FieldErrors } from "../../problems.ts";
import { type PerkQuestion, PerkQuestions } from "../profile/perk-questions.tsx";
import type { AnalyzerQuery } from "./analyzer-query.ts";

export const ANALYZER_FORM_ID = "analyzer";
const MAX_OWNED_FIELDS = 20;
const MAX_EXCLUDED_FIELDS = 20;

export interface AnalyzerFormProps {
  /** Fills the fields. */
  readonly query: AnalyzerQuery;
  /** Of the latest answer, which may be newer than the query. */
  readonly errors: FieldErrors;
  /** Entries of the card lists that are no card. */
  readonly lists: Pick<AnalyzerQuery, "own" | "must" | "not">;
  /** Perks to ask about beside the latest result. */
  readonly questions: readonly PerkQuestion[];
  /** All perks that are ticked now, also those that are not asked about. */
  readonly ticked: readonly PerkKey[];
  readonly choices: DatedChoices;
  /** Further programs to ask about beside the latest result. */
  readonly points: readonly PointChoice[];
  readonly formRef?: RefObject<HTMLFormElement | null>;
  readonly handlers?: Pick<HTMLAttributes<HTMLFormElement>, "onInput" | "onSubmit">;
}

function Form({ query, errors, lists, questions, ticked, choices, points, formRef, handlers }: AnalyzerFormProps) {
  const { profile } = query.visitor;
  const id = ANALYZER_FORM_ID;
  return (
    <form
      className="tool-form"
      action={`${paths.analyzer()}#result`}
      method="get"
      aria-label="Your spend and your limits"
      {...(formRef ? { ref: formRef } : {})}
      {...handlers}
    >
      <ProfileFields
        id={id}
        query={{ ...query.visitor, errors }}
        choices={{ ...choices, programs: [...choices.programs, ...points.map(toPlainProgram)] }}
      />
      <CardLists id={id} query={query} errors={errors} lists={lists} />
      <Limits id={id} query={query} errors={errors} />
      <PerkQuestions id={id} mode={profile.perks} errors={errors} questions={questions} ticked={ticked} />
      {profile.skip.map(({ card, perk }) => (
        <input key={`${card}:${perk}`} type="hidden" name="skip" value={`${card}:${perk}`} />
      ))}
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

const toPlainProgram = ({ key, name, counted: [cents = 0] }: PointChoice) => ({ key, name, cents, isPlain: true });

type FieldsProps = Pick<AnalyzerFormProps, "query" | "errors"> & { readonly id: string };

function CardLists({ id, query, errors, lists }: FieldsProps & Pick<AnalyzerFormProps, "lists">) {
  const { opened, had } = query.visitor.profile;
  const isOpen =
    [lists.own, lists.must, lists.not].some((list) => list.texts.length > 0 || list.error) ||
    opened.length + had.length > 0 ||
    ["opened", "had"].some((name) => errors[name]);
  const toList = (name: "own" | "must" | "not") => ({
    filled: query[name],
    wrong: lists[name].wrong,
    error: errors[name]?.message,
  });
  return (
    <details className="disclosure" open={isOpen}>
      <summary>Cards you have, want or want to avoid</summary>
      <div className="stack">
        <CardPicker
          id={`${id}-own`}
          name="own"
          legend="Cards you have now"
          hint="We say which to keep and assume you've already earned their bonuses."
          list={toList("own")}
          max={Math.max(MAX_OWNED_FIELDS, query.own.texts.length)}
        />
        <CardPicker id={`${id}-must`} name="must" legend="Must include" list={toList("must")} max={MAX_WALLET_CARDS} />
        <CardPicker
          id={`${id}-not`}
          name="not"
          legend="Must not include"
          list={toList("not")}
          max={Math.max(MAX_EXCLUDED_FIELDS, query.not.texts.length)}
        />
        <HistoryFields formId={id} texts={query.visitor.texts} errors={errors} />
      </div>
    </details>
  );
}

const MAX_OPTIONS = Array.from({ length: MAX_WALLET_CARDS }, (_, index) => String(index + 1));

function Limits({ id, query, errors }: FieldsProps) {
  const { texts } = query;
  // A wrong number stays in the list of choices, so that it can be seen beside its message.
  const maxOptions = MAX_OPTIONS.includes(texts.max) || texts.max === "" ? MAX_OPTIONS : [...MAX_OPTIONS, texts.max];
  return (
    <fieldset>
      <legend>The wallet</legend>
      <div className="spend-grid">
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
        <TextField
          id={`${id}-effort`}
          name="effort"
          label="One more card must add"
          hint="A year, for the trouble of keeping it"
          isMoney
          value={texts.effort}
          error={errors["effort"]?.message}
        />
      </div>
    </fieldset>
  );
}

const toMarks = (props: AnalyzerFormProps) =>
  JSON.stringify([
    props.errors,
    props.lists.own.wrong,
    props.lists.must.wrong,
    props.lists.not.wrong,
    props.questions,
    props.points,
    props.ticked,
  ]);

/** Every answer of the worker has new objects; the form is rendered anew only when what it shows has changed. */
export const AnalyzerForm = memo(
  Form,
  (before, after) => before.query === after.query && toMarks(before) === toMarks(after),
);
