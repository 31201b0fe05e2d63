import { type HTMLAttributes, memo, type RefObject } from "react";

import { CardPicker } from "../../ui/card-picker.tsx";
import { Fold } from "../../ui/fold.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { paths } from "../../paths.ts";
import type { Keyed } from "../shared/profile-context.ts";
import type { ProfileChoices } from "../profile/profile-field.tsx";
import type { PerkKey } from "../../engine/value/profile.ts";
import { NamedPerks, type PerkQuestion } from "../profile/perk-questions.tsx";
import { ProfileFields } from "../profile/profile-fields.tsx";
import { PERK_MODE_LABELS } from "../../words/profile-labels.ts";
import { splitEntries } from "../profile/rows-field.tsx";
import type { FieldErrors } from "../../problems.ts";
import { MONTHS_CHOICES } from "./planner-limits.ts";
import { listApplyOptions } from "./apply-options.ts";
import { PAST_LISTS, PastLists } from "./past-list.tsx";
import { SecondPersonFields } from "./second-person-fields.tsx";
import type { PlannerQuery } from "./planner-query.ts";
import { TripFields } from "./trip-fields.tsx";

export const PLANNER_FORM_ID = "planner";
const MAX_OWNED_FIELDS = 20;
const MAX_EXCLUDED_FIELDS = 20;

export interface PlannerChoices extends ProfileChoices {
  /** Month of the build, `YYYY-MM`. */
  readonly today: string;
  /** Programs whose points a trip can be paid with. */
  readonly goals: readonly Keyed[];
}

export interface PlannerFormProps {
  /** Fills the fields. */
  readonly query: PlannerQuery;
  /** Of the latest answer, which may be newer than the query. */
  readonly errors: FieldErrors;
  /** Entries of the card lists that are no card. */
  readonly lists: Pick<PlannerQuery, "own" | "not" | "second">;
  readonly choices: PlannerChoices;
  /** Perks of the cards held, and those ticked where one of them is wrong. */
  readonly ticks?: readonly PerkQuestion[] | undefined;
  readonly formRef?: RefObject<HTMLFormElement | null>;
  readonly handlers?: Pick<HTMLAttributes<HTMLFormElement>, "onInput" | "onSubmit">;
}

const NONE: readonly PerkQuestion[] = [];

function Form({ query, errors, lists, choices, ticks = NONE, formRef, handlers }: PlannerFormProps) {
  const { profile } = query.visitor;
  // What fills the form decides: a tick must not go away with the message that asked for it.
  const areTicksNamed = Boolean(query.errors["use"] ?? query.errors["skip"]);
  const isAsked = ({ card, perk }: PerkKey) => ticks.some((tick) => tick.card === card && tick.perk === perk);
  const hidden = areTicksNamed ? [] : profile.use.filter((key) => !isAsked(key));
  return (
    <form
      className="tool-form"
      action={`${paths.planner()}#result`}
      method="get"
      aria-label="Your spend, your cards and the plan"
      {...(formRef ? { ref: formRef } : {})}
      {...handlers}
    >
      <ProfileFields id={PLANNER_FORM_ID} query={{ ...query.visitor, errors }} choices={choices} />
      <PlanFields query={query} errors={errors} choices={choices} />
      <History query={query} errors={errors} lists={lists} />
      <SecondPersonFields
        id={PLANNER_FORM_ID}
        second={query.second}
        isOpen={query.limits.second !== null || Object.keys(errors).some((name) => name.startsWith("p2."))}
        wrong={lists.second.own.wrong}
        errors={errors}
      />
      {(areTicksNamed || ticks.length > 0) && (
        <fieldset id={`${PLANNER_FORM_ID}-use`} {...(areTicksNamed ? { tabIndex: -1, "data-invalid": true } : {})}>
          <legend>Which of these would you use anyway?</legend>
          <p className="hint">A credit counts only if you would have paid for the same thing without it.</p>
          <NamedPerks
            id={PLANNER_FORM_ID}
            error={(errors["use"] ?? errors["skip"])?.message}
            keys={areTicksNamed ? profile.use : []}
            questions={ticks}
          />
        </fieldset>
      )}
      {[...hidden.map((key) => ["use", key] as const), ...profile.skip.map((key) => ["skip", key] as const)].map(
        ([name, { card, perk }]) => (
          <input key={`${name} ${card}:${perk}`} type="hidden" name={name} value={`${card}:${perk}`} />
        ),
      )}
      <p className="form-actions">
        <button className="btn btn-primary" type="submit">
          Make the plan
        </button>{" "}
        <a className="btn btn-quiet" href={paths.planner()}>
          Start over
        </a>
      </p>
    </form>
  );
}

