import type { ReactNode } from "react";

import { FOOTER_COLUMNS } from "../menu.ts";
import { SITE, STATEMENTS } from "../site.ts";

export interface SiteFooterProps {
  /** Whether the site has analytics to choose about (islands/consent). */
  readonly hasPrivacyChoices?: boolean;
  /** What a visitor can set for all pages: the theme. */
  readonly children?: ReactNode;
}

export function SiteFooter({ hasPrivacyChoices = false, children }: SiteFooterProps) {
  return (
    <footer className="site-footer">
      <div className="container">
        <nav className="footer-columns" aria-label="Footer">
          {FOOTER_COLUMNS.map((column) => (
            <div key={column.heading}>
              <h2>{column.heading}</h2>
              <ul className="footer-links">
                {column.links.map((link) => (
                  <li key={link.to}>
                    {link.isExternal ? (
                      <a href={link.to} target="_blank" rel="noopener">
                        {link.label}
                        <span className="visually-hidden"> (opens in a new tab)</span>
                      </a>
                    ) : (
                      <a href={link.to}>{link.label}</a>
                    )}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <div className="mt-6">{children}</div>
        <div className="footer-statements">
          <p>{STATEMENTS.purpose}</p>
          <p>{STATEMENTS.compensation}</p>
          <p>{STATEMENTS.completeness}</p>
          <p>
            © {SITE.year} {SITE.name}. All rights reserved.
          </p>
          {hasPrivacyChoices && (
            <button type="button" className="btn btn-quiet privacy-choices" data-privacy-choices>
              Privacy choices
            </button>
          )}
        </div>
      </div>
    </footer>
  );
}
