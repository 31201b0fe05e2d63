import type { Crumb } from "../seo/page-head.ts";

/** The way from the home page to this one; the last entry is the page itself. */
export function Breadcrumbs({ crumbs }: { readonly crumbs: readonly Crumb[] | undefined }) {
  if (!crumbs) return null;
  return (
    <nav className="mb-1 print:hidden" aria-label="Breadcrumb">
      <ol className="flex flex-wrap items-center gap-x-2 text-m1 text-muted">
        {crumbs.map((crumb, index) => (
          <li key={crumb.to} className="crumb inline-flex items-center">
            {index === crumbs.length - 1 ? (
              <span className="truncate" aria-current="page">
                {crumb.label}
              </span>
            ) : (
              <a className="inline-flex items-center py-1.5 touch-line" href={crumb.to}>
                {crumb.label}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
