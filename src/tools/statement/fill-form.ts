/** The form around an element, as the statement fills it: its fields are never controlled by React. */

import { SPEND_NAMES } from "../../asking/profile.ts";

const AMOUNT_FIELD =
  /^(?:part\.|brand\.).+|^(?:dining|groceries|gas|transit|travel_portal|travel_other|streaming|other)$/;

const listInputs = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (field): field is HTMLInputElement => field instanceof HTMLInputElement && AMOUNT_FIELD.test(field.name),
  );

/** Names of the fields that take an amount. */
export function listAmountFields(form: HTMLFormElement | null): ReadonlySet<string> {
  return new Set(form ? listInputs(form).map(({ name }) => name) : []);
}

/** Writes every amount, 0 where there is none, and lets the tool know. */
export function fillForm(form: HTMLFormElement, monthlyUsd: ReadonlyMap<string, number>): void {
  const period = form.elements.namedItem("period");
  if (period instanceof HTMLSelectElement) period.value = "month";
  const inputs = listInputs(form);
  for (const input of inputs) {
    const usd = monthlyUsd.get(input.name) ?? 0;
    // Fields of parts and brands are empty where there is nothing; a category's 0 means 0.
    input.value = usd === 0 && input.name.includes(".") ? "" : String(usd);
    for (let fold = input.closest("details"); fold && usd > 0; fold = fold.parentElement?.closest("details") ?? null)
      fold.open = true;
  }
  inputs[0]?.dispatchEvent(new Event("input", { bubbles: true }));
}

/** A form is to be filled with this question, as an address has it. */
export const FILL_EVENT = "waycard:fill";

const SPEND: ReadonlySet<string> = new Set([...SPEND_NAMES, "preset"]);
const isSpend = (name: string) => SPEND.has(name) || name.startsWith("part.") || name.startsWith("brand.");

/** Asks the tool to fill its form with these amounts in place of its own; what else stands in it stays. */
export function askToFill(form: HTMLFormElement, spend: readonly (readonly [string, string])[]): void {
  const rest = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === "string" && value !== "" && !isSpend(name) ? [[name, value]] : [],
  );
  const detail = new URLSearchParams([...rest, ...spend.map(([name, value]) => [name, value])]).toString();
  form.dispatchEvent(new CustomEvent(FILL_EVENT, { bubbles: true, detail }));
}
