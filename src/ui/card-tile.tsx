import type { ReactNode } from "react";

import type { Card } from "../catalog/card.ts";
import { formatUsd } from "../words/format.ts";
import { paths } from "../paths.ts";
import { CardArt } from "./card-art.tsx";

export interface CardTileProps {
  readonly card: Card;
  /** A line in place of fee and rating. */
  readonly note?: ReactNode;
  /** Why it is named here, below the rest. */
  readonly reason?: string | undefined;
  /** Picture left, words right, on all widths. */
  readonly isRow?: boolean;
  /** Of the name: one below the heading that the tile stands under. */
  readonly heading?: "h3" | "h4";
}

/** A card as a link to its review. */
export function CardTile({ card, note, reason, isRow = false, heading: Heading = "h3" }: CardTileProps) {
  return (
    <article className={isRow ? "tile tile-row" : "tile tile-row tile-stack"}>
      <div>
        <CardArt card={card} width={152} />
      </div>
      <Heading>
        <a href={paths.review(card.slug)}>{card.name}</a>
      </Heading>
      <p className="tile-foot">
        {note ?? (
          <>
            <span>
              Rating <b>{card.rating.toFixed(1)}</b>
            </span>
            <span>
              {card.annualFee.ongoingUsd === 0 ? "No annual fee" : `${formatUsd(card.annualFee.ongoingUsd)} a year`}
            </span>
            <span>{card.issuer}</span>
          </>
        )}
      </p>
      {reason && <p className="small col-span-full">{reason}</p>}
    </article>
  );
}
