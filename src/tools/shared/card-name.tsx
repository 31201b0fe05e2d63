import { paths } from "../../paths.ts";
import type { CardLabel } from "./tool-records.ts";
import { CARD_ART_RATIO } from "../../ui/card-art.tsx";

export interface CardNameProps {
  /** Undefined where a slug has no label, which no result should have. */
  readonly card: Pick<CardLabel, "slug" | "name" | "image"> | undefined;
  readonly note?: string;
  /** Picture beside the name. Default true. */
  readonly hasArt?: boolean;
}

const ART_WIDTH = 72;

/** A card in a result: its picture, its name as a link to its review, and a line below. */
export function CardName({ card, note, hasArt = true }: CardNameProps) {
  if (!card) return null;
  const text = (
    <span>
      <a href={paths.review(card.slug)}>{card.name}</a>
      {note && <small className="cell-note">{note}</small>}
    </span>
  );
  if (!hasArt) return text;
  return (
    <span className="cell-card">
      <img
        className="card-mini print:hidden"
        src={card.image}
        width={ART_WIDTH}
        height={Math.round(ART_WIDTH * CARD_ART_RATIO)}
        alt=""
        loading="lazy"
        decoding="async"
      />
      {text}
    </span>
  );
}
