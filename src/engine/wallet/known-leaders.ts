/** Of wallets that are known, who may lead at a value, and who seems to have drawn level first. */

export interface PoolWallet {
  readonly slugs: readonly string[];
  /** Today's best objective less this wallet's. */
  readonly behindUsd: number;
}

/**
 * Those that may be worth more than `ownUsd`: what a value does not touch stays as it is, and what falls was worth more
 * before.
 * @param touched slugs of cards that change with the value @param isRise the value is above today's
 */
export function listAble(
  pool: readonly PoolWallet[],
  touched: ReadonlySet<string>,
  isRise: boolean,
  todayUsd: number,
  ownUsd: number,
): readonly PoolWallet[] {
  return pool.filter(
    ({ slugs, behindUsd }) => (isRise && slugs.some((slug) => touched.has(slug))) || todayUsd - behindUsd > ownUsd,
  );
}

/** @param price what a wallet is worth, if that is more than a floor */
export function pickFirstLeader(
  able: readonly PoolWallet[],
  price: (slugs: readonly string[], floorUsd: number) => number,
  ownUsd: number,
): readonly string[] | null {
  let leader: readonly string[] | null = null;
  /** The share of the way to the value at which the leader seems to have drawn level. */
  let nearest = 1;
  for (const { slugs, behindUsd } of able) {
    if (nearest === 0) break;
    // One that was further behind has to be further ahead to have drawn level before.
    const leadUsd = price(slugs, ownUsd + behindUsd * (1 / nearest - 1)) - ownUsd;
    const share = behindUsd / (behindUsd + leadUsd);
    if (leadUsd <= 0 || share >= nearest) continue;
    nearest = share;
    leader = slugs;
  }
  return leader;
}
