/**
 * Does a printed plan earn what it says? Its placements are put through the
 * referee's own ways, limits, perks and fees; the answer is a list of complaints.
 */
import type { Placement, WalletPlan } from "../../../src/engine/value/wallet-plan.ts";
import type { Profile } from "../../../src/engine/value/profile.ts";
import type { RewardsCatalog, WalletCard } from "../../../src/engine/value/wallet-card.ts";
import { type Limits, listEarnWays, listVariants, type Variant, type Way } from "./earn-ways.ts";
import { solveLinearProgram } from "./linear-program.ts";
import type { PerkWorth } from "./perk-worth.ts";
import type { Setting } from "./split-spend.ts";
import { listPerkWorths, sumFees, toSetting } from "./value-wallet.ts";

const CENT = 0.01;

const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= CENT;
const total = (amounts: readonly number[]): number => amounts.reduce((usd, amount) => usd + amount, 0);

function findCell({ cells }: Setting, placement: Placement): number {
  return cells.findIndex(
    ({ category, part, brand, foreign }) =>
      category === placement.category &&
      part === placement.part &&
      brand === placement.brand &&
      foreign === placement.foreign,
  );
}

/** The choices that bear the labels printed; all where none is printed. */
function listPrintedVariants(card: WalletCard, labels: readonly string[]): Variant[] {
  return listVariants(card).filter((variant) =>
    labels.every((label) => Object.values(variant).some((options) => options.some((option) => option.label === label))),
  );
}

/** Whether the limits of some printed choice hold all placements of one card. */
function fitsLimits(
  setting: Setting,
  card: WalletCard,
  labels: readonly string[],
  placements: readonly Placement[],
  worths: readonly PerkWorth[],
): boolean {
  const { cells, profile } = setting;
  return listPrintedVariants(card, labels).some((variant) => {
    const limits: Limits = new Map();
    const ways: Way[] = listEarnWays(card, variant, cells, profile, 100, limits);
    for (const { perk, credit } of worths.filter((worth) => worth.card === card.slug)) {
      if (credit) {
        limits.set(perk, credit.limitUsd);
        limits.set(`${perk}/trips`, credit.tripLimitUsd);
        for (const cell of credit.cells) {
          const shared = credit.tripCells.includes(cell) ? [perk, `${perk}/trips`] : [perk];
          ways.push({ card: card.slug, cell, usdPerUsd: 0, multiplier: null, perk, limits: shared });
        }
      }
    }
    const indexes = (test: (way: Way) => boolean): number[] => ways.flatMap((way, at) => (test(way) ? [at] : []));
    return (
      solveLinearProgram({
        worth: ways.map(() => 0),
        atMost: [...limits].map(([key, limit]) => ({
          limit: limit + 1e-4,
          of: indexes((way) => way.limits.includes(key)),
        })),
        atLeast: placements.map((placement) => ({
          limit: Math.max(0, placement.annualUsd - 1e-6),
          of: indexes(
            ({ cell, multiplier, perk }) =>
              cell === findCell(setting, placement) &&
              (placement.multiplier === null ? perk === placement.perk : multiplier === placement.multiplier),
          ),
        })),
      }) !== null
    );
  });
}

function mergePlacements(placements: readonly Placement[]): Placement[] {
  const groups = Map.groupBy(placements, ({ category, part, brand, foreign, card, multiplier, perk }) =>
    JSON.stringify([category, part, brand, foreign, card, multiplier, multiplier === null ? perk : null]),
  );
  return [...groups.values()].map((group) => ({
    ...group[0]!,
    annualUsd: total(group.map(({ annualUsd }) => annualUsd)),
  }));
}

