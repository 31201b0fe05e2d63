/**
 * The only module a page starts with. It brings islands to life when they are needed: at the first touch, focus,
 * pointer, key or input on them, when they come into view, or where this browser keeps what they show. React is fetched
 * then, not before. It imports nothing at its start, so that a page that is only read has this one file.
 */
const MAX_IDLE_WAIT_MS = 2_000;
/** A finger's touch begins with a pointerdown, too. */
const INTENTS = ["pointermove", "pointerdown", "focusin", "keydown", "input"];
const RELEASES = ["pointerup", "pointercancel", "keyup", "blur"];

const asleep = new Set(document.querySelectorAll<HTMLElement>("[data-island]"));
/** Buttons pressed before their island answered: the press is repeated once it does. */
const pressed = new Map<HTMLElement, HTMLElement>();
const isWaking = (island: HTMLElement | null) => island !== null && island.dataset["live"] === undefined;

function wake(element: HTMLElement): void {
  if (!asleep.delete(element)) return;
  import("./hydrate-island.ts")
    .then((island) =>
      island.hydrateIsland(element, untilReleased, () => {
        const button = pressed.get(element);
        // After what its own effects change.
        if (button) setTimeout(() => button.click());
      }),
    )
    // A failed download leaves the server's markup as it is: it works by itself.
    .catch(() => undefined);
}

let release: (() => void) | undefined;
let released = Promise.resolve();
/** A control that was replaced between press and release would never hear of its click. */
const untilReleased = () => released;

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

/** Also a field elsewhere that belongs to a form in the island: a row's box for the tray. */
const concerns = (island: HTMLElement, target: EventTarget | null) =>
  target instanceof Element &&
  (island.contains(target) || (target instanceof HTMLInputElement && island.contains(target.form)));

function stir(event: Event): void {
  // Browsers send a move without movement when a page appears under a resting pointer.
  if (event.type === "pointermove" && event instanceof MouseEvent && !event.movementX && !event.movementY) return;
  if ((event.type === "pointerdown" || event.type === "keydown") && !release)
    released = new Promise((resolve) => (release = resolve));
  for (const island of asleep) if (island.dataset["when"] !== "kept" && concerns(island, event.target)) wake(island);
}
for (const intent of INTENTS) addEventListener(intent, stir, { passive: true, capture: true });

for (const end of RELEASES) {
  const letGo = () => {
    // After the click that the release makes.
    setTimeout(() => {
      release?.();
      release = undefined;
    });
  };
  addEventListener(end, letGo, { passive: true, capture: true });
}

addEventListener(
  "click",
  ({ target }) => {
    // What the browser does by itself is done: it opens folds and follows links without us.
    const button =
      target instanceof Element && target.closest<HTMLElement>("button[type=button]:not([popovertarget], [data-keep])");
    const island = button && button.closest<HTMLElement>("[data-island]");
    if (button && island && isWaking(island)) pressed.set(island, button);
  },
  true,
);

/** What says something else to a visitor of whom this browser keeps something; for others nothing is fetched. */
function look(): void {
  for (const island of asleep) {
    const { kept } = island.dataset;
    try {
      if (kept !== undefined && localStorage.getItem(kept) !== null) whenIdle(() => wake(island));
    } catch {
      // A browser that keeps nothing has nothing to show.
    }
  }
}
look();
// Kept in another tab, on this page, or while it slept in the back/forward cache.
for (const change of ["storage", "pageshow", "waycard:spend"]) addEventListener(change, look);
// A session is about to begin: the header is there for it.
addEventListener("waycard:session", () => {
  for (const island of asleep) if (island.dataset["kept"] === "waycard-session") wake(island);
});

/** Changed before this file came: a browser that goes back to a page keeps what was said there, too. */
const isChanged = (field: Element): boolean =>
  field instanceof HTMLSelectElement
    ? [...field.options].some(({ selected, defaultSelected }) => selected && !defaultSelected)
    : field instanceof HTMLInputElement &&
      (field.checked !== field.defaultChecked || field.value !== field.defaultValue);

for (const island of asleep) {
  const { when } = island.dataset;
  const run = () => wake(island);
  const fields = [...(island.querySelector("form")?.elements ?? [])];
  if (when !== "kept" && (fields.some(isChanged) || island.contains(document.activeElement))) run();
  else if (when === "load" || island.querySelector("[data-unproved]")) whenIdle(run);
  else if (when === "visible") {
    new IntersectionObserver((entries, observer) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      whenIdle(run);
    }).observe(island);
  }
}

/** "I have this card" and "Watch" on any page: heard from the first press on, with nothing of React. */
const loadKeep = () => import("../my-cards/press-keep.ts");
function pressKeep(button: HTMLElement | null): void {
  if (button)
    loadKeep()
      .then((keep) => keep.pressKeep(button))
      .catch(() => undefined);
}
addEventListener("click", ({ target }) => {
  if (target instanceof Element) pressKeep(target.closest<HTMLElement>("[data-keep]"));
});
// Pressed before this script was there (theme/first-paint.ts).
pressKeep(document.querySelector<HTMLElement>("[data-keep][data-pressed]"));
try {
  // What is kept is marked, for those who keep something.
  if (document.querySelector("[data-keep]") && localStorage.getItem("waycard.my-cards") !== null)
    whenIdle(() => {
      loadKeep()
        .then((keep) => keep.startKeeping())
        .catch(() => undefined);
    });
} catch {
  // A browser that keeps nothing has nothing to mark.
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
