import type { Card } from "../../catalog/card.ts";
import type { Answered, Tool } from "../shared/tool.ts";
import { compareCards, type Comparison } from "./compare-cards.ts";
import type { CompareTable } from "./compare-asking.ts";
import { COMPARE_QUESTION } from "./compare-question.ts";

/** @param listCards the cards with all their facts; null is answered for fewer than two cards */
export const createCompareTool = (listCards: () => readonly Card[]): Tool<CompareTable, Comparison | null> => ({
  ...COMPARE_QUESTION,
  answer(asked, records) {
    const compared = asked.values.cards.flatMap((slug) => listCards().find((card) => card.slug === slug) ?? []);
    return compared.length < 2 ? null : compareCards(compared, asked.values, records);
  },
});

declare module "../live/tool-messages.ts" {
  interface ToolJobs {
    readonly compare: Answered<CompareTable, Comparison | null>;
  }
}
