/** The analyzer's answer as a table: a line for each card, then one for each amount of spend. */
import type { CsvRow } from "../../csv.ts";
import type { AnalyzerAnswer } from "./analyzer-answer.ts";

export function toAnalyzerTable(
  { wallet, allocation, unplaced }: AnalyzerAnswer,
  nameOf: (slug: string) => string,
): CsvRow[] {
  return [
    ["Card", "Choice", "Rewards", "Perks", "Bonus", "Fee", "Worth of having it"],
    ...wallet.cards.map((card): CsvRow => [
      nameOf(card.slug),
      card.choice,
      card.rewardsUsd,
      card.perksUsd,
      card.bonusUsd,
      card.feeUsd,
      card.marginalUsd,
    ]),
    ["All", "", wallet.rewardsUsd, wallet.perksUsd, wallet.bonusesUsd, wallet.feesUsd, wallet.netUsd],
    [],
    ["Spend on", "Part", "Brand", "Abroad", "A year", "Card", "Points per dollar", "Value"],
    ...allocation.map((row): CsvRow => [
      row.category,
      row.part,
      row.brand,
      row.foreign ? "yes" : "no",
      row.annualUsd,
      nameOf(row.card),
      row.multiplier,
      row.valueUsd,
    ]),
    ...unplaced.map((row): CsvRow => [
      row.category,
      row.part,
      row.brand,
      row.foreign ? "yes" : "no",
      row.annualUsd,
      "No card",
      null,
      0,
    ]),
  ];
}
