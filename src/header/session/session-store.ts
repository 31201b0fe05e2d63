/** Where the identity client keeps the session, so that the page can see there is none without loading the client. */
import { watchStorage } from "../../ui/watch-storage.ts";

export const SESSION_KEY = "waycard-session";
const SESSION_EVENT = "waycard:session";

export function hasStoredSession(): boolean {
  try {
    return localStorage.getItem(SESSION_KEY) !== null;
  } catch {
    // A browser that keeps nothing for us has no session either.
    return false;
  }
}

let isExpected = false;

/** Tells this page that a session is about to begin; other tabs hear of it through the storage. */
export function expectSession(): void {
  isExpected = true;
  dispatchEvent(new Event(SESSION_EVENT));
}

/**
 * Calls back when a session may have begun or gone, here or in another tab, or
 * while this page slept in the back/forward cache. Returns what ends it.
 */
export function watchStoredSession(onChange: () => void): () => void {
  return watchStorage(SESSION_KEY, onChange);
}

/** Calls back when this page expects a session, at once where it does already: a header that sleeps is woken by it. Returns what ends it. */
export function watchExpectedSession(onExpect: () => void): () => void {
  if (isExpected) onExpect();
  addEventListener(SESSION_EVENT, onExpect);
  return () => removeEventListener(SESSION_EVENT, onExpect);
}
