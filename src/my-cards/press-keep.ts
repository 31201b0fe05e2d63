/**
 * What "I have this card" and "Watch" do (ui/keep-buttons.tsx), without React: the loader brings it at the first press,
 * or when the page is idle where something is kept. It marks what is kept, in results that come later as well.
 */
import { announce } from "../ui/announcer.tsx";
import { changeKept, readKeptText, watchKept } from "./card-store.ts";
import { type Change, hold, letGo, unwatch, watch } from "./change-cards.ts";
import { parseKept } from "./kept-cards.ts";

const BUTTON = "[data-keep]";

interface Choice {
  readonly add: (slug: string) => Change;
  readonly drop: (slug: string) => Change;
  readonly added: string;
  readonly dropped: string;
}

const CHOICES: Readonly<Record<string, Choice>> = {
  held: { add: hold, drop: letGo, added: "is in My cards", dropped: "is no longer in My cards" },
  watched: { add: watch, drop: unwatch, added: "is watched in My cards", dropped: "is no longer watched" },
};

function readSlugs(): Readonly<Record<string, ReadonlySet<string>>> {
  const { held, watched } = parseKept(readKeptText()).kept;
  return { held: new Set(held.map(({ slug }) => slug)), watched: new Set(watched) };
}

/** Marks every button on the page as what is kept says. */
function mark(): void {
  const slugs = readSlugs();
  for (const button of document.querySelectorAll<HTMLElement>(BUTTON)) {
    const { keep = "", card = "" } = button.dataset;
    const pressed = String(slugs[keep]?.has(card) ?? false);
    if (button.getAttribute("aria-pressed") !== pressed) button.setAttribute("aria-pressed", pressed);
  }
}

let isStarted = false;

/** From now on marks are right, also where a tool draws new results. */
export function startKeeping(): void {
  if (isStarted) return;
  isStarted = true;
  mark();
  watchKept(mark);
  new MutationObserver((changes) => {
    const isNew = ({ addedNodes }: MutationRecord) =>
      [...addedNodes].some((node) => node instanceof Element && (node.matches(BUTTON) || node.querySelector(BUTTON)));
    if (changes.some(isNew)) mark();
  }).observe(document.body, { childList: true, subtree: true });
}

/** A press takes in, or takes out what the button showed as kept. */
export function pressKeep(button: HTMLElement): void {
  const { keep = "", card = "", name = "" } = button.dataset;
  const choice = CHOICES[keep];
  if (!choice) return;
  const isDropped = button.getAttribute("aria-pressed") === "true";
  const kept = changeKept((isDropped ? choice.drop : choice.add)(card));
  startKeeping();
  mark();
  announce(kept === "kept" ? `${name} ${isDropped ? choice.dropped : choice.added}.` : "This browser can't keep it.");
  button.closest(".keep-buttons")?.toggleAttribute("data-refused", kept !== "kept");
}
