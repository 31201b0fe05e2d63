import type { CsvCell } from "../shared/csv.ts";
import type { Answer } from "../shared/answer-parts.ts";
import type { analyzerAnswer } from "./analyzer-answer.ts";

/** Our pick as a table: which card for which spend, a line each; spend that earns nothing names no card. */
export function toAnalyzerTable({
  pick: { allocation, unplaced },
}: Answer<typeof analyzerAnswer>): readonly (readonly CsvCell[])[] {
  return [
    ["category", "part", "brand", "foreign", "card", "annualUsd", "multiplier", "valueUsd", "perk"],
    ...allocation.map(({ category, part, brand, foreign, card, annualUsd, multiplier, valueUsd, perk }) => [
      category,
      part,
      brand,
      foreign,
      card,
      annualUsd,
      multiplier,
      valueUsd,
      perk,
    ]),
    ...unplaced.map(({ category, part, brand, foreign, annualUsd }) => [
      category,
      part,
      brand,
      foreign,
      null,
      annualUsd,
      0,
      0,
      null,
    ]),
  ];
}
