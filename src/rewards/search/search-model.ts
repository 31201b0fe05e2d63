/**
 * The cards a wallet may draw from and the visitor's spend as flat number
 * tables, so that the search can price a wallet in a microsecond. Compiled
 * once for a profile; it holds no rules of its own, only the rows that
 * `list-rows.ts` says.
 *
 * Perks that count once per wallet are lines too: their "spend" is one unit
 * and a row's value on them is the perk, so the best card takes them. Cells of
 * spend that every row treats alike are one line.
 */
import { type CardRows, feeOfYear, listCardRows } from "../value/list-rows.ts";
import { createRowCopier } from "./copy-rows.ts";
import { type ModelPool, toModelPool } from "./model-pool.ts";
import { type CellPart, keepLines, mergeCells, toWholeCells } from "./merge-cells.ts";
import { mayEarnBonus, type OpeningOrder, toOpeningOrder } from "../value/bonus-rules.ts";
import { type Factors, toVisit, type Visit } from "../value/visit.ts";
import type { Profile } from "../value/profile.ts";
import type { BonusRule, WalletCard } from "../value/wallet-card.ts";

export interface SearchModel {
  readonly visit: Visit;
  readonly cards: readonly WalletCard[];
  readonly cardRows: readonly CardRows[];
  /** Lines of spend, then once-per-wallet perks. */
  readonly lineCount: number;
  readonly spendLineCount: number;
  /** Dollars a year, 1 for a perk. */
  readonly lineUsd: Float64Array;
  /** Line of each cell of spend (or part of one), and the groups of perks in the order of their lines. */
  readonly lineOf: Int32Array;
  /** A cell of each line of spend. */
  readonly leaders: Int32Array;
  readonly onceGroups: readonly string[];
  /** By card and mask: its rows. */
  readonly rowsOf: readonly (readonly Int32Array[])[];
  /** Index in `cardRows[card].rows` by row. */
  readonly ownIndexOf: Int32Array;
  /** Dollars per dollar at `row * lineCount + line`; -Infinity: not possible. */
  readonly open: Float64Array;
  readonly poolsOf: readonly (readonly ModelPool[])[];
  /** Perks and bonus that count for sure, less fee and effort. */
  readonly fixedUsd: Float64Array;
  readonly minSpendUsd: Float64Array;
  readonly hasBonus: Uint8Array;
  /** By card: cards that set each bit of its mask. */
  readonly enablersOf: readonly (readonly Int32Array[])[];
  /** By card: whether any card's mask looks for it. */
  readonly isEnabler: Uint8Array;
  /** By card: whether some row of it promises spend. */
  readonly hasPromise: Uint8Array;
  readonly opening: OpeningOrder;
  readonly laterFeeUsd: Float64Array;
  readonly firstFeeUsd: Float64Array;
  readonly feeLimitUsd: number;
  readonly effortUsd: number;
}

function listOnceGroups(cardRows: readonly CardRows[]): string[] {
  const groups = new Set<string>();
  for (const { rows } of cardRows) {
    for (const { perks } of rows) for (const { term } of perks) if (term.kind === "once") groups.add(term.group);
  }
  return [...groups];
}

/** For questions next to a profile's own. */
export interface CompileOptions {
  readonly factors?: Factors | undefined;
  /** Rows of a card that a neighboring profile has worked out and this one does not change. */
  readonly rowsOfBefore?: ((card: WalletCard) => CardRows | undefined) | undefined;
  /** The visit to reckon with in place of the profile's own. */
  readonly visit?: Visit | undefined;
  /** The dollars of its cells, where not all of them have to be spent. */
  readonly parts?: readonly CellPart[] | undefined;
  /** A table of the same whole cells: rows of cards that it knows are copied. */
  readonly like?: SearchModel | undefined;
}