type FieldsProps = Pick<PlannerFormProps, "query" | "errors" | "choices">;

function PlanFields({ query, errors, choices }: FieldsProps) {
  const { texts, visitor } = query;
  const id = PLANNER_FORM_ID;
  return (
    <fieldset>
      <legend>The plan</legend>
      <div className="spend-grid">
        <SelectField
          id={`${id}-months`}
          name="months"
          label="Plan for"
          value={texts.months}
          error={errors["months"]?.message}
          options={MONTHS_CHOICES.map((months) => [months, `${months} months`] as const)}
        />
        <SelectField
          id={`${id}-people`}
          name="people"
          label="For whom"
          value={texts.people}
          error={errors["people"]?.message}
          options={[
            ["1", "Me"],
            ["2", "Both of us"],
          ]}
        />
        <SelectField
          id={`${id}-apply`}
          name="apply"
          label="New cards at most"
          value={texts.apply}
          error={errors["apply"]?.message}
          options={listApplyOptions(texts.apply)}
        />
        <SelectField
          id={`${id}-perks`}
          name="perks"
          label="Count perks"
          value={visitor.profile.perks}
          error={errors["perks"]?.message}
          options={Object.entries(PERK_MODE_LABELS)}
        />
        <TextField
          id={`${id}-fees`}
          name="fees"
          label="Maximum annual fees"
          hint="In any 12 months"
          isMoney
          value={texts.fees}
          error={errors["fees"]?.message}
        />
        <TextField
          id={`${id}-effort`}
          name="effort"
          label="One more card must add"
          hint="For the trouble of opening or keeping it"
          isMoney
          value={texts.effort}
          error={errors["effort"]?.message}
        />
      </div>
      <div className="stack mt-2">
        <TripFields query={query} errors={errors} choices={choices} />
      </div>
    </fieldset>
  );
}

function History({ query, errors, lists }: Omit<FieldsProps, "choices"> & Pick<PlannerFormProps, "lists">) {
  const { texts, visitor } = query;
  const id = PLANNER_FORM_ID;
  const past = { ...texts, opened: visitor.texts["opened"], had: visitor.texts["had"] };
  const isOpen =
    [lists.own, lists.not].some((list) => list.texts.length > 0 || list.error) ||
    PAST_LISTS.some((name) => splitEntries(past[name]).length > 0 || errors[name]);
  const toList = (name: "own" | "not") => ({
    filled: query[name],
    wrong: lists[name].wrong,
    error: errors[name]?.message,
  });
  return (
    <Fold summary="Cards you have, had or want to avoid" isNeeded={isOpen}>
      <div className="stack">
        <CardPicker
          id={`${id}-own`}
          name="own"
          legend="Cards you have now"
          hint="The plan says which to keep, change or close, and when."
          list={toList("own")}
          max={Math.max(MAX_OWNED_FIELDS, query.own.texts.length)}
        />
        <CardPicker
          id={`${id}-not`}
          name="not"
          legend="Cards you don't want"
          list={toList("not")}
          max={Math.max(MAX_EXCLUDED_FIELDS, query.not.texts.length)}
        />
        <PastLists formId={id} texts={past} errors={errors} />
      </div>
    </Fold>
  );
}

const toMarks = ({ errors, lists, ticks = NONE }: PlannerFormProps) =>
  JSON.stringify([errors, lists.own.wrong, lists.not.wrong, lists.second.own.wrong, ticks]);

/** Every answer of the worker has new objects; the form is rendered anew only when what it shows has changed. */
export const PlannerForm = memo(
  Form,
  (before, after) => before.query === after.query && toMarks(before) === toMarks(after),
);
