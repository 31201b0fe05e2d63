/** Which cents per point hold at a node of the search, and what its members earn at them. */
import type { SearchModel } from "./search-model.ts";

/** Row of each card at the highest cents per point among members and candidates; candidates that lift nothing change nothing. */
export function findRows(
  { cards, programCount, programOf, levelOf, firstRowOf }: SearchModel,
  members: readonly number[],
  candidates: readonly number[],
): Int32Array {
  const programLevel = new Int32Array(programCount);
  const rowOf = new Int32Array(cards.length);
  for (const group of [members, candidates]) {
    for (const card of group) {
      const program = programOf[card]!;
      programLevel[program] = Math.max(programLevel[program]!, levelOf[card]!);
    }
  }
  for (const group of [members, candidates]) {
    for (const card of group) rowOf[card] = firstRowOf[card]! + programLevel[programOf[card]!]!;
  }
  return rowOf;
}

/** A price for each line and the bonus budget: what the members earn on it already, limited pools left aside. */
export function pricesOf(
  { lineCount, openValues }: SearchModel,
  members: readonly number[],
  rowOf: Int32Array,
): Float64Array {
  const prices = new Float64Array(lineCount + 1);
  for (const card of members) {
    const first = rowOf[card]! * lineCount;
    for (let line = 0; line < lineCount; line += 1) {
      prices[line] = Math.max(prices[line]!, openValues[first + line]!);
    }
  }
  return prices;
}
