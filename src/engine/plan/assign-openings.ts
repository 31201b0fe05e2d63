/** One person's cards put into months, applications a gap apart: the most that they can add up to, by dynamic programming. */
import { countOperations } from "../work-budget.ts";

/** The most that the cards of `mask`, all of them, add up to when opened in `month` or later. */
export type OpeningTable = (mask: number, month: number) => number;

/** @param worth by card and month of opening; -Infinity: not possible */
export function assignOpenings(worth: readonly Float64Array[], months: number, gapMonths: number): OpeningTable {
  const sets = 1 << worth.length;
  const width = months + gapMonths + 1;
  const table = new Float64Array(sets * width).fill(-Infinity);
  table.fill(0, 0, width);
  countOperations(2 * sets * months * worth.length);
  for (let mask = 1; mask < sets; mask += 1) {
    for (let month = months - 1; month >= 0; month -= 1) {
      let most = table[mask * width + month + 1]!;
      for (let card = 0; card < worth.length; card += 1) {
        const bit = 1 << card;
        if ((mask & bit) === 0) continue;
        most = Math.max(most, worth[card]![month]! + table[(mask ^ bit) * width + month + gapMonths]!);
      }
      table[mask * width + month] = most;
    }
  }
  return (mask, month) => table[mask * width + Math.min(month, width - 1)]!;
}
