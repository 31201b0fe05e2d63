import { FieldError, toInvalid } from "./field-group.tsx";

export interface SelectFieldProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly value: string;
  /** Value and text of each option, in order. */
  readonly options: readonly (readonly [string, string])[];
  readonly error?: string | undefined;
}

/** A labeled choice whose error is tied to it. */
export function SelectField({ id, name, label, value, options, error }: SelectFieldProps) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} defaultValue={value} {...toInvalid({ id, error })}>
        {options.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
      <FieldError id={id} error={error} />
    </div>
  );
}
