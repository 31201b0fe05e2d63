import { type HTMLAttributes, memo, type RefObject } from "react";

import { formatNumber } from "../../words/format.ts";
import { paths } from "../../paths.ts";
import type { PerkKey } from "../../engine/value/profile.ts";
import { CardPicker } from "../../ui/card-picker.tsx";
import { HistoryFields } from "../profile/history-fields.tsx";
import { type PerkQuestion, PerkQuestions, Ticks } from "../profile/perk-questions.tsx";
import { PointValues } from "../profile/point-values.tsx";
import { ProfileFields } from "../profile/profile-fields.tsx";
import type { DatedChoices } from "../profile/to-profile-choices.ts";
import type { FieldErrors } from "../../problems.ts";
import { type CalculatorQuery, MAX_CALCULATOR_CARDS } from "./calculator-query.ts";
import type { PointChoice } from "../profile/list-point-choices.ts";

export const CALCULATOR_FORM_ID = "calculator";
const MAX_OWNED_FIELDS = 20;

export interface CalculatorFormProps {
  /** Fills the fields. */
  readonly query: CalculatorQuery;
  /** Of the latest answer, which may be newer than the query. */
  readonly errors: FieldErrors;
  /** Entries of the card lists that are no card. */
  readonly lists: Pick<CalculatorQuery, "cards" | "own">;
  /** Of the cards of the latest result. */
  readonly questions: readonly PerkQuestion[];
  /** Perks that count; ticked: not wanted. */
  readonly counted: readonly PerkQuestion[];
  readonly points: readonly PointChoice[];
  /** All perks that are ticked now, also those that are not asked about. */
  readonly ticked: readonly PerkKey[];
  /** All perks that are not wanted now. */
  readonly skipped: readonly PerkKey[];
  readonly choices: DatedChoices;
  readonly formRef?: RefObject<HTMLFormElement | null>;
  readonly handlers?: Pick<HTMLAttributes<HTMLFormElement>, "onInput" | "onSubmit">;
}

function toHint({ counted }: PointChoice): string {
  const texts = counted.map((cents) => formatNumber(cents));
  return texts.length > 1 ? `We count ${texts[0]} to ${texts.at(-1)}` : `We count ${texts[0] ?? 0}`;
}

function Form(props: CalculatorFormProps) {
  const { query, errors, lists, questions, counted, points, ticked, skipped, choices, formRef, handlers } = props;
  const { profile } = query.visitor;
  const id = CALCULATOR_FORM_ID;
  const visitor = { ...query.visitor, errors };
  // While a field is wrong there is no result to ask about.
  const skippedElsewhere = skipped.filter(
    ({ card, perk }) => !counted.some((known) => known.card === card && known.perk === perk),
  );
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
        hint={`Up to ${MAX_CALCULATOR_CARDS}; part of the name is enough.`}
        list={{ filled: query.cards, wrong: lists.cards.wrong, error: errors["cards"]?.message }}
        max={MAX_CALCULATOR_CARDS}
      />
      <ProfileFields id={id} query={visitor} choices={{ ...choices, programs: [] }} />
      <PointValues
        id={id}
        query={visitor}
        programs={points.map((point) => ({ key: point.key, name: point.name, hint: toHint(point) }))}
      />
      <PerkQuestions id={id} mode={profile.perks} errors={errors} questions={questions} ticked={ticked} />
      {counted.length > 0 && (
        <fieldset>
          <legend>We count these. Which would you not use?</legend>
          <Ticks name="skip" questions={counted} />
        </fieldset>
      )}
      {skippedElsewhere.map(({ card, perk }) => (
        <input key={`${card}:${perk}`} type="hidden" name="skip" value={`${card}:${perk}`} />
      ))}
      <details
        className="disclosure"
        open={[
          query.own.texts.length > 0,
          profile.opened.length + profile.had.length > 0,
          ...["own", "opened", "had"].map((name) => Boolean(errors[name])),
        ].some(Boolean)}
      >
        <summary>Cards you have or had: which bonuses count</summary>
        <div className="stack">
          <CardPicker
            id={`${id}-own`}
            name="own"
            legend="Cards you have now"
            list={{ filled: query.own, wrong: lists.own.wrong, error: errors["own"]?.message }}
            max={Math.max(MAX_OWNED_FIELDS, query.own.texts.length)}
          />
          <HistoryFields formId={id} texts={query.visitor.texts} errors={errors} />
        </div>
      </details>
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

const toMarks = ({ errors, lists, questions, counted, points, ticked, skipped }: CalculatorFormProps) =>
  JSON.stringify([errors, lists.cards.wrong, lists.own.wrong, questions, counted, points, ticked, skipped]);

/** Every answer of the worker has new objects; the form is rendered anew only when what it shows has changed. */
export const CalculatorForm = memo(
  Form,
  (before, after) => before.query === after.query && toMarks(before) === toMarks(after),
);
