/**
 * What given cards are worth together: the best way to hold them and its plan.
 * The calculator, reviews and lists ask this; the analyzer's plans are the same.
 */
import { type PlannedCard, planWallet } from "../value/plan-wallet.ts";
import type { Profile } from "../value/profile.ts";
import { type WalletCard, compareSlugs } from "../value/wallet-card.ts";
import type { WalletPlan } from "../value/wallet-plan.ts";
import { createWalletPricer, type WalletPricer } from "./price-wallet.ts";
import { compileSearch, type SearchModel } from "./search-model.ts";

/** The plan of a wallet in the search's tables. @param members card indexes in ascending order */
export function planMembers(model: SearchModel, pricer: WalletPricer, members: readonly number[]): WalletPlan {
  if (pricer.price(members) === -Infinity) throw new Error("a wallet without a plan");
  const rows = pricer.lastRows();
  const planned = members.map((card, at): PlannedCard => {
    const cardRows = model.cardRows[card]!;
    return { rows: cardRows, row: cardRows.rows[model.ownIndexOf[rows[at]!]!]! };
  });
  const plan = planWallet(planned, model.visit);
  if (!plan) throw new Error("rows that cannot be had together");
  return plan;
}

/** @param cards each once, in any order; none is a wallet worth 0 */
export function valueWallet(cards: readonly WalletCard[], profile: Profile): WalletPlan {
  const model = compileSearch(cards.toSorted(compareSlugs), profile);
  return planMembers(model, createWalletPricer(model), [...model.cards.keys()]);
}
