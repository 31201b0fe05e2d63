/** For tests and the benchmark only: spend, credits and perks of the mixed integer program of `test-solve-by-highs.ts`. */
import type { MixedProgram, Term } from "../wallet/test-mixed-program.ts";
import { findStateByMask, isEnabling, type MonthState } from "./month-states.ts";
import type { PlanModel } from "./plan-model.ts";
import { findWindowEnd, type Holding, type Minimum, type Span } from "./plan.ts";
import type { createPlanPricer } from "./price-plan.ts";

/** One way to hold one card: a variable that is 0 or 1. */
export interface Choice {
  readonly name: string;
  readonly holding: Holding;
  readonly spans: readonly Span[];
  /** Null: the minimum can't be reached within the plan. */
  readonly minimums: readonly Minimum[] | null;
  /** Spend within each of the minimums' windows. */
  readonly inWindow: readonly Term[][];
}

/** Part of a month whose cards are the same throughout. */
interface Piece {
  readonly month: number;
  readonly name: string;
  /** Months from today. */
  readonly start: number;
  readonly weight: number;
}

export interface Draft {
  readonly model: PlanModel;
  readonly states: ReturnType<typeof createPlanPricer>["states"];
  readonly choices: readonly Choice[];
  readonly program: MixedProgram;
  /** All that is put on cards of each kind of spend in each piece of a month. */
  readonly spendOf: Map<string, { readonly terms: Term[]; readonly limitUsd: number }>;
  /** Perks that count once in a wallet, in each piece of a month. */
  readonly onceOf: Map<string, Term[]>;
  /** Points toward the trip. */
  readonly points: Term[];
  /** By month. */
  readonly feesOf: readonly Term[][];
}

/** Choices with a card that lets `span` do more in some month from `month` on. */
export function listEnabling({ model, choices }: Draft, span: Span, bit: number, month: number): Term[] {
  const { enablers } = model.cards[span.card]!;
  const enables = (other: Span) =>
    enablers[bit]!.includes(other.card) && isEnabling(other, span, { month, bit }, model);
  // A card that sends its own points may be among the ways to hold it.
  const ofOthers = choices.filter(({ holding, spans }) => holding.card !== span.card || spans.includes(span));
  return ofOthers.flatMap(({ name, spans }): Term[] => (spans.some(enables) ? [[-1, name]] : []));
}

/**
 * A card that comes in the middle of a month has a part of that month, in which others have it all; a window that opened
 * in what is left of month 0 ends in the middle of one. The pieces are the same for all cards.
 */
export function listPieces(span: Span, month: number, { settings }: PlanModel): Piece[] {
  const { firstMonthShare, restOfMonth } = settings;
  const late = 1 - firstMonthShare;
  const start = month === 0 ? 0 : restOfMonth + month - 1;
  const length = month === 0 ? restOfMonth : 1;
  const cuts = [0, late, 1 - restOfMonth, ...(month === 1 ? [late - restOfMonth] : [])]
    .filter((cut) => cut >= 0 && cut < length - 1e-9)
    .toSorted((one, other) => one - other)
    .filter((cut, at, all) => at === 0 || cut - all[at - 1]! > 1e-9);
  const isThere = (time: number) =>
    (!span.isNew || time >= (span.from === 0 ? 0 : restOfMonth + span.from - 1) + late - 1e-9) && month < span.to;
  return cuts
    .map((cut, at) => ({
      month,
      name: `${month}p${at}`,
      start: start + cut,
      weight: (cuts[at + 1] ?? length) - cut,
    }))
    .filter((piece) => isThere(piece.start));
}

/** Where a choice's spend of one piece of a month goes. */
interface Place {
  readonly name: string;
  readonly span: Span;
  readonly piece: Piece;
  /** Spend that counts toward a minimum, if one runs. */
  readonly window: Term[] | undefined;
  /** By kind of spend. */
  readonly cellOf: readonly Term[][];
  readonly poolOf: Map<string, { readonly terms: Term[]; limitUsd: number }>;
  readonly perkOf: Map<string, Term[]>;
}

function addTo<Key>(terms: Map<Key, Term[]>, key: Key, term: Term): void {
  const known = terms.get(key);
  if (known) known.push(term);
  else terms.set(key, [term]);
}

