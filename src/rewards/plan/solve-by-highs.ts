/**
 * For tests and the benchmark only: the best plan as a mixed integer program for
 * HiGHS. It takes from the planner what a card may do and what it earns in a
 * month, and decides by itself: which cards, which months, every dollar of every
 * month, minimums, limits, credits, points that wait for another card and points
 * toward a trip. Issuers' rules and chosen categories are left out; `enumerate-plans.test.ts` has the rules.
 */
import loadHighs from "highs";

import { findLastChance, weighMonth } from "./month-states.ts";
import type { PlanModel } from "./plan-model.ts";
import { listOpenings, listOwnedOptions } from "./plan-options.ts";
import { type Holding, listFees, listMinimums, type Minimum, type Span, toSpans } from "./plan.ts";
import { createPlanPricer, isBonusInTime } from "./price-plan.ts";

type Terms = [coefficient: number, name: string][];

const toText = (terms: Terms) =>
  terms.map(([factor, name]) => `${factor < 0 ? "-" : "+"} ${Math.abs(factor).toFixed(12)} ${name}`).join(" ");

interface Choice {
  readonly name: string;
  readonly holding: Holding;
  readonly spans: readonly Span[];
}

/** Windows do not overlap. */
const findMinimum = (minimums: readonly Minimum[] | null, month: number): number =>
  minimums?.findIndex(({ from, months }) => month >= from && month < from + months) ?? -1;

