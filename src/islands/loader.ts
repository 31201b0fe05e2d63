/**
 * The only script a page starts with. It brings islands to life when they are
 * needed: at idle, at the first touch, focus, pointer or key on them, or when they
 * come into view. React is fetched then, not before.
 */
import { hasStoredSession, watchExpectedSession, watchStoredSession } from "../header/session/session-store.ts";
import { hasStoredSpend, watchStoredSpend } from "../tools/profile/stored-spend.ts";

const MAX_IDLE_WAIT_MS = 2_000;
/** A finger's touch begins with a pointerdown, too. */
const INTENTS = ["pointermove", "pointerdown", "focusin", "keydown", "input"];

function hydrateOnce(element: HTMLElement): () => void {
  let isStarted = false;
  return () => {
    if (isStarted) return;
    isStarted = true;
    // A failed download leaves the server's markup as it is: it works by itself.
    import("./hydrate-island.ts").then((island) => island.hydrateIsland(element)).catch(() => undefined);
  };
}

/** After the page has painted and loaded, so that nothing of the page waits for it. */
function whenIdle(run: () => void): void {
  // With an end to the waiting: a busy browser may have no idle moment at all.
  const schedule = () =>
    "requestIdleCallback" in window ? requestIdleCallback(run, { timeout: MAX_IDLE_WAIT_MS }) : setTimeout(run);
  // A page may have loaded, and be idle, before it was ever painted.
  const schedulePainted = () => {
    if (!PerformanceObserver.supportedEntryTypes.includes("paint")) schedule();
    else {
      new PerformanceObserver((_, observer) => {
        observer.disconnect();
        schedule();
      }).observe({ type: "paint", buffered: true });
    }
  };
  if (document.readyState === "complete") schedulePainted();
  else addEventListener("load", schedulePainted, { once: true });
}

/** At the first touch, focus, pointer or key on the element. */
function whenIntended(target: EventTarget, run: () => void): void {
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

/** What says something else to a visitor with a spend of their own; others fetch nothing for it, whatever they touch. */
function whenSpendIsKept(run: () => void): void {
  const look = () => {
    if (hasStoredSpend()) whenIdle(run);
  };
  look();
  watchStoredSpend(look);
}

for (const element of document.querySelectorAll<HTMLElement>("[data-island]")) {
  const run = hydrateOnce(element);
  const { when } = element.dataset;
  if (when === "spend-kept") {
    whenSpendIsKept(run);
    continue;
  }
  if (element.dataset["island"] === "site-header") whenSessionBegins(run);
  whenIntended(element, run);
  if (element.contains(document.activeElement)) run();
  else if (when === "visible") whenVisible(element, () => whenIdle(run));
  else whenIdle(run);
}

// Only a deployment with analytics has a consent bar; its code is fetched then, not before.
const consentBar = document.querySelector<HTMLElement>("[data-consent]");
if (consentBar) {
  whenIdle(() => {
    import("../consent/start-consent.ts").then((consent) => consent.startConsent(consentBar)).catch(() => undefined);
  });
}

// `npm run dev`: Vite puts new code in the place of what the page has loaded. An island that sleeps has loaded none.
if (import.meta.hot) {
  performance.setResourceTimingBufferSize(5_000);
  import.meta.hot.on("vite:beforeUpdate", ({ updates }) => {
    const loaded = new Set(performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname));
    const components = updates.filter(({ acceptedPath }) => acceptedPath.endsWith(".tsx"));
    if (!components.every(({ acceptedPath }) => loaded.has(acceptedPath))) location.reload();
  });
}
