import type { CsvCell } from "../shared/csv.ts";
import type { Answer } from "../shared/answer-parts.ts";
import type { analyzerAnswer } from "./analyzer-answer.ts";

const COLUMNS = [
  "category",
  "part",
  "brand",
  "foreign",
  "card",
  "annualUsd",
  "multiplier",
  "valueUsd",
  "perk",
] as const;
const UNPLACED = { card: null, multiplier: 0, valueUsd: 0, perk: null };

/** Our pick as a table: which card for which spend, a line each; spend that earns nothing names no card. */
export function toAnalyzerTable({ pick }: Answer<typeof analyzerAnswer>): readonly (readonly CsvCell[])[] {
  const rows = [...pick.allocation, ...pick.unplaced.map((row) => ({ ...UNPLACED, ...row }))];
  return [COLUMNS, ...rows.map((row) => COLUMNS.map((name) => row[name]))];
}
