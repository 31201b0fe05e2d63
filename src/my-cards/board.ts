import { createContext, use } from "react";

import type { CreditState } from "./credit-state.ts";
import type { HeldRecord, HeldRecords } from "./held-record.ts";
import type { HeldWorth } from "./held-worth.ts";
import type { KeptCards } from "./kept-cards.ts";
import type { ToolLinks } from "./tool-links.ts";
import type { Keeping } from "./use-my-cards.ts";

/** What every part of the page stands on, once cards are kept and their records are there. */
export interface Board extends Pick<Keeping, "keep"> {
  readonly kept: KeptCards;
  readonly all: HeldRecords;
  /** Of the cards, by slug. */
  readonly records: Readonly<Record<string, HeldRecord>>;
  readonly states: readonly CreditState[];
  /** Null: nobody has said what they spend, or it is not worked out yet. */
  readonly worth: HeldWorth | null;
  readonly links: ToolLinks;
  readonly today: string;
}

export const BoardContext = createContext<Board | null>(null);

export function useBoard(): Board {
  const board = use(BoardContext);
  if (!board) throw new Error("This part of My cards stands outside of the board");
  return board;
}
