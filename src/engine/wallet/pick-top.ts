/**
 * The cards that add most to a bound: at most `room` of them, within a fee
 * budget. With given surpluses this is a small knapsack, solved exactly; when
 * the best cards fit the budget anyway, it costs nothing more.
 */

import { TOLERANCE } from "../tolerances.ts";

export interface Purse {
  readonly room: number;
  readonly feeUsd: Float64Array;
  readonly budgetUsd: number;
}

export interface TopCards {
  readonly sumUsd: number;
  /** From high to low. */
  readonly top: readonly number[];
}

/** The `room` highest surpluses above 0, whatever the fees. */
export function pickTop(cards: readonly number[], surpluses: Float64Array, room: number): TopCards {
  const top: number[] = [];
  for (const card of cards) {
    const gainUsd = surpluses[card]!;
    if (gainUsd <= 0 || room === 0) continue;
    if (top.length === room) {
      if (gainUsd <= surpluses[top[room - 1]!]!) continue;
      top.pop();
    }
    let at = top.length;
    while (at > 0 && surpluses[top[at - 1]!]! < gainUsd) at -= 1;
    top.splice(at, 0, card);
  }
  let sumUsd = 0;
  for (const card of top) sumUsd += surpluses[card]!;
  return { sumUsd, top };
}

/**
 * Cards with a surplus, from high to low, without those that `room` others
 * match in surplus and fee: some other can always stand in for such a card.
 */
export function listUnmatched(
  cards: readonly number[],
  surpluses: Float64Array,
  { room, feeUsd }: Pick<Purse, "room" | "feeUsd">,
): number[] {
  const unmatched: number[] = [];
  const sorted = cards
    .filter((card) => surpluses[card]! > 0)
    .sort((one, other) => surpluses[other]! - surpluses[one]! || feeUsd[one]! - feeUsd[other]!);
  for (const card of sorted) {
    const matching = unmatched.filter((other) => feeUsd[other]! <= feeUsd[card]!);
    if (matching.length < room) unmatched.push(card);
  }
  return unmatched;
}

/** At most `room` cards with fees of at most `budgetUsd` and the highest sum of surpluses above 0. */
export function pickAffordable(
  cards: readonly number[],
  surpluses: Float64Array,
  { room, feeUsd, budgetUsd }: Purse,
): TopCards {
  const limitUsd = budgetUsd + 2 * TOLERANCE.spendUsd;
  const free = pickTop(cards, surpluses, room);
  let feesUsd = 0;
  for (const card of free.top) feesUsd += feeUsd[card]!;
  if (feesUsd <= limitUsd) return free;

  const useful = listUnmatched(cards, surpluses, { room, feeUsd });
  const chosen: number[] = [];
  let best: TopCards = { sumUsd: 0, top: [] };
  const walk = (from: number, sumUsd: number, leftUsd: number): void => {
    if (sumUsd > best.sumUsd) best = { sumUsd, top: [...chosen] };
    const open = room - chosen.length;
    for (let at = from; at < useful.length; at += 1) {
      const card = useful[at]!;
      // The next cards in line are the best that could still come.
      if (sumUsd + open * surpluses[card]! <= best.sumUsd) return;
      if (feeUsd[card]! > leftUsd) continue;
      chosen.push(card);
      walk(at + 1, sumUsd + surpluses[card]!, leftUsd - feeUsd[card]!);
      chosen.pop();
    }
  };
  walk(0, 0, limitUsd);
  return best;
}
