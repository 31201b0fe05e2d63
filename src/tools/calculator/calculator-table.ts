import type { CsvCell } from "../shared/csv.ts";
import type { Answer } from "../shared/answer-parts.ts";
import type { calculatorAnswer } from "./calculator-answer.ts";

const FIGURES = [
  "laterUsd",
  "rewardsUsd",
  "perksUsd",
  "feeUsd",
  "firstYearUsd",
  "withoutPerksUsd",
  "perksAtFaceValueUsd",
] as const;

/** What cards are worth as a table: a line a card, and one for all of them in one wallet. */
export function toCalculatorTable({ cards, wallet }: Answer<typeof calculatorAnswer>): readonly (readonly CsvCell[])[] {
  const together = [wallet.cards.map(({ slug }) => slug).join(" "), "All of them in one wallet"];
  return [
    ["slug", "name", ...FIGURES],
    ...cards.map((card) => [card.slug, card.name, ...FIGURES.map((figure) => card[figure])]),
    ...(cards.length > 1 ? [[...together, ...FIGURES.map((figure) => wallet[figure])]] : []),
  ];
}
