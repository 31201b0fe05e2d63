/**
 * The cards that a plan may open, keep or change into, as the rows of the
 * ongoing model: one set for a new card's first year and one for later years.
 * Compiled once for a profile. Two people have each card once for each of them:
 * they share the spend, and nothing else.
 */
import { listEligibleCards } from "../value/eligible-cards.ts";
import { feeOfYear, listCardRows } from "../value/list-rows.ts";
import { centsPerPoint } from "../value/points.ts";
import type { Profile, SpendCell } from "../value/profile.ts";
import { toVisit } from "../value/visit.ts";
import { type BonusTier, type RewardsCatalog, type WalletCard, compareSlugs } from "../value/wallet-card.ts";
import { startWork, type WorkBudget } from "../work-budget.ts";
import type { SpendCategory } from "../../catalog/card.ts";
import type { PlanCatalog, PlanTransfer } from "./plan-catalog.ts";
import { alignMasks, listUnlocks, mergeRows, toYearRows, type YearRows, findTiming } from "./year-rows.ts";
import { MONTHS_A_YEAR, type PersonSettings, type PlanSettings } from "./plan-settings.ts";
import { keepCells, mergeCells } from "../wallet/compile-rows.ts";

export interface PlanCard {
  readonly index: number;
  /** Whose: 0, or 1 for the second person. */
  readonly person: number;
  readonly card: WalletCard;
  readonly isOwned: boolean;
  /** May be opened by the plan. */
  readonly isCandidate: boolean;
  readonly enablers: readonly (readonly number[])[];
  /** Of `enablers`, the place from which on they are about the trip: what lets its points be sent, what sends more of them. */
  readonly tripBit: number;
  readonly lifts: boolean;
  readonly first: YearRows;
  readonly later: YearRows;
  readonly firstFeeUsd: number;
  readonly laterFeeUsd: number;
  /** Spend to reach, and what the tiers up to one of them bring, in whole months, the month of opening included. Empty: no bonus counts. */
  readonly levels: readonly BonusTier[];
  readonly isMatch: boolean;
  /** Dollars a year on the card that earn further perks, from low to high. */
  readonly unlocks: readonly number[];
  /** They are counted by calendar years. */
  readonly isCalendarUnlock: boolean;
  /** Of an owned card: the month of its next fee; 0 where the visitor does not say. */
  readonly firstRenewal: number;
  /** Indexes of the cards it may be changed into with high confidence. */
  readonly changes: readonly number[];
  /** Points of the trip's program for one of its own. */
  readonly goalRate: (mask: number) => number;
  /** Cents per point with and without what lets it transfer. */
  readonly cpp: (canTransfer: boolean) => number;
}

export interface Person {
  readonly profile: Profile;
  readonly settings: PersonSettings;
}

/** Everything that a plan is made from. */
export interface PlanQuestion {
  readonly rewards: RewardsCatalog;
  readonly catalog: PlanCatalog;
  readonly profile: Profile;
  readonly settings: PlanSettings;
}

export interface PlanModel {
  /** The first person's, with the household's spend. */
  readonly profile: Profile;
  readonly people: readonly Person[];
  readonly settings: PlanSettings;
  /** The month after the last that counts: perks of a card's first year count whole, those after the plan's last month too. */
  readonly endMonth: number;
  /** What a point toward the trip is worth besides, in dollars: the price that makes a plan reach it. */
  readonly goalUsd: number;
  /** The same for what is earned in a month, where it is not the same in all: a plan that just reaches the goal. */
  readonly goalUsdIn?: (month: number) => number;
  /** What a plan must earn toward the trip; points that are there already count in full, so no bound is too low. */
  readonly missingPoints: number;
  readonly catalog: PlanCatalog;
  /** What the year's best set is found with, beside the cards. */
  readonly rewards: Omit<RewardsCatalog, "cards">;
  /** What may be done for the question in all. */
  readonly work: WorkBudget;
  readonly cards: readonly PlanCard[];
  /** Kinds of spend. For the search those that no card tells apart are one, named by the first of them. */
  readonly cells: readonly SpendCell[];
  /** Dollars a month by cell. */
  readonly monthlyUsd: Float64Array;
  /** Cell in which a one-off amount of a category stands; missing: nothing is spent there. */
  readonly cellOf: ReadonlyMap<SpendCategory, number>;
}

function listPeople(profile: Profile, settings: PlanSettings): Person[] {
  const { second } = settings;
  if (!second) return [{ profile, settings }];
  const { owned, has, score, trips } = second;
  return [
    { profile, settings },
    { profile: { ...profile, owned, has, score, trips, mustHave: [] }, settings: second },
  ];
}

