/** What a point is worth to the visitor: asked beside an answer, and only of its programs; nobody knows before which ones matter. */
import { Field, type Shown } from "../../asking/field.tsx";
import { PROFILE } from "../../asking/profile.ts";
import { Fold } from "../../ui/fold.tsx";
import { formatNumber } from "../../words/format.ts";
import type { PointChoice } from "./list-point-choices.ts";

function toHint({ counted }: PointChoice): string {
  const texts = counted.map((cents) => formatNumber(cents));
  return texts.length > 1 ? `We count ${texts[0]} to ${texts.at(-1)}` : `We count ${texts[0] ?? 0}`;
}

interface PointValuesProps {
  readonly form: string;
  readonly shown: Shown;
  readonly points: readonly PointChoice[];
}

/** Cents per point of the answer's programs, and of any other that the address names. */
export function PointValues({ form, shown, points }: PointValuesProps) {
  // A map, because visitors name the keys.
  const said = new Map(Object.entries(shown.values["cpp"] as Readonly<Record<string, number>>));
  const wrong = Object.keys(shown.faults).flatMap((path) => (path.startsWith("cpp.") ? [path.slice(4)] : []));
  const known = new Set(points.map(({ key }) => key));
  const others = [...new Set([...said.keys(), ...wrong])].filter((key) => !known.has(key));
  const all = [
    ...points.map((point) => ({ key: point.key, label: point.name, hint: toHint(point) })),
    ...others.map((key) => ({ key, label: key, hint: undefined })),
  ];
  if (all.length === 0) return null;
  return (
    <Fold summary="What a point is worth to you" isNeeded={others.length > 0 || said.size > 0}>
      <div className="spend-grid">
        {all.map(({ key, label, hint }) => {
          const path = `cpp.${key}`;
          return (
            <Field
              key={key}
              form={form}
              table={{ [path]: { ...PROFILE.cpp.each, label } }}
              name={path}
              shown={{ ...shown, values: { [path]: said.get(key) ?? null } }}
              {...(hint ? { hint } : {})}
            />
          );
        })}
      </div>
    </Fold>
  );
}
