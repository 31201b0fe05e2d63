/** Perks that count nothing until the visitor says that they would use them anyway. */
import type { ReactNode } from "react";

import { formatUsd } from "../../words/format.ts";
import type { PerkKey } from "../../engine/value/profile.ts";
import type { Shown } from "../../asking/field.tsx";
import { FieldGroup } from "../../ui/field-group.tsx";
import { toFieldId } from "../../ui/field-id.ts";

export interface PerkQuestion extends PerkKey {
  /** Of the card. */
  readonly name: string;
  readonly text: string;
  /** What it would be worth a year to somebody who uses it. */
  readonly usd: number;
  readonly isTicked: boolean;
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
    <FieldGroup
      id={toFieldId(form, "use")}
      className="perk-ticks no-print"
      legend="Which of these would you use anyway?"
      hint="A credit or status counts only if you would have paid for it anyway."
      error={messages.join(" ")}
      onInput={onInput}
    >
      <div className="choices perk-questions">
        {questions.map((question) =>
          tick(
            "use",
            keyOf(question),
            question.isTicked,
            <>
              {question.text}{" "}
              <small className="muted">
                {question.name}; we count up to {formatUsd(question.usd)} a year
              </small>
            </>,
          ),
        )}
        {others.map(({ name, key }) =>
          tick(name, key, true, `${name === "skip" ? "Not used: " : ""}${nameOfKey(key)}`),
        )}
      </div>
      <p className="hidden scriptless:block">
        <button className="btn btn-secondary" type="submit" form={form}>
          Count these
        </button>
      </p>
    </FieldGroup>
  );
}
