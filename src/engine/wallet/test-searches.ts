/** For tests: random catalogs and profiles, and the search of all their wallets. */
import { startWork } from "../work-budget.ts";
import type { Profile } from "../value/profile.ts";
import { createRandom } from "../value/test-cards.ts";
import { makeRandomCards, makeRandomProfile } from "../value/test-random-cards.ts";
import type { WalletCard } from "../value/wallet-card.ts";
import type { SearchModel } from "./search-model.ts";
import { searchWallets } from "./search-wallets.ts";

export const KEEP = 10;
export const WITHIN_USD = 25;

export function searchAll(model: SearchModel, maxCards: number) {
  const free = [...model.cards.keys()];
  return searchWallets(model, {
    maxCards,
    keep: KEEP,
    withinUsd: WITHIN_USD,
    must: [],
    free,
    everySize: true,
    work: startWork(),
  });
}

export function makeSearchCase(seed: number, count: number): { cards: WalletCard[]; profile: Profile } {
  const random = createRandom(seed);
  const cards = makeRandomCards(count, random);
  return { cards, profile: { ...makeRandomProfile(random, cards), maxCards: 1 + (seed % 4) } };
}
