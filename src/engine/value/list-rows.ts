/**
 * A card as alternatives: one row for each way to hold it, with everything
 * that is worth money in it. Ways differ by the categories chosen, by the
 * spend that the plan promises to put on the card (which unlocks perks), and by
 * what other cards of the wallet allow. A wallet takes one row of each of its
 * cards. Model: "Conditions are part of the optimum".
 */
import { listMultipliers, listVariants, type MultiplierPool, type Multipliers } from "./match-entries.ts";
import { centsPerPoint } from "./points.ts";
import { type PerkTerm, valuePerk } from "./value-perk.ts";
import type { Visit } from "./visit.ts";
import type { WalletCard, WalletPerk } from "./wallet-card.ts";
import { countOperations } from "../work-budget.ts";

/** A limited entry, or a credit. */
export interface RowPool extends Pick<MultiplierPool, "id" | "limitUsd" | "share"> {
  readonly isCredit: boolean;
  /** Dollars per dollar by cell; -Infinity: does not apply. */
  readonly rates: Float64Array;
  readonly multipliers: Float64Array | null;
}

export interface RowPerk {
  readonly perk: WalletPerk;
  readonly term: PerkTerm;
}

export interface CardRow {
  /** Which of the card's `enablers` the wallet must hold, as bits. */
  readonly mask: number;
  readonly choices: readonly string[];
  readonly cpp: number;
  readonly feeUsd: number;
  readonly perks: readonly RowPerk[];
  /** Spend a year that the plan must put on the card; 0: none. */
  readonly minSpendUsd: number;
  /** Dollars per dollar by cell at rates without limit, foreign fee taken off; -Infinity: not possible. */
  readonly open: Float64Array;
  readonly multipliers: Float64Array;
  readonly pools: readonly RowPool[];
}

export interface CardRows {
  readonly card: WalletCard;
  /** Sets of slugs; bit i of a mask: one of `enablers[i]` is in the wallet. */
  readonly enablers: readonly (readonly string[])[];
  /** Whether bit 0 lets the points transfer. */
  readonly lifts: boolean;
  readonly rows: readonly CardRow[];
}

export function feeOfYear(card: WalletCard, visit: Visit, year: "first" | "later"): number {
  const { profile } = visit;
  const { requires } = card;
  // A client's card that is owned or a must-have still has its price, unless the visitor has the relationship.
  const pays = requires !== null && !profile.has.includes(requires.key);
  const isFirst = year === "first" && !profile.owned.includes(card.slug);
  return (isFirst ? card.fees.firstYearUsd : card.fees.laterUsd) + (pays ? requires.usdPerYear : 0);
}

interface DollarRates {
  readonly open: Float64Array;
  readonly earning: readonly RowPool[];
}

interface VariantRates {
  readonly choices: readonly string[];
  readonly multipliers: Multipliers;
  /** By dollars a point; the last few that were asked for. */
  readonly rates: Map<number, DollarRates>;
}

/** A search for a flip asks for today's value and those of the corners of a box over and over. */
const MOST_RATES = 6;

/** A "what if" asks for the same multipliers again and again: they do not depend on amounts or on what points are worth. */
const known = new WeakMap<WalletCard, { readonly key: string; readonly variants: readonly VariantRates[] }>();

function listVariantRates(card: WalletCard, { cells, cellsKey, profile }: Visit): readonly VariantRates[] {
  const before = known.get(card);
  if (before?.key === cellsKey) return before.variants;
  const variants = listVariants(card, cells).map((chosen) => ({
    choices: [...chosen.values()].flatMap((options) => options.map(({ label }) => label)),
    multipliers: listMultipliers(card, chosen, cells, profile),
    rates: new Map<number, DollarRates>(),
  }));
  known.set(card, { key: cellsKey, variants });
  return variants;
}

