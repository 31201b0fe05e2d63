import type { ReactNode } from "react";

import { FOOTER_COLUMNS } from "../words/menu.ts";
import { SITE, STATEMENTS } from "../site.ts";

export interface SiteFooterProps {
  /** Whether the site has analytics to choose about (islands/consent). */
  readonly hasPrivacyChoices?: boolean;
  /** What a visitor can set for all pages: the theme. */
  readonly children?: ReactNode;
}

export function SiteFooter({ hasPrivacyChoices = false, children }: SiteFooterProps) {
  return (
    <footer className="site-footer border-t bg-sunken pt-12 pb-8 text-m1 print:hidden">
      <div className="container">
        <nav className="grid gap-x-4 gap-y-6 grid-cols-[repeat(auto-fit,minmax(8rem,1fr))]" aria-label="Footer">
          {FOOTER_COLUMNS.map((column) => (
            <div key={column.heading}>
              <h2 className="mb-2 font-sans font-650 text-m1 leading-[1.4] tracking-normal">{column.heading}</h2>
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
        <div className="mt-8 pt-6 border-t grid gap-2 text-muted [&>p]:max-w-184">
          <p>{STATEMENTS.purpose}</p>
          <p>{STATEMENTS.compensation}</p>
          <p>{STATEMENTS.completeness}</p>
          <p>
            © {SITE.year} {SITE.name}. All rights reserved.
          </p>
          {hasPrivacyChoices && (
            <button
              type="button"
              className="btn btn-quiet justify-self-start px-0! border-x-0 invisible [&[data-live]]:visible"
              data-privacy-choices
            >
              Privacy choices
            </button>
          )}
        </div>
      </div>
    </footer>
  );
}
