import type { Inks } from "../palettes.ts";
import type { SeededRandom } from "../seeded-random.ts";

/** The card's face in the units all patterns draw in; 1.585:1, as ID-1 cards are. */
export const CARD_WIDTH = 856;
export const CARD_HEIGHT = 540;

/** SVG markup over the whole face, richest at the upper right: words stand at the left and below. */
export type DrawPattern = (random: SeededRandom, inks: Inks) => string;