/** What a card does in a piece of a month while the cards of `mask` are there. */
function writeState(draft: Draft, place: Place, mask: number, { variants: [variant], perks }: MonthState): void {
  const { model, program, spendOf, onceOf, points } = draft;
  const { monthlyUsd, settings, cards } = model;
  const { span, piece, window, cellOf, poolOf, perkOf } = place;
  const name = `${place.name}_${mask}`;
  const own: Term[] = [];
  const pay = (variable: string, cell: number, rate: number, multiplier: number | null) => {
    program.addToObjective(rate, variable);
    if (settings.goal && piece.month < settings.goal.month && multiplier) {
      points.push([multiplier * cards[span.card]!.goalRate(mask), variable]);
    }
    const term: Term = [1, variable];
    own.push(term);
    cellOf[cell]!.push(term);
    window?.push(term);
    const key = `${piece.name}_${cell}`;
    const spend = spendOf.get(key) ?? { terms: [], limitUsd: monthlyUsd[cell]! * piece.weight };
    spend.terms.push(term);
    spendOf.set(key, spend);
  };
  for (const [cell, rate] of variant!.open.entries()) {
    if (rate > -Infinity) pay(`x${name}_${cell}`, cell, rate, variant!.row.multipliers[cell]!);
  }
  for (const [poolAt, pool] of variant!.pools.entries()) {
    const known = poolOf.get(pool.id) ?? { terms: [], limitUsd: 0 };
    known.limitUsd = Math.max(known.limitUsd, pool.limitUsd * piece.weight);
    poolOf.set(pool.id, known);
    for (const [arc, cell] of pool.lines.entries()) {
      const variable = `p${name}_${poolAt}_${cell}`;
      pay(variable, cell, pool.rates[arc]!, pool.multipliers[arc]!);
      known.terms.push([1, variable]);
      program.atMost([[1, variable]], pool.capsUsd[arc]! * piece.weight);
    }
  }
  const mostUsd = piece.weight * monthlyUsd.reduce((sum, usd) => sum + usd, 0);
  for (const [perkAt, { id, group, usd }] of perks.entries()) {
    const variable = `w${name}_${perkAt}`;
    program.addToObjective(usd * piece.weight, variable);
    own.push([mostUsd, variable]);
    addTo(perkOf, id, [1, variable]);
    if (group !== null) addTo(onceOf, `${piece.name}_${group}`, [1, variable]);
  }
  for (let bit = 0; mask >> bit > 0; bit += 1) {
    if ((mask >> bit) % 2 === 0) continue;
    const able = listEnabling(draft, span, bit, piece.month);
    const most = mostUsd * (1 + perks.length);
    program.atMost([...own, ...able.map(([factor, other]): Term => [factor * most, other])], 0);
  }
}

export function writePiece(draft: Draft, choice: Choice, spanAt: number, piece: Piece): void {
  const { model, states, program } = draft;
  const span = choice.spans[spanAt]!;
  // Windows do not overlap.
  const running = choice.minimums?.findIndex(
    (minimum) => piece.month >= minimum.from && piece.start < findWindowEnd(minimum, model.settings) - 1e-9,
  );
  const place: Place = {
    name: `${choice.name}_${spanAt}_${piece.name}`,
    span,
    piece,
    window: spanAt === 0 ? choice.inWindow[running ?? -1] : undefined,
    cellOf: [...model.monthlyUsd].map(() => []),
    poolOf: new Map(),
    perkOf: new Map(),
  };
  const masks = 1 << model.cards[span.card]!.enablers.length;
  for (let mask = 0; mask < masks; mask += 1) {
    writeState(draft, place, mask, findStateByMask(states, span, piece.month, mask));
  }
  for (const [cell, terms] of place.cellOf.entries()) {
    program.atMostWhere(terms, model.monthlyUsd[cell]! * piece.weight, choice.name);
  }
  for (const { terms, limitUsd } of place.poolOf.values()) program.atMost(terms, limitUsd);
  for (const terms of place.perkOf.values()) program.atMostWhere(terms, 1, choice.name);
}
