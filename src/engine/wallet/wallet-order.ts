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
  return (
    right.objectiveCents - left.objectiveCents ||
    left.members.length - right.members.length ||
    left.feesCents - right.feesCents ||
    compareMembers(left.members, right.members)
  );
}

function compareMembers(left: readonly number[], right: readonly number[]): number {
  const at = left.findIndex((card, place) => card !== right[place]);
  return at < 0 ? 0 : left[at]! - right[at]!;
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
  const behind =
    rival.objectiveCents - toCents(boundUsd + SLACK_USD) ||
    size - rival.members.length ||
    toCents(feesUsd) - rival.feesCents;
  if (behind !== 0 || !first) return behind <= 0;
  return (
    compareMembers(
      first.toSorted((left, right) => left - right),
      rival.members,
    ) < 0
  );
}
