import type { Ref } from "react";

import { PAGE_KINDS } from "../search/page-record.ts";
import { OptionRating } from "../ui/option-rating.tsx";
import { toOptionId } from "../ui/use-combobox.ts";
import type { Found } from "./site-options.ts";

export interface SearchResultsProps {
  readonly id: string;
  readonly ref: Ref<HTMLDivElement>;
  readonly found: Found;
  readonly isOpen: boolean;
  /** Index of the option the arrows are at, or -1. */
  readonly active: number;
  readonly onBlur: () => void;
  readonly onChoose: () => void;
}

/** The dropdown, cards before pages. Options are links, so that they open in a new tab like any other. */
export function SearchResults({
  id,
  ref,
  found: { cards, pages },
  isOpen,
  active,
  onBlur,
  onChoose,
}: SearchResultsProps) {
  const isEmpty = cards.length + pages.length === 0;
  const toOption = (index: number) =>
    ({
      id: toOptionId(id, index),
      role: "option",
      "aria-selected": index === active,
      tabIndex: -1,
      onClick: onChoose,
    }) as const;
  return (
    <div className="search-results" ref={ref} hidden={!isOpen} onBlur={onBlur}>
      {cards.length === 0 && <p className="search-empty">No cards found.</p>}
      <div id={id} role="listbox" aria-label="Cards and pages" hidden={isEmpty}>
        {cards.length > 0 && (
          <div role="group" aria-label="Cards">
            {cards.map((record, index) => (
              <a key={record.slug} className="search-option" href={record.reviewLink} {...toOption(index)}>
                <img src={record.image} width={64} height={40} alt="" />
                <span>
                  <span>{record.name}</span>
                  <span className="small muted">{record.issuer}</span>
                </span>
                <OptionRating rating={record.rating} />
              </a>
            ))}
          </div>
        )}
        {pages.length > 0 && (
          <div role="group" aria-labelledby={`${id}-pages`}>
            <p id={`${id}-pages`} className="search-group small muted">
              Pages
            </p>
            {pages.map(({ path, title, kind }, index) => (
              <a key={path} className="search-option is-page" href={path} {...toOption(cards.length + index)}>
                <span>{title}</span>
                <span className="small muted">{PAGE_KINDS[kind]}</span>
              </a>
            ))}
          </div>
        )}
      </div>
    </div>
  );
}
