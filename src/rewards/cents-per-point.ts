/**
 * What a point is worth, by way of redeeming and by wallet. Model: "Cents per
 * point". Cards of one program pool their points, so the best cents per
 * point of the program in the wallet holds for all of them.
 */
import type { Redemption } from "../catalog/card.ts";
import type { RedeemMode } from "./value-options.ts";
import type { WalletCard } from "./wallet-card.ts";

export interface CentsPerPoint {
  readonly cpp: number;
  /** True when the way of redeeming is not on record and `programCpp` stands in. */
  readonly fellBack: boolean;
}

export interface PooledCentsPerPoint extends CentsPerPoint {
  /** The card whose rate this is: the card itself, or the one that lifts it. */
  readonly fromSlug: string;
}

function findModeCpp(redemption: Redemption, mode: RedeemMode): number | undefined {
  if (mode === "program") return redemption.programCpp;
  if (mode === "cash") return redemption.cashBackCpp;
  if (mode === "transfer") return redemption.transferPartnerAverageCpp;
  const portals = [
    redemption.amexTravelCpp,
    redemption.chaseTravelPortalCpp,
    redemption.capOneTravelCpp,
    redemption.travelStatementCreditCpp,
  ].filter((cpp) => cpp !== undefined);
  return portals.length > 0 ? Math.max(...portals) : undefined;
}

/** A card's own cents per point, as if it stood alone. */
export function ownCentsPerPoint(redemption: Redemption, mode: RedeemMode): CentsPerPoint {
  const cpp = findModeCpp(redemption, mode);
  return cpp === undefined ? { cpp: redemption.programCpp, fellBack: true } : { cpp, fellBack: false };
}

/** Cents per point of each card in a wallet, in the order of `cards`. */
export function poolCentsPerPoint(
  cards: readonly Pick<WalletCard, "slug" | "rewardProgram" | "redemption">[],
  mode: RedeemMode,
): PooledCentsPerPoint[] {
  const own = cards.map(({ slug, redemption, rewardProgram }) => ({
    ...ownCentsPerPoint(redemption, mode),
    fromSlug: slug,
    rewardProgram,
  }));
  return own.map(({ rewardProgram, ...self }) => {
    let best: PooledCentsPerPoint = self;
    if (rewardProgram === null) return best;
    for (const { rewardProgram: program, ...mate } of own) {
      if (program !== rewardProgram) continue;
      const isFirstOfEqual = mate.cpp === best.cpp && best.cpp > self.cpp && mate.fromSlug < best.fromSlug;
      if (mate.cpp > best.cpp || isFirstOfEqual) best = mate;
    }
    return best;
  });
}
