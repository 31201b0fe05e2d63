import { type RefObject, useCallback, useEffect, useRef } from "react";

import { hasErrors } from "../../problems.ts";
import type { Asked } from "../../asking/read.ts";

export interface Arrival {
  /** The visitor sent the form and waits for what comes of it. */
  readonly expect: () => void;
  /** It takes long: shows the place where the result will be. */
  readonly showPlace: () => void;
}

/**
 * Where a visitor who sent a form is brought: to the first field that is wrong, or to
 * the result. Answers to mere typing move nothing.
 */
export function useArrival(
  form: RefObject<HTMLFormElement | null>,
  answer: { readonly asked: Pick<Asked, "faults"> } | null,
): Arrival {
  /** `placed`: brought to where the result will be, while it is worked out. */
  const waiting = useRef<"no" | "yes" | "placed">("no");
  const expect = useCallback(() => {
    waiting.current = "yes";
  }, []);
  const showPlace = useCallback(() => {
    if (waiting.current !== "yes") return;
    goToResult();
    waiting.current = "placed";
  }, []);
  // In an effect of the answer: only now do the fields carry their messages.
  useEffect(() => {
    if (!answer) return;
    const was = waiting.current;
    waiting.current = "no";
    // Whoever went on by themselves meanwhile is left where they are.
    const isThere = was === "yes" || (was === "placed" && document.activeElement === findResult());
    if (hasErrors(answer.asked.faults) && isThere) focusFirstError(form.current);
    else if (was === "yes") goToResult();
  }, [answer, form]);
  return { expect, showPlace };
}

const findResult = () => document.getElementById("result");

/** As a link to `#result` would: who goes on by keyboard goes on in the result. */
function goToResult(): void {
  const result = findResult();
  if (!result) return;
  if (result.tabIndex < 0) result.tabIndex = -1;
  result.focus({ preventScroll: true });
  result.scrollIntoView({ block: "start" });
}

/** A group of choices has no one field to be `aria-invalid`; it is marked by `data-invalid`. */
function focusFirstError(form: HTMLElement | null): void {
  const field = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]');
  for (let fold = field?.closest("details"); fold; fold = fold.parentElement?.closest("details")) fold.open = true;
  field?.focus();
}
