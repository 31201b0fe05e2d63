import { type Ref, useEffect } from "react";

import type { SearchRecord } from "../search/search-record.ts";

export const toOptionId = (index: number) => `header-search-option-${index}`;

export interface SearchResultsProps {
  readonly id: string;
  readonly ref: Ref<HTMLDivElement>;
  readonly results: readonly SearchRecord[];
  readonly isOpen: boolean;
  /** Index of the option the arrows are at, or -1. */
  readonly active: number;
  readonly onBlur: () => void;
  readonly onChoose: () => void;
}

/** The dropdown: options are links, so that they open in a new tab like any other. */
export function SearchResults({ id, ref, results, isOpen, active, onBlur, onChoose }: SearchResultsProps) {
  const isEmpty = results.length === 0;
  useEffect(() => {
    // The focus stays in the field, so no browser brings the option into view by itself, on a zoomed page, say.
    const option = document.getElementById(toOptionId(active));
    const box = option?.getBoundingClientRect();
    if (box && (box.top < 0 || box.bottom > innerHeight)) option?.scrollIntoView({ block: "nearest" });
  }, [active]);
  return (
    <div className="search-results" ref={ref} hidden={!isOpen} onBlur={onBlur}>
      {isEmpty && <p className="search-empty">No cards found.</p>}
      <div id={id} role="listbox" aria-label="Cards" hidden={isEmpty}>
        {results.map((record, index) => (
          <a
            key={record.slug}
            id={toOptionId(index)}
            className="search-option"
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            href={record.reviewLink}
            onClick={onChoose}
          >
            <img src={record.image} width={64} height={40} alt="" />
            <span>
              <span>{record.name}</span>
              <span className="small muted">{record.issuer}</span>
            </span>
            <span className="small muted num">{record.rating.toFixed(1)}</span>
          </a>
        ))}
      </div>
    </div>
  );
}
