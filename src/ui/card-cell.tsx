import type { ReactNode } from "react";

import type { Card } from "../catalog/card.ts";
import { paths } from "../paths.ts";
import { CardArt } from "./card-art.tsx";
import { CompareTick } from "./compare-tick.tsx";

export interface CardCellProps {
  readonly card: Card;
  /** Before the name: its rank. */
  readonly before?: ReactNode;
  /** The only one of its list: there is nothing to compare it with. */
  readonly isAlone?: boolean;
  /** Below the name. */
  readonly children?: ReactNode;
}

/** A row's header in a list of cards: picture, name and the box that puts it into the tray. */
export function CardCell({ card, before, isAlone = false, children }: CardCellProps) {
  return (
    <span className="cell-card">
      <CardArt card={card} width={72} />
      <span className={before ? "ranked-cell" : undefined}>
        {before}
        <span>
          <a href={paths.review(card.slug)}>{card.name}</a>
          {children}
          {!isAlone && (
            <span className="cell-tick">
              <CompareTick card={card} />
            </span>
          )}
        </span>
      </span>
    </span>
  );
}