function toLevels({ bonus }: WalletCard): BonusTier[] {
  const { kind, state, tiers } = bonus;
  if (state !== "open" || (kind !== "fixed" && kind !== "on-approval")) return [];
  let points = 0;
  let usd = 0;
  let months = Infinity;
  return tiers.map((tier) => {
    points += tier.points;
    usd += tier.usd;
    months = Math.min(months, Math.max(1, Math.floor(tier.months + 1e-9)));
    return { afterUsd: tier.afterUsd, months, points, usd };
  });
}

/** What a question's cards are compiled with. */
interface Compiling {
  readonly question: PlanQuestion;
  readonly people: readonly Person[];
  readonly bySlug: ReadonlyMap<string, WalletCard>;
  /** Of a person and a card's slug; filled when all cards are known. */
  readonly indexOf: Map<string, number>;
}

const toKey = (person: number, slug: string) => `${person} ${slug}`;

const listIndexes = ({ indexOf }: Compiling, slugs: readonly string[], people: readonly number[]): number[] =>
  people.flatMap((person) => slugs.flatMap((slug) => indexOf.get(toKey(person, slug)) ?? []));

/** What a card may be changed into with high confidence. */
const listTargets = ({ question, bySlug }: Compiling, { slug }: WalletCard): WalletCard[] =>
  question.catalog.changes[slug]?.flatMap(({ to, confidence }) =>
    confidence === "high" ? (bySlug.get(to) ?? []) : [],
  ) ?? [];

type CardDraft = ReturnType<typeof draftCards>[number];

/** One person's: what is held, what may be opened, and what those may be changed into within the plan. */
function draftCards(compiling: Compiling, own: Profile, person: number) {
  const { question, bySlug } = compiling;
  const owned = new Set(own.owned);
  const { cards: eligible } = listEligibleCards(question.rewards.cards, own);
  const openable = new Set(eligible.filter(({ slug, status }) => !owned.has(slug) && status === "open"));
  const held = own.owned.flatMap((slug) => bySlug.get(slug) ?? []);
  const isLong = question.settings.months > MONTHS_A_YEAR;
  const targets = (isLong ? [...held, ...openable] : held).flatMap((card) => listTargets(compiling, card));
  const firstVisit = toVisit({ ...own, owned: [] }, {}, true);
  const laterVisit = toVisit(own);
  return [...new Set([...held, ...openable, ...targets])].toSorted(compareSlugs).map((card) => ({
    card,
    person,
    isOwned: owned.has(card.slug),
    isCandidate: openable.has(card),
    first: listCardRows(card, firstVisit),
    later: listCardRows(card, laterVisit),
    firstFeeUsd: feeOfYear(card, firstVisit, "first"),
    laterFeeUsd: feeOfYear(card, laterVisit, "later"),
  }));
}

const hasPerks = ({ first, isCandidate }: CardDraft): boolean =>
  isCandidate &&
  first.rows.some(
    ({ perks, pools, minSpendUsd }) =>
      minSpendUsd === 0 && (perks.length > 0 || pools.some(({ isCredit }) => isCredit)),
  );

function listEnablers(
  compiling: Compiling,
  { card: { points }, person, later }: CardDraft,
  link: PlanTransfer | undefined,
): PlanCard["enablers"] {
  const { question, people, bySlug } = compiling;
  // Points may be lifted by the other person's card where the program lets a household pool.
  const whose = question.catalog.pooled.includes(points.program) ? [...people.keys()] : [person];
  // The same cards enable in both years, but a perk that needs another card may count in one of them only.
  const ofYears = later.enablers.map((slugs, bit) =>
    listIndexes(compiling, slugs, bit === 0 && later.lifts ? whose : [person]),
  );
  if (!link) return ofYears;
  /** Cards of the program that send its points to the trip's: those worth no more where they can be sent count there all the same. */
  const senders = new Set(points.enabledBy);
  for (const { slug, points: own } of bySlug.values()) {
    if (own.program === points.program && own.transfersAlone) senders.add(slug);
  }
  return [...ofYears, ...[[...senders], link.better?.cards ?? []].map((slugs) => listIndexes(compiling, slugs, whose))];
}

