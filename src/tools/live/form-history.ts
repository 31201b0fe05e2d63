/** The address of a live tool, and the fields that Back and Forward bring again. */

/** `push` where Back is to bring the former fields; `stay` when the browser itself went there. */
export type HistoryStep = "replace" | "push" | "stay";

/** Kept with an entry of the history. */
interface FormState {
  readonly form: string;
}

export const isFormState = (state: unknown): state is FormState =>
  typeof state === "object" && state !== null && "form" in state && typeof state.form === "string";

/** @param search what stands in the form now, as a query string */
export function rememberForm(search: string): void {
  history.replaceState({ form: search } satisfies FormState, "");
}

/** The address says what is shown: it can be kept, sent and loaded again. */
export function followResult(address: string, search: string, step: HistoryStep): void {
  if (step === "stay") return;
  const state: FormState = { form: search };
  const isSame = address === location.pathname + location.search;
  if (step === "push" && !isSame) history.pushState(state, "", address);
  else history.replaceState(state, "", address + location.hash);
}
