import type { MenuGroup } from "../words/menu.ts";

export interface MenuGroupItemProps {
  readonly group: MenuGroup;
  readonly currentPath: string;
  /** False: the browser's own disclosure. True: a button that React answers to. */
  readonly isLive: boolean;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** One group of the menu, closed or open. */
export function MenuGroupItem({ group, currentPath, isLive, isOpen, onToggle }: MenuGroupItemProps) {
  const panelId = `menu-${group.label.toLowerCase().replaceAll(" ", "-")}`;
  const links = (
    <ul>
      {group.links.map((link) => (
        <li key={link.to}>
          <a href={link.to} {...(link.to === currentPath ? { "aria-current": "page" } : {})}>
            {link.label}
          </a>
        </li>
      ))}
    </ul>
  );
  if (!isLive) {
    return (
      <li>
        {/* The visitor may have opened it before React came: that is no mismatch. */}
        <details className="menu-group" name="menu-group" data-group={group.label} suppressHydrationWarning>
          <summary>{group.label}</summary>
          <div className="menu-panel">{links}</div>
        </details>
      </li>
    );
  }
  return (
    <li>
      <div className="menu-group">
        <button
          type="button"
          data-toggle={group.label}
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={onToggle}
        >
          {group.label}
        </button>
        <div className="menu-panel" id={panelId} hidden={!isOpen}>
          {links}
        </div>
      </div>
    </li>
  );
}