function checkPerks(plan: WalletPlan, worths: readonly PerkWorth[], spentUsd: (slug: string) => number): string[] {
  const complaints: string[] = [];
  const groups = new Set<string>();
  for (const { card, perk, usd } of plan.perks.filter((counted) => counted.usd > 0)) {
    const worth = worths.find((one) => one.card === card && one.perk === perk);
    const name = `${card}/${perk}`;
    if (!worth) {
      complaints.push(`${name} counts ${String(usd)} and is worth nothing here.`);
      continue;
    }
    if (worth.group !== null && groups.has(worth.group)) {
      complaints.push(`${name}: ${worth.group} counts twice.`);
    }
    groups.add(worth.group ?? name);
    if (worth.needUsd > spentUsd(card) + CENT) {
      complaints.push(
        `${name} needs ${String(worth.needUsd)} and the plan puts ${String(spentUsd(card))} on the card.`,
      );
    }
    const paid = plan.allocation.filter((one) => one.card === card && one.perk === perk && one.multiplier === null);
    const expected = worth.credit ? total(paid.map(({ valueUsd }) => valueUsd)) : worth.usd;
    if (!isNear(usd, expected)) {
      complaints.push(`${name} counts ${String(usd)} and comes to ${String(expected)}.`);
    }
  }
  return complaints;
}

/** Complaints about a plan; none: it earns every figure in it. */
export function replayPlan(plan: WalletPlan, profile: Profile, catalog: RewardsCatalog): string[] {
  const setting = toSetting(
    plan.cards.map(({ slug }) => slug),
    profile,
    catalog,
  );
  const { wallet, cells, cents } = setting;
  const complaints: string[] = [];
  const placements = mergePlacements(plan.allocation);
  const worths = listPerkWorths(setting, catalog);
  const spentUsd = (slug: string): number =>
    total(placements.filter(({ card }) => card === slug).map(({ annualUsd }) => annualUsd));
  for (const [at, cell] of cells.entries()) {
    const placedUsd = total(
      placements.filter((one) => findCell(setting, one) === at).map(({ annualUsd }) => annualUsd),
    );
    if (placedUsd > cell.annualUsd + CENT) {
      complaints.push(`${String(placedUsd)} of ${JSON.stringify(cell)} are placed.`);
    }
  }
  let earnedUsd = 0;
  for (const card of wallet) {
    const own = placements.filter((one) => one.card === card.slug);
    const printed = plan.cards.find(({ slug }) => slug === card.slug)!;
    if (!fitsLimits(setting, card, printed.choices, own, worths)) {
      complaints.push(`${card.slug}: its limits do not hold what is placed on it.`);
    }
    for (const { multiplier, annualUsd, foreign, perk } of own) {
      const share = worths.find((worth) => worth.card === card.slug && worth.perk === perk)?.credit?.share ?? 0;
      const rate = multiplier === null ? share : (multiplier * cents.get(card.slug)!) / 100;
      earnedUsd += annualUsd * (rate - (foreign ? card.foreignFeePercent / 100 : 0));
    }
  }
  const feesUsd = sumFees(wallet, profile).laterUsd;
  if (!isNear(plan.feesUsd, feesUsd)) {
    complaints.push(`Fees of ${String(plan.feesUsd)} come to ${String(feesUsd)}.`);
  }
  const plain = plan.perks.filter(
    ({ card, perk }) => !worths.find((one) => one.card === card && one.perk === perk)?.credit,
  );
  const sumUsd = earnedUsd + total(plain.map(({ usd }) => usd)) - feesUsd;
  if (!isNear(sumUsd, plan.netUsd)) {
    complaints.push(`The plan's net of ${String(plan.netUsd)} adds up to ${String(sumUsd)}.`);
  }
  const printedUsd = plan.rewardsUsd + plan.perksUsd - plan.feesUsd;
  if (!isNear(printedUsd, plan.netUsd) || !isNear(plan.netUsd - plan.effortUsd, plan.objectiveUsd)) {
    complaints.push(
      `Printed parts come to ${String(printedUsd)}, net ${String(plan.netUsd)}, objective ${String(plan.objectiveUsd)}.`,
    );
  }
  return [...complaints, ...checkPerks(plan, worths, spentUsd)];
}
