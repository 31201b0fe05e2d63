/**
 * Keep, downgrade or cancel at a renewal: a rule of the plan, not a result of its objective. It asks for the best year of
 * all cards that the plan holds (`wallet/steady-year.ts`, as the analyzer does), so that it does not matter which month
 * the fee falls in. It yields to what the step then names: twelve months held, a bonus on its way, a trip whose points
 * the card sends, points that no other card would keep, and a limit on fees.
 */
import type { RewardsCatalog, WalletCard } from "../value/wallet-card.ts";
import { startWork, type WorkBudget } from "../work-budget.ts";
import { findSteadyYear, type SteadyVerdict } from "../wallet/steady-year.ts";
import { listLower } from "./plan-options.ts";
import type { PlanCard, PlanModel } from "./plan-model.ts";
import { HOLD_MONTHS } from "./plan-settings.ts";
import type { Holding, Plan } from "./plan.ts";

/** For one set, whatever is left for the search: an ending must not depend on how much that is. Where it is over everything is kept. As much again for what is told of its cards. */
const YEAR_OPERATIONS = 2_000_000;

/** What is said of a card that is held or opened. `to`: index of the card that it becomes. */
export interface SteadyCard extends Pick<SteadyVerdict, "verdict" | "feeUsd"> {
  /** Null for those of very many cards. */
  readonly findYearUsd: () => number | null;
  readonly to: number | null;
  /** The best year without it, but the points of its program would be lost. */
  readonly keepsPoints: boolean;
}

/** By index of the card; empty where the work was over. */
export type SteadySet = ReadonlyMap<number, SteadyCard>;

export type SteadyRule = ReturnType<typeof createSteadyRule>;

/** Two people of a household are one set; the second person's cards have a name of their own. */
const nameOf = ({ card, person }: Pick<PlanCard, "card" | "person">) =>
  person === 0 ? card.slug : `${card.slug} ${person}`;

function toHousehold({ cards, people, catalog, rewards }: PlanModel): RewardsCatalog {
  const named = cards.map(({ card, person }): WalletCard => {
    if (people.length === 1) return card;
    const isPooled = catalog.pooled.includes(card.points.program);
    const toNames = (slugs: readonly string[], whose: readonly number[]) =>
      whose.flatMap((one) => slugs.map((slug) => nameOf({ card: { ...card, slug }, person: one })));
    return {
      ...card,
      slug: nameOf({ card, person }),
      points: {
        ...card.points,
        enabledBy: toNames(card.points.enabledBy, isPooled ? [...people.keys()] : [person]),
      },
      perks: card.perks.map(({ needs, ...perk }) =>
        needs?.card
          ? { ...perk, needs: { ...needs, card: toNames(needs.card, [person]) } }
          : { ...perk, ...(needs && { needs }) },
      ),
    };
  });
  return { ...rewards, cards: named };
}

/** What the rule is asked with, and the sets that it knows. */
export function createSteadyRule(model: PlanModel) {
  const { cards, people, profile } = model;
  const ticked = (keys: typeof profile.use) =>
    people.flatMap((_, person) =>
      keys.map(({ card, perk }) => ({ card: person === 0 ? card : `${card} ${person}`, perk })),
    );
  return {
    model,
    household: toHousehold(model),
    year: { ...profile, use: ticked(profile.use), skip: ticked(profile.skip) },
    indexOf: new Map(cards.map((card) => [nameOf(card), card.index])),
    /** Cards that send points to the trip, or send more of them. */
    senders: new Set(cards.flatMap(({ enablers, tripBit }) => enablers.slice(tripBit).flat())),
    known: new Map<string, SteadySet>(),
  };
}

function findYear({ model, household, year, indexOf }: SteadyRule, opened: readonly number[]): SteadySet {
  const { cards } = model;
  const held = [...cards.filter(({ isOwned }) => isOwned), ...opened.map((card) => cards[card]!)];
  const lower = new Map(held.map((card) => [nameOf(card), listLower(model, card).map((to) => nameOf(cards[to]!))]));
  const { verdicts, isProved } = findSteadyYear({
    catalog: { ...household, changes: Object.fromEntries(lower) },
    profile: year,
    held: held.map(nameOf),
    opened: [],
    work: startWork(YEAR_OPERATIONS),
  });
  if (!isProved) return new Map();
  let telling: WorkBudget | undefined;
  const set = new Map(
    verdicts.map((found): [number, SteadyCard] => {
      const { slug, verdict, to, feeUsd } = found;
      const findYearUsd = () => {
        telling ??= startWork(YEAR_OPERATIONS);
        return telling.isOver() ? null : found.yearUsd;
      };
      const lowerCard = to === null ? null : indexOf.get(to)!;
      return [indexOf.get(slug)!, { verdict, to: lowerCard, feeUsd, findYearUsd, keepsPoints: false }];
    }),
  );
  return keepPoints(model, set);
}

