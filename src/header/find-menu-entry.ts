/** The first level: the groups' buttons and the last entry. */
const TOP_ENTRIES = "[data-toggle], .menu-cta";

const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
  Home: -Infinity,
  End: Infinity,
};

/**
 * Where a key leads from an entry of the menu, as the APG's disclosure navigation has
 * it: arrows, Home and End go along the links of an open group, or along the first
 * level; from the button of an open group Down and Right go into it. They stop at
 * the ends. Undefined when the key does nothing here.
 */
export function findMenuEntry(menu: Element, from: Element, key: string): HTMLElement | undefined {
  const step = STEPS[key];
  if (step === undefined) return undefined;
  const panel = from.closest(".menu-panel");
  if (!panel && step === 1 && from.getAttribute("aria-expanded") === "true")
    return from.parentElement?.querySelector<HTMLElement>(".menu-panel a") ?? undefined;
  const entries = [...(panel ?? menu).querySelectorAll<HTMLElement>(panel ? "a" : TOP_ENTRIES)].filter((entry) =>
    entry.checkVisibility(),
  );
  const place = entries.indexOf(from as HTMLElement);
  if (place === -1) return undefined;
  return entries[Math.min(Math.max(place + step, 0), entries.length - 1)];
}
