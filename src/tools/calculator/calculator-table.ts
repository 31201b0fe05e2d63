/** The calculator's answer as a table: a line for each card by itself, then all of them together. */
import type { CsvRow } from "../../csv.ts";
import type { CalculatorAnswer } from "./calculator-answer.ts";

type Figures = Pick<
  CalculatorAnswer["wallet"],
  "rewardsUsd" | "perksUsd" | "feeUsd" | "laterUsd" | "firstYearUsd" | "withoutPerksUsd" | "perksAtFaceValueUsd"
>;

const toFigures = (held: Figures): CsvRow => [
  held.rewardsUsd,
  held.perksUsd,
  held.feeUsd,
  held.laterUsd,
  held.firstYearUsd,
  held.withoutPerksUsd,
  held.perksAtFaceValueUsd,
];

export function toCalculatorTable({ cards, wallet }: CalculatorAnswer): CsvRow[] {
  return [
    ["Card", "Rewards", "Perks", "Fee", "A later year", "First year", "Without perks", "Perks at face value"],
    ...cards.map((card): CsvRow => [card.name, ...toFigures(card)]),
    ...(cards.length > 1 ? [["All together", ...toFigures(wallet)]] : []),
  ];
}