/** The last card of a bank's program in which somebody has points is changed within the program, or kept. */
function keepPoints(model: PlanModel, set: SteadySet): SteadySet {
  const { cards, settings } = model;
  const programOf = (card: number) => cards[card]!.card.points.program;
  const next = new Map(set);
  for (const [card, steady] of set) {
    const { person, card: record } = cards[card]!;
    const stays = ([other, { verdict, to }]: [number, SteadyCard]) =>
      cards[other]!.person === person &&
      programOf(verdict === "downgrade" ? to! : other) === programOf(card) &&
      verdict !== "cancel";
    const hasPoints = person === 0 && (settings.balances[record.points.program] ?? 0) > 0;
    if (record.points.kind !== "bank" || !hasPoints || [...next].some(stays)) continue;
    const to = listLower(model, cards[card]!)
      .filter((other) => programOf(other) === programOf(card))
      .toSorted((one, other) => cards[one]!.laterFeeUsd - cards[other]!.laterFeeUsd)[0];
    const verdict = to === undefined ? ("keep" as const) : ("downgrade" as const);
    next.set(card, { ...steady, verdict, to: to ?? null, keepsPoints: true });
  }
  return next;
}

/** What the best year of what is owned says, and of these. */
export function findSteadySet(rule: SteadyRule, opened: readonly number[]): SteadySet {
  const sorted = opened.toSorted((one, other) => one - other);
  const key = sorted.join();
  let set = rule.known.get(key);
  if (!set) rule.known.set(key, (set = findYear(rule, sorted)));
  return set;
}

export const findPlanSet = (rule: SteadyRule, plan: Plan): SteadySet =>
  findSteadySet(
    rule,
    plan.flatMap(({ card, opened }) => (opened === null ? [] : [card])),
  );

/** The month of the first renewal at which the verdict is carried out. */
function findFirst({ firstRenewal, levels, isMatch }: PlanCard, { opened, level }: Holding): number {
  if (opened === null) return firstRenewal;
  const isPending = level >= 0 && !isMatch && levels[level]!.months >= HOLD_MONTHS;
  return opened + HOLD_MONTHS * (isPending ? 2 : 1);
}

/** A card that a plan holds for a trip alone, and the month in which the year would have ended it. */
export interface Stayer {
  readonly card: number;
  readonly month: number;
}

export function listStayers({ model: { cards, settings }, senders }: SteadyRule, plan: Plan, set: SteadySet): Stayer[] {
  return plan.flatMap((holding): Stayer[] => {
    const { card, ending } = holding;
    const { verdict = "keep" } = set.get(card) ?? {};
    const month = findFirst(cards[card]!, holding);
    const isDue = month < settings.months && month <= (settings.goal?.month ?? -1);
    const stays = ending.kind === "keep" || ending.month > month;
    return senders.has(card) && verdict !== "keep" && isDue && stays ? [{ card, month }] : [];
  });
}

/** Whether the rule leaves this way to hold a card. */
export function allows({ model, senders }: SteadyRule, holding: Holding, set: SteadySet): boolean {
  const { profile, settings, cards } = model;
  const { ending, card } = holding;
  const { laterFeeUsd, card: record } = cards[card]!;
  const first = findFirst(cards[card]!, holding);
  const isKept = ending.kind === "keep";
  // Where fees have a limit a card may have to go that is worth its own.
  const mayEnd = profile.maxAnnualFeesUsd !== null;
  const steady = set.get(card);
  if (laterFeeUsd === 0 || first >= settings.months || profile.mustHave.includes(record.slug)) return isKept;
  if (!steady || steady.verdict === "keep") return isKept || (mayEnd && steady !== undefined);
  const isSender = senders.has(card) && settings.goal !== null && first <= settings.goal.month;
  const isLater = isSender && !isKept && ending.month > settings.goal.month;
  if (isKept) return isSender;
  if (ending.month !== first && !isLater) return mayEnd;
  if (steady.verdict === "cancel") return ending.kind === "close" || mayEnd;
  return (ending.kind === "change" && ending.to === steady.to) || mayEnd;
}

/**
 * A plan with the endings that its set has by the rule.
 * @param waysOf every way to hold a card
 * @returns null where there is none
 */
export function adjustEndings(
  rule: SteadyRule,
  plan: Plan,
  waysOf: (holding: Holding) => readonly Holding[],
): Plan | null {
  const set = findPlanSet(rule, plan);
  const adjusted: Holding[] = [];
  for (const holding of plan) {
    const isLawful = (one: Holding) => allows(rule, one, set);
    const other = isLawful(holding) ? holding : findLike(holding, waysOf(holding), isLawful);
    if (!other) return null;
    adjusted.push(other);
  }
  return adjusted;
}

/** The same but for its ending. */
function findLike(
  { opened, level, unlock }: Holding,
  ways: readonly Holding[],
  mayBe: (holding: Holding) => boolean,
): Holding | undefined {
  const alike = ways.filter((way) => way.opened === opened && way.level === level && mayBe(way));
  const isSameUnlock = (way: Holding) =>
    way.unlock?.at === unlock?.at && way.unlock?.from === unlock?.from && way.unlock?.months === unlock?.months;
  return alike.find(isSameUnlock) ?? alike.find((way) => way.unlock === null);
}
