export interface PagePart {
  readonly id: string;
  readonly text: string;
}

export interface TextAsideProps {
  /** The one figure to remember. */
  readonly number?: { readonly figure: string; readonly text: string };
  readonly headings: readonly PagePart[];
}

/** What stands beside a text while it is read: its number and its parts. */
export function TextAside({ number, headings }: TextAsideProps) {
  return (
    <aside className="sticky-aside" aria-label="Contents">
      {number && (
        <p className="mb-5 pl-4 border-l-4 border-chart-1">
          <b className="big-number block">{number.figure}</b> {number.text}
        </p>
      )}
      {headings.length > 1 && (
        <nav className="toc panel text-m1 print:hidden" aria-label="On this page">
          <p className="callout-title">On this page</p>
          <ul className="columns-[15rem] lg:columns-1 [&_a]:block [&_a]:py-1.5 coarse:[&_a]:py-3 [&_a]:text-ink [&_a]:decoration-none [&_a]:hover:underline">
            {headings.map((heading) => (
              <li key={heading.id}>
                <a href={`#${heading.id}`}>{heading.text}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </aside>
  );
}
