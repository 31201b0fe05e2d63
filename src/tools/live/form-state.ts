/** What stands in a tool's form right now, read from the page: its fields are never controlled by React. */
import { isKeptName } from "../profile/spend-profile.ts";

/** As the form would send it, without the fields whose emptiness says nothing. */
export function readForm(form: HTMLFormElement | null): URLSearchParams {
  const entries = [...new FormData(form ?? undefined)].flatMap(([name, value]) =>
    typeof value === "string" && (value !== "" || isKeptName(name)) ? [[name, value]] : [],
  );
  return new URLSearchParams(entries);
}

/** Whether the visitor has changed a field since the page came, for example while the script was still on its way. */
export function isTouched(form: HTMLFormElement | null): boolean {
  return [...(form?.elements ?? [])].some((field) => {
    if (field instanceof HTMLSelectElement)
      return [...field.options].some((option) => option.selected !== option.defaultSelected);
    if (!(field instanceof HTMLInputElement)) return false;
    return field.value !== field.defaultValue || field.checked !== field.defaultChecked;
  });
}
