/**
 * What a wallet is worth, by the definition: every choice of its choice cards,
 * every set of spend thresholds,
 * every choice among perks that count once, and for each of them the best split
 * of spend as a linear program. Left out is only what cannot be met by all spend
 * together, or what would not be better if its thresholds cost nothing.
 */
import { listSpendCells, type Profile } from "../../../src/engine/value/profile.ts";
import type { CardRequirement, RewardsCatalog, WalletCard } from "../../../src/engine/value/wallet-card.ts";
import { listVariants, type Variant } from "./earn-ways.ts";
import { findPerkWorth, type PerkWorth } from "./perk-worth.ts";
import { findCentsPerPoint } from "./points.ts";
import { READINGS } from "./readings.ts";
import { type Decision, type Placed, type Setting, type Split, splitSpend } from "./split-spend.ts";

const SLACK_USD = 1e-6;

export interface RefereePlan {
  readonly slugs: readonly string[];
  readonly netUsd: number;
  readonly objectiveUsd: number;
  readonly rewardsUsd: number;
  readonly perksUsd: number;
  readonly feesUsd: number;
  /** Labels of the options chosen, by slug. */
  readonly choices: Readonly<Record<string, readonly string[]>>;
  /** Dollars put on a card because a perk needs them, by slug. */
  readonly neededUsd: Readonly<Record<string, number>>;
  readonly placements: readonly Placed[];
  readonly perks: readonly { readonly card: string; readonly perk: string; readonly usd: number }[];
}

