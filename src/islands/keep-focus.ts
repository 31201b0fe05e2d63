/**
 * The focus never falls to the page's top because a control took itself away: what stands in its place has it
 * then, or the nearest part around it that is still there. For every island, so that no button needs to think of it.
 */

/** Parts that say what they are, or hold together what belongs together. */
const PARTS = [
  "section",
  "form",
  "fieldset",
  "li",
  "details",
  "[role='group']",
  "[aria-label]",
  "[aria-labelledby]",
].join();

const LEAST_IN_SIGHT_PX = 100;

export function keepFocus(root: HTMLElement): void {
  /** What had the focus last, and everything around it, from the inside out. */
  let last: HTMLElement | undefined;
  let around: HTMLElement[] = [];

  root.addEventListener("focusin", ({ target }) => {
    if (!(target instanceof HTMLElement)) return;
    last = target;
    around = [];
    for (let part = target.parentElement; part && part !== document.body; part = part.parentElement) around.push(part);
  });
  root.addEventListener("focusout", ({ target }) => {
    // Browsers differ in whether a removed element says that it loses the focus; afterwards it is not there any more.
    queueMicrotask(() => {
      if (last === target && last?.isConnected) last = undefined;
    });
  });
  new MutationObserver(() => {
    if (!last || last.isConnected) return;
    const lost = last;
    last = undefined;
    if (document.activeElement !== document.body) return;
    const heir = findHeir(lost, around);
    heir?.focus({ preventScroll: true });
    // Where much went away, the window may stand below all that is left.
    if (heir && heir.getBoundingClientRect().bottom < LEAST_IN_SIGHT_PX) heir.scrollIntoView();
  }).observe(root, { childList: true, subtree: true });
}

function findHeir(lost: HTMLElement, around: readonly HTMLElement[]): HTMLElement | undefined {
  // A form that is drawn anew has the same field again.
  const same = lost.id === "" ? null : document.getElementById(lost.id);
  if (same) return same;
  const left = around.filter((part) => part.isConnected);
  const heir =
    left[0]?.matches(PARTS) || left[0]?.childElementCount ? left[0] : left.find((part) => part.matches(PARTS));
  if (heir && heir.tabIndex < 0) heir.tabIndex = -1;
  return heir;
}
