/**
 * A card in one month of a plan: what it earns, which credits it has, what it
 * gives besides. Limits and credits are used evenly: a twelfth of a year's limit
 * a month, and a portion of a credit in equal parts over the months of its period
 * in which the card is held. So a month depends only on the states of its cards,
 * and equal states are one object with one number.
 */
import type { CardRow, RowPool } from "../value/list-rows.ts";
import type { PlanModel } from "./plan-model.ts";
import { MONTHS_A_YEAR, type PlanSettings } from "./plan-settings.ts";
import { type Span, weighMonth } from "./plan.ts";
import type { WalletPerk } from "../value/wallet-card.ts";
import { findTiming } from "./year-rows.ts";

export interface StatePool extends Pick<RowPool, "id" | "isCredit" | "limitUsd"> {
  readonly lines: readonly number[];
  readonly rates: readonly number[];
  readonly multipliers: readonly (number | null)[];
  /** The most dollars of each line in a whole month. */
  readonly capsUsd: readonly number[];
}

/** One way to hold the card for a month. */
export interface StateVariant {
  readonly row: CardRow;
  readonly open: Float64Array;
  readonly pools: readonly StatePool[];
}

export interface StatePerk {
  readonly id: string;
  /** Null: counts for sure. Otherwise only the highest of the group counts. */
  readonly group: string | null;
  /** Dollars for a whole month. */
  readonly usd: number;
}

export interface MonthState {
  readonly id: number;
  readonly card: number;
  readonly mask: number;
  readonly isMatched: boolean;
  /** Points toward the trip for a point that it earns; 0: none, or too late. */
  readonly goalRate: number;
  /** What a point of it is worth for the trip, beside its own worth. */
  readonly goalUsd: number;
  readonly variants: readonly StateVariant[];
  readonly perks: readonly StatePerk[];
}

const DUST = 1e-9;

/** Whether another card that is held from one month to another sets a bit for what `span` earns in `month`. */
export function isEnabling(
  other: Pick<Span, "from" | "to">,
  span: Span,
  { month, bit }: { readonly month: number; readonly bit: number },
  { cards, settings }: PlanModel,
): boolean {
  const { lifts, tripBit } = cards[span.card]!;
  if (bit >= tripBit) {
    // Points for a trip are sent in its month, and are lost where none of their cards is left before it.
    const sentIn = settings.goal!.month;
    return other.from <= Math.min(sentIn, span.to) && sentIn < other.to;
  }
  // Points wait for the card that lets them transfer; a perk that needs a card needs it now.
  const until = bit === 0 && lifts ? span.to : month + 1;
  return Math.max(month, other.from) < Math.min(other.to, until);
}

/** Bits of the mask that the plan's other cards set in this month. */
export function findSpanMask(span: Span, month: number, spans: readonly Span[], model: PlanModel): number {
  const { enablers } = model.cards[span.card]!;
  let mask = 0;
  for (const [bit, able] of enablers.entries()) {
    const place = { month, bit };
    if (spans.some((other) => able.includes(other.card) && isEnabling(other, span, place, model))) mask |= 1 << bit;
  }
  return mask;
}

/** A card's first year, in which its perks count whole: those after the plan's last month too. */
export const isFirstYear = ({ isNew, from }: Span, month: number): boolean => isNew && month < from + MONTHS_A_YEAR;

/** The states met so far. */
export interface MonthStates {
  readonly model: PlanModel;
  readonly known: Map<string, MonthState>;
}

export const createMonthStates = (model: PlanModel): MonthStates => ({ model, known: new Map() });

/** A perk that a year's spend earned counts once, evenly in the months after that it is held, at most a year of them. */
function findUnlockedPart({ unlock, to }: Span, { months }: PlanSettings): number {
  // Rows without it do not have the perk.
  const from = unlock!.from + unlock!.months;
  return 1 / (Math.min(from + MONTHS_A_YEAR, to, months) - from);
}

/**
 * Share of a year's worth of the perk that a whole month counts. In a new card's first year a portion counts whole,
 * however few months of it are left; in any other year a twelfth for each month, as its fee does.
 */
function findPart(span: Span, month: number, perk: WalletPerk, settings: PlanSettings): number {
  if ((perk.needs?.spendUsd ?? 0) > 0) return findUnlockedPart(span, settings);
  const timing = findTiming(perk);
  // What a renewal brings comes a year after the opening, or the change.
  if (timing?.isFromAnniversary && month < span.from + MONTHS_A_YEAR) return 0;
  if (timing === null || !isFirstYear(span, month)) return 1 / MONTHS_A_YEAR;
  const { length, isCalendar } = timing;
  const offset = isCalendar ? settings.startsIn : -span.anchor;
  const first = Math.floor((month + offset) / length) * length - offset;
  let held = 0;
  const last = Math.min(first + length, span.from + MONTHS_A_YEAR);
  for (let at = Math.max(0, first); at < last; at += 1) held += weighMonth(span, at, settings);
  return length / MONTHS_A_YEAR / held;
}

