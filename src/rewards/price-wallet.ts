/**
 * The exact net value of one wallet from the search's tables: the same maths
 * as `valueWallet`, without its detail, for the hot path. A test holds the two
 * together.
 */
import { fillPools } from "./fill-pools.ts";
import { pickBonuses } from "./pick-bonuses.ts";
import type { RowPool, SearchModel } from "./search-model.ts";

const DUST = 1e-12;

/**
 * Returns the pricing function. It takes card indexes, ascending (so that the
 * sum never depends on the order of discovery), and answers in US dollars.
 */
export function createWalletPricer(model: SearchModel): (members: readonly number[]) => number {
  const { lineCount, openValues, lineSpendUsd, poolsOfRow, fixedUsd, bonusUsd, minSpendUsd } = model;
  const programLevel = new Int32Array(model.programCount);
  const best = new Float64Array(lineCount);

  /** Gain of one pool alone over `best`: its best-paying dollars first. */
  function onePoolGain({ limitUsd, lines, values }: RowPool): number {
    let roomUsd = limitUsd;
    let gainUsd = 0;
    let lastRate = Infinity;
    let lastArc = -1;
    while (roomUsd > 0) {
      let arc = -1;
      let arcRate = DUST;
      for (let at = 0; at < lines.length; at += 1) {
        const line = lines[at]!;
        const rate = (values[at]! - best[line]!) / lineSpendUsd[line]!;
        const isNext = rate < lastRate || (rate === lastRate && at > lastArc);
        if (isNext && rate > arcRate) {
          arc = at;
          arcRate = rate;
        }
      }
      if (arc < 0) return gainUsd;
      const amountUsd = Math.min(roomUsd, lineSpendUsd[lines[arc]!]!);
      gainUsd += amountUsd * arcRate;
      roomUsd -= amountUsd;
      lastRate = arcRate;
      lastArc = arc;
    }
    return gainUsd;
  }

  function poolsGain(pools: readonly RowPool[]): number {
    const useful = pools.filter(({ lines, values }) => lines.some((line, at) => values[at]! > best[line]! + DUST));
    if (useful.length === 0) return 0;
    if (useful.length === 1) return onePoolGain(useful[0]!);
    const gains = new Float64Array(useful.length * lineCount);
    for (const [pool, { lines, values }] of useful.entries()) {
      for (const [at, line] of lines.entries()) {
        gains[pool * lineCount + line] = (values[at]! - best[line]!) / lineSpendUsd[line]!;
      }
    }
    return fillPools({ gains, poolLimitsUsd: useful.map(({ limitUsd }) => limitUsd), lineSpendUsd }).gainUsd;
  }

  return (members) => {
    for (const card of members) programLevel[model.programOf[card]!] = 0;
    for (const card of members) {
      const program = model.programOf[card]!;
      if (model.levelOf[card]! > programLevel[program]!) programLevel[program] = model.levelOf[card]!;
    }
    let netUsd = 0;
    let bonusSumUsd = 0;
    let minSpendSumUsd = 0;
    let pools: RowPool[] | null = null;
    best.fill(0);
    for (const card of members) {
      const row = model.firstRowOf[card]! + programLevel[model.programOf[card]!]!;
      const first = row * lineCount;
      for (let line = 0; line < lineCount; line += 1) {
        if (openValues[first + line]! > best[line]!) best[line] = openValues[first + line]!;
      }
      netUsd += fixedUsd[card]!;
      const rowPools = poolsOfRow[row]!;
      if (rowPools.length > 0) pools = pools ? [...pools, ...rowPools] : [...rowPools];
      if (bonusUsd[row]! > 0) {
        bonusSumUsd += bonusUsd[row]!;
        minSpendSumUsd += minSpendUsd[card]!;
      }
    }
    for (let line = 0; line < lineCount; line += 1) netUsd += best[line]!;
    if (pools) netUsd += poolsGain(pools);
    if (minSpendSumUsd <= model.bonusBudgetUsd) return netUsd + bonusSumUsd;

    const rows = members.map((card) => ({
      valueUsd: bonusUsd[model.firstRowOf[card]! + programLevel[model.programOf[card]!]!]!,
      costUsd: minSpendUsd[card]!,
    }));
    const picked = pickBonuses(
      rows.map(({ valueUsd }) => valueUsd),
      rows.map(({ costUsd }) => costUsd),
      model.bonusBudgetUsd,
    );
    return picked.reduce((sum, at) => sum + rows[at]!.valueUsd, netUsd);
  };
}
