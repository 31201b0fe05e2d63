/**
 * For tests and the benchmark only: the best wallet as a mixed integer program
 * for HiGHS: the model of the search written a second time, with a variable for
 * each row of each card, each placement of spend and each once-per-wallet perk.
 */
import { feeOfYear, listCardRows } from "../value/list-rows.ts";
import type { Profile } from "../value/profile.ts";
import { toVisit } from "../value/visit.ts";
import type { WalletCard } from "../value/wallet-card.ts";
import { MixedProgram, type Term } from "./test-mixed-program.ts";

type Row = ReturnType<typeof listCardRows>["rows"][number];

interface Draft {
  readonly cards: readonly WalletCard[];
  readonly profile: Profile;
  readonly visit: ReturnType<typeof toVisit>;
  readonly program: MixedProgram;
  /** By kind of spend, all that is put on cards of it. */
  readonly spendOf: readonly Term[][];
  /** Perks that count once in a wallet. */
  readonly onceOf: Map<string, Term[]>;
}

/** One row of a card: what it earns, what it costs, and what has to be there for it. */
function writeRow({ profile, visit, program, spendOf, onceOf }: Draft, name: string, row: Row): void {
  const z = `z${name}`;
  program.addBinary(z);
  let fixedUsd = -row.feeUsd - profile.effortUsd;
  for (const [at, { term }] of row.perks.entries()) {
    if (term.kind === "fixed") fixedUsd += term.usd;
    if (term.kind !== "once") continue;
    const w = `w${name}_${at}`;
    program.addToObjective(term.usd, w);
    program.atMostWhere([[1, w]], 1, z);
    onceOf.set(term.group, [...(onceOf.get(term.group) ?? []), [1, w]]);
  }
  program.addToObjective(fixedUsd, z);
  const spent: Term[] = [];
  for (const [cell, { annualUsd }] of visit.cells.entries()) {
    const placed: Term[] = [];
    const place = (variable: string, rate: number) => {
      program.addToObjective(rate, variable);
      placed.push([1, variable]);
    };
    if (row.open[cell]! > -Infinity) place(`x${name}_${cell}`, row.open[cell]!);
    for (const [pool, { rates, share }] of row.pools.entries()) {
      if (rates[cell] === -Infinity) continue;
      const variable = `p${name}_${cell}_${pool}`;
      place(variable, rates[cell]!);
      program.atMost([[1, variable]], share * annualUsd);
    }
    program.atMostWhere(placed, annualUsd, z);
    spendOf[cell]!.push(...placed);
    spent.push(...placed);
  }
  for (const [pool, { rates, limitUsd }] of row.pools.entries()) {
    const terms = visit.cells.flatMap((_, cell): Term[] =>
      rates[cell] === -Infinity ? [] : [[1, `p${name}_${cell}_${pool}`]],
    );
    program.atMost(terms, limitUsd);
  }
  if (row.minSpendUsd > 0) program.atLeast([...spent, [-row.minSpendUsd, z]], 0);
}

function writeCard(draft: Draft, card: number): void {
  const { cards, visit, program } = draft;
  const record = cards[card]!;
  const { rows, enablers } = listCardRows(record, visit);
  program.addBinary(`y${card}`);
  program.exactly([[-1, `y${card}`], ...rows.map((_, row): Term => [1, `z${card}_${row}`])], 0);
  for (const [index, row] of rows.entries()) {
    const name = `${card}_${index}`;
    writeRow(draft, name, row);
    for (const [bit, slugs] of enablers.entries()) {
      if ((row.mask >> bit) % 2 === 0) continue;
      const able = [...cards.keys()].filter((other) => other !== card && slugs.includes(cards[other]!.slug));
      program.atMost([[1, `z${name}`], ...able.map((other): Term => [-1, `y${other}`])], 0);
    }
  }
}

/** Fees are dearer by a quarter and $25 a card with one, a deposit by $25: what is best then is our pick. */
function addSurcharges({ cards, visit, program }: Draft): void {
  for (const [index, card] of cards.entries()) {
    const feeUsd = feeOfYear(card, visit, "later");
    if (feeUsd > 0 || card.isSecured) program.addToObjective(-25 - feeUsd / 4, `y${index}`);
  }
}

/** How many cards, which of them in any case, for what fees. */
function limitCards({ cards, profile, visit, program }: Draft): void {
  const held = cards.map((_, card): Term => [1, `y${card}`]);
  // The first card is no trouble: it replaces the one in use.
  program.addToObjective(profile.effortUsd, "u");
  program.atMost([[1, "u"]], 1);
  program.atMost([[1, "u"], ...held.map(([, y]): Term => [-1, y])], 0);
  program.atMost(held, profile.maxCards);
  for (const slug of profile.mustHave) program.atLeast([[1, `y${cards.findIndex((card) => card.slug === slug)}`]], 1);
  if (profile.maxAnnualFeesUsd === null) return;
  for (const year of ["first", "later"] as const) {
    const fees = cards.map((card, index): Term => [feeOfYear(card, visit, year), `y${index}`]);
    program.atMost(fees, profile.maxAnnualFeesUsd);
  }
}

interface SolveOptions {
  /** Whether our pick is looked for, not the most money. */
  readonly surcharges?: boolean;
}

function writeProgram(
  cards: readonly WalletCard[],
  profile: Profile,
  { surcharges = false }: SolveOptions,
): MixedProgram {
  const visit = toVisit(profile);
  const spendOf: Term[][] = visit.cells.map(() => []);
  const draft: Draft = { cards, profile, visit, program: new MixedProgram(), spendOf, onceOf: new Map() };
  limitCards(draft);
  if (surcharges) addSurcharges(draft);
  for (const card of cards.keys()) writeCard(draft, card);
  for (const [cell, terms] of spendOf.entries()) draft.program.atMost(terms, visit.cells[cell]!.annualUsd);
  for (const terms of draft.onceOf.values()) draft.program.atMost(terms, 1);
  return draft.program;
}

/** @param cards the eligible cards */
export async function solveByHighs(
  cards: readonly WalletCard[],
  profile: Profile,
  options: SolveOptions = {},
): Promise<{ objectiveUsd: number; isOptimal: boolean; slugs: string[]; ms: number }> {
  const { valueOf, ...solution } = await writeProgram(cards, profile, options).solve({
    seconds: 30,
    gapUsd: 1e-7,
  });
  return { ...solution, slugs: cards.filter((_, card) => valueOf(`y${card}`) > 0.5).map(({ slug }) => slug) };
}
