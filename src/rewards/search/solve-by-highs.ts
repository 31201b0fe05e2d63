/**
 * For tests and the benchmark only: the best wallet as a mixed integer program
 * for HiGHS: the model of the search written a second time, with a variable for
 * each row of each card, each placement of spend and each once-per-wallet perk.
 */
import loadHighs from "highs";

import { feeOfYear, listCardRows } from "../value/list-rows.ts";
import { mayEarnBonus, toOpeningOrder } from "../value/bonus-rules.ts";
import type { Profile } from "../value/profile.ts";
import { toVisit } from "../value/visit.ts";
import type { BonusRule, WalletCard } from "../value/wallet-card.ts";

type Terms = [coefficient: number, name: string][];

const toText = (terms: Terms) =>
  terms.map(([factor, name]) => `${factor < 0 ? "-" : "+"} ${Math.abs(factor).toFixed(12)} ${name}`).join(" ");

function writeProgram(cards: readonly WalletCard[], profile: Profile, rules: readonly BonusRule[]): string {
  const visit = toVisit(profile);
  const objective: Terms = [[profile.effortUsd, "u"]];
  const constraints: string[] = [
    "u <= 1",
    `${toText([[1, "u"], ...cards.map((_, card): Terms[number] => [-1, `y${card}`])])} <= 0`,
  ];
  const binaries = cards.map((_, card) => `y${card}`);
  const spendOf: Terms[] = visit.cells.map(() => []);
  const onceOf = new Map<string, Terms>();
  const bonusRows: string[][] = cards.map(() => []);

  for (const [card, record] of cards.entries()) {
    const { rows, enablers } = listCardRows(record, visit, mayEarnBonus(record.slug, profile, rules));
    constraints.push(
      `${toText([[-1, `y${card}`], ...rows.map((_, row): Terms[number] => [1, `z${card}_${row}`])])} = 0`,
    );
    for (const [index, row] of rows.entries()) {
      const name = `${card}_${index}`;
      const z = `z${name}`;
      binaries.push(z);
      if (row.bonusUsd > 0 || row.isMatch) bonusRows[card]!.push(z);
      let fixedUsd = row.bonusUsd - row.feeUsd - profile.effortUsd;
      for (const [bit, slugs] of enablers.entries()) {
        if ((row.mask >> bit) % 2 === 0) continue;
        const able = [...cards.keys()].filter((other) => other !== card && slugs.includes(cards[other]!.slug));
        constraints.push(`${toText([[1, z], ...able.map((other): Terms[number] => [-1, `y${other}`])])} <= 0`);
      }
      for (const [at, { term }] of row.perks.entries()) {
        if (term.kind === "fixed") fixedUsd += term.usd;
        if (term.kind !== "once") continue;
        objective.push([term.usd, `w${name}_${at}`]);
        constraints.push(`w${name}_${at} - ${z} <= 0`);
        onceOf.set(term.group, [...(onceOf.get(term.group) ?? []), [1, `w${name}_${at}`]]);
      }
      objective.push([fixedUsd, z]);
      const spent: Terms = [];
      for (const [cell, { annualUsd }] of visit.cells.entries()) {
        const placed: Terms = [];
        const place = (variable: string, rate: number) => {
          objective.push([rate, variable]);
          placed.push([1, variable]);
          spent.push([1, variable]);
          spendOf[cell]!.push([1, variable]);
        };
        if (row.open[cell]! > -Infinity) place(`x${name}_${cell}`, row.open[cell]!);
        for (const [pool, { rates, share }] of row.pools.entries()) {
          if (rates[cell] === -Infinity) continue;
          place(`p${name}_${cell}_${pool}`, rates[cell]!);
          constraints.push(`p${name}_${cell}_${pool} <= ${(share * annualUsd).toFixed(9)}`);
        }
        if (placed.length > 0) constraints.push(`${toText([...placed, [-annualUsd, z]])} <= 0`);
      }
      for (const [pool, { rates, limitUsd }] of row.pools.entries()) {
        const terms = visit.cells.flatMap((_, cell): Terms =>
          rates[cell] === -Infinity ? [] : [[1, `p${name}_${cell}_${pool}`]],
        );
        if (terms.length > 0 && limitUsd < Infinity) constraints.push(`${toText(terms)} <= ${limitUsd.toFixed(9)}`);
      }
      if (row.minSpendUsd > 0) constraints.push(`${toText([...spent, [-row.minSpendUsd, z]])} >= 0`);
    }
  }
  for (const [cell, terms] of spendOf.entries()) {
    if (terms.length > 0) constraints.push(`${toText(terms)} <= ${visit.cells[cell]!.annualUsd.toFixed(9)}`);
  }
  for (const terms of onceOf.values()) constraints.push(`${toText(terms)} <= 1`);
  // Two cards that block each other; longer circles of rules do not occur in what is solved here.
  const { blocks } = toOpeningOrder(cards, profile, rules);
  for (const pair of blocks) {
    const [first, second] = [Math.floor(pair / cards.length), pair % cards.length];
    if (!blocks.has(second * cards.length + first)) continue;
    const both = [...bonusRows[first]!, ...bonusRows[second]!];
    if (both.length > 1) constraints.push(`${both.map((z) => `+ ${z}`).join(" ")} <= 1`);
  }
  constraints.push(`${toText(cards.map((_, card) => [1, `y${card}`]))} <= ${profile.maxCards}`);
  for (const slug of profile.mustHave) constraints.push(`y${cards.findIndex((card) => card.slug === slug)} >= 1`);
  if (profile.maxAnnualFeesUsd !== null) {
    for (const year of ["first", "later"] as const) {
      const fees = cards.map((card, index): Terms[number] => [feeOfYear(card, visit, year), `y${index}`]);
      constraints.push(`${toText(fees)} <= ${profile.maxAnnualFeesUsd}`);
    }
  }
  const rows = constraints.map((row, index) => ` r${index}: ${row}`).join("\n");
  return `Maximize\n obj: ${toText(objective)}\nSubject To\n${rows}\nBinary\n ${binaries.join("\n ")}\nEnd`;
}

/** @param cards the eligible cards */
export async function solveByHighs(
  cards: readonly WalletCard[],
  profile: Profile,
  rules: readonly BonusRule[] = [],
): Promise<{ objectiveUsd: number; isOptimal: boolean; slugs: string[]; ms: number }> {
  const program = writeProgram(cards, profile, rules);
  // A fresh instance each time: the WASM heap does not shrink after a solve.
  const highs = await loadHighs();
  const start = performance.now();
  const solution = highs.solve(program, { mip_rel_gap: 0, mip_abs_gap: 1e-7, time_limit: 30 });
  const ms = performance.now() - start;
  const slugs = cards
    .filter((_, card) => ((solution.Columns[`y${card}`] as { Primal?: number }).Primal ?? 0) > 0.5)
    .map(({ slug }) => slug);
  return { objectiveUsd: solution.ObjectiveValue, isOptimal: solution.Status === "Optimal", slugs, ms };
}
