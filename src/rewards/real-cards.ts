import cards from "virtual:catalog";

import type { Card } from "../catalog/card.ts";

/** The catalog on the tests' day, for tests only: the module itself takes cards as parameters. */
export const REAL_CARDS: readonly Card[] = cards;
