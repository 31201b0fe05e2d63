/**
 * One value of the premises changed, everything else as it is: cents per point
 * of a program, the worth of a perk, the amount of a spend line.
 */
import { dependsOnAmounts } from "../value/list-rows.ts";
import { centsPerPoint } from "../value/points.ts";
import type { Profile } from "../value/profile.ts";
import { valuePerk } from "../value/value-perk.ts";
import { type Factors, toPerkKey, toVisit, type Visit } from "../value/visit.ts";
import type { WalletCard } from "../value/wallet-card.ts";
import type { WalletPlan } from "../value/wallet-plan.ts";

export interface WhatIf {
  readonly what: string;
  /** Today's value; in cents per point, dollars a year, dollars a month. */
  readonly from: number;
  readonly least: number;
  readonly most: number;
  /** Values are told apart by so much. */
  readonly step: number;
  /** Values at which the worth of a plan bends, though nothing in the plan changes. */
  readonly bends: readonly number[];
  /** At `from` everything is worth what it is worth today; else a wallet may lead there already. */
  readonly startsToday: boolean;
  /**
   * What a plan's worth is in the value: linear between the bends; concave, with its spend; or curved, where points pay
   * for spend that would have earned the same points.
   */
  readonly shape: "linear" | "concave" | "curved";
  /** Whether the ways to hold the card change with the value; of all others at most the amounts do. */
  readonly touches: (card: WalletCard) => boolean;
  readonly apply: (value: number) => { readonly profile: Profile; readonly factors: Factors };
}

const CENT_USD = 0.01;
const CPP_STEP = 1e-6;
/** Cents per point are looked at up to this many times today's, spend likewise. */
const CPP_FACTOR = 2;
const SPEND_FACTOR = 4;
const LEAST_SPEND_TO_USD = 500;

/** An airline's or hotel's points every year count on spend there, as a credit whose limit is their worth. */
function payWithOwnPoints(card: WalletCard, visit: Visit, cpp: number): boolean {
  return card.perks.some((perk) => perk.points !== undefined && valuePerk(card, perk, visit, cpp)?.kind === "credit");
}

/** Programs whose points are worth what one makes of them: those that transfer, and airlines' and hotels' own. */
function listPrograms(cards: readonly WalletCard[], plan: WalletPlan, profile: Profile): WhatIf[] {
  const visit = toVisit(profile);
  const held = new Map(plan.cards.map((card) => [card.slug, card]));
  return [...Map.groupBy(cards, ({ points }) => points.program)].flatMap(([program, ofProgram]): WhatIf[] => {
    if (profile.value === "cash" || ofProgram.every(({ points }) => points.transfer === null)) return [];
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
        step: CPP_STEP,
        bends: [...new Set(ofProgram.map(({ points }) => points.floor))],
        startsToday: ofProgram.every(({ points }) =>
          [true, false].every(
            (able) =>
              centsPerPoint(points, profile.value, able, from) ===
              centsPerPoint(points, profile.value, able, profile.cpp[program]),
          ),
        ),
        shape: ofProgram.some((card) => payWithOwnPoints(card, visit, from)) ? "curved" : "linear",
        touches: ({ points }) => points.program === program,
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
    step: CENT_USD,
    bends: [],
    startsToday: true,
    shape: "linear",
    touches: ({ slug }) => slug === card,
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
      step: CENT_USD,
      bends: [],
      startsToday: true,
      shape: "concave",
      touches: (card) => dependsOnAmounts(card, profile),
      apply: (value) => ({
        profile: {
          ...profile,
          lines: profile.lines
            .map((line) => (lines.includes(line) ? { ...line, monthlyUsd: (line.monthlyUsd * value) / from } : line))
            .filter(({ monthlyUsd }) => monthlyUsd > 0),
        },
        factors: {},
      }),
    };
  });
}

export function listWhatIfs(cards: readonly WalletCard[], plan: WalletPlan, profile: Profile): WhatIf[] {
  return [...listPrograms(cards, plan, profile), ...listPerks(plan, profile), ...listSpend(profile)];
}
