import { formatUsd } from "../../words/format.ts";
import type { PerkQuestion } from "../profile/perk-questions.tsx";

export interface CountedTicksProps {
  /** Id of the form that they belong to: they stand after the answer. */
  readonly form: string;
  readonly counted: readonly PerkQuestion[];
  /** All that are not wanted, also of cards that are not chosen now. */
  readonly skip: readonly string[];
  readonly onInput: () => void;
}

/** Perks that count without being asked about: a tick takes one out of the figures. */
export function CountedTicks({ form, counted, skip, onInput }: CountedTicksProps) {
  const known = new Set(counted.map(({ card, perk }) => `${card}:${perk}`));
  const others = skip.filter((key) => !known.has(key));
  if (counted.length + others.length === 0) return null;
  return (
    <details className="disclosure no-print" open={skip.length > 0}>
      <summary>Perks we count: check any you wouldn't use</summary>
      <div className="choices perk-questions" onInput={onInput}>
        {counted.map(({ card, perk, name, text, usd }) => (
          <label className="choice" key={`${card}:${perk}`}>
            <input
              type="checkbox"
              form={form}
              name="skip"
              value={`${card}:${perk}`}
              defaultChecked={skip.includes(`${card}:${perk}`)}
            />
            <span>
              {text}{" "}
              <small className="muted">
                {name}, up to {formatUsd(usd)} a year
              </small>
            </span>
          </label>
        ))}
        {others.map((key) => (
          <label className="choice" key={key}>
            <input type="checkbox" form={form} name="skip" value={key} defaultChecked />
            {key.replace(":", ": ").replaceAll("-", " ")}
          </label>
        ))}
      </div>
    </details>
  );
}
