/** The page's one live region. Islands speak through `announce`, so that nothing is said twice at once. */
const ID = "announcer";

export function Announcer() {
  return <div id={ID} role="status" aria-live="polite" className="visually-hidden" />;
}

let pending: ReturnType<typeof setTimeout> | undefined;
let latest = "";

const PAUSE_MS = 400;

/** Says a text once, after a pause, so that fast typing does not pile up messages. */
export function announce(message: string, pauseMs = PAUSE_MS): void {
  clearTimeout(pending);
  latest = message;
  const region = document.getElementById(ID);
  if (!region) return;
  region.textContent = "";
  if (message !== "") pending = setTimeout(() => (region.textContent = message), pauseMs);
}

/** Takes back what waits to be said. */
export function hush(): void {
  clearTimeout(pending);
}

/** Unsays one message, waiting or standing; what somebody else has said since stays. */
export function takeBack(message: string): void {
  if (message === latest) announce("");
}
