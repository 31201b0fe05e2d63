/**
 * The order of wallets: higher objective to the cent, then fewer cards, lower
 * later fees, and the alphabetically first slugs. Model: "The best one", ties.
 */
export interface RankedWallet {
  readonly objectiveUsd: number;
  readonly objectiveCents: number;
  readonly feesCents: number;
  /** Card indexes, ascending; cards are sorted by slug, so this is the order of slugs too. */
  readonly members: readonly number[];
}

/** Rounding of sums and bounds; far below a cent, far above float dust. */
export const SLACK_USD = 1e-6;

export function toCents(amountUsd: number): number {
  // By way of millionths, so that an exact half is not decided by float dust.
  return Math.round(Math.round(amountUsd * 1e6) / 1e4);
}

/** Negative when `left` stands before `right`. */
export function compareWallets(left: RankedWallet, right: RankedWallet): number {
  if (left.objectiveCents !== right.objectiveCents) return right.objectiveCents - left.objectiveCents;
  if (left.members.length !== right.members.length) return left.members.length - right.members.length;
  if (left.feesCents !== right.feesCents) return left.feesCents - right.feesCents;
  for (const [at, card] of left.members.entries()) {
    if (card !== right.members[at]) return card - right.members[at]!;
  }
  return 0;
}

/**
 * Whether a wallet worth at most `boundUsd`, with at least `size` cards and at
 * least `feesUsd` of later fees, could stand before `rival`. No false `false`.
 * @param first the alphabetically first wallet of `size` cards in question, in any order
 */
export function canOutrank(
  rival: RankedWallet | undefined,
  boundUsd: number,
  size: number,
  feesUsd: number,
  first?: readonly number[],
): boolean {
  if (!rival) return true;
  const lead = toCents(boundUsd + SLACK_USD) - rival.objectiveCents;
  if (lead !== 0) return lead > 0;
  if (size !== rival.members.length) return size < rival.members.length;
  const feesCents = toCents(feesUsd);
  if (feesCents !== rival.feesCents || !first) return feesCents <= rival.feesCents;
  const members = first.toSorted((left, right) => left - right);
  return compareWallets({ ...rival, members }, rival) < 0;
}
