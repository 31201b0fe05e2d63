import type { CsvCell } from "../shared/csv.ts";
import type { Answer } from "../shared/answer-parts.ts";
import type { finderAnswer } from "./finder-answer.ts";

const YEAR = ["netUsd", "rewardsUsd", "perksUsd", "feeUsd", "bonusUsd", "forgoneUsd"] as const;
const toTitle = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** The finder's picks as a table: a line a card, a later year and the first one in parts. */
export function toFinderTable({ picks }: Answer<typeof finderAnswer>): readonly (readonly CsvCell[])[] {
  return [
    ["rank", "slug", "name", ...YEAR, ...YEAR.map((name) => `firstYear${toTitle(name)}`), "why"],
    ...picks.map(({ slug, name, ongoing, firstYear, why }, index) => [
      index + 1,
      slug,
      name,
      ...YEAR.map((part) => ongoing[part]),
      ...YEAR.map((part) => firstYear[part]),
      why,
    ]),
  ];
}
