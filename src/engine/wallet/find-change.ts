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
import { createWalletPricer } from "./price-wallet.ts";
import { compileSearch } from "./search-model.ts";
import { createWalletFinder } from "./wallet-finder.ts";
import type { BoundPrices } from "./node-rows.ts";
import { centsPerPoint } from "../value/points.ts";
import { type Factors, toPerkKey } from "../value/visit.ts";
import type { WalletPlan } from "../value/wallet-plan.ts";

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

export interface WhatIf {
  readonly what: string;
  /** Today's value; in cents per point, dollars a year, dollars a month. */
  readonly from: number;
  readonly least: number;
  readonly most: number;
  readonly apply: (value: number) => { readonly profile: Profile; readonly factors: Factors };
}

/** Cents per point are looked at up to this many times today's, spend likewise. */
const CPP_FACTOR = 2;
const SPEND_FACTOR = 4;
const LEAST_SPEND_TO_USD = 500;
const CENT_USD = 0.01;

/** Programs whose points are worth what one makes of them: those that transfer, and airlines' and hotels' own. */
function listPrograms(near: readonly WalletCard[], plan: WalletPlan, profile: Profile): WhatIf[] {
  if (profile.value === "cash") return [];
  const held = new Map(plan.cards.map((card) => [card.slug, card]));
  return [...Map.groupBy(near, ({ points }) => points.program)].flatMap(([program, ofProgram]): WhatIf[] => {
    if (ofProgram.every(({ points }) => points.transfer === null)) return [];
    const planned = ofProgram.flatMap(({ slug }) => held.get(slug) ?? []);
    const counted =
      planned.length > 0
        ? planned.map((card) => card.centsPerPoint)
        : ofProgram.map(({ points }) => centsPerPoint(points, profile.value, true, profile.cpp[program]));
    const from = Math.max(...counted);
    return [
      {
        what: `cpp.${program}`,
        from,
        // What the plan does not use can only come in by becoming worth more.
        least: planned.length > 0 ? 0 : from,
        most: from * CPP_FACTOR,
        apply: (value) => ({ profile: { ...profile, cpp: { ...profile.cpp, [program]: value } }, factors: {} }),
      },
    ];
  });
}

/** A perk that the plan counts can only fall; what it is worth beyond today's lifts this wallet first. */
function listPerks(plan: WalletPlan, profile: Profile): WhatIf[] {
  return plan.perks.map(({ card, perk, usd }): WhatIf => ({
    what: `perk.${card}.${perk}`,
    from: usd,
    least: 0,
    most: usd,
    apply: (value) => ({ profile, factors: { [toPerkKey(card, perk)]: value / usd } }),
  }));
}

function listSpend(profile: Profile): WhatIf[] {
  const groups = Map.groupBy(profile.lines, ({ category, brand }) =>
    brand === null ? `spend.${category}` : `brand.${brand}`,
  );
  return [...groups].map(([what, lines]): WhatIf => {
    const from = lines.reduce((total, { monthlyUsd }) => total + monthlyUsd, 0);
    return {
      what,
      from,
      // Not 0: what is not spent at all is another set of lines.
      least: Math.min(from, CENT_USD),
      most: Math.max(from * SPEND_FACTOR, from + LEAST_SPEND_TO_USD),
      apply: (value) => ({
        profile: {
          ...profile,
          lines: profile.lines.map((line) =>
            lines.includes(line) ? { ...line, monthlyUsd: (line.monthlyUsd * value) / from } : line,
          ),
        },
        factors: {},
      }),
    };
  });
}

/** @param near the cards of the wallet and of those like it: other programs are no neighbors */
export function listWhatIfs(near: readonly WalletCard[], plan: WalletPlan, profile: Profile): WhatIf[] {
  return [...listPrograms(near, plan, profile), ...listPerks(plan, profile), ...listSpend(profile)];
}
