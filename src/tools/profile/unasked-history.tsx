import { toFieldName } from "../../ui/field-name.ts";
import { toHistoryTexts } from "./parse-named-lists.ts";
import type { ProfileQuery } from "./parse-profile.ts";
import { Field } from "./profile-field.tsx";

export interface UnaskedHistoryProps {
  /** Of the form. */
  readonly id: string;
  /** What fills the fields. */
  readonly filled: ProfileQuery;
  /** Of the latest. */
  readonly errors: ProfileQuery["errors"];
  readonly today: string;
}

/** Cards of the past in a form that doesn't ask for them: they stay unseen, unless something is wrong with them. */
export function UnaskedHistory({ id, filled, errors, today }: UnaskedHistoryProps) {
  return (["opened", "had"] as const).map((name) =>
    filled.errors[name] ? (
      <Field
        key={name}
        id={id}
        query={{ ...filled, errors }}
        name={name}
        label={toFieldName(name)}
        hint={`Card and month, for example amex-gold:${today}`}
      />
    ) : (
      filled.profile[name].length > 0 && (
        <input key={name} type="hidden" name={name} value={toHistoryTexts(filled.profile[name], today).join(",")} />
      )
    ),
  );
}