function writeProgram(model: PlanModel): string {
  const { cards, settings, monthlyUsd, profile, people } = model;
  const { months, gapMonths, applicationUsd, firstMonthShare, discountAMonth } = settings;
  const { states } = createPlanPricer(model);
  const choices = cards.flatMap((card) => {
    const holdings = card.isOwned
      ? listOwnedOptions(model, card)
      : card.isCandidate
        ? Array.from({ length: months }, (_, month) => listOpenings(model, card, month)).flat()
        : [];
    return holdings.map((holding, at): Choice => ({
      name: `y${card.index}_${at}`,
      holding,
      spans: toSpans([holding], model),
    }));
  });
  const objective: Terms = [];
  const constraints: string[] = [];
  const most = (terms: Terms, limit: number) => {
    if (terms.length > 0) constraints.push(`${toText(terms)} <= ${limit.toFixed(9)}`);
  };
  for (const { index, isOwned } of cards) {
    const own = choices.filter(({ holding }) => holding.card === index).map(({ name }): Terms[number] => [1, name]);
    if (own.length > 0) constraints.push(`${toText(own)} ${isOwned ? "=" : "<="} 1`);
  }
  for (const [person, { settings: own }] of people.entries()) {
    const opened = choices.filter(({ holding }) => holding.opened !== null && cards[holding.card]!.person === person);
    most(
      opened.map(({ name }) => [1, name]),
      own.applications,
    );
    for (let month = 0; month < months; month += 1) {
      const near = opened.filter(({ holding }) => holding.opened! >= month && holding.opened! < month + gapMonths);
      most(
        near.map(({ name }) => [1, name]),
        1,
      );
    }
  }

  const spendOf = new Map<string, Terms>();
  const onceOf = new Map<string, Terms>();
  /** Points toward the trip. */
  const points: Terms = [];
  const feesOf: Terms[] = Array.from({ length: months }, () => []);
  const add = (sums: Map<string, Terms>, key: string, term: Terms[number]) => {
    const terms = sums.get(key);
    if (terms) terms.push(term);
    else sums.set(key, [term]);
  };
  /** Choices with a card that lets `span` do more in some month from `month` on. */
  const listEnabling = (span: Span, bit: number, month: number): Terms => {
    const { enablers } = cards[span.card]!;
    const until = findLastChance(span, month, bit, model);
    return choices.flatMap(({ name, spans }): Terms =>
      spans.some(
        (other) =>
          other.card !== span.card &&
          enablers[bit]!.includes(other.card) &&
          Math.max(month, other.from) < Math.min(other.to, until),
      )
        ? [[-1, name]]
        : [],
    );
  };

  for (const { name, holding, spans } of choices) {
    const card = cards[holding.card]!;
    let fixedUsd = 0;
    for (const span of spans) {
      for (const { month, usd, isFirst } of listFees(span, model)) {
        fixedUsd -= usd + (!isFirst && usd > 0 ? profile.effortUsd : 0);
        feesOf[month]!.push([usd, name]);
      }
    }
    const level = holding.level >= 0 && !card.isMatch ? card.levels[holding.level]! : null;
    const minimums = listMinimums(spans[0]!, model);
    const inWindow: Terms[] = (minimums ?? []).map(() => []);
    if (holding.opened !== null) fixedUsd -= profile.effortUsd + applicationUsd;
    if (level) {
      const kept = 1 - discountAMonth * holding.opened!;
      const toUsd = (lifted: boolean) => (level.usd + (level.points * card.cpp(lifted)) / 100) * kept;
      fixedUsd += toUsd(false);
      if (card.lifts && toUsd(true) > toUsd(false)) {
        objective.push([toUsd(true) - toUsd(false), `b${name}`]);
        most(
          [
            [1, `b${name}`],
            [-1, name],
          ],
          0,
        );
        const at = Math.min(holding.opened! + level.months, months - 1);
        most([[1, `b${name}`], ...listEnabling(spans[0]!, 0, at)], 0);
      }
    }
    objective.push([fixedUsd, name]);
    if (level && settings.goal && isBonusInTime(holding.opened!, level.afterUsd > 0 ? level.months : 1, settings)) {
      const last = Math.min(settings.goal.month, spans[0]!.to - 1, months - 1);
      const masks = [0, 1, 2, 3].map((bits) => [bits, `g${name}_${bits}`] as const);
      for (const [bits, variable] of masks) {
        points.push([level.points * card.goalRate(bits << card.tripBit), variable]);
        for (const bit of [0, 1]) {
          if ((bits >> bit) % 2 === 0) continue;
          most([[1, variable], ...listEnabling(spans[0]!, card.tripBit + bit, last)], 0);
        }
      }
      most([...masks.map(([, variable]): Terms[number] => [1, variable]), [-1, name]], 0);
    }

    for (const [spanAt, span] of spans.entries()) {
      const bits = cards[span.card]!.enablers.length;
      for (let month = Math.max(0, span.from); month < Math.min(months, span.to); month += 1) {
        const whole = weighMonth(span, month, firstMonthShare);
        const pieces: [string, number][] = [];
        if (firstMonthShare === 1) pieces.push(["b", 1]);
        else {
          if (whole === 1) pieces.push(["a", 1 - firstMonthShare]);
          pieces.push(["b", firstMonthShare]);
        }
        for (const [piece, weight] of pieces) {
          const place = `${name}_${spanAt}_${month}${piece}`;
          const poolOf = new Map<string, { terms: Terms; limitUsd: number }>();
          const cellOf: Terms[] = [...monthlyUsd].map(() => []);
          const perkOf = new Map<string, Terms>();
          for (let mask = 0; mask < 1 << bits; mask += 1) {
            const state = states.findByMask(span, month, mask);
            const [variant] = state.variants;
            const own: Terms = [];
            let mostUsd = 0;
            const pay = (variable: string, cell: number, rate: number, multiplier: number | null) => {
              objective.push([rate, variable]);
              if (settings.goal && month < settings.goal.month && multiplier) {
                points.push([multiplier * cards[span.card]!.goalRate(mask), variable]);
              }
              own.push([1, variable]);
              cellOf[cell]!.push([1, variable]);
              add(spendOf, `${month}${piece}${cell}`, [1, variable]);
              const at = spanAt === 0 ? findMinimum(minimums, month) : -1;
              if (at >= 0) inWindow[at]!.push([1, variable]);
            };
            for (let cell = 0; cell < monthlyUsd.length; cell += 1) {
              mostUsd += monthlyUsd[cell]! * weight;
              if (variant!.open[cell]! > -Infinity)
                pay(`x${place}_${mask}_${cell}`, cell, variant!.open[cell]!, variant!.row.multipliers[cell]!);
            }
            for (const [poolAt, pool] of variant!.pools.entries()) {
              const inPool: Terms = [];
              for (const [arc, cell] of pool.lines.entries()) {
                const variable = `p${place}_${mask}_${poolAt}_${cell}`;
                pay(variable, cell, pool.rates[arc]!, pool.multipliers[arc]!);
                inPool.push([1, variable]);
                constraints.push(`${variable} <= ${(pool.share * monthlyUsd[cell]! * weight).toFixed(9)}`);
              }
              const known = poolOf.get(pool.id);
              const limitUsd = Math.max(known?.limitUsd ?? 0, pool.limitUsd * weight);
              poolOf.set(pool.id, { terms: [...(known?.terms ?? []), ...inPool], limitUsd });
            }
            for (const [perkAt, { id, group, usd }] of state.perks.entries()) {
              const variable = `w${place}_${mask}_${perkAt}`;
              objective.push([usd * weight, variable]);
              own.push([mostUsd, variable]);
              perkOf.set(id, [...(perkOf.get(id) ?? []), [1, variable]]);
              if (group !== null) add(onceOf, `${month}${piece}${group}`, [1, variable]);
            }
            for (let bit = 0; bit < bits; bit += 1) {
              if ((mask >> bit) % 2 === 0) continue;
              const able = listEnabling(span, bit, month).map(([factor, other]): Terms[number] => [
                factor * (mostUsd * (1 + state.perks.length)),
                other,
              ]);
              most([...own, ...able], 0);
            }
          }
          for (const [cell, terms] of cellOf.entries()) most([...terms, [-monthlyUsd[cell]! * weight, name]], 0);
          for (const { terms, limitUsd } of poolOf.values()) if (limitUsd < Infinity) most(terms, limitUsd);
          for (const terms of perkOf.values()) most([...terms, [-1, name]], 0);
        }
      }
    }
    if (!minimums) constraints.push(`${name} <= 0`);
    for (const [at, { usd }] of (minimums ?? []).entries()) {
      if (inWindow[at]!.length === 0) constraints.push(`${name} <= 0`);
      else constraints.push(`${toText([...inWindow[at]!, [-usd, name]])} >= 0`);
    }
  }
  for (const [key, terms] of spendOf) {
    const [, piece, cell] = /^\d+([ab])(\d+)$/.exec(key)!.slice(0) as [string, string, string];
    const weight = firstMonthShare === 1 ? 1 : piece === "a" ? 1 - firstMonthShare : firstMonthShare;
    most(terms, monthlyUsd[Number(cell)]! * weight);
  }
  for (const terms of onceOf.values()) most(terms, 1);
  if (profile.maxAnnualFeesUsd !== null) {
    for (let month = 0; month < months; month += 1) {
      most(feesOf.slice(month, month + 12).flat(), profile.maxAnnualFeesUsd);
    }
  }
  if (settings.goal) {
    constraints.push(points.length > 0 ? `${toText(points)} >= ${settings.goal.points}` : `${choices[0]!.name} >= 2`);
  }
  const rows = constraints.map((row, index) => ` r${index}: ${row}`).join("\n");
  const binaries = choices.map(({ name }) => name).join("\n ");
  return `Maximize\n obj: ${toText(objective)}\nSubject To\n${rows}\nBinary\n ${binaries}\nEnd`;
}

/** -Infinity: no plan reaches the trip. */
export async function solvePlanByHighs(
  model: PlanModel,
  seconds = 120,
): Promise<{ objectiveUsd: number; isOptimal: boolean; ms: number }> {
  const program = writeProgram(model);
  // A fresh instance each time: the WASM heap does not shrink after a solve.
  const highs = await loadHighs();
  const start = performance.now();
  const solution = highs.solve(program, { mip_rel_gap: 0, mip_abs_gap: 1e-6, time_limit: seconds });
  const ms = performance.now() - start;
  if (solution.Status === "Infeasible") return { objectiveUsd: -Infinity, isOptimal: true, ms };
  return { objectiveUsd: solution.ObjectiveValue, isOptimal: solution.Status === "Optimal", ms };
}
