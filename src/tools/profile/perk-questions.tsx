/** Perks that count nothing until the visitor says that they would use them anyway. */
import type { ReactNode } from "react";

import { formatUsd } from "../../words/format.ts";
import type { PerkKey } from "../../engine/value/profile.ts";
import { SelectField } from "../../ui/select-field.tsx";
import type { FieldErrors } from "../../problems.ts";
import type { Shown } from "../../asking/field.tsx";
import { toFieldId } from "../../ui/field-id.ts";
import { Tick } from "./profile-field.tsx";
import { PERK_MODE_LABELS } from "../../words/profile-labels.ts";

export interface PerkQuestion extends PerkKey {
  /** Of the card. */
  readonly name: string;
  readonly text: string;
  /** What it would be worth a year to somebody who uses it. */
  readonly usd: number;
  readonly isTicked: boolean;
}

export interface PerkQuestionsProps {
  readonly id: string;
  /** `used`, `none` or `face`. */
  readonly mode: string;
  readonly errors: FieldErrors;
  readonly questions: readonly PerkQuestion[];
  /** All perks that are ticked now, also those that are not asked about. */
  readonly ticked: readonly PerkKey[];
}

/** More stand in a fold. */
const MAX_OPEN = 8;

export function Ticks({
  questions,
  name = "use",
}: {
  readonly questions: readonly PerkQuestion[];
  /** Parameter. Default: perks that are used. */
  readonly name?: "use" | "skip";
}) {
  return (
    <div className="choices perk-questions">
      {questions.map((question) => (
        <label className="choice" key={`${question.card}:${question.perk}`}>
          <input
            type="checkbox"
            name={name}
            value={`${question.card}:${question.perk}`}
            defaultChecked={question.isTicked}
          />
          <span>
            {question.text}{" "}
            <small className="muted">
              {question.name}, up to {formatUsd(question.usd)} a year
            </small>
          </span>
        </label>
      ))}
    </div>
  );
}

const NONE: readonly PerkQuestion[] = [];

interface NamedPerksProps {
  readonly id: string;
  readonly error: string | undefined;
  readonly keys: readonly PerkKey[];
  /** Their texts, where these are known. */
  readonly questions?: readonly PerkQuestion[] | undefined;
}

/** What is wrong with the perks named, and a tick for each, so that it can be taken away. */
export function NamedPerks({ id, error, keys, questions = NONE }: NamedPerksProps) {
  return (
    <>
      {error && (
        <p className="field-error" id={`${id}-use-error`}>
          {error}
        </p>
      )}
      <Ticks questions={questions} />
      <div className="choices perk-questions">
        {listUnasked(keys, questions).map(({ card, perk }) => (
          <Tick key={`${card}:${perk}`} name="use" value={`${card}:${perk}`} isOn>
            {perk.replaceAll("-", " ")} <small className="muted">{card.replaceAll("-", " ")}</small>
          </Tick>
        ))}
      </div>
    </>
  );
}

const listUnasked = (keys: readonly PerkKey[], questions: readonly PerkQuestion[]) =>
  keys.filter((key) => !questions.some(({ card, perk }) => card === key.card && perk === key.perk));

/** Perks that count nothing unless they are ticked. Each stands by its card and id, so that a tick survives new results. */
export function PerkQuestions({ id, mode, errors, questions, ticked }: PerkQuestionsProps): ReactNode {
  const others = listUnasked(ticked, questions);
  const error = (errors["use"] ?? errors["skip"])?.message;
  return (
    <fieldset id={`${id}-use`} {...(error ? { tabIndex: -1, "data-invalid": true } : {})}>
      <legend>{questions.length > 0 ? "Which of these would you use anyway?" : "Perks"}</legend>
      {questions.length > 0 && (
        <p className="hint">A credit counts only if you would have paid for the same thing without it.</p>
      )}
      {error && <NamedPerks id={id} error={error} keys={others} />}
      <Ticks questions={questions.slice(0, MAX_OPEN)} />
      {questions.length > MAX_OPEN && (
        <details className="disclosure" open={questions.slice(MAX_OPEN).some(({ isTicked }) => isTicked)}>
          <summary>{questions.length - MAX_OPEN} more, worth less</summary>
          <Ticks questions={questions.slice(MAX_OPEN)} />
        </details>
      )}
      {!error &&
        others.map(({ card, perk }) => (
          <input key={`${card}:${perk}`} type="hidden" name="use" value={`${card}:${perk}`} />
        ))}
      <SelectField
        id={`${id}-perks`}
        name="perks"
        label="Count perks"
        value={mode}
        error={errors["perks"]?.message}
        options={Object.entries(PERK_MODE_LABELS)}
      />
    </fieldset>
  );
}

export interface PerkTicksProps {
  /** Id of the form that they belong to: they stand after the answer. */
  readonly form: string;
  /** The latest question. */
  readonly shown: Shown;
  readonly questions: readonly PerkQuestion[];
  /** Fields outside of their form are not heard by it. */
  readonly onInput: () => void;
}

const nameOfKey = (key: string) => key.slice(key.indexOf(":") + 1).replaceAll("-", " ");

/** Perks that count nothing unless they are ticked, and those that are said already, each with its tick. */
export function PerkTicks({ form, shown, questions, onInput }: PerkTicksProps) {
  const keyOf = ({ card, perk }: PerkKey) => `${card}:${perk}`;
  const asked = new Set(questions.map(keyOf));
  const others = (["use", "skip"] as const).flatMap((name) =>
    (shown.values[name] as readonly string[]).flatMap((key) =>
      name === "use" && asked.has(key) ? [] : [{ name, key }],
    ),
  );
  const messages = Object.entries(shown.faults).flatMap(([path, { message }]) =>
    /^(?:use|skip)(?:\.|$)/.test(path) ? [message] : [],
  );
  if (questions.length + others.length + messages.length === 0) return null;
  const tick = (name: "use" | "skip", key: string, isOn: boolean, text: ReactNode) => (
    <label className="choice" key={`${name} ${key}`}>
      <input type="checkbox" form={form} name={name} value={key} defaultChecked={isOn} />
      <span>{text}</span>
    </label>
  );
  return (
    <fieldset
      id={toFieldId(form, "use")}
      className="perk-ticks no-print"
      onInput={onInput}
      {...(messages.length > 0 ? { tabIndex: -1, "data-invalid": true } : {})}
    >
      <legend>Which of these would you use anyway?</legend>
      <p className="hint">A credit counts only if you would have paid for the same thing without it.</p>
      {messages.length > 0 && (
        <p className="field-error" id={`${toFieldId(form, "use")}-error`}>
          {messages.join(" ")}
        </p>
      )}
      <div className="choices perk-questions">
        {questions.map((question) =>
          tick(
            "use",
            keyOf(question),
            question.isTicked,
            <>
              {question.text}{" "}
              <small className="muted">
                {question.name}, up to {formatUsd(question.usd)} a year
              </small>
            </>,
          ),
        )}
        {others.map(({ name, key }) =>
          tick(name, key, true, `${name === "skip" ? "Not used: " : ""}${nameOfKey(key)}`),
        )}
      </div>
      <p className="scriptless-only">
        <button className="btn btn-secondary" type="submit" form={form}>
          Count these
        </button>
      </p>
    </fieldset>
  );
}
