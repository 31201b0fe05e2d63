/** Prices of a set of cards to open that is not whole yet: found with the best of all that may still join it. */
import type { SetBound } from "./bound-sets.ts";
import type { OpeningChoices, Products } from "./opening-choices.ts";
import type { CardSet, OpeningSet } from "./opening-sets.ts";
import type { Search } from "./search-state.ts";
import type { PlanPrices } from "./state-surplus.ts";
import type { Picked } from "./tune-prices.ts";

/** Rounds of prices, and of those after the first look at all products. */
const STOP_ROUNDS = [10, 6] as const;
/** With so many products, and whether that makes a difference. */
const FEW = 20;
const SAME_SHARE = 0.002;

export interface TunedSet {
  /** No plan of the set is worth more. */
  readonly usd: number;
  readonly prices: PlanPrices;
  /** What the bound would open last. */
  readonly cards: CardSet;
}

type TuneSet = (set: OpeningSet, from: PlanPrices, toUsd: SetBound) => TunedSet;

export function createSetTuner(
  search: Search,
  { products, findWorths, reachOf, boundPerson, holdingsOf }: OpeningChoices,
): TuneSet {
  const { model, tuner, holdings, ownedOptions, most, mostInAll } = search;
  const { people } = model;

  /** Products of which one may join the set, by what it is bounded to with them. */
  function listJoining({ cards, next }: OpeningSet, left: number, toUsd: SetBound): Products {
    if (left === 0) return [];
    return products.slice(next!).flatMap((product) => {
      const kept = product.map((choice, person) => {
        if (choice < 0 || cards[person]!.length >= most[person]!) return -1;
        return toUsd(cards.with(person, [...cards[person]!, choice]), next) > search.floor() ? choice : -1;
      });
      return kept.some((choice) => choice >= 0) ? [kept] : [];
    });
  }

  return function tuneSet(set, from, toUsd) {
    const reach = reachOf(set);
    const left = mostInAll - set.cards.flat().length;
    const among = listJoining(set, left, toUsd);
    let last: CardSet = people.map(() => []);

    function pick(prices: PlanPrices, looked: Products): Picked {
      const used = [...set.cards.flat(), ...looked.flat().filter((choice) => choice >= 0)];
      const worthOf = findWorths(used, reach, prices);
      const found = people.map((_, person) =>
        boundPerson(person, worthOf, looked).findBest(last[person]!, set.cards[person], left),
      );
      const owned = holdings.pickBest(ownedOptions, reach, prices);
      if (found.some((one) => one.usd === -Infinity)) return { usd: -Infinity, terms: [] };
      last = found.map(({ openings }) => openings.map(({ card }) => card));
      const picked = found.flatMap(({ openings }) =>
        openings.map((opening) => holdings.pickOpening(opening, holdingsOf(opening.card), reach, prices)),
      );
      const plan = [...owned, ...picked].map(({ terms }) => terms.holding);
      search.offer(plan);
      return holdings.toPicked(prices, [...owned, ...picked]);
    }

    // Mostly few products matter: the others are looked at again at the end.
    const few = new Set(among.slice(0, FEW));
    let tuned = { usd: Infinity, prices: from };
    for (const rounds of STOP_ROUNDS) {
      const own = tuner.tune(tuned.prices, rounds, search.floor, (prices) => pick(prices, [...few]));
      const whole = pick(own.prices, among);
      if (whole.usd < tuned.usd) tuned = { usd: whole.usd, prices: own.prices };
      if (whole.usd <= search.floor() || whole.usd - own.usd < SAME_SHARE * Math.abs(whole.usd)) break;
      for (const product of among) {
        if (product.some((one) => last.some((cards) => cards.includes(one)))) few.add(product);
      }
    }
    return { ...tuned, cards: last };
  };
}
