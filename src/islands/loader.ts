/**
 * The only script a page starts with. It brings islands to life when they are
 * needed: at the first touch, focus, pointer or key on them; at idle, once anything
 * shows that a visitor is there; or when they come into view. React is fetched then,
 * not before: a page that is only looked at never pays for it.
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

/** Whatever a visitor does first, anywhere on the page. */
const SIGNS = ["pointermove", "pointerdown", "touchstart", "wheel", "scroll", "keydown"] as const;

function whenVisitorStirs(run: () => void): void {
  const heard = new AbortController();
  const stir = () => {
    heard.abort();
    run();
  };
  for (const sign of SIGNS) addEventListener(sign, stir, { passive: true, capture: true, signal: heard.signal });
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
  else whenVisitorStirs(() => whenIdle(run));
}

// Only a deployment with analytics has a consent bar; its code is fetched then, not before.
const consentBar = document.querySelector<HTMLElement>("[data-consent]");
if (consentBar) {
  whenIdle(() => {
    import("./consent/start-consent.ts").then(({ startConsent }) => startConsent(consentBar)).catch(() => undefined);
  });
}
