/** For tests and the benchmark only: spend, credits and perks of the mixed integer program of `solve-by-highs.ts`. */
import type { MixedProgram, Term } from "../wallet/test-mixed-program.ts";
import { findLastChance, type MonthState, weighMonth } from "./month-states.ts";
import type { PlanModel } from "./plan-model.ts";
import type { Holding, Minimum, Span } from "./plan.ts";
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
  /** Of the month. */
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
  const until = findLastChance(span, month, bit, model);
  const isEnabling = (other: Span) =>
    other.card !== span.card &&
    enablers[bit]!.includes(other.card) &&
    Math.max(month, other.from) < Math.min(other.to, until);
  return choices.flatMap(({ name, spans }): Term[] => (spans.some(isEnabling) ? [[-1, name]] : []));
}

/** A card that begins in the middle of a month has a part of that month, in which others have it all. */
export function listPieces(span: Span, month: number, share: number): Piece[] {
  const isWhole = weighMonth(span, month, share) === 1;
  return [
    ...(share < 1 && isWhole ? [{ month, name: `${month}a`, weight: 1 - share }] : []),
    { month, name: `${month}b`, weight: share },
  ];
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
      program.atMost([[1, variable]], pool.share * monthlyUsd[cell]! * piece.weight);
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
  const running = choice.minimums?.findIndex(({ from, months }) => piece.month >= from && piece.month < from + months);
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
    writeState(draft, place, mask, states.findByMask(span, piece.month, mask));
  }
  for (const [cell, terms] of place.cellOf.entries()) {
    program.atMostWhere(terms, model.monthlyUsd[cell]! * piece.weight, choice.name);
  }
  for (const { terms, limitUsd } of place.poolOf.values()) program.atMost(terms, limitUsd);
  for (const terms of place.perkOf.values()) program.atMostWhere(terms, 1, choice.name);
}
