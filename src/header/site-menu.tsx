/**
 * The menu: a bar from 1100 px on, below it a popover behind a hamburger button.
 * Groups are disclosures. Before hydration the browser opens and closes all of it
 * by itself (`popover`, `<details name>`); afterwards the groups are buttons with
 * aria-expanded, and what was open stays open.
 */
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";

import { MENU } from "../words/menu.ts";
import { Icon } from "../ui/icon.tsx";
import { findMenuEntry } from "./find-menu-entry.ts";
import { MenuGroupItem } from "./menu-group-item.tsx";
import { SessionItem } from "./session/session-item.tsx";
import { watchMenu } from "./watch-menu.ts";

const MENU_ID = "site-menu";
/** Open when the drawer opens: closed groups alone would leave most of it empty. */
const FIRST_GROUP = MENU[0]?.label ?? null;

/** The same entry of the menu that React draws; undefined for what is there before and after. */
function toLiveSelector(entry: Element | null): string | undefined {
  const group = entry?.closest<HTMLElement>("details.menu-group")?.dataset["group"];
  if (group === undefined) return undefined;
  const link = entry?.getAttribute("href");
  return link ? `.menu-panel a[href="${CSS.escape(link)}"]` : `[data-toggle="${CSS.escape(group)}"]`;
}

// The server has no layout, and React says so when asked for a layout effect there.
const useBrowserLayoutEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;

export function SiteMenu({ currentPath }: { readonly currentPath: string }) {
  const nav = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  /** The entry that takes the focus over from its native form. */
  const heir = useRef<string>(undefined);
  const [isLive, setIsLive] = useState(false);
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const [openGroup, setOpenGroup] = useState<string | null>(null);

  // Takes over from the native disclosures: same group open, same entry focused.
  useBrowserLayoutEffect(() => {
    const open = nav.current?.querySelector<HTMLDetailsElement>("details[open]");
    const isDrawerOpen = nav.current?.matches(":popover-open") ?? false;
    setOpenGroup(open?.dataset["group"] ?? (isDrawerOpen ? FIRST_GROUP : null));
    setIsMenuOpen(isDrawerOpen);
    setIsLive(true);
    heir.current = nav.current?.contains(document.activeElement) ? toLiveSelector(document.activeElement) : undefined;
  }, []);
  useBrowserLayoutEffect(() => {
    if (isLive && heir.current) nav.current?.querySelector<HTMLElement>(heir.current)?.focus();
  }, [isLive]);

  const closeGroups = useCallback((focusToggle: boolean) => {
    setOpenGroup((open) => {
      if (focusToggle && open !== null) nav.current?.querySelector<HTMLElement>(`[data-toggle="${open}"]`)?.focus();
      return null;
    });
  }, []);

  useEffect(() => {
    if (!nav.current || !toggle.current) return undefined;
    return watchMenu(nav.current, toggle.current, {
      onOpenChange(isOpen) {
        setIsMenuOpen(isOpen);
        setOpenGroup((open) => (isOpen ? (open ?? FIRST_GROUP) : null));
      },
      closeGroups: () => closeGroups(false),
    });
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
        <Icon name="menu" sizePx={22} />
      </button>
      <nav
        ref={nav}
        id={MENU_ID}
        className="site-menu"
        popover="auto"
        aria-label="Main"
        onKeyDown={(event) => {
          const isPlain = !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);
          const entry = isLive && isPlain && findMenuEntry(event.currentTarget, event.target as Element, event.key);
          // The first Escape closes the group, the next one the menu around it.
          const isForGroup = event.key === "Escape" && openGroup !== null;
          if (!entry && !isForGroup) return;
          event.preventDefault();
          if (entry) entry.focus();
          else closeGroups(true);
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
          <Icon name="close" sizePx={22} />
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
