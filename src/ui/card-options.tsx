/** The list of cards below a field of the card picker. The focus stays in the field, also for who presses an option. */
import { useEffect, useRef } from "react";

import { formatUsd } from "../words/format.ts";
import type { SearchRecord } from "../search/search-record.ts";
import { CardArt } from "./card-art.tsx";
import { OptionRating } from "./option-rating.tsx";
import { toOptionId } from "./use-combobox.ts";

interface CardOptionsProps {
  readonly id: string;
  readonly cards: readonly SearchRecord[];
  /** Index of the option the arrows are at, or -1. */
  readonly active: number;
  readonly onChoose: (index: number) => void;
}

export function CardOptions({ id, cards, active, onChoose }: CardOptionsProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Of a field at the foot of the window the list would open unseen, and in a low window it scrolls itself.
    list.current?.scrollIntoView({ block: "nearest" });
    document.getElementById(toOptionId(id, active))?.scrollIntoView({ block: "nearest" });
  });
  return (
    <div className="card-options" ref={list}>
      {cards.length === 0 ? (
        <p className="search-empty">No cards found.</p>
      ) : (
        <div id={id} role="listbox" aria-label="Cards" tabIndex={-1} onMouseDown={(event) => event.preventDefault()}>
          {cards.map((card, index) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field handles the keys
            <div
              key={card.slug}
              className="card-option"
              id={toOptionId(id, index)}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              onClick={() => onChoose(index)}
            >
              <CardArt card={card} width={48} />
              <span>
                <span>{card.name}</span>
                <span className="small muted">
                  {card.annualFeeUsd === 0 ? "No annual fee" : `${formatUsd(card.annualFeeUsd)} a year`}
                </span>
              </span>
              <OptionRating rating={card.rating} />
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
