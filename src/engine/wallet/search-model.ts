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
import { type CardRow, type CardRows, feeOfYear, listCardRows } from "../value/list-rows.ts";
import type { Profile } from "../value/profile.ts";
import { type Factors, toVisit, type Visit } from "../value/visit.ts";
import type { WalletCard } from "../value/wallet-card.ts";
import { countOperations } from "../work-budget.ts";
import { compileRows, type RowTables, mergeCells } from "./compile-rows.ts";

export interface SearchModel extends RowTables {
  readonly visit: Visit;
  readonly cards: readonly WalletCard[];
  readonly cardRows: readonly CardRows[];
  /** Lines of spend, then once-per-wallet perks. */
  readonly lineCount: number;
  readonly spendLineCount: number;
  /** Dollars a year, 1 for a perk. */
  readonly lineUsd: Float64Array;
  /** By card and mask: its rows, which are numbered over all cards. */
  readonly rowsOf: readonly (readonly Int32Array[])[];
  /** Index in `cardRows[card].rows` by row. */
  readonly ownIndexOf: Int32Array;
  /** By card: cards that set each bit of its mask. */
  readonly enablersOf: readonly (readonly Int32Array[])[];
  /** By card: whether any card's mask looks for it. */
  readonly isEnabler: Uint8Array;
  /** By card: whether some row of it promises spend. */
  readonly hasPromise: Uint8Array;
  readonly laterFeeUsd: Float64Array;
  readonly firstFeeUsd: Float64Array;
  readonly feeLimitUsd: number;
  readonly effortUsd: number;
}

/** @param cards in the order of their slugs @param factors where somebody asks "what if" */
export function compileSearch(cards: readonly WalletCard[], profile: Profile, factors: Factors = {}): SearchModel {
  const visit = toVisit(profile, factors);
  const cardRows = cards.map((card) => listCardRows(card, visit));
  const rows = cardRows.flatMap((some) => some.rows);
  const lines = mergeCells(visit.cells, rows);
  const onceGroups = listOnceGroups(rows);
  const spendLineCount = lines.leaders.length;
  const lineCount = spendLineCount + onceGroups.length;
  const lineUsd = new Float64Array(lineCount).fill(1);
  lineUsd.set(lines.lineUsd);
  const enablersOf = findEnablers(cards, cardRows);
  countOperations(5 * rows.length * lineCount);
  return {
    ...compileRows(rows, lines, onceGroups, profile.effortUsd),
    visit,
    cards,
    cardRows,
    lineCount,
    spendLineCount,
    lineUsd,
    rowsOf: numberRows(cardRows),
    ownIndexOf: Int32Array.from(cardRows.flatMap(({ rows: own }) => [...own.keys()])),
    enablersOf,
    isEnabler: markEnablers(enablersOf),
    hasPromise: Uint8Array.from(cardRows, ({ rows: own }) => (own.some((row) => row.minSpendUsd > 0) ? 1 : 0)),
    laterFeeUsd: Float64Array.from(cards, (card) => feeOfYear(card, visit, "later")),
    firstFeeUsd: Float64Array.from(cards, (card) => feeOfYear(card, visit, "first")),
    feeLimitUsd: profile.maxAnnualFeesUsd ?? Infinity,
    effortUsd: profile.effortUsd,
  };
}

function listOnceGroups(rows: readonly CardRow[]): string[] {
  const groups = new Set<string>();
  for (const { perks } of rows) for (const { term } of perks) if (term.kind === "once") groups.add(term.group);
  return [...groups];
}

function numberRows(cardRows: readonly CardRows[]): SearchModel["rowsOf"] {
  let first = 0;
  return cardRows.map(({ rows, enablers }) => {
    const byMask = Array.from({ length: 1 << enablers.length }, (_, mask) => {
      const own: number[] = [];
      for (let at = 0; at < rows.length; at += 1) if (rows[at]!.mask === mask) own.push(first + at);
      return new Int32Array(own);
    });
    first += rows.length;
    return byMask;
  });
}

/** As far as they are among the cards. */
function findEnablers(cards: readonly WalletCard[], cardRows: readonly CardRows[]): SearchModel["enablersOf"] {
  const indexOf = new Map(cards.map(({ slug }, index) => [slug, index]));
  return cardRows.map(({ enablers }) =>
    enablers.map((slugs) => Int32Array.from(slugs.flatMap((slug) => indexOf.get(slug) ?? []))),
  );
}

function markEnablers(enablersOf: SearchModel["enablersOf"]): Uint8Array {
  const isEnabler = new Uint8Array(enablersOf.length);
  for (const sets of enablersOf) for (const set of sets) for (const card of set) isEnabler[card] = 1;
  return isEnabler;
}
