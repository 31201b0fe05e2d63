/**
 * Bounds on sets of cards to open. Prices that are good for one set are good for
 * those like it: each bounds all sets. Where it is decided how a plan has the
 * points of a trip (`opening-choices.ts`), a set gets prices of its own.
 */
import { createSetBound, type SetBound } from "./bound-sets.ts";
import { createOpeningChoices } from "./opening-choices.ts";
import { areAlike, createOpeningSets, type OpeningSet } from "./opening-sets.ts";
import type { Search } from "./search-state.ts";
import type { PlanPrices } from "./state-surplus.ts";
import { createSetTuner } from "./tune-set.ts";

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
  readonly find: (set: OpeningSet) => number;
}

export type SetBounds = ReturnType<typeof createSetBounds>;

/** @param mayDecideTrip whether what is in time for the trip is decided before anything else */
export function createSetBounds(search: Search, rootPrices: PlanPrices, mayDecideTrip: boolean) {
  const { model, bound, holdings, ownedOptions, most, mostInAll, without } = search;
  const choices = createOpeningChoices(search, rootPrices, mayDecideTrip);
  const { products, stops } = choices;
  const tuneSet = createSetTuner(search, choices);
  const sets = createOpeningSets({
    products,
    most,
    mostInAll,
    areAlike: areAlike(model) && without.length === 0,
    stops,
  });
  const bounds: KnownBound[] = [];

  /** For all sets that can send the same. */
  function boundAll(prices: PlanPrices, reach: Int32Array): SetBound {
    const worthOf = choices.findWorths(null, reach, prices);
    const besideUsd = holdings
      .pickBest(ownedOptions, reach, prices)
      .reduce((sum, one) => sum + one.surplusUsd, bound.base(prices));
    const ofPeople = model.people.map((_, person) => choices.boundPerson(person, worthOf));
    bound.forget(prices);
    return createSetBound(ofPeople, most, mostInAll, besideUsd);
  }

  function addBound(prices: PlanPrices): void {
    const known = new Map<Int32Array, SetBound>();
    bounds.push({
      prices,
      find(set) {
        const reach = choices.reachOf(set);
        let find = known.get(reach);
        if (!find) known.set(reach, (find = boundAll(prices, reach)));
        return find(set.cards, set.next);
      },
    });
  }
  addBound(rootPrices);

  return {
    choices,
    addBound(prices: PlanPrices): void {
      if (bounds.length < MOST_BOUNDS) addBound(prices);
    },
    first: (usd: number): SetEntry => ({ usd, set: sets.first(), from: rootPrices, seen: 0, isTuned: false }),
    isSeen: ({ seen }: SetEntry) => seen === bounds.length,
    /** Whether it is time for prices of its own. */
    isStop: ({ set, isTuned }: SetEntry) => mayDecideTrip && !isTuned && set.next !== null && stops.includes(set.next),
    branch: (entry: SetEntry): SetEntry[] =>
      sets.branch(entry.set).map((set) => ({ ...entry, set, seen: 0, isTuned: false })),
    /** Looks at the bounds that the entry has not seen. */
    lower: (entry: SetEntry): SetEntry =>
      bounds.slice(entry.seen).reduce<SetEntry>(
        (one, other) => {
          const usd = other.find(one.set);
          return usd < one.usd ? { ...one, usd, from: other.prices } : one;
        },
        { ...entry, seen: bounds.length },
      ),
    /** Prices for all plans of a set that is not whole yet. @param tryWhole told which set the bound takes */
    tuneSet({ usd, set, from }: SetEntry, tryWhole: (set: OpeningSet, prices: PlanPrices) => void): SetEntry {
      const { find } = bounds.find(({ prices }) => prices === from) ?? bounds[0]!;
      const tuned = tuneSet(set, from, (cards, next) => find({ cards, next }));
      if (tuned.usd > search.floor()) {
        tryWhole({ cards: tuned.cards, next: null }, tuned.prices);
        if (bounds.length < MOST_BOUNDS) {
          addBound(tuned.prices);
        }
      }
      const isLower = tuned.usd < usd;
      return {
        usd: isLower ? tuned.usd : usd,
        set,
        from: isLower ? tuned.prices : from,
        seen: bounds.length,
        isTuned: true,
      };
    },
  };
}
