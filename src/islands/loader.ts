/**
 * The only script a page starts with. It brings islands to life when they are
 * needed: at idle, at the first touch, focus, pointer or key on them, or when they
 * come into view. React is fetched then, not before.
 */
import { hasStoredSession, watchExpectedSession, watchStoredSession } from "./session/session-store.ts";

const INTENTS = ["pointermove", "pointerdown", "focusin", "touchstart", "keydown", "input"];

function hydrateOnce(element: HTMLElement): () => void {
  let isStarted = false;
  return () => {
    if (isStarted) return;
    isStarted = true;
    // A failed download leaves the server's markup as it is: it works by itself.
    import("./hydrate-island.ts").then(({ hydrateIsland }) => hydrateIsland(element)).catch(() => undefined);
  };
}

/** After the page has painted and loaded, so that nothing of the page waits for it. */
function whenIdle(run: () => void): void {
  const schedule = () => (window.requestIdleCallback ?? window.setTimeout)(run);
  if (document.readyState === "complete") schedule();
  else addEventListener("load", schedule, { once: true });
}

/** At the first touch, focus, pointer or key on the element. */
function whenStirred(target: EventTarget, run: () => void): void {
  const heard = new AbortController();
  const stir = (event: Event) => {
    // Browsers send a move without movement when a page appears under a resting pointer.
    if (event.type === "pointermove" && event instanceof MouseEvent && !event.movementX && !event.movementY) return;
    heard.abort();
    run();
  };
  for (const intent of INTENTS)
    target.addEventListener(intent, stir, { passive: true, capture: true, signal: heard.signal });
}

function whenVisible(element: Element, run: () => void): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    observer.disconnect();
    run();
  });
  observer.observe(element);
}

/** The menu shows a session to those who only look, too, as soon as there is one, in this tab or another. */
function whenSessionBegins(run: () => void): void {
  if (hasStoredSession()) return whenIdle(run);
  watchStoredSession(run);
  watchExpectedSession(run);
  return undefined;
}

for (const element of document.querySelectorAll<HTMLElement>("[data-island]")) {
  const run = hydrateOnce(element);
  if (element.dataset["island"] === "site-header") whenSessionBegins(run);
  whenStirred(element, run);
  if (element.contains(document.activeElement)) run();
  else if (element.dataset["when"] === "visible") whenVisible(element, () => whenIdle(run));
  else whenIdle(run);
}

// Only a deployment with analytics has a consent bar; its code is fetched then, not before.
const consentBar = document.querySelector<HTMLElement>("[data-consent]");
if (consentBar) {
  whenIdle(() => {
    import("./consent/start-consent.ts").then(({ startConsent }) => startConsent(consentBar)).catch(() => undefined);
  });
}
