import type { Card } from "../catalog/card.ts";

/** The catalog's files, for tests only: the module itself takes cards as parameters. */
export const REAL_CARDS: readonly Card[] = Object.values(
  import.meta.glob<Card>("../catalog/cards/*.json", { eager: true, import: "default" }),
);
