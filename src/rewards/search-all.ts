/** Exhaustive search with the search's own fast pricing, for tests on more cards than the full valuation can do. */
import { listEligibleCards, type WalletRequest } from "./check-request.ts";
import { createWalletPricer } from "./price-wallet.ts";
import { compileSearch } from "./search-model.ts";
import type { WalletCard } from "./wallet-card.ts";
import { compareWallets, type RankedWallet, toMicroUsd } from "./wallet-order.ts";

/** Every wallet of up to `maxCards` cards: how many, and the slugs of the first five in order. */
export function searchAll(cards: readonly WalletCard[], request: WalletRequest, maxCards: number) {
  const eligible = listEligibleCards(cards, request);
  const model = compileSearch(eligible, request, Infinity);
  const price = createWalletPricer(model);
  const best: RankedWallet[] = [];
  let count = 0;
  const walk = (members: readonly number[]) => {
    const feesUsd = members.reduce((sum, card) => sum + model.feeUsd[card]!, 0);
    if (feesUsd > (request.maxAnnualFeesUsd ?? Infinity) + 1e-9) return;
    count += 1;
    const netMicroUsd = toMicroUsd(price(members));
    if (best.length < 5 || netMicroUsd >= best[4]!.netMicroUsd) {
      best.push({ netMicroUsd, feesMicroUsd: toMicroUsd(feesUsd), members });
      best.sort(compareWallets);
      best.length = Math.min(best.length, 5);
    }
    if (members.length === maxCards) return;
    for (let card = (members.at(-1) ?? -1) + 1; card < eligible.length; card += 1) walk([...members, card]);
  };
  walk([]);
  return { count, wallets: best.map(({ members }) => members.map((card) => eligible[card]!.slug)) };
}
