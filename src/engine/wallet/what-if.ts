/**
 * One value of the premises changed, everything else as it is: cents per point
 * of a program, the worth of a perk, the amount of a spend line.
 */
import { centsPerPoint } from "../value/points.ts";
import type { Profile } from "../value/profile.ts";
import { type Factors, toPerkKey } from "../value/visit.ts";
import type { WalletCard } from "../value/wallet-card.ts";
import type { WalletPlan } from "../value/wallet-plan.ts";

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
