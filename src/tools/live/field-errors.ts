/** What a live tool makes of faults in its form: when they count, and how they are said. */
import { toFieldName } from "../../ui/field-name.ts";
import type { FieldErrors } from "../tool-query.ts";

/**
 * Whether a fault is that of the field which the visitor is still writing in: half a name matches
 * several cards, and a minus sign alone is no number.
 */
export function isUnfinished(errors: FieldErrors, form: HTMLFormElement | null): boolean {
  const { activeElement } = document;
  // A choice is finished when it is made.
  const isWritten = activeElement instanceof HTMLInputElement && !["radio", "checkbox"].includes(activeElement.type);
  if (!isWritten || activeElement.form !== form) return false;
  return Object.keys(errors).some((name) => activeElement.name === name || activeElement.name.startsWith(`${name}.`));
}

/** @example toErrorSentence({ dining: fault }) is "Dining: Enter an amount of $0 or more." */
export function toErrorSentence(errors: FieldErrors): string {
  const sentences = Object.entries(errors).map(([parameter, { message }]) => `${toFieldName(parameter)}: ${message}`);
  const [first = ""] = sentences;
  return sentences.length > 1 ? `${sentences.length} fields need attention. ${first}` : first;
}
