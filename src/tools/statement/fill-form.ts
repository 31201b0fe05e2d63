/** The form around an element, as the statement fills it: its fields are never controlled by React. */

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
