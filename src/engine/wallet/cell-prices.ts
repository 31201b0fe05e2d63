/** Prices of one table, for another one of the same spend whose lines are parted or merged differently. */
import type { CellPart } from "./merge-cells.ts";
import type { SearchModel } from "./search-model.ts";

export interface CellPrices {
  /** Of a dollar, by cell. */
  readonly byCell: Float64Array;
  /** Of a perk that counts once, by group. */
  readonly byGroup: ReadonlyMap<string, number>;
}

/** @param model of whole cells */
export function toCellPrices(
  { lineOf, lineUsd, spendLineCount, onceGroups }: SearchModel,
  prices: Float64Array,
): CellPrices {
  return {
    byCell: Float64Array.from(lineOf, (line) => prices[line]! / lineUsd[line]!),
    byGroup: new Map(onceGroups.map((group, at) => [group, prices[spendLineCount + at]!])),
  };
}

/** @param parts that the model was made of */
export function toLinePrices(
  { byCell, byGroup }: CellPrices,
  { lineCount, lineOf, spendLineCount, onceGroups }: SearchModel,
  parts: readonly CellPart[],
): Float64Array {
  const prices = new Float64Array(lineCount);
  for (let at = 0; at < parts.length; at += 1) {
    const { cell, annualUsd, cost } = parts[at]!;
    prices[lineOf[at]!]! += Math.max(0, (byCell[cell] ?? 0) - cost) * annualUsd;
  }
  for (const [at, group] of onceGroups.entries()) prices[spendLineCount + at] = byGroup.get(group) ?? 0;
  return prices;
}
