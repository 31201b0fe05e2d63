/** What closes the menu from outside of it: a press elsewhere, a turn of the device, the page being left. */
import { MENU_BREAKPOINT_EM } from "../site.ts";

export interface MenuReactions {
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly closeGroups: () => void;
}

/** @returns what ends the watch */
export function watchMenu(menu: HTMLElement, toggle: HTMLElement, reactions: MenuReactions): () => void {
  const watch = new AbortController();
  const { signal } = watch;
  const wide = matchMedia(`(min-width: ${MENU_BREAKPOINT_EM}em)`);
  const isOurs = (target: EventTarget | null) => menu.contains(target as Node | null) || target === toggle;
  /** By the time a new width is told, what had the focus may be hidden and the focus gone. */
  let hadFocus = isOurs(document.activeElement);

  const close = () => {
    if (menu.matches(":popover-open")) menu.hidePopover();
    reactions.closeGroups();
  };
  const onWidth = () => {
    const { activeElement } = document;
    const isLost = hadFocus && (activeElement === document.body || isOurs(activeElement));
    close();
    if (!isLost) return;
    // To the bar's first entry, or to what opens the menu: the other is not there at this width.
    const heir = wide.matches ? menu.querySelector<HTMLElement>("button[data-toggle], a") : toggle;
    heir?.focus();
  };
  const onPointer = ({ target }: PointerEvent) => {
    if (isOurs(target)) return;
    hadFocus = false;
    if (wide.matches) reactions.closeGroups();
  };

  menu.addEventListener("toggle", (event) => reactions.onOpenChange(event.newState === "open"), { signal });
  wide.addEventListener("change", onWidth, { signal });
  document.addEventListener("pointerdown", onPointer, { signal });
  const onFocus = ({ target }: FocusEvent) => {
    hadFocus = isOurs(target);
    // The drawer lies over the page: whoever goes on there has to see where.
    if (!hadFocus && menu.matches(":popover-open")) close();
  };
  document.addEventListener("focusin", onFocus, { signal });
  // A page kept by the browser's back/forward cache comes back with its menu closed.
  addEventListener("pagehide", close, { signal });
  return () => watch.abort();
}
