/**
 * What a plan is worth, month by month. This is the definition that the search
 * maximizes and the printed plan is made from: spend, perks, bonuses and fees of
 * every month, less what the objective takes off besides.
 */
import { checkRules, type KnownCard, listKnownCards } from "./check-rules.ts";
import { createMonthStates, type MonthState, weighMonth } from "./month-states.ts";
import type { PlanModel } from "./plan-model.ts";
import { HOLD_MONTHS, MONTHS_A_YEAR } from "./plan-settings.ts";
import { listFees, listMinimums, type Minimum, type Plan, type Span, toSpans } from "./plan.ts";
import { createMonthSplitter, type KindPlacement, type MonthKind } from "./split-months.ts";

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

export interface PlanPrice {
  readonly objectiveUsd: number;
  readonly netUsd: number;
}

const NO_PRICE: PlanPrice = { objectiveUsd: -Infinity, netUsd: -Infinity };

export function createPlanPricer(model: PlanModel) {
  const { cards, cells, monthlyUsd, settings, catalog, profile, people } = model;
  const states = createMonthStates(model);
  const splitter = createMonthSplitter(cells.length, monthlyUsd);
  const histories = people.map((one) => listKnownCards(one.settings, one.profile.owned));
  const onceUsd = new Map<number, Float64Array>();
  for (const { month, category, usd } of settings.once) {
    const cell = model.cellOf.get(category);
    if (cell === undefined) continue;
    const amounts = onceUsd.get(month) ?? new Float64Array(cells.length);
    amounts[cell]! += usd;
    onceUsd.set(month, amounts);
  }

  /** Cents per point of what a span earns from `month` on. */
  function centsOf(span: Span, month: number, spans: readonly Span[]): number {
    const last = Math.min(month, settings.months - 1);
    const { cpp, lifts } = cards[span.card]!;
    return cpp(lifts && (states.find(span, last, spans).mask & 1) === 1);
  }

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

  /** Perks that count without spend, for a whole month of these states. */
  function sumPerks(held: readonly MonthState[]): number {
    let usd = 0;
    const best = new Map<string, number>();
    for (const { perks } of held) {
      for (const perk of perks) {
        if (perk.group === null) usd += perk.usd;
        else if (perk.usd > (best.get(perk.group) ?? 0)) best.set(perk.group, perk.usd);
      }
    }
    for (const value of best.values()) usd += value;
    return usd;
  }

  function bonusUsd(span: Span, spans: readonly Span[]): number {
    const { levels, isMatch } = cards[span.card]!;
    if (span.level < 0 || isMatch) return 0;
    const { points, usd, months } = levels[span.level]!;
    return usd + (points * centsOf(span, span.from + months, spans)) / 100;
  }

  /** Points of a bonus that are there for the trip: two months after its window, to be sure. */
  function bonusGoalPoints(span: Span, spans: readonly Span[]): number {
    const { levels, isMatch, goalRate } = cards[span.card]!;
    const { goal } = settings;
    if (!goal || span.level < 0 || isMatch) return 0;
    const { points, months, afterUsd } = levels[span.level]!;
    if (!isBonusInTime(span.from, afterUsd > 0 ? months : 1, settings)) return 0;
    return points * goalRate(states.find(span, lastOf(span, goal.month), spans).mask);
  }

  const lastOf = (span: Span, month: number) => Math.min(month, span.to - 1, settings.months - 1);

  /** What the objective takes off beside the dollars shown, but for the discount of a match. */
  function sumEffort(plan: Plan, spans: readonly Span[]): number {
    let usd = 0;
    for (const span of spans) {
      for (const fee of listFees(span, model)) if (!fee.isFirst && fee.usd > 0) usd += profile.effortUsd;
      if (!span.isNew) continue;
      usd += profile.effortUsd + settings.applicationUsd * (isDoubtful(plan, span) ? 2 : 1);
      usd += bonusUsd(span, spans) * settings.discountAMonth * span.from;
    }
    return usd;
  }

  /** What was known of a person in the month of an opening: the history and the plan's own earlier cards. */
  function listKnown(own: Plan, person: number, month: number): KnownCard[] {
    const endOf = new Map(
      own.flatMap(({ card, opened, ending }) =>
        opened === null && ending.kind !== "keep" ? [[cards[card]!.card.slug, ending.month]] : [],
      ),
    );
    const known = histories[person]!.map((entry) => {
      const closed = entry.closed === null ? endOf.get(entry.slug) : undefined;
      return closed === undefined ? entry : { ...entry, closed };
    });
    for (const { card, opened, ending } of own) {
      const { slug } = cards[card]!.card;
      const closed = ending.kind === "keep" ? null : ending.month;
      if (opened !== null && opened < month) known.push({ slug, opened, bonus: opened, closed, isOpening: true });
      if (ending.kind === "change" && ending.month <= month) {
        const target = cards[ending.to]!.card.slug;
        known.push({ slug: target, opened: ending.month, bonus: ending.month, closed: null, isOpening: false });
      }
    }
    return known;
  }

  const verdicts = new Map<string, ReturnType<typeof checkRules>>();
  function judge(plan: Plan, card: number, month: number) {
    const { person } = cards[card]!;
    const history = histories[person]!;
    const own = people.length === 1 ? plan : plan.filter((holding) => cards[holding.card]!.person === person);
    const known = listKnown(own, person, month);
    const key = `${card} ${month} ${known
      .slice(history.length)
      .map(({ slug, opened, closed }) => `${slug}:${opened}:${closed}`)
      .join()} ${known
      .slice(0, history.length)
      .map(({ closed }) => closed)
      .join()}`;
    let verdict = verdicts.get(key);
    if (!verdict) {
      verdict = checkRules(
        cards[card]!.card.slug,
        month,
        known,
        catalog,
        people[person]!.settings,
        people[person]!.profile.has,
      );
      verdicts.set(key, verdict);
    }
    return verdict;
  }

  const isDoubtful = (plan: Plan, span: Span) => judge(plan, span.card, span.from).warnings.length > 0;

  /** Whether the plan keeps to the rules: issuers', pace, the hold of a year, and the limit on fees. */
  function isAllowed(plan: Plan): boolean {
    const openings = plan
      .filter(({ opened }) => opened !== null)
      .toSorted((left, right) => left.opened! - right.opened!);
    for (const [person, { settings: own }] of people.entries()) {
      const ofPerson = openings.filter(({ card }) => cards[card]!.person === person);
      if (ofPerson.length > own.applications) return false;
      for (const [at, { card, opened, level, ending }] of ofPerson.entries()) {
        if (at > 0 && opened! - ofPerson[at - 1]!.opened! < settings.gapMonths) return false;
        if (!cards[card]!.isCandidate) return false;
        if (ending.kind !== "keep" && (ending.month - opened!) % HOLD_MONTHS !== 0) return false;
        const verdict = judge(plan, card, opened!);
        if (!verdict.mayOpen || (level >= 0 && !verdict.mayEarn)) return false;
      }
    }
    return isWithinFees(plan);
  }

  function isWithinFees(plan: Plan): boolean {
    const limit = profile.maxAnnualFeesUsd;
    if (limit === null) return true;
    const due = new Float64Array(settings.months);
    for (const span of toSpans(plan, model)) for (const { month, usd } of listFees(span, model)) due[month]! += usd;
    return due.every((_, month) => {
      let usd = 0;
      for (let at = month; at < Math.min(month + MONTHS_A_YEAR, due.length); at += 1) usd += due[at]!;
      return usd <= limit + 1e-9;
    });
  }

  const sumFees = (plan: Plan): number =>
    toSpans(plan, model).reduce((sum, span) => sum + listFees(span, model).reduce((own, { usd }) => own + usd, 0), 0);

  return {
    layOut,
    sumFees,
    sumPerks,
    sumEffort,
    bonusUsd,
    bonusGoalPoints,
    judge,
    oneOffs: onceUsd as ReadonlyMap<number, Float64Array>,
    isAllowed,
    isWithinFees,
    states,
    splitter,
    place: ({ kinds, minimums }: PlanBlock): KindPlacement[] => splitter.place(kinds, minimums),
    /** Does not ask whether the plan is allowed. */
    price(plan: Plan): PlanPrice {
      const layout = layOut(plan);
      if (!layout) return NO_PRICE;
      const { spans, parts, blocks } = layout;
      let netUsd = 0;
      for (const { kinds, minimums } of blocks) {
        const usd = splitter.value(kinds, minimums);
        if (usd === -Infinity) return NO_PRICE;
        netUsd += usd;
      }
      for (const { weight, states: held } of parts) netUsd += weight * sumPerks(held);
      for (const span of spans) {
        netUsd += bonusUsd(span, spans);
        for (const { usd } of listFees(span, model)) netUsd -= usd;
      }
      const goalUsd =
        model.goalUsd > 0 ? spans.reduce((sum, span) => sum + bonusGoalPoints(span, spans), 0) * model.goalUsd : 0;
      return { netUsd, objectiveUsd: netUsd + goalUsd - sumEffort(plan, spans) };
    },
  };
}

/** Whether a bonus aimed at from a month on counts for the trip. */
export function isBonusInTime(from: number, window: number, { goal, months }: PlanModel["settings"]): boolean {
  return goal !== null && from + Math.min(window, months - 1 - from) + 1 <= goal.month;
}

export type PlanPricer = ReturnType<typeof createPlanPricer>;
