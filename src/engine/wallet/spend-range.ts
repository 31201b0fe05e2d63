/**
 * Whether any other wallet could be worth more than the proposed one somewhere
 * in a range of spend: for all amounts in it at once, by one search.
 *
 * Let a line (or several in proportion) grow from its low to its high amount.
 * A wallet with its rows fixed is worth a linear program whose right-hand side
 * grows with the line, so its worth is concave: the straight line (the chord)
 * between what the proposed wallet's best rows are worth at both ends is never
 * above what the wallet is worth in between. Now let every other wallet choose
 * the amount: the low one is there in any case, each further dollar costs the
 * chord's slope. What the best of them is worth then, less the chord's low end,
 * is at least its lead over the chord at any amount in the range. If that is
 * less than a cent, nobody leads anywhere in the range.
 *
 * What depends on spend in other ways (whether it reaches a bonus in its
 * window, trips with an airline by its share of the flights, the limit of a
 * certificate) counts at its best for the others and at its worst for the
 * proposed wallet. So the bound may be too high, never too low, and it becomes
 * exact as the range gets narrow.
 */
import type { CardRow } from "../value/list-rows.ts";
import type { Visit } from "../value/visit.ts";
import { toCellPrices, toLinePrices } from "./cell-prices.ts";
import { createPremises, type FlipSearch, MARGIN_USD, type Premises, priceSlugs } from "./flip-question.ts";
import { boundLead, type Chord, type Lead } from "./lead-bound.ts";
import { createPriceBound } from "./price-bound.ts";
import { createRowFinder } from "./row-finder.ts";
import { createWalletPricer } from "./price-wallet.ts";
import { pickChord, toRangeParts } from "./range-parts.ts";
import { compileSearch } from "./compile-search.ts";
import type { SearchModel } from "./search-model.ts";
import { searchWallets } from "./search-wallets.ts";
import type { WhatIf } from "./what-if.ts";

/** So many wallets are looked at one by one before a range is parted instead. */
const MOST_RIVALS = 40;

export interface Rival {
  readonly slugs: readonly string[];
  /** The ways to hold its cards that may lead: a row of each, in the order of slugs. */
  readonly ways: readonly (readonly CardRow[])[];
}

/** What a way to hold some cards is worth; -Infinity where it is none. */
type WayPricer = (members: readonly number[], way: readonly CardRow[]) => number;

/** Where between two values a wallet seems to lead most; null: it leads nowhere. No false `null`. */
export type FindLead = (from: number, to: number, rival: Rival) => number | null;

export interface SpendRanges {
  /** All wallets that may lead somewhere between two values; null: too many to name. */
  readonly listRivals: (from: number, to: number) => readonly Rival[] | null;
  /** To look at some of them one by one, in that range or a part of it. */
  readonly openRivals: (rivals: readonly Rival[]) => FindLead;
}

interface Range {
  readonly low: Visit;
  readonly high: Visit;
  readonly chord: Chord;
  /** The high end, where everything counts at its best. */
  readonly visit: Visit;
}

