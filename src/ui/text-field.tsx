import { FieldError } from "./field-group.tsx";

export interface TextFieldProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** Shows a dollar sign and a number pad; separators and dollar signs are understood. */
  readonly isMoney?: boolean;
}

/** A labeled text field whose hint and error are tied to it. */
export function TextField({ id, name, label, value, hint, error, isMoney = false }: TextFieldProps) {
  const descriptions = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ");
  const input = (
    <input
      id={id}
      type="text"
      name={name}
      defaultValue={value}
      autoComplete="off"
      {...(isMoney ? { inputMode: "decimal" as const } : {})}
      {...(error ? { "aria-invalid": true } : {})}
      {...(descriptions ? { "aria-describedby": descriptions } : {})}
    />
  );
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {isMoney ? <div className="money">{input}</div> : input}
      <FieldError id={id} error={error} />
    </div>
  );
}
