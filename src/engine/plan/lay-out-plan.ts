/** A plan as months: which states its cards have in which piece of a month, and which spend is split together. */
import { findState, isFirstYear, type MonthState, type MonthStates } from "./month-states.ts";
import type { PlanModel } from "./plan-model.ts";
import { HOLD_MONTHS, lengthOf, startOf } from "./plan-settings.ts";
import { findPresence, findWindowEnd, listMinimums, type Minimum, type Plan, type Span, toSpans } from "./plan.ts";
import type { MonthKind, SplitBlock } from "./split-months.ts";
import { countOperations } from "../work-budget.ts";

/** A month of the plan or, where a card comes or a window ends in it, a piece of it. Months after the plan's last are those of first years. */
export interface MonthPart {
  readonly month: number;
  /** Months from today. */
  readonly start: number;
  readonly weight: number;
  readonly held: readonly Span[];
  readonly states: readonly MonthState[];
}

export interface PlanPromise extends Minimum {
  readonly span: Span;
}

/** Months whose spend is split together. */
export interface PlanBlock extends SplitBlock {
  /** For each kind its share in each part of a month: dollars of the kind times the share. */
  readonly parts: readonly { readonly kind: number; readonly part: number; readonly share: number }[];
}

/** Null: a bonus that the plan aims at cannot come inside its months. */
export interface PlanLayout {
  readonly spans: readonly Span[];
  readonly parts: readonly MonthPart[];
  readonly promises: readonly PlanPromise[];
  readonly blocks: readonly PlanBlock[];
}

/** What is left of rounding is no time. */
const INSTANT = 1e-9;

/** What a plan is laid out with. */
export interface PlanCalendar {
  readonly model: PlanModel;
  readonly states: MonthStates;
  /** By month: one-off amounts by cell. */
  readonly oneOffs: ReadonlyMap<number, Float64Array>;
}

export function layOutPlan(calendar: PlanCalendar, plan: Plan): PlanLayout | null {
  const { model } = calendar;
  const spans = toSpans(plan, model);
  const promises: PlanPromise[] = [];
  for (const span of spans) {
    const isMatched = span.level >= 0 && model.cards[span.card]!.isMatch;
    if (isMatched && span.from + HOLD_MONTHS > model.settings.months) return null;
    const minimums = listMinimums(span, model);
    if (!minimums) return null;
    promises.push(...minimums.map((minimum) => ({ ...minimum, span })));
  }
  const parts = listParts(calendar, spans, promises);
  return { spans, parts, promises, blocks: toBlocks(calendar, parts, promises) };
}

function listParts(
  { model, states }: PlanCalendar,
  spans: readonly Span[],
  promises: readonly PlanPromise[],
): MonthPart[] {
  const { settings } = model;
  const { months } = settings;
  countOperations(40 * months * (1 + spans.length));
  const parts: MonthPart[] = [];
  const times = [
    ...spans.flatMap((span) => (span.isNew ? [findPresence(span, settings)[0]] : [])),
    ...promises.map((promise) => findWindowEnd(promise, settings)),
  ];
  for (let month = 0; month < model.endMonth; month += 1) {
    const asked = month < months ? spans : spans.filter((span) => isFirstYear(span, month));
    const start = startOf(month, settings);
    const end = start + lengthOf(month, settings);
    const inside = times.filter((time) => time > start + INSTANT && time < end - INSTANT);
    const begins = [start, ...new Set(inside.toSorted((one, other) => one - other))];
    for (const [at, begin] of begins.entries()) {
      const weight = (begins[at + 1] ?? end) - begin;
      const held = asked.filter((span) => {
        const [from, to] = findPresence(span, settings);
        return from <= begin + INSTANT && begin + INSTANT < to;
      });
      if (month >= months && held.length === 0) continue;
      const ofHeld = held.map((span) => findState(states, span, month, spans));
      parts.push({ month, start: begin, weight, held, states: ofHeld });
    }
  }
  return parts;
}

/** By part of a month the promises whose windows it is in; and by promise one that its windows touch: those are solved together. */
function groupPromises(
  { settings }: PlanModel,
  parts: readonly MonthPart[],
  promises: readonly PlanPromise[],
): { readonly activeIn: readonly (readonly number[])[]; readonly groupOf: readonly number[] } {
  const groupOf = promises.map((_, at) => at);
  const activeIn = parts.map(({ month, start, held }) =>
    promises.flatMap((promise, at) => {
      const isRunning = month >= promise.from && start + INSTANT < findWindowEnd(promise, settings);
      return isRunning && held.includes(promise.span) ? [at] : [];
    }),
  );
  for (const active of activeIn) {
    for (const other of active.slice(1)) {
      const [old, merged] = [groupOf[other]!, groupOf[active[0]!]!];
      for (const [at, group] of groupOf.entries()) if (group === old) groupOf[at] = merged;
    }
  }
  return { activeIn, groupOf };
}

/** A block on its way. */
interface BlockDraft {
  readonly kinds: Map<string, { readonly kind: MonthKind; readonly at: number }>;
  readonly parts: { readonly key: string; readonly part: number; readonly weight: number }[];
  readonly minimums: Map<number, number>;
}

function toBlocks(
  { model, oneOffs }: PlanCalendar,
  parts: readonly MonthPart[],
  promises: readonly PlanPromise[],
): PlanBlock[] {
  const { activeIn, groupOf } = groupPromises(model, parts, promises);
  const blocks = new Map<string, BlockDraft>();
  for (const [part, { month, weight: length, held, states }] of parts.entries()) {
    const active = activeIn[part]!;
    const inPart = held.map((span) => active.find((at) => promises[at]!.span === span) ?? -1);
    const stateKey = `${states.map(({ id }) => id).join()}/${inPart.join()}`;
    const once = oneOffs.get(month);
    const amounts = [{ key: stateKey, lineUsd: model.monthlyUsd, isOneOff: false, weight: length }];
    if (once) {
      // A one-off amount is spread evenly over what there is of its month.
      const weight = length / lengthOf(month, model.settings);
      amounts.push({ key: `${stateKey}/${month}`, lineUsd: once, isOneOff: true, weight });
    }
    for (const { key, lineUsd, isOneOff, weight } of amounts) {
      const blockKey = active.length > 0 ? `p${groupOf[active[0]!]!}` : key;
      let block = blocks.get(blockKey);
      if (!block) blocks.set(blockKey, (block = { kinds: new Map(), parts: [], minimums: new Map() }));
      for (const at of active) block.minimums.set(at, promises[at]!.usd);
      const known = block.kinds.get(key);
      const sum = (known?.kind.weight ?? 0) + weight;
      const kind = { states, promises: inPart, weight: sum, lineUsd, isOneOff };
      block.kinds.set(key, { kind, at: known?.at ?? block.kinds.size });
      block.parts.push({ key, part, weight });
    }
  }
  return [...blocks.values()].map(({ kinds, parts: inBlock, minimums }) => ({
    kinds: [...kinds.values()].map(({ kind }) => kind),
    minimums,
    parts: inBlock.map(({ key, part, weight }) => {
      const { kind, at } = kinds.get(key)!;
      return { kind: at, part, share: weight / kind.weight };
    }),
  }));
}
