/**
 * The keyboard and the ARIA of a combobox with list autocomplete and manual selection (WAI-ARIA APG), for the header's
 * search and the card picker. The focus stays in the field, which is never controlled by React.
 */
import { type KeyboardEvent, type RefObject, useCallback, useEffect, useState } from "react";

import { useIsLive } from "./use-is-live.ts";
import type { FoundOptions } from "./use-found-options.ts";

/** Key code of everything that goes to an input method. */
const IME_KEY_CODE = 229;
const CARET_KEYS: ReadonlySet<string> = new Set(["ArrowLeft", "ArrowRight", "Home", "End"]);

export const toOptionId = (listId: string, index: number) => `${listId}-${index}`;

const readText = (input: RefObject<HTMLInputElement | null>) => input.current?.value ?? "";

interface ComboboxOptions {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly listId: string;
  readonly options: Pick<FoundOptions<unknown>, "isOpen" | "search" | "close">;
  readonly count: number;
  readonly onChoose: (index: number) => void;
  /** Escape in a field whose list is closed; without it the browser does what it does. */
  readonly onEscape?: () => void;
}

export function useCombobox({ input, listId, options, count, onChoose, onEscape }: ComboboxOptions) {
  const { isOpen, search, close } = options;
  const isLive = useIsLive();
  /** The option that the arrows are at; -1 is the field itself. */
  const [active, setActive] = useState(-1);

  const update = useCallback(async () => {
    setActive(-1);
    return search(readText(input));
  }, [input, search]);
  const closeAll = useCallback(() => {
    setActive(-1);
    close();
  }, [close]);
  useNativeInput(input, update);
  // A page kept by the browser's back/forward cache comes back with its results closed.
  useEffect(() => {
    addEventListener("pagehide", closeAll);
    return () => removeEventListener("pagehide", closeAll);
  }, [closeAll]);
  useEffect(() => {
    // The focus stays in the field, so no browser brings the option into view by itself, on a zoomed page, say.
    const option = document.getElementById(toOptionId(listId, active));
    const box = option?.getBoundingClientRect();
    if (box && (box.top < 0 || box.bottom > innerHeight)) option?.scrollIntoView({ block: "nearest" });
  }, [active, listId]);

  const openAt = async (isFirst: boolean) => {
    const found = await update();
    if (found > 0) setActive(isFirst ? 0 : found - 1);
  };

  const handleArrow = (event: KeyboardEvent, isDown: boolean) => {
    event.preventDefault();
    if (event.altKey) {
      if (!isDown) closeAll();
      else if (!isOpen) void update();
    } else if (isOpen) {
      const places = count + 1;
      // The arrows go through the field, too, and around.
      setActive((place) => ((place + 1 + (isDown ? 1 : -1) + places) % places) - 1);
    } else void openAt(isDown);
  };

  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    // Safari ends a composition before it tells of the Enter that ended it: only the code gives it away.
    if (event.nativeEvent.isComposing || event.nativeEvent.keyCode === IME_KEY_CODE) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") handleArrow(event, event.key === "ArrowDown");
    else if (event.key === "Enter" && isOpen && active >= 0) {
      event.preventDefault();
      onChoose(active);
      closeAll();
    } else if (event.key === "Escape") {
      if (isOpen || onEscape) event.preventDefault();
      if (!isOpen) onEscape?.();
      closeAll();
    } else if (event.key === "Tab") closeAll();
    // These are for the text, so the field is where the visitor is again.
    else if (CARET_KEYS.has(event.key)) setActive(-1);
  };

  const aria = isLive
    ? ({
        role: "combobox",
        "aria-autocomplete": "list",
        "aria-expanded": isOpen && count > 0,
        "aria-controls": listId,
        ...(active >= 0 ? { "aria-activedescendant": toOptionId(listId, active) } : {}),
      } as const)
    : {};
  return { isLive, active, update, closeAll, handleKey, aria };
}

/**
 * React ignores an `input` event when a script (a dictation tool, say) set the
 * value before it, so the native event is listened to; IME input waits for its end.
 */
function useNativeInput(input: RefObject<HTMLInputElement | null>, onInput: () => Promise<unknown>): void {
  useEffect(() => {
    const element = input.current;
    if (!element) return undefined;
    const listen = (event: Event) => {
      if (!(event instanceof InputEvent && event.isComposing)) void onInput();
    };
    element.addEventListener("input", listen);
    element.addEventListener("compositionend", listen);
    return () => {
      element.removeEventListener("input", listen);
      element.removeEventListener("compositionend", listen);
    };
  }, [input, onInput]);
}
