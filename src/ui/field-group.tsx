/** What the fields of all forms have in common: what is wrong stands beside its field and is tied to it by its id. */
import type { ReactNode } from "react";

interface FieldErrorProps {
  /** Of the field. */
  readonly id: string;
  readonly error: string | undefined;
}

export const FieldError = ({ id, error }: FieldErrorProps) =>
  error ? (
    <p className="field-error" id={`${id}-error`}>
      {error}
    </p>
  ) : null;

/** Attributes of a field with what is wrong with it. */
export const toInvalid = ({ id, error }: FieldErrorProps) =>
  error ? { "aria-invalid": true, "aria-describedby": `${id}-error` } : {};

interface FieldGroupProps extends FieldErrorProps {
  readonly legend: string;
  readonly hint?: string | undefined;
  readonly className?: string;
  readonly onInput?: () => void;
  readonly children: ReactNode;
}

/** Fields under one heading. What is wrong with all of them has no one field: the group takes the focus. */
export function FieldGroup({ id, legend, hint, error, children, ...own }: FieldGroupProps) {
  const descriptions = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ");
  return (
    <fieldset
      id={id}
      {...own}
      {...(error ? { tabIndex: -1, "data-invalid": true } : {})}
      {...(descriptions ? { "aria-describedby": descriptions } : {})}
    >
      <legend>{legend}</legend>
      {hint && (
        <p className="hint mb-2" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldError id={id} error={error} />
      {children}
    </fieldset>
  );
}
