/** What a live tool makes of faults in its form: when they count, and how they are said. */
import { toPathLabel } from "../../asking/label.ts";
import type { Table } from "../../asking/parameter.ts";
import type { FieldErrors } from "../../problems.ts";

/** An entry of several fields, such as a card and a month. */
const findEntry = (element: Element) => element.closest(".rows-field-row");

/**
 * Whether a fault is that of the field which the visitor is still writing in: half a name matches
 * several cards, and a minus sign alone is no number. Of a card and a month, the first alone is no fault yet.
 */
export function isUnfinished(errors: FieldErrors, form: HTMLFormElement | null): boolean {
  const { activeElement } = document;
  // Any of its fields, and what stands in them, a button, say, is the entry.
  const field = (activeElement && findEntry(activeElement)?.querySelector("input")) ?? activeElement;
  // A choice is finished when it is made.
  if (!(field instanceof HTMLInputElement) || ["radio", "checkbox"].includes(field.type)) return false;
  if (field.form !== form) return false;
  // Paths of rows count from 0, their fields from 1.
  const path = field.name.replace(/\.(\d+)\./, (_, row) => `.${Number(row) - 1}.`);
  return Object.keys(errors).some((name) =>
    [field.name, path].some((own) => own === name || own.startsWith(`${name}.`) || name.startsWith(`${own}.`)),
  );
}

/** Whether who leaves a field goes on to another of the same entry. */
export const staysInEntry = (left: Element, next: EventTarget | null): boolean =>
  next instanceof Element && Boolean(findEntry(left)?.contains(next));

/** @example toErrorSentence({ dining: fault }, PROFILE) is "Dining: Enter an amount of $0 or more." */
export function toErrorSentence(errors: FieldErrors, table: Table): string {
  const sentences = Object.entries(errors).map(
    ([parameter, { message }]) => `${toPathLabel(table, parameter)}: ${message}`,
  );
  const [first = ""] = sentences;
  return sentences.length > 1 ? `${sentences.length} fields need attention. ${first}` : first;
}
