/** All cards, by slug. One file each in `cards/`; the build and a test check every one against `schema.ts`. */
import type { Card } from "./card.ts";

const files = import.meta.glob<Card>("./cards/*.json", { eager: true, import: "default" });

export const CARDS: readonly Card[] = Object.values(files).toSorted((left, right) => (left.slug < right.slug ? -1 : 1));
