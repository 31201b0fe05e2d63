export interface PaginationProps {
  readonly page: number;
  readonly pageCount: number;
  readonly toPath: (page: number) => string;
}

/** Links to the pages of a long list; nothing when there is one page only. */
export function Pagination({ page, pageCount, toPath }: PaginationProps) {
  if (pageCount < 2) return null;
  return (
    <nav className="pagination" aria-label="Pages">
      {page > 1 && (
        <a href={toPath(page - 1)} rel="prev">
          Previous
        </a>
      )}
      {Array.from({ length: pageCount }, (_, index) => index + 1).map((number) =>
        number === page ? (
          <span key={number} aria-current="page">
            <span className="visually-hidden">Page </span>
            {number}
          </span>
        ) : (
          <a key={number} href={toPath(number)}>
            <span className="visually-hidden">Page </span>
            {number}
          </a>
        ),
      )}
      {page < pageCount && (
        <a href={toPath(page + 1)} rel="next">
          Next
        </a>
      )}
    </nav>
  );
}