export function listCardRows(card: WalletCard, visit: Visit): CardRows {
  const { profile, cells, isFirstYear } = visit;
  const given = profile.cpp[card.points.program];
  const cppIf = (canTransfer: boolean) => centsPerPoint(card.points, profile.value, canTransfer, given);
  const alone = card.points.transfersAlone;
  const lifts = !alone && card.points.enabledBy.length > 0 && cppIf(true) > cppIf(false);
  const enablers: (readonly string[])[] = lifts ? [card.points.enabledBy] : [];
  const bitOf = (slugs: readonly string[]) => {
    let at = enablers.findIndex((known) => known.join() === slugs.join());
    if (at < 0) at = enablers.push(slugs) - 1;
    return 1 << at;
  };
  const topCpp = cppIf(true);
  const counting = card.perks.flatMap((perk) => {
    if (!valuePerk(card, perk, visit, topCpp)) return [];
    const needed = perk.needs?.card;
    return [{ perk, bit: needed && needed.length > 0 ? bitOf(needed) : 0, afterUsd: perk.needs?.spendUsd ?? 0 }];
  });

  const feeUsd = feeOfYear(card, visit, isFirstYear ? "first" : "later");
  const variants = listVariantRates(card, visit);
  const foreignRate = card.foreignFeePercent / 100;
  const feeRates = cells.map(({ foreign }) => (foreign ? foreignRate : 0));

  const rows: CardRow[] = [];
  for (let mask = 0; mask < 1 << enablers.length; mask += 1) {
    const cpp = cppIf(alone || (lifts && (mask & 1) === 1));
    const perks = counting.flatMap(({ perk, bit, afterUsd }) => {
      const term = (mask & bit) === bit ? valuePerk(card, perk, visit, cpp) : null;
      return term ? [{ perk, term, afterUsd }] : [];
    });
    const levels = [...new Set([0, ...perks.map(({ afterUsd }) => afterUsd)])]
      .filter((afterUsd) => afterUsd <= visit.annualUsd + 1e-9)
      .toSorted((left, right) => left - right);
    for (const variant of variants) {
      const { choices, multipliers } = variant;
      const { open, earning } = toRates(variant, cpp / 100, feeRates);
      for (const level of levels) {
        const unlocked = perks.filter(({ afterUsd }) => afterUsd <= level);
        rows.push({
          mask,
          choices,
          cpp,
          feeUsd,
          perks: unlocked,
          minSpendUsd: level,
          open,
          multipliers: multipliers.open,
          pools: [...earning, ...toCredits(unlocked, feeRates)],
        });
      }
    }
  }
  countOperations(20 * rows.length * cells.length);
  return { card, enablers, lifts, rows };
}

/** @param dollars what a point is worth in this row */
function toRates(
  { multipliers: { open, pools }, rates }: VariantRates,
  dollars: number,
  feeRates: readonly number[],
): DollarRates {
  const before = rates.get(dollars);
  if (before) return before;
  const made: DollarRates = {
    open: open.map((multiplier, cell) =>
      Number.isNaN(multiplier) ? -Infinity : multiplier * dollars - feeRates[cell]!,
    ),
    earning: pools.map((pool): RowPool => ({
      ...pool,
      isCredit: false,
      rates: pool.multipliers.map((multiplier, cell) =>
        multiplier > 0 ? multiplier * dollars - feeRates[cell]! : -Infinity,
      ),
    })),
  };
  if (rates.size >= MOST_RATES) rates.delete(rates.keys().next().value!);
  rates.set(dollars, made);
  return made;
}

function toCredits(perks: readonly RowPerk[], feeRates: readonly number[]): RowPool[] {
  return perks.flatMap(({ perk, term }): RowPool[] => {
    if (term.kind !== "credit") return [];
    const rates = new Float64Array(feeRates.length).fill(-Infinity);
    for (const cell of term.cells) rates[cell] = term.rate - feeRates[cell]!;
    return [{ id: perk.id, isCredit: true, limitUsd: term.limitUsd, share: 1, rates, multipliers: null }];
  });
}