function toPlanCard(compiling: Compiling, draft: CardDraft, index: number): PlanCard {
  const { catalog, profile, settings } = compiling.question;
  const { card, person, isOwned, isCandidate, first, later, firstFeeUsd, laterFeeUsd } = draft;
  const { slug, points, bonus } = card;
  const unlocks = listUnlocks([first, later]);
  const link = catalog.transfers.find(({ from, to }) => from === points.program && to === settings.goal?.program);
  const given = profile.cpp[points.program];
  return {
    index,
    person,
    card,
    isOwned,
    isCandidate,
    enablers: listEnablers(compiling, draft, link),
    tripBit: later.enablers.length,
    lifts: later.lifts,
    first: toYearRows({ ...first, enablers: later.enablers, rows: alignMasks(first, later) }, unlocks),
    later: toYearRows(later, unlocks),
    firstFeeUsd,
    laterFeeUsd,
    levels: toLevels(card),
    isMatch: bonus.kind === "match" && bonus.state === "open",
    unlocks,
    isCalendarUnlock: card.perks.some((perk) => perk.needs?.spendUsd && findTiming(perk)?.isCalendar),
    firstRenewal: compiling.people[person]!.settings.renews[slug] ?? 0,
    changes: listTargets(compiling, card).flatMap((target) => compiling.indexOf.get(toKey(person, target.slug)) ?? []),
    goalRate: toGoalRate(card, link, settings, later.enablers.length),
    cpp: (canTransfer) => centsPerPoint(points, profile.value, canTransfer || points.transfersAlone, given),
  };
}

export interface CompileOptions {
  /** Whether kinds of spend that no card tells apart are one. */
  readonly isMerged?: boolean;
  readonly goalUsd?: number;
  readonly work?: WorkBudget;
}

export function compilePlan(
  question: PlanQuestion,
  { isMerged = false, goalUsd = 0, work = startWork() }: CompileOptions = {},
): PlanModel {
  const { rewards, catalog, profile, settings } = question;
  const people = listPeople(profile, settings);
  const bySlug = new Map(rewards.cards.map((card) => [card.slug, card]));
  const compiling: Compiling = { question, people, bySlug, indexOf: new Map() };
  const whole = people.flatMap((one, person) => draftCards(compiling, one.profile, person));
  const { cells } = toVisit(profile);
  const { leaders, lineOf, lineUsd } = isMerged
    ? mergeCells(
        cells,
        whole.flatMap(({ first, later }) => [...first.rows, ...later.rows]),
      )
    : keepCells(cells);
  const drafts = isMerged
    ? whole.map((draft) => ({
        ...draft,
        first: mergeRows(draft.first, leaders),
        later: mergeRows(draft.later, leaders),
      }))
    : whole;
  for (const [index, { card, person }] of drafts.entries()) compiling.indexOf.set(toKey(person, card.slug), index);
  return {
    profile,
    people,
    settings,
    endMonth: settings.months + (drafts.some(hasPerks) ? MONTHS_A_YEAR - 1 : 0),
    goalUsd,
    missingPoints: countMissing(settings, catalog),
    catalog,
    rewards: { brands: rewards.brands, rules: rewards.rules, changes: rewards.changes },
    work,
    cards: drafts.map((draft, index) => toPlanCard(compiling, draft, index)),
    cells: Array.from(leaders, (cell) => cells[cell]!),
    monthlyUsd: lineUsd.map((usd) => usd / MONTHS_A_YEAR),
    cellOf: findOneOffCells(cells, lineOf),
  };
}

function countMissing({ goal, balances }: PlanSettings, { transfers }: PlanCatalog): number {
  if (!goal) return 0;
  return Object.entries(balances).reduce((sum, [program, points]) => {
    const link = transfers.find(({ from, to }) => from === program && to === goal.program);
    return sum - points * (program === goal.program ? 1 : Math.max(link?.rate ?? 0, link?.better?.rate ?? 0));
  }, goal.points);
}

function toGoalRate(
  { points: { program, kind } }: WalletCard,
  link: PlanTransfer | undefined,
  { goal }: PlanSettings,
  tripBit: number,
): PlanCard["goalRate"] {
  if (goal?.program === program) return () => 1;
  if (!link || kind !== "bank") return () => 0;
  return (mask) => {
    if ((mask >> tripBit) % 2 === 0) return 0;
    return link.better && mask >> (tripBit + 1) === 1 ? link.better.rate : link.rate;
  };
}

/** The rest of a category at home, or its first part where everything of it has a name. */
function findOneOffCells(cells: readonly SpendCell[], lineOf: Int32Array): Map<SpendCategory, number> {
  const found = new Map<SpendCategory, { cell: number; isRest: boolean }>();
  for (const [cell, { category, part, brand, foreign }] of cells.entries()) {
    if (foreign || part === "rent") continue;
    const isRest = part === null && brand === null;
    if (!found.has(category) || (isRest && !found.get(category)!.isRest)) found.set(category, { cell, isRest });
  }
  return new Map([...found].map(([category, { cell }]) => [category, lineOf[cell]!]));
}
