/**
 * The only script a page starts with. It brings islands to life when they are
 * needed: at idle or at the first touch, focus, pointer or key on them, or when
 * they come into view. React is fetched then, not before.
 */
const INTENTS = ["pointerover", "pointerdown", "focusin", "touchstart", "keydown", "input"] as const;

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

function whenVisible(element: Element, run: () => void): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    observer.disconnect();
    run();
  });
  observer.observe(element);
}

for (const element of document.querySelectorAll<HTMLElement>("[data-island]")) {
  const run = hydrateOnce(element);
  for (const intent of INTENTS) element.addEventListener(intent, run, { once: true, passive: true });
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
