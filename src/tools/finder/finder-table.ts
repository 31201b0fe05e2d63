/** The finder's answer as a table: a line for each pick. */
import type { CsvRow } from "../../csv.ts";
import type { FinderAnswer } from "./finder-answer.ts";

export function toFinderTable({ picks }: FinderAnswer): CsvRow[] {
  return [
    ["Place", "Card", "A later year", "Rewards", "Perks", "Fee", "First year", "Bonus after its costs", "Why"],
    ...picks.map(({ name, ongoing, firstYear, bonusNetUsd, why }, at): CsvRow => [
      at + 1,
      name,
      ongoing.netUsd,
      ongoing.rewardsUsd,
      ongoing.perksUsd,
      ongoing.feeUsd,
      firstYear.netUsd,
      bonusNetUsd,
      why,
    ]),
  ];
}
