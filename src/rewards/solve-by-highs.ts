/**
 * For tests and the benchmark only: the best wallet as a mixed integer program for HiGHS: the model of the
 * search written a second time, with a variable for each card, each placement
 * of spend, each level of pooled points, each once-per-wallet perk and bonus.
 */
import loadHighs from "highs";

import { bonusBudgetUsd, bonusValueUsd, isBonusReachable } from "./bonuses.ts";
import { ownCentsPerPoint } from "./cents-per-point.ts";
import type { WalletRequest } from "./check-request.ts";
import { findEarnRate, listEarnPools } from "./earn-rates.ts";
import { cardFeeUsd } from "./fees.ts";
import { isOncePerWallet, yearlyPerkUsd } from "./perks.ts";
import { listSpendParts, totalMonthlyUsd } from "./spend.ts";
import type { WalletCard } from "./wallet-card.ts";

type Terms = [coefficient: number, name: string][];

const toText = (terms: Terms) =>
  terms.map(([factor, name]) => `${factor < 0 ? "-" : "+"} ${Math.abs(factor).toFixed(12)} ${name}`).join(" ");

function writeProgram(cards: readonly WalletCard[], request: WalletRequest): string {
  const { lines, redeem = "program", perks = {}, horizon = "ongoing", owned = [], maxCards = 3 } = request;
  const parts = listSpendParts(lines);
  const monthlyUsd = totalMonthlyUsd(lines);
  const objective: Terms = [];
  const rows: string[] = [];
  const binaries = cards.map((_, card) => `y${card}`);
  const spendOf: Terms[] = parts.map(() => []);
  const onceOf = new Map<string, Terms>();
  const bonusSpend: Terms = [];
  const own = cards.map((card) => ownCentsPerPoint(card.redemption, redeem).cpp);
  const programs = cards.map((card, index) => card.rewardProgram ?? `only ${index}`);
  const levelsOf = new Map<string, number[]>();
  for (const program of new Set(programs)) {
    levelsOf.set(
      program,
      [...new Set(own.filter((_, card) => programs[card] === program))].toSorted((left, right) => left - right),
    );
  }
  const levelName = (program: string, level: number) => `z${[...levelsOf.keys()].indexOf(program)}_${level}`;
  for (const [program, levels] of levelsOf) {
    if (levels.length === 1) continue;
    rows.push(`${toText(levels.map((_, level) => [1, levelName(program, level)]))} <= 1`);
    for (const [level, cpp] of levels.entries()) {
      binaries.push(levelName(program, level));
      const holders = [...cards.keys()].filter((card) => programs[card] === program && own[card]! >= cpp);
      rows.push(
        `${toText([[1, levelName(program, level)], ...holders.map((card): Terms[number] => [-1, `y${card}`])])} <= 0`,
      );
    }
  }

  for (const [index, card] of cards.entries()) {
    const isOwned = owned.includes(card.slug);
    let fixedUsd = -cardFeeUsd(card, horizon, isOwned);
    for (const [at, perk] of card.perks.entries()) {
      const yearlyUsd = yearlyPerkUsd(perk, perks);
      if (!isOncePerWallet(perk.type)) fixedUsd += yearlyUsd;
      else if (yearlyUsd > 0) {
        const name = `w${index}_${at}`;
        objective.push([yearlyUsd, name]);
        rows.push(`${name} - y${index} <= 0`);
        onceOf.set(perk.type, [...(onceOf.get(perk.type) ?? []), [1, name]]);
      }
    }
    objective.push([fixedUsd, `y${index}`]);

    const levels = levelsOf.get(programs[index]!)!;
    const pools = listEarnPools(card);
    const poolTerms: Terms[] = pools.map(() => []);
    for (const [level, cpp] of levels.entries()) {
      if (cpp < own[index]!) continue;
      for (const [at, part] of parts.entries()) {
        const rate = findEarnRate(card, part.line, pools);
        const fee = part.foreign ? card.foreignTransactionFeePercent : 0;
        const placed: Terms = [];
        const place = (name: string, multiplier: number) => {
          const dollars = (multiplier * cpp - fee) / 100;
          if (dollars <= 0) return;
          objective.push([dollars, name]);
          placed.push([1, name]);
          spendOf[at]!.push([1, name]);
        };
        place(`x${index}_${at}_${level}`, rate.openMultiplier);
        for (const { pool, multiplier } of rate.pooled) {
          const name = `p${index}_${at}_${level}_${pool}`;
          place(name, multiplier);
          poolTerms[pool]!.push([1, name]);
        }
        if (placed.length === 0) continue;
        rows.push(`${toText([...placed, [-part.annualUsd, `y${index}`]])} <= 0`);
        if (levels.length > 1)
          rows.push(`${toText([...placed, [-part.annualUsd, levelName(programs[index]!, level)]])} <= 0`);
      }
      const bonusUsd = bonusValueUsd(card.signUpBonus, cpp) ?? 0;
      if (
        horizon === "first-year" &&
        !isOwned &&
        bonusUsd > 0 &&
        cpp === own[index] &&
        isBonusReachable(card.signUpBonus, monthlyUsd)
      ) {
        const name = `b${index}`;
        binaries.push(name);
        objective.push([bonusUsd, name]);
        rows.push(`${name} - y${index} <= 0`);
        bonusSpend.push([card.signUpBonus.minSpendUsd ?? 0, name]);
      }
    }
    for (const [pool, terms] of poolTerms.entries()) {
      if (terms.length > 0) rows.push(`${toText(terms)} <= ${pools[pool]!.limitUsd}`);
    }
  }
  for (const [at, terms] of spendOf.entries())
    if (terms.length > 0) rows.push(`${toText(terms)} <= ${parts[at]!.annualUsd}`);
  for (const terms of onceOf.values()) rows.push(`${toText(terms)} <= 1`);
  if (bonusSpend.length > 0) rows.push(`${toText(bonusSpend)} <= ${bonusBudgetUsd(monthlyUsd)}`);
  rows.push(`${toText(cards.map((_, card) => [1, `y${card}`]))} <= ${maxCards}`);
  const { maxAnnualFeesUsd } = request;
  const fees = cards.map((card, index): Terms[number] => [
    cardFeeUsd(card, horizon, owned.includes(card.slug)),
    `y${index}`,
  ]);
  if (typeof maxAnnualFeesUsd === "number") rows.push(`${toText(fees)} <= ${maxAnnualFeesUsd}`);

  const constraints = rows.map((row, index) => ` r${index}: ${row}`).join("\n");
  return `Maximize\n obj: ${toText(objective)}\nSubject To\n${constraints}\nBinary\n ${binaries.join("\n ")}\nEnd`;
}

/** Bonuses in points are valued at the card's own cents per point; every real bonus has an estimate. */
export async function solveByHighs(
  cards: readonly WalletCard[],
  request: WalletRequest,
): Promise<{ netUsd: number; slugs: string[]; ms: number }> {
  const program = writeProgram(cards, request);
  // A fresh instance each time: the WASM heap does not shrink after a solve.
  const highs = await loadHighs();
  const start = performance.now();
  const solution = highs.solve(program, { mip_rel_gap: 0, time_limit: 20 });
  const ms = performance.now() - start;
  const slugs = cards
    .filter((_, card) => ((solution.Columns[`y${card}`] as { Primal?: number }).Primal ?? 0) > 0.5)
    .map(({ slug }) => slug);
  return { netUsd: solution.ObjectiveValue, slugs, ms };
}
