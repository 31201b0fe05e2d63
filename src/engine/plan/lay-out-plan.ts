/** A plan as months: which states its cards have in which piece of a month, and which spend is split together. */
import { type MonthState, type MonthStates, weighMonth } from "./month-states.ts";
import type { PlanModel } from "./plan-model.ts";
import { HOLD_MONTHS } from "./plan-settings.ts";
import { listMinimums, type Minimum, type Plan, type Span, toSpans } from "./plan.ts";
import type { MonthKind } from "./split-months.ts";
import { countOperations } from "../work-budget.ts";

/** A month of the plan or, where a card is opened in it, one of its two pieces. */
export interface MonthPart {
  readonly month: number;
  readonly weight: number;
  readonly held: readonly Span[];
  readonly states: readonly MonthState[];
}

export interface PlanPromise extends Minimum {
  readonly span: Span;
}

/** Months whose spend is split together. */
export interface PlanBlock {
  readonly kinds: readonly MonthKind[];
  readonly minimums: ReadonlyMap<number, number>;
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

/** @param onceUsd by month: one-off amounts by cell */
export function createPlanLayout(model: PlanModel, states: MonthStates, onceUsd: ReadonlyMap<number, Float64Array>) {
  const { cards, monthlyUsd, settings } = model;

  function layOut(plan: Plan): PlanLayout | null {
    const { months, firstMonthShare } = settings;
    const spans = toSpans(plan, model);
    const promises: PlanPromise[] = [];
    for (const span of spans) {
      const isMatched = span.level >= 0 && cards[span.card]!.isMatch;
      if (isMatched && span.from + HOLD_MONTHS > months) return null;
      const minimums = listMinimums(span, model);
      if (!minimums) return null;
      promises.push(...minimums.map((minimum) => ({ ...minimum, span })));
    }

    countOperations(40 * months * (1 + spans.length));
    const parts: MonthPart[] = [];
    for (let month = 0; month < months; month += 1) {
      const held = spans.filter((span) => weighMonth(span, month, 1) > 0);
      const arrives = held.filter((span) => span.isNew && span.from === month);
      const pieces: [number, readonly Span[]][] =
        arrives.length === 0 || firstMonthShare === 1
          ? [[1, held]]
          : [
              [1 - firstMonthShare, held.filter((span) => !arrives.includes(span))],
              [firstMonthShare, held],
            ];
      for (const [weight, piece] of pieces) {
        parts.push({ month, weight, held: piece, states: piece.map((span) => states.find(span, month, spans)) });
      }
    }
    return { spans, parts, promises, blocks: toBlocks(parts, promises) };
  }

  function toBlocks(parts: readonly MonthPart[], promises: readonly PlanPromise[]): PlanBlock[] {
    // Promises whose windows touch are solved together.
    const groupOf = promises.map((_, at) => at);
    const activeIn = parts.map(({ month, held }) =>
      promises.flatMap(({ span, from, months }, at) =>
        held.includes(span) && month >= from && month < from + months ? [at] : [],
      ),
    );
    for (const active of activeIn) {
      for (const other of active.slice(1)) {
        const [old, merged] = [groupOf[other]!, groupOf[active[0]!]!];
        for (const [at, group] of groupOf.entries()) if (group === old) groupOf[at] = merged;
      }
    }
    const blocks = new Map<
      string,
      {
        kinds: Map<string, { kind: MonthKind; at: number }>;
        parts: { key: string; part: number; weight: number }[];
        minimums: Map<number, number>;
      }
    >();
    for (const [part, { month, weight, held, states: ofPart }] of parts.entries()) {
      const active = activeIn[part]!;
      const inPart = held.map((span) => active.find((at) => promises[at]!.span === span) ?? -1);
      const stateKey = `${ofPart.map(({ id }) => id).join()}/${inPart.join()}`;
      const once = onceUsd.get(month);
      const amounts: [string, Float64Array, boolean][] = [[stateKey, monthlyUsd, false]];
      if (once) amounts.push([`${stateKey}/${month}`, once, true]);
      for (const [key, lineUsd, isOneOff] of amounts) {
        const blockKey = active.length > 0 ? `p${groupOf[active[0]!]!}` : key;
        let block = blocks.get(blockKey);
        if (!block) blocks.set(blockKey, (block = { kinds: new Map(), parts: [], minimums: new Map() }));
        for (const at of active) block.minimums.set(at, promises[at]!.usd);
        const known = block.kinds.get(key);
        block.kinds.set(key, {
          kind: {
            states: ofPart,
            promises: inPart,
            weight: (known?.kind.weight ?? 0) + weight,
            lineUsd,
            isOneOff,
          },
          at: known?.at ?? block.kinds.size,
        });
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

  return layOut;
}