export function createSpendRanges(search: FlipSearch, whatIf: WhatIf): SpendRanges {
  const { cards, rules, wallet, model: ofToday, prices, work } = search;
  const today = prices && toCellPrices(ofToday, prices.lines);
  const premisesAt = createPremises(ofToday, whatIf);
  const visitAt = (value: number) => premisesAt(value).visit;
  const ranges = new Map<string, Range>();

  function openRange(from: number, to: number): Range {
    const key = `${from} ${to}`;
    const known = ranges.get(key);
    if (known) return known;
    const low = visitAt(Math.min(from, to));
    const high = visitAt(Math.max(from, to));
    const tripsWith = (airline: string) => Math.max(low.tripsWith(airline), high.tripsWith(airline));
    const chord = findChord(search, premisesAt(Math.min(from, to)), premisesAt(Math.max(from, to)));
    const range = { low, high, chord, visit: { ...high, tripsWith } };
    ranges.set(key, range);
    return range;
  }

  return {
    listRivals(from, to) {
      const { low, high, chord, visit } = openRange(from, to);
      const { profile } = high;
      const parts = toRangeParts(low.cells, high.cells, chord.riseUsd, (cell) => today?.byCell[cell] ?? 0);
      const { rowsOfBefore } = premisesAt(Math.max(from, to));
      const model = compileSearch(cards, profile, rules, { visit, parts, rowsOfBefore });
      const indexOf = (slug: string) => cards.findIndex((card) => card.slug === slug);
      const must = profile.mustHave.map(indexOf);
      const limits = {
        maxCards: profile.maxCards,
        keep: MOST_RIVALS,
        withinUsd: Infinity,
        must,
        free: [...cards.keys()].filter((card) => !must.includes(card)),
        everySize: false,
        work,
        climb: false,
        besides: wallet.map(indexOf),
        aboveUsd: chord.leastUsd,
        stopsWhenFull: true,
      };
      const lines = today && toLinePrices(today, model, parts);
      const { best, isProved } = searchWallets(model, limits, lines && prices && { lines, lifts: prices.lifts });
      if (!isProved || best.length === MOST_RIVALS) return null;
      const pricer = createWalletPricer(model, createPriceBound(model));
      return best.map(({ members }) => ({
        slugs: members.map((card) => cards[card]!.slug),
        ways: pricer
          .listWays(members, lines, chord.leastUsd)
          .map((rows) => rows.map((row, at) => model.cardRows[members[at]!]!.rows[model.ownIndexOf[row]!]!)),
      }));
    },
    openRivals(rivals) {
      const slugs = new Set(rivals.flatMap((rival) => rival.slugs));
      const held = cards.filter(({ slug }) => slugs.has(slug));
      const isPlain = !held.some(whatIf.touches);
      const tables = new Map<string, WayPricer>();

      /** Everything beside the amounts at its best in the range. */
      function openAt(value: number, visit: Visit, range: string): WayPricer {
        const key = isPlain ? String(value) : `${value} ${range}`;
        const known = tables.get(key);
        if (known) return known;
        const { visit: ofValue, rowsOfBefore, like } = premisesAt(value);
        const { annualUsd, monthlyUsd, tripsWith, profile } = visit;
        const best = { ...ofValue, annualUsd, monthlyUsd, tripsWith };
        const model = compileSearch(held, profile, rules, { visit: best, rowsOfBefore, like });
        const pricer = createWalletPricer(model, createPriceBound(model));
        const findRow = createRowFinder(model);
        const made: WayPricer = (members, way) => {
          const rows = way.map((row, at) => findRow(members[at]!, row));
          return rows.includes(-1) ? -Infinity : pricer.priceRows(rows);
        };
        tables.set(key, made);
        return made;
      }

      return (from, to, { slugs: rival, ways }) => {
        const { chord, visit } = openRange(from, to);
        const [low, high] = [Math.min(from, to), Math.max(from, to)];
        const members = rival.map((slug) => held.findIndex((card) => card.slug === slug));
        let most: Lead | null = null;
        for (const way of ways) {
          const worthAt = (value: number) => openAt(value, visit, `${low} ${high}`)(members, way);
          const lead = boundLead(worthAt, chord, low, high);
          if (lead.usd > (most?.usd ?? 0)) most = lead;
        }
        return most && most.at;
      };
    },
  };
}

/** Two points on or below the proposed wallet's worth at both ends, and so everywhere between them. */
function findChord(search: FlipSearch, ...premises: readonly [Premises, Premises]): Chord {
  const { cards, rules, wallet } = search;
  const held = cards.filter(({ slug }) => wallet.includes(slug));
  const [low, high] = premises.map(({ visit }) => visit) as [Visit, Visit];
  const tripsWith = (airline: string) => Math.min(low.tripsWith(airline), high.tripsWith(airline));
  const { annualUsd, monthlyUsd } = low;
  const ends = premises.map(({ visit, rowsOfBefore, like }) => {
    const model = compileSearch(held, visit.profile, rules, {
      visit: { ...visit, annualUsd, monthlyUsd, tripsWith },
      rowsOfBefore,
      like,
    });
    return { model, ...priceSlugs(search, model, wallet) };
  });
  const [one, other] = ends as [(typeof ends)[number], (typeof ends)[number]];
  const priceLike = ({ rows, model }: typeof one, at: typeof one) =>
    createWalletPricer(at.model, createPriceBound(at.model)).priceRows(mapRows(rows, model, at.model));
  return pickChord(
    { lowUsd: one.usd, highUsd: priceLike(one, other) },
    { lowUsd: priceLike(other, one), highUsd: other.usd },
    MARGIN_USD,
  );
}

/** The same ways to hold the cards, in another table of the same cards. */
function mapRows(rows: readonly number[], from: SearchModel, to: SearchModel): number[] {
  const findRow = createRowFinder(to);
  return rows.map((row, card) => {
    const at = findRow(card, from.cardRows[card]!.rows[from.ownIndexOf[row]!]!);
    if (at < 0) throw new Error("less spend has ways to hold a card that more spend has not");
    return at;
  });
}
