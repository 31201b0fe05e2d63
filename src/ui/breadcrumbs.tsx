import type { Crumb } from "../seo/page-head.ts";

/** The way from the home page to this one; the last entry is the page itself. */
export function Breadcrumbs({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumb">
      <ol className="breadcrumb-list">
        {crumbs.map((crumb, index) => (
          <li key={crumb.to}>
            {index === crumbs.length - 1 ? (
              <span aria-current="page">{crumb.label}</span>
            ) : (
              <a href={crumb.to}>{crumb.label}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
