import { FOOTER_COLUMNS } from "../menu.ts";
import { SITE, STATEMENTS } from "../site.ts";

/** @param hasPrivacyChoices whether the site has analytics to choose about (islands/consent) */
export function SiteFooter({ hasPrivacyChoices = false }: { readonly hasPrivacyChoices?: boolean }) {
  return (
    <footer className="site-footer border-t bg-sunken pt-12 pb-8 text-m1 print:hidden">
      <div className="container">
        <div className="grid gap-x-4 gap-y-6 grid-cols-[repeat(auto-fit,minmax(8rem,1fr))]">
          {FOOTER_COLUMNS.map((column) => (
            <section key={column.heading} aria-label={column.heading}>
              <h2 className="mb-2 font-sans font-650 text-m1 leading-[1.4] tracking-normal">{column.heading}</h2>
              <ul className="[&_a]:inline-block [&_a]:py-2.5 [&_a]:leading-[1.4] [&_a]:text-ink [&_a]:decoration-none [&_a]:hover:underline [&_a]:touch-line">
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
