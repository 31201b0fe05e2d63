import type { CsvCell } from "../shared/csv.ts";
import type { Answer } from "../shared/answer-parts.ts";
import type { calculatorAnswer } from "./calculator-answer.ts";

const YEAR = ["netUsd", "rewardsUsd", "perksUsd", "bonusesUsd", "feesUsd"] as const;
const toTitle = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** What cards are worth as a table: a line a card, and one for all of them together. */
export function toCalculatorTable({
  cards,
  together,
}: Answer<typeof calculatorAnswer>): readonly (readonly CsvCell[])[] {
  return [
    ["slugs", "name", ...YEAR, ...YEAR.map((name) => `firstYear${toTitle(name)}`), "withoutPerksUsd", "faceValueUsd"],
    ...[...cards, ...(together ? [together] : [])].map((held) => [
      held.slugs.join(" "),
      held.name,
      ...YEAR.map((part) => held.later[part]),
      ...YEAR.map((part) => held.firstYear?.[part] ?? null),
      held.withoutPerksUsd,
      held.faceValueUsd,
    ]),
  ];
}
