export interface PaginationProps {
  readonly page: number;
  readonly pageCount: number;
  readonly toPath: (page: number) => string;
}

/** Links to the pages of a long list; nothing when there is one page only. */
export function Pagination({ page, pageCount, toPath }: PaginationProps) {
  if (pageCount < 2) return null;
  return (
    <nav className="flex flex-wrap gap-1.5 mt-8" aria-label="Pages">
      {page > 1 && (
        <a className="page-link" href={toPath(page - 1)} rel="prev">
          Previous
        </a>
      )}
      {Array.from({ length: pageCount }, (_, index) => index + 1).map((number) =>
        number === page ? (
          <span key={number} className="page-link" aria-current="page">
            <span className="visually-hidden">Page </span>
            {number}
          </span>
        ) : (
          <a key={number} className="page-link" href={toPath(number)}>
            <span className="visually-hidden">Page </span>
            {number}
          </a>
        ),
      )}
      {page < pageCount && (
        <a className="page-link" href={toPath(page + 1)} rel="next">
          Next
        </a>
      )}
    </nav>
  );
}