/** @param cards in the order of their slugs */
export function compileSearch(
  cards: readonly WalletCard[],
  profile: Profile,
  allRules: readonly BonusRule[],
  {
    factors,
    rowsOfBefore,
    visit = toVisit(profile, factors),
    parts = toWholeCells(visit.cells),
    like,
  }: CompileOptions = {},
): SearchModel {
  // Only a first year has bonuses to forbid.
  const rules = profile.horizon === "first-year" ? allRules : [];
  const cardRows = cards.map(
    (card) => rowsOfBefore?.(card) ?? listCardRows(card, visit, mayEarnBonus(card.slug, profile, rules)),
  );
  const allRows = cardRows.flatMap(({ rows }) => rows);
  const ownGroups = listOnceGroups(cardRows);
  const isNew = (some: CardRows) => !like?.cardRows.includes(some);
  // Fewer cards have fewer perks of this kind; a line that nobody is on does no harm.
  const kept =
    like && ownGroups.every((group) => like.onceGroups.includes(group))
      ? keepLines(
          like,
          parts,
          cardRows.filter(isNew).flatMap(({ rows }) => rows),
        )
      : null;
  const onceGroups = like && kept ? like.onceGroups : ownGroups;
  const { lineOf, lineUsd: spendUsd, leaders, costs } = kept ?? mergeCells(parts, allRows);
  const spendLineCount = spendUsd.length;
  const lineCount = spendLineCount + onceGroups.length;
  const lineUsd = new Float64Array(lineCount).fill(1);
  lineUsd.set(spendUsd);

  const rowCount = allRows.length;
  const open = new Float64Array(rowCount * lineCount);
  const fixedUsd = new Float64Array(rowCount);
  const minSpendUsd = new Float64Array(rowCount);
  const hasBonus = new Uint8Array(rowCount);
  const poolsOf: (readonly ModelPool[])[] = [];
  const copyRow = like && kept ? createRowCopier(like, spendUsd, open) : null;
  const ownIndexOf = Int32Array.from(cardRows.flatMap(({ rows }) => [...rows.keys()]));
  const cardRowsOf = cardRows.flatMap((some) => some.rows.map(() => some));
  for (let row = 0; row < rowCount; row += 1) {
    const before = copyRow?.(cardRowsOf[row]!, ownIndexOf[row]!, row) ?? -1;
    if (before >= 0) {
      fixedUsd[row] = like!.fixedUsd[before]!;
      minSpendUsd[row] = like!.minSpendUsd[before]!;
      hasBonus[row] = like!.hasBonus[before]!;
      poolsOf.push(like!.poolsOf[before]!);
      continue;
    }
    const { open: rates, pools, perks, bonusUsd, isMatch, feeUsd, minSpendUsd: promisedUsd } = allRows[row]!;
    for (let line = 0; line < spendLineCount; line += 1)
      open[row * lineCount + line] = rates[leaders[line]!]! - costs[line]!;
    let sureUsd = bonusUsd - feeUsd - profile.effortUsd;
    for (const { term } of perks) {
      if (term.kind === "fixed") sureUsd += term.usd;
      else if (term.kind === "once") {
        const at = row * lineCount + spendLineCount + onceGroups.indexOf(term.group);
        open[at] = Math.max(open[at]!, term.usd);
      }
    }
    fixedUsd[row] = sureUsd;
    minSpendUsd[row] = promisedUsd;
    hasBonus[row] = bonusUsd > 0 || isMatch ? 1 : 0;
    const lines = { leaders, costs, spendUsd, open, from: row * lineCount, mustSpend: promisedUsd > 0 };
    const ofRow: ModelPool[] = [];
    for (const pool of pools) {
      const made = toModelPool(pool, lines);
      if (made) ofRow.push(made);
    }
    poolsOf.push(ofRow);
  }

  const indexOf = new Map(cards.map(({ slug }, index) => [slug, index]));
  const isEnabler = new Uint8Array(cards.length);
  const enablersOf = cardRows.map(({ enablers }) =>
    enablers.map((slugs) => Int32Array.from(slugs.flatMap((slug) => indexOf.get(slug) ?? []))),
  );
  for (const sets of enablersOf) for (const set of sets) for (const card of set) isEnabler[card] = 1;
  let first = 0;
  const rowsOf = cardRows.map(({ rows, enablers }) => {
    const byMask = Array.from({ length: 1 << enablers.length }, (_, mask) => {
      const own: number[] = [];
      for (let at = 0; at < rows.length; at += 1) if (rows[at]!.mask === mask) own.push(first + at);
      return new Int32Array(own);
    });
    first += rows.length;
    return byMask;
  });
  return {
    visit,
    cards,
    cardRows,
    lineCount,
    spendLineCount,
    lineUsd,
    lineOf,
    leaders,
    onceGroups,
    rowsOf,
    ownIndexOf,
    open,
    poolsOf,
    fixedUsd,
    minSpendUsd,
    hasBonus,
    enablersOf,
    isEnabler,
    hasPromise: Uint8Array.from(cardRows, ({ rows }) => (rows.some((row) => row.minSpendUsd > 0) ? 1 : 0)),
    opening: toOpeningOrder(cards, profile, rules),
    laterFeeUsd: Float64Array.from(cards, (card) => feeOfYear(card, visit, "later")),
    firstFeeUsd: Float64Array.from(cards, (card) => feeOfYear(card, visit, "first")),
    feeLimitUsd: profile.maxAnnualFeesUsd ?? Infinity,
    effortUsd: profile.effortUsd,
  };
}
