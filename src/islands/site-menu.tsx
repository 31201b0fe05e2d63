/**
 * The menu: a bar from 1100 px on, below it a popover behind a hamburger button.
 * Groups are disclosures. Before hydration the browser opens and closes all of it
 * by itself (`popover`, `<details name>`); afterwards the groups are buttons with
 * aria-expanded, and what was open stays open.
 */
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";

import { MENU } from "../menu.ts";
import { MENU_BREAKPOINT_PX } from "../site.ts";
import { MenuGroupItem } from "./menu-group-item.tsx";
import { SessionItem } from "./session/session-item.tsx";

const MENU_ID = "site-menu";

// The server has no layout, and React says so when asked for a layout effect there.
const useBrowserLayoutEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;

export function SiteMenu({ currentPath }: { readonly currentPath: string }) {
  const nav = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const [isLive, setIsLive] = useState(false);
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const [openGroup, setOpenGroup] = useState<string | null>(null);

  // Takes over from the native disclosures: same group open, same entry focused.
  useBrowserLayoutEffect(() => {
    const open = nav.current?.querySelector<HTMLDetailsElement>("details[open]");
    const focused = document.activeElement?.closest<HTMLDetailsElement>("details.menu-group");
    setOpenGroup(open?.dataset["group"] ?? null);
    setIsMenuOpen(nav.current?.matches(":popover-open") ?? false);
    setIsLive(true);
    const label = focused && nav.current?.contains(focused) ? focused.dataset["group"] : undefined;
    if (label && document.activeElement?.tagName === "SUMMARY") {
      requestAnimationFrame(() => nav.current?.querySelector<HTMLElement>(`[data-toggle="${label}"]`)?.focus());
    }
  }, []);

  const closeGroups = useCallback((focusToggle: boolean) => {
    setOpenGroup((open) => {
      if (focusToggle && open !== null) nav.current?.querySelector<HTMLElement>(`[data-toggle="${open}"]`)?.focus();
      return null;
    });
  }, []);

  useEffect(() => {
    const element = nav.current;
    if (!element) return undefined;
    const wide = matchMedia(`(min-width: ${MENU_BREAKPOINT_PX}px)`);
    const onToggle = (event: Event) => setIsMenuOpen((event as ToggleEvent).newState === "open");
    const onGrow = () => {
      if (!wide.matches || !element.matches(":popover-open")) return closeGroups(false);
      const hadFocus = element.contains(document.activeElement);
      element.hidePopover();
      closeGroups(false);
      // The toggle is gone at this width, so the focus goes to the bar's first entry.
      if (hadFocus) element.querySelector<HTMLElement>("button[data-toggle], a")?.focus();
      return undefined;
    };
    const onPointer = (event: PointerEvent) => {
      if (wide.matches && !element.contains(event.target as Node)) closeGroups(false);
    };
    // A page kept by the browser's back/forward cache comes back with its menu closed.
    const onHide = () => {
      if (element.matches(":popover-open")) element.hidePopover();
      closeGroups(false);
    };
    element.addEventListener("toggle", onToggle);
    wide.addEventListener("change", onGrow);
    document.addEventListener("pointerdown", onPointer);
    addEventListener("pagehide", onHide);
    return () => {
      element.removeEventListener("toggle", onToggle);
      wide.removeEventListener("change", onGrow);
      document.removeEventListener("pointerdown", onPointer);
      removeEventListener("pagehide", onHide);
    };
  }, [closeGroups]);

  return (
    <>
      <button
        ref={toggle}
        type="button"
        className="menu-toggle"
        popoverTarget={MENU_ID}
        aria-label="Menu"
        {...(isLive ? { "aria-expanded": isMenuOpen, "aria-controls": MENU_ID } : {})}
      >
        <MenuIcon />
      </button>
      <nav
        ref={nav}
        id={MENU_ID}
        className="site-menu"
        popover="auto"
        aria-label="Main"
        onKeyDown={(event) => {
          if (event.key !== "Escape" || openGroup === null) return;
          // The first Escape closes the group, the next one the menu around it.
          event.preventDefault();
          closeGroups(true);
        }}
        onBlur={(event) => {
          const goesOutside = event.relatedTarget !== null && !event.currentTarget.contains(event.relatedTarget);
          if (goesOutside && !isMenuOpen) closeGroups(false);
        }}
      >
        <button
          type="button"
          className="menu-toggle menu-close"
          popoverTarget={MENU_ID}
          popoverTargetAction="hide"
          aria-label="Close menu"
        >
          <CloseIcon />
        </button>
        <ul>
          {MENU.map((group) => (
            <MenuGroupItem
              key={group.label}
              group={group}
              currentPath={currentPath}
              isLive={isLive}
              isOpen={openGroup === group.label}
              onToggle={() => setOpenGroup((open) => (open === group.label ? null : group.label))}
            />
          ))}
          <SessionItem currentPath={currentPath} />
        </ul>
      </nav>
    </>
  );
}

function MenuIcon() {
  return (
    <svg
      width="22"
      height="22"
      viewBox="0 0 22 22"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      aria-hidden
    >
      <path d="M3 6h16M3 11h16M3 16h16" />
    </svg>
  );
}

function CloseIcon() {
  return (
    <svg
      width="22"
      height="22"
      viewBox="0 0 22 22"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      aria-hidden
    >
      <path d="m5 5 12 12M17 5 5 17" />
    </svg>
  );
}
