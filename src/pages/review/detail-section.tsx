import type { ReactNode } from "react";

interface DetailSectionProps {
  readonly id: string;
  readonly title: string;
  /** What a phone shows of it before it is opened. */
  readonly gist: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * A part of a review that is looked up rather than read: on phones folded to its gist, where there is room for tables
 * open as any section (`review.css`). A link to its id opens it by itself, and so does the browser's own search.
 */
export function DetailSection({ id, title, gist, className = "", children }: DetailSectionProps) {
  return (
    <details className={`section detail-section ${className}`}>
      <summary className="chevron" data-repeated>
        <span className="detail-title">{title}</span>
        <span className="small muted">{gist}</span>
      </summary>
      <div id={id} className="detail-body">
        <h2>{title}</h2>
        {children}
      </div>
    </details>
  );
}
