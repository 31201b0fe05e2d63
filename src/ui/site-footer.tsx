import { FOOTER_COLUMNS } from "../menu.ts";
import { Island } from "../islands/island.tsx";
import { SITE, STATEMENTS } from "../site.ts";
import { ThemeSwitch } from "./theme-switch.tsx";

/** @param hasPrivacyChoices whether the site has analytics to choose about (islands/consent) */
export function SiteFooter({ hasPrivacyChoices = false }: { readonly hasPrivacyChoices?: boolean }) {
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
        <div className="mt-6">
          <Island name="theme-switch" when="visible" props={{}}>
            <ThemeSwitch />
          </Island>
        </div>
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
