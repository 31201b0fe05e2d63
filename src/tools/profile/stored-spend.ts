/** Where the visitor's spend is kept. Small, because the loader needs it: without a spend it loads nothing more. */
import { SPEND_KEY } from "../../ui/kept-keys.ts";
import { watchStorage } from "../../ui/watch-storage.ts";

const SPEND_EVENT = "waycard:spend";

/** To be called after every change: browsers tell only the other tabs. */
export function tellStoredSpend(): void {
  dispatchEvent(new Event(SPEND_EVENT));
}

/** Calls back when the spend may have been kept, changed or deleted. Returns what ends it. */
export function watchStoredSpend(onChange: () => void): () => void {
  const stop = watchStorage(SPEND_KEY, onChange);
  addEventListener(SPEND_EVENT, onChange);
  return () => {
    stop();
    removeEventListener(SPEND_EVENT, onChange);
  };
}
