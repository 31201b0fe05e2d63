import type { Card } from "../catalog/card.ts";
import { withThe } from "../words/format.ts";

export interface CardArtProps {
  readonly card: Pick<Card, "name" | "image">;
  readonly width?: number;
  /** The picture the first view is about: fetched at once and first. */
  readonly isMain?: boolean;
  /** Beside the card's name the picture says nothing new. */
  readonly isDecorative?: boolean;
}

export const CARD_ART_RATIO = 540 / 856;

/** Up to here letters would be noise: the picture without them is shown. */
const MINI_WIDTH = 120;

/** The picture of a card without its lettering; `build/art` draws both. */
export const toMiniImage = (image: string): string => image.replace(/\.svg$/, "-mini.svg");

export function CardArt({ card, width = 320, isMain = false, isDecorative = true }: CardArtProps) {
  return (
    <img
      className="card-art print:hidden"
      src={width <= MINI_WIDTH ? toMiniImage(card.image) : card.image}
      width={width}
      height={Math.round(width * CARD_ART_RATIO)}
      alt={isDecorative ? "" : `Waycard's own drawing for ${withThe(card.name)}`}
      {...(isMain ? { fetchPriority: "high" as const } : { loading: "lazy" as const, decoding: "async" as const })}
    />
  );
}
