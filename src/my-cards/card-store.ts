/**
 * Where the visitor's cards are kept. Every change reads what is there first, for another tab may have written; what a
 * later version of the page wrote stays as it is, and so does all where the browser keeps no more.
 */
import { watchStorage } from "../ui/watch-storage.ts";
import { type KeptCards, parseKept, writeKept } from "./kept-cards.ts";

/** The loader knows it, too. */
export const MY_CARDS_KEY = "waycard.my-cards";
/** What a file took the place of. */
const BEFORE_KEY = "waycard.my-cards.before";
const MY_CARDS_EVENT = "waycard:my-cards";

/** `full`: the browser keeps no more, or nothing at all. `newer`: only a later version of the page may write there. */
export type Kept = "kept" | "full" | "newer";

const read = (key: string): string => {
  try {
    return localStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
};

/** The same string as long as nothing has changed, for `useSyncExternalStore`. */
export const readKeptText = (): string => read(MY_CARDS_KEY);

function write(key: string, text: string): boolean {
  try {
    if (text === "") localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Browsers tell only the other tabs. */
const tell = () => dispatchEvent(new Event(MY_CARDS_EVENT));

export function changeKept(change: (kept: KeptCards) => KeptCards): Kept {
  const { kept, isNewer } = parseKept(readKeptText());
  if (isNewer) return "newer";
  const isDone = write(MY_CARDS_KEY, writeKept(change(kept)));
  tell();
  return isDone ? "kept" : "full";
}

/** Puts a file's cards in the place of what is kept, which can be put back. */
export function replaceKept(kept: KeptCards): Kept {
  const before = readKeptText();
  if (parseKept(before).isNewer) return "newer";
  if (!write(BEFORE_KEY, before)) return "full";
  const isDone = write(MY_CARDS_KEY, writeKept(kept));
  tell();
  return isDone ? "kept" : "full";
}

/** Puts back what was there before `replaceKept`. */
export function restoreKept(): Kept {
  const isDone = write(MY_CARDS_KEY, read(BEFORE_KEY)) && write(BEFORE_KEY, "");
  tell();
  return isDone ? "kept" : "full";
}

/** Calls back when something may have changed, here or in another tab. Returns what ends it. */
export function watchKept(onChange: () => void): () => void {
  const stop = watchStorage(MY_CARDS_KEY, onChange);
  addEventListener(MY_CARDS_EVENT, onChange);
  return () => {
    stop();
    removeEventListener(MY_CARDS_EVENT, onChange);
  };
}
