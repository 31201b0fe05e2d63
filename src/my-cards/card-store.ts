/**
 * Where the visitor's cards are kept. Every change reads what is there first, for another tab may have written; a text
 * that cannot be read whole is set aside before anything is written over it; where the browser keeps no more, all stays
 * as it was.
 */
import { watchStorage } from "../ui/watch-storage.ts";
import { type KeptCards, parseKept, type ReadCards, writeKept } from "./kept-cards.ts";

/** The loader knows it, too. */
export const MY_CARDS_KEY = "waycard.my-cards";
/** What could not be read, as it stood. */
export const ASIDE_KEY = "waycard.my-cards.aside";
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
export const readAsideText = (): string => read(ASIDE_KEY);

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
  const text = readKeptText();
  const { kept, isWhole, isNewer }: ReadCards = parseKept(text);
  if (isNewer) return "newer";
  // What is aside already stands for an older accident: both are kept.
  const aside = readAsideText();
  if (!isWhole && !write(ASIDE_KEY, aside === "" ? text : `${aside}\n${text}`)) return "full";
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

/** Forgets what could not be read. */
export function dropAside(): void {
  write(ASIDE_KEY, "");
  tell();
}

/** Calls back when something may have changed, here or in another tab. Returns what ends it. */
export function watchKept(onChange: () => void): () => void {
  const stops = [watchStorage(MY_CARDS_KEY, onChange), watchStorage(ASIDE_KEY, onChange)];
  addEventListener(MY_CARDS_EVENT, onChange);
  return () => {
    for (const stop of stops) stop();
    removeEventListener(MY_CARDS_EVENT, onChange);
  };
}
