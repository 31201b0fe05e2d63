/**
 * Bounds on sets of cards to open. Prices that are good for one set are good for
 * those like it: each bounds all sets. Where it is decided how a plan has the
 * points of a trip (`opening-choices.ts`), a set gets prices of its own.
 */
import { forget, sumPrices } from "./bound-plan.ts";
import { createSetBound, type SetBound } from "./bound-sets.ts";
import {
  boundChoices,
  createOpeningChoices,
  findChoiceWorths,
  findSetReach,
  type OpeningChoices,
} from "./opening-choices.ts";
import { areAlike, createOpeningSets, type OpeningSet } from "./opening-sets.ts";
import { pickBest } from "./price-holdings.ts";
import type { Search } from "./search-state.ts";
import type { PlanPrices } from "./state-surplus.ts";
import { tuneSet } from "./tune-set.ts";

/** Prices that are kept to bound sets by. */
const MOST_BOUNDS = 16;

/** A set with the prices at which it is bounded lowest, and how many of the bounds it has been held against. */
export interface SetEntry {
  readonly usd: number;
  readonly set: OpeningSet;
  readonly from: PlanPrices;
  readonly seen: number;
  readonly isTuned: boolean;
}

/** What no plan of a set is worth more than, at some prices. */
interface KnownBound {
  readonly prices: PlanPrices;
  /** By what can be sent; found when it is asked for. */
  readonly findOf: Map<Int32Array, SetBound>;
}

export interface SetBounds {
  readonly search: Search;
  readonly choices: OpeningChoices;
  readonly sets: ReturnType<typeof createOpeningSets>;
  /** What is in time for the trip is decided before anything else. */
  readonly mayDecideTrip: boolean;
  readonly known: KnownBound[];
}

export function createSetBounds(search: Search, rootPrices: PlanPrices, mayDecideTrip: boolean): SetBounds {
  const { model, most, without } = search;
  const choices = createOpeningChoices(search, rootPrices, mayDecideTrip);
  const { products, stops } = choices;
  const isEven = areAlike(model) && without.length === 0;
  const sets = createOpeningSets({ products, most, areAlike: isEven, stops });
  return { search, choices, sets, mayDecideTrip, known: [{ prices: rootPrices, findOf: new Map() }] };
}

export function addBound({ known }: SetBounds, prices: PlanPrices): void {
  if (known.length < MOST_BOUNDS) known.push({ prices, findOf: new Map() });
}

/** For all sets that can send the same. */
function boundAll({ search, choices }: SetBounds, prices: PlanPrices, reach: Int32Array): SetBound {
  const { bound, holdings, ownedOptions, most } = search;
  const { holdingsOf, products } = choices;
  const worthOf = findChoiceWorths(choices, holdingsOf.keys(), { reach, prices });
  const owned = pickBest(holdings, ownedOptions, { reach, prices });
  const besideUsd = owned.reduce((sum, one) => sum + one.surplusUsd, sumPrices(bound, prices));
  const ofPeople = most.map((_, person) => boundChoices(choices, person, worthOf, products));
  forget(bound, prices);
  return createSetBound(ofPeople, most, besideUsd);
}

function boundSet(bounds: SetBounds, { prices, findOf }: KnownBound, set: OpeningSet): number {
  const reach = findSetReach(bounds.choices, set);
  let find = findOf.get(reach);
  if (!find) findOf.set(reach, (find = boundAll(bounds, prices, reach)));
  return find(set.cards, set.next);
}

export const toFirstEntry = ({ sets, known }: SetBounds, usd: number): SetEntry => ({
  usd,
  set: sets.first(),
  from: known[0]!.prices,
  seen: 0,
  isTuned: false,
});

/** Whether it was held against all bounds. */
export const isSeen = ({ known }: SetBounds, { seen }: SetEntry): boolean => seen === known.length;

/** Whether it is time for prices of its own. */
export const isStop = ({ mayDecideTrip, choices }: SetBounds, { set, isTuned }: SetEntry): boolean =>
  mayDecideTrip && !isTuned && set.next !== null && choices.stops.includes(set.next);

export const branchEntry = ({ sets }: SetBounds, entry: SetEntry): SetEntry[] =>
  sets.branch(entry.set).map((set) => ({ ...entry, set, seen: 0, isTuned: false }));

/** Looks at the bounds that the entry has not seen. */
export function lowerEntry(bounds: SetBounds, entry: SetEntry): SetEntry {
  const { known } = bounds;
  let { usd, from } = entry;
  for (const one of known.slice(entry.seen)) {
    const lowerUsd = boundSet(bounds, one, entry.set);
    if (lowerUsd < usd) [usd, from] = [lowerUsd, one.prices];
  }
  return { ...entry, usd, from, seen: known.length };
}

/** Prices for all plans of a set that is not whole yet. @param tryWhole told which set the bound takes */
export function tuneEntry(
  bounds: SetBounds,
  { usd, set, from }: SetEntry,
  tryWhole: (set: OpeningSet, prices: PlanPrices) => void,
): SetEntry {
  const { known, choices, search } = bounds;
  const base = known.find(({ prices }) => prices === from) ?? known[0]!;
  const tuned = tuneSet(choices, set, from, (cards, next) => boundSet(bounds, base, { cards, next }));
  if (tuned.usd > search.floor()) {
    tryWhole({ cards: tuned.cards, next: null }, tuned.prices);
    addBound(bounds, tuned.prices);
  }
  const isLower = tuned.usd < usd;
  return {
    usd: isLower ? tuned.usd : usd,
    set,
    from: isLower ? tuned.prices : from,
    seen: known.length,
    isTuned: true,
  };
}
