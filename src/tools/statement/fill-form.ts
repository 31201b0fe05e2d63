/** The form around an element, as the statement fills it: its fields are never controlled by React. */
import { SPEND_NAMES } from "../../asking/profile.ts";

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