/** What a state is made of. */
interface StateDraft extends Omit<MonthState, "id" | "variants" | "perks"> {
  readonly rows: readonly CardRow[];
  /** By perk, the share of its year's worth that the month counts, where that is not a twelfth. */
  readonly parts: ReadonlyMap<string, number>;
  /** After the plan's last month: nothing is earned. */
  readonly isAfter: boolean;
}

const partOf = ({ parts }: StateDraft, perk: string) => parts.get(perk) ?? 1 / MONTHS_A_YEAR;

function toVariant(draft: StateDraft, row: CardRow, monthlyUsd: Float64Array): StateVariant {
  const { isMatched, goalUsd, isAfter } = draft;
  const moreUsd = (isMatched ? row.cpp / 100 : 0) + goalUsd;
  const raise = (multipliers: Float64Array | null, rates: Float64Array) =>
    multipliers ? rates.map((rate, cell) => (rate === -Infinity ? rate : rate + multipliers[cell]! * moreUsd)) : rates;
  return {
    row,
    open: isAfter ? row.open.map(() => -Infinity) : raise(row.multipliers, row.open),
    pools: row.pools.flatMap((pool): StatePool[] => {
      const { id, isCredit, share } = pool;
      if (isAfter && !isCredit) return [];
      const rates = raise(pool.multipliers, pool.rates);
      const lines = [...rates.keys()].filter((cell) => rates[cell]! > -Infinity);
      const limitUsd = pool.limitUsd * (isCredit ? partOf(draft, id) : 1 / MONTHS_A_YEAR);
      if (limitUsd < DUST) return [];
      const multipliers = lines.map((cell) => pool.multipliers?.[cell] ?? null);
      const capsUsd = lines.map((cell) => share * monthlyUsd[cell]!);
      return [{ id, isCredit, limitUsd, lines, rates: lines.map((cell) => rates[cell]!), multipliers, capsUsd }];
    }),
  };
}

function makeState({ model, known }: MonthStates, draft: StateDraft): MonthState {
  const { rows, parts: _parts, isAfter: _isAfter, ...named } = draft;
  const perks = rows[0]!.perks.flatMap(({ perk, term }): StatePerk[] => {
    if (term.kind === "credit") return [];
    // What counts once, counts once for each person.
    const group = term.kind === "once" ? `${model.cards[draft.card]!.person} ${term.group}` : null;
    const usd = term.usd * partOf(draft, perk.id);
    return usd > 0 ? [{ id: perk.id, group, usd }] : [];
  });
  return { id: known.size, ...named, variants: rows.map((row) => toVariant(draft, row, model.monthlyUsd)), perks };
}

/** The state of `span` in `month`, in which it is held, as if the plan's other cards set these bits. */
export function findStateByMask(states: MonthStates, span: Span, month: number, mask: number): MonthState {
  const { model, known } = states;
  const { settings } = model;
  const card = model.cards[span.card]!;
  const isFirst = isFirstYear(span, month);
  const isAfter = month >= settings.months;
  const isMatched = isFirst && span.level >= 0 && card.isMatch && !isAfter;
  const year = isFirst ? card.first : card.later;
  const { unlock } = span;
  const reached = unlock ? unlock.from + unlock.months : Infinity;
  // What a year's spend earns counts once, inside the plan.
  const isUnlocked = month >= reached && month < reached + MONTHS_A_YEAR && !isAfter;
  const byMask = isUnlocked && unlock ? year.unlocked[unlock.at]! : year.variants;
  const rows = byMask[mask & (byMask.length - 1)]!;
  // What is bought in a month is in the account in the month after.
  const goalRate = month < (settings.goal?.month ?? 0) ? card.goalRate(mask) : 0;
  const goalUsd = goalRate * (model.goalUsdIn?.(month) ?? model.goalUsd);
  let key = [span.card, mask, isFirst, isMatched, goalRate, goalUsd, isUnlocked && unlock?.at, isAfter].join();
  const parts = new Map<string, number>();
  for (const { perk } of rows[0]!.perks) {
    const part = findPart(span, month, perk, settings);
    if (Math.abs(part - 1 / MONTHS_A_YEAR) < DUST) continue;
    parts.set(perk.id, part);
    key += ` ${perk.id}=${part.toFixed(9)}`;
  }
  let state = known.get(key);
  if (!state) {
    state = makeState(states, { card: span.card, mask, isMatched, goalRate, goalUsd, rows, parts, isAfter });
    known.set(key, state);
  }
  return state;
}

/** The same beside the plan's other cards. */
export const findState = (states: MonthStates, span: Span, month: number, spans: readonly Span[]): MonthState =>
  findStateByMask(states, span, month, findSpanMask(span, month, spans, states.model));
