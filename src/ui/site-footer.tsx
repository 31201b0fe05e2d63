import { FOOTER_COLUMNS } from "../menu.ts";
import { SITE, STATEMENTS } from "../site.ts";

export function SiteFooter() {
  return (
    <footer className="site-footer">
      <div className="container">
        <div className="footer-columns">
          {FOOTER_COLUMNS.map((column) => (
            <section key={column.heading} aria-label={column.heading}>
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
            </section>
          ))}
        </div>
        <div className="footer-statements">
          <p>{STATEMENTS.purpose}</p>
          <p>{STATEMENTS.compensation}</p>
          <p>{STATEMENTS.completeness}</p>
          <p>
            © {SITE.year} {SITE.name}. All rights reserved.
          </p>
        </div>
      </div>
    </footer>
  );
}
