import { type RefObject, useCallback, useEffect, useRef } from "react";

import { type FieldErrors, hasErrors } from "../tool-query.ts";

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
  answer: { readonly errors: FieldErrors } | null,
): Arrival {
  const isExpected = useRef(false);
  const expect = useCallback(() => {
    isExpected.current = true;
  }, []);
  const showPlace = useCallback(() => {
    if (isExpected.current) goToResult();
    isExpected.current = false;
  }, []);
  // In an effect of the answer: only now do the fields carry their messages.
  useEffect(() => {
    if (answer && hasErrors(answer.errors) && isExpected.current) {
      isExpected.current = false;
      focusFirstError(form.current);
    } else if (answer) showPlace();
  }, [answer, form, showPlace]);
  return { expect, showPlace };
}

/** As a link to `#result` would: who goes on by keyboard goes on in the result. */
function goToResult(): void {
  const result = document.getElementById("result");
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
