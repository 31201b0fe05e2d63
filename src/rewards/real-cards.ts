import type { Card } from "../catalogue/card.ts";

/** The catalogue's files, for tests only: the module itself takes cards as parameters. */
export const REAL_CARDS: readonly Card[] = Object.values(
  import.meta.glob<Card>("../catalogue/cards/*.json", { eager: true, import: "default" }),
);
