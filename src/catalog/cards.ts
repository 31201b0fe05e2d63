/** All cards, by slug. One file each in `cards/`; the build checks every one against `schema.ts` before it hands them over. */
import cards from "virtual:catalog";

import type { Card } from "./card.ts";

export const CARDS: readonly Card[] = cards.toSorted((left, right) => (left.slug < right.slug ? -1 : 1));
