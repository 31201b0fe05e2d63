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
import { compileRows } from "./compile-rows.ts";
import { layOutLines } from "./lay-out-lines.ts";
import { type CellPart, toWholeCells } from "./merge-cells.ts";
import type { SearchModel } from "./search-model.ts";
import { mayEarnBonus, toOpeningOrder } from "../value/bonus-rules.ts";
import { type Factors, toVisit, type Visit } from "../value/visit.ts";
import type { Profile } from "../value/profile.ts";
import type { BonusRule, WalletCard } from "../value/wallet-card.ts";
import { countOperations } from "../work-budget.ts";

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
  const rows = cardRows.flatMap(({ rows }) => rows);
  const lines = layOutLines(cardRows, rows, parts, like);
  const { open, poolsOf, fixedUsd, minSpendUsd, hasBonus, ownIndexOf } = compileRows(
    cardRows,
    rows,
    lines,
    profile.effortUsd,
  );
  const { lineOf, leaders, lineUsd: spendUsd, onceGroups } = lines;
  const lineCount = spendUsd.length + onceGroups.length;
  const lineUsd = new Float64Array(lineCount).fill(1);
  lineUsd.set(spendUsd);
  const enablersOf = findEnablers(cards, cardRows);
  countOperations(5 * rows.length * lineCount);
  return {
    visit,
    cards,
    cardRows,
    lineCount,
    spendLineCount: spendUsd.length,
    lineUsd,
    lineOf,
    leaders,
    onceGroups,
    rowsOf: numberRows(cardRows),
    ownIndexOf,
    open,
    poolsOf,
    fixedUsd,
    minSpendUsd,
    hasBonus,
    enablersOf,
    isEnabler: markEnablers(enablersOf),
    hasPromise: Uint8Array.from(cardRows, ({ rows }) => (rows.some((row) => row.minSpendUsd > 0) ? 1 : 0)),
    opening: toOpeningOrder(cards, profile, rules),
    laterFeeUsd: Float64Array.from(cards, (card) => feeOfYear(card, visit, "later")),
    firstFeeUsd: Float64Array.from(cards, (card) => feeOfYear(card, visit, "first")),
    feeLimitUsd: profile.maxAnnualFeesUsd ?? Infinity,
    effortUsd: profile.effortUsd,
  };
}

/** Rows are numbered over all cards; by card and mask, the numbers of its rows. */
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