interface WholeDecision extends Decision {
  readonly counted: readonly PerkWorth[];
  readonly plainUsd: number;
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

/** Every way of taking one of each list. */
function takeOneOfEach<T>(lists: readonly (readonly T[])[]): T[][] {
  return lists.reduce<T[][]>((taken, list) => taken.flatMap((some) => list.map((item) => [...some, item])), [[]]);
}

export interface Fees {
  readonly firstYearUsd: number;
  readonly laterUsd: number;
}

function hasPrice({ kind }: CardRequirement): boolean {
  return kind === "membership" || READINGS.relationshipHasPrice;
}

/** Memberships once per wallet; an owned card has had its first year. */
export function sumFees(wallet: readonly WalletCard[], profile: Profile): Fees {
  const memberships = new Map(
    wallet.flatMap(({ slug, requires }) => {
      const isPaid = requires && hasPrice(requires) && !profile.has.includes(requires.key);
      return isPaid ? [[READINGS.membershipOncePerWallet ? requires.key : slug, requires.usdPerYear]] : [];
    }),
  );
  const extraUsd = sum([...memberships.values()]);
  return {
    laterUsd: extraUsd + sum(wallet.map(({ fees }) => fees.laterUsd)),
    firstYearUsd:
      extraUsd +
      sum(wallet.map(({ slug, fees }) => (profile.owned.includes(slug) ? fees.laterUsd : fees.firstYearUsd))),
  };
}

/** Of each group at most one; without a line the highest, with lines each in turn. */
function listPerkSets(perks: readonly PerkWorth[]): PerkWorth[][] {
  const free = perks.filter(({ group }) => group === null);
  const groups = Map.groupBy(
    perks.filter(({ group }) => group !== null),
    ({ group }) => group,
  );
  const options = [...groups.values()].map((members) => {
    const plain = members.filter(({ credit }) => !credit).toSorted((a, b) => b.usd - a.usd);
    return [...plain.slice(0, 1), ...members.filter(({ credit }) => credit)];
  });
  return takeOneOfEach(options).map((chosen) => [...free, ...chosen]);
}

function* listDecisions({ wallet }: Setting, perks: readonly PerkWorth[], totalUsd: number): Generator<WholeDecision> {
  const allVariants = takeOneOfEach<Variant>(wallet.map(listVariants));
  const thresholds = wallet.map((card) => {
    const needs = perks.filter((perk) => perk.card === card.slug).map(({ needUsd }) => needUsd);
    return [...new Set([0, ...needs])].filter((usd) => usd <= totalUsd + SLACK_USD);
  });
  for (const least of takeOneOfEach(thresholds).filter((each) => sum(each) <= totalUsd + SLACK_USD)) {
    const earned = perks.filter(
      ({ card, needUsd }) => needUsd <= least[wallet.findIndex(({ slug }) => slug === card)]!,
    );
    for (const counted of listPerkSets(earned)) {
      const plainUsd = sum(counted.map(({ usd }) => usd));
      const credits = counted.filter(({ credit }) => credit);
      for (const variants of allVariants) yield { variants, credits, least, counted, plainUsd };
    }
  }
}

function toPlan({ wallet, profile }: Setting, decision: WholeDecision, split: Split, feesUsd: number): RefereePlan {
  const { counted, plainUsd, variants, least } = decision;
  const perks = counted.map(({ card, perk, usd }) => {
    const paid = split.placements.filter((way) => way.card === card && way.perk === perk);
    return { card, perk, usd: usd + sum(paid.map((way) => way.usd * way.usdPerUsd)) };
  });
  const perksUsd = sum(perks.map(({ usd }) => usd));
  const netUsd = split.usd + plainUsd - feesUsd;
  const bySlug = <T>(of: (at: number) => T): Record<string, T> =>
    Object.fromEntries(wallet.map(({ slug }, at) => [slug, of(at)]));
  return {
    slugs: wallet.map(({ slug }) => slug),
    netUsd,
    objectiveUsd: netUsd - profile.effortUsd * Math.max(0, wallet.length - 1),
    rewardsUsd: split.usd + plainUsd - perksUsd,
    perksUsd,
    feesUsd,
    choices: bySlug((at) => Object.values(variants[at]!).flatMap((set) => set.map(({ label }) => label))),
    neededUsd: bySlug((at) => least[at]!),
    placements: split.placements,
    perks,
  };
}

/** Perks of a wallet that are worth something, whether or not the plan earns them. */
export function listPerkWorths(setting: Setting, { brands }: RewardsCatalog): PerkWorth[] {
  return setting.wallet.flatMap((card) =>
    card.perks.flatMap(
      (perk) => findPerkWorth(card, perk, setting.cents.get(card.slug)!, { ...setting, brands }) ?? [],
    ),
  );
}

export function toSetting(slugs: readonly string[], profile: Profile, { cards }: RewardsCatalog): Setting {
  const wallet = slugs.toSorted().map((wanted) => {
    const card = cards.find(({ slug }) => slug === wanted);
    if (!card) {
      throw new Error(`No card ${wanted}.`);
    }
    return card;
  });
  const cents = new Map(wallet.map((card) => [card.slug, findCentsPerPoint(card, wallet, profile)]));
  return { cells: listSpendCells(profile.lines), wallet, profile, cents };
}

export function valueWallet(slugs: readonly string[], profile: Profile, catalog: RewardsCatalog): RefereePlan {
  const setting = toSetting(slugs, profile, catalog);
  const { wallet, cells } = setting;
  const perks = listPerkWorths(setting, catalog);
  const fees = sumFees(wallet, profile);
  const feesUsd = fees.laterUsd;
  const totalUsd = sum(cells.map(({ annualUsd }) => annualUsd));
  const least = wallet.map(() => 0);
  // The same split with every credit and no threshold is worth at least as much.
  const mostUsd = new Map<readonly Variant[], number>();
  const findMostUsd = ({ variants }: Decision): number => {
    const usd = mostUsd.get(variants) ?? splitSpend(setting, { variants, credits: perks, least })!.usd;
    mostUsd.set(variants, usd);
    return usd;
  };
  let best: RefereePlan | null = null;
  for (const decision of listDecisions(setting, perks, totalUsd)) {
    const plainUsd = decision.plainUsd - feesUsd;
    if (best && findMostUsd(decision) + plainUsd <= best.netUsd + 1e-9) {
      continue;
    }
    const split = splitSpend(setting, decision);
    if (split && split.usd + plainUsd > (best?.netUsd ?? -Infinity) + 1e-9) {
      best = toPlan(setting, decision, split, feesUsd);
    }
  }
  if (!best) {
    throw new Error("Without a threshold every wallet has a split.");
  }
  return best;
}
