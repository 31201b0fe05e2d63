/**
 * What would change our pick: the nearest value of one premise at which another
 * wallet leads, by bisection on the exact search. It is printed rounded and
 * with "about", so it is found to a few percent; that nobody leads in between
 * for a moment is not claimed.
 */
import { TOLERANCE } from "../tolerances.ts";
import type { Profile } from "../value/profile.ts";
import type { WalletCard } from "../value/wallet-card.ts";
import type { WorkBudget } from "../work-budget.ts";
import type { Change } from "./answer.ts";
import { surchargeFees } from "./fee-surcharge.ts";
import type { BoundPrices } from "./lift-prices.ts";
import { createWalletPricer } from "./price-wallet.ts";
import { compileSearch } from "./search-model.ts";
import { createWalletFinder } from "./wallet-finder.ts";
import type { WhatIf } from "./what-if.ts";

export interface ChangeQuestion {
  /** The eligible cards, sorted by slug. */
  readonly cards: readonly WalletCard[];
  readonly profile: Pick<Profile, "mustHave" | "maxCards">;
  /** Our pick today, by index. */
  readonly members: readonly number[];
  /** Those of today's proof, a good start for the next. */
  readonly prices: BoundPrices | null;
  readonly work: WorkBudget;
}

/** Bisections: the value is then known to a sixty-fourth of the way. */
const HALVINGS = 6;

/** The best wallet at a value, if it leads our pick there. */
function findLeader({ cards, profile, members, prices, work }: ChangeQuestion, { apply }: WhatIf, value: number) {
  const { profile: changed, factors } = apply(value);
  const model = surchargeFees(compileSearch(cards, changed, factors));
  const ownUsd = createWalletPricer(model).price(members);
  const finder = createWalletFinder(model, profile, { prices, work });
  const aboveUsd = ownUsd + TOLERANCE.leadUsd;
  const { best } = finder.findBest({ aboveUsd, besides: members, climb: false });
  return best[0]?.members ?? null;
}

export function findChange(question: ChangeQuestion, whatIf: WhatIf, direction: Change["direction"]): Change | null {
  const { what, from } = whatIf;
  const end = direction === "below" ? whatIf.least : whatIf.most;
  if (end === from) return null;
  const leaderAt = (value: number) => findLeader(question, whatIf, value);
  let near = from;
  let far = end;
  let to = leaderAt(far) ?? leaderAt((far = (from + end) / 2));
  if (!to) return null;
  for (let halving = 0; halving < HALVINGS && !question.work.isOver(); halving += 1) {
    const middle = (near + far) / 2;
    const leader = leaderAt(middle);
    if (leader) [far, to] = [middle, leader];
    else near = middle;
  }
  return { what, direction, from, at: far, to: to.map((card) => question.cards[card]!.slug) };
}

/** How far a change is from today, as a share of today's value: the nearest is told first. */
export const toDistance = ({ from, at }: Change) => Math.abs(at - from) / from;
