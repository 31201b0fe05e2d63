/**
 * The order of wallets: higher net, then fewer cards, lower fees, and the
 * alphabetically first slugs. Model: "Best wallet", ties. Nets are compared in
 * whole micro-dollars, which makes the order total and deaf to rounding.
 */
export interface RankedWallet {
  readonly netMicroUsd: number;
  readonly feesMicroUsd: number;
  /** Card indexes, ascending; cards are sorted by slug, so this is the order of slugs too. */
  readonly members: readonly number[];
}

export function toMicroUsd(amountUsd: number): number {
  // By way of nano-dollars, so that an exact half is not decided by float dust.
  return Math.round(Math.round(amountUsd * 1e9) / 1e3);
}

/** Negative when `left` stands before `right`. */
export function compareWallets(left: RankedWallet, right: RankedWallet): number {
  if (left.netMicroUsd !== right.netMicroUsd) return right.netMicroUsd - left.netMicroUsd;
  if (left.members.length !== right.members.length) return left.members.length - right.members.length;
  if (left.feesMicroUsd !== right.feesMicroUsd) return left.feesMicroUsd - right.feesMicroUsd;
  for (const [at, card] of left.members.entries()) {
    if (card !== right.members[at]) return card - right.members[at]!;
  }
  return 0;
}

/**
 * Whether a wallet worth at most `boundUsd`, with at least `size` cards and at
 * least `feesUsd` of fees, could stand before `rival`. No false `false`.
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
  const leadMicroUsd = boundUsd * 1e6 - rival.netMicroUsd;
  if (leadMicroUsd > 0.4) return true;
  if (leadMicroUsd < -0.6) return false;
  if (size !== rival.members.length) return size < rival.members.length;
  const feesMicroUsd = toMicroUsd(feesUsd);
  if (feesMicroUsd !== rival.feesMicroUsd || !first) return feesMicroUsd <= rival.feesMicroUsd;
  const members = first.toSorted((left, right) => left - right);
  return compareWallets({ netMicroUsd: rival.netMicroUsd, feesMicroUsd, members }, rival) < 0;
}
