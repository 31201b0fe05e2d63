/** Prices of a set of cards to open that is not whole yet: found with the best of all that may still join it. */
import { findBestSet, type SetBound } from "./bound-sets.ts";
import { boundChoices, findChoiceWorths, findSetReach, type OpeningChoices, type Products } from "./opening-choices.ts";
import type { CardSet, OpeningSet } from "./opening-sets.ts";
import type { PlanPrices } from "./state-surplus.ts";
import { type Picked, tunePrices } from "./tune-prices.ts";
import { pickBest, pickOpening, toPicked } from "./price-holdings.ts";

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

/** A set that gets its prices. */
interface Tuning {
  readonly choices: OpeningChoices;
  readonly set: OpeningSet;
  readonly reach: Int32Array;
  /** What the bound opened last. */
  last: CardSet;
}

/** Products of which one may join the set, by what it is bounded to with them. */
function listJoining({ choices, set }: Tuning, toUsd: SetBound): Products {
  const { most, floor } = choices.search;
  const { cards, next } = set;
  return choices.products.slice(next!).flatMap((product) => {
    const kept = product.map((choice, person) => {
      if (choice < 0 || cards[person]!.length >= most[person]!) return -1;
      return toUsd(cards.with(person, [...cards[person]!, choice]), next) > floor() ? choice : -1;
    });
    return kept.some((choice) => choice >= 0) ? [kept] : [];
  });
}

/** The best at some prices with those products. */
function pick(tuning: Tuning, prices: PlanPrices, products: Products): Picked {
  const { choices, set, reach, last } = tuning;
  const { search, holdingsOf } = choices;
  const { holdings, ownedOptions } = search;
  const at = { reach, prices };
  const used = [...set.cards.flat(), ...products.flat().filter((choice) => choice >= 0)];
  const worthOf = findChoiceWorths(choices, used, at);
  const found = set.cards.map((must, person) =>
    findBestSet(boundChoices(choices, person, worthOf, products), last[person]!, must),
  );
  const owned = pickBest(holdings, ownedOptions, at);
  if (found.some((one) => one.usd === -Infinity)) return { usd: -Infinity, terms: [] };
  tuning.last = found.map(({ openings }) => openings.map(({ card }) => card));
  const picked = found.flatMap(({ openings }) =>
    openings.map((opening) => pickOpening(holdings, opening, holdingsOf.get(opening.card)!, at)),
  );
  const plan = [...owned, ...picked].map(({ terms }) => terms.holding);
  search.offer(plan);
  return toPicked(holdings, prices, [...owned, ...picked]);
}

export function tuneSet(choices: OpeningChoices, set: OpeningSet, from: PlanPrices, toUsd: SetBound): TunedSet {
  const { tuner, floor } = choices.search;
  const tuning: Tuning = { choices, set, reach: findSetReach(choices, set), last: set.cards.map(() => []) };
  const among = listJoining(tuning, toUsd);
  // Mostly few products matter: the others are looked at again at the end.
  const few = new Set(among.slice(0, FEW));
  let tuned = { usd: Infinity, prices: from };
  for (const rounds of STOP_ROUNDS) {
    const own = tunePrices(tuner, tuned.prices, { rounds, toFloor: floor }, (prices) => pick(tuning, prices, [...few]));
    const whole = pick(tuning, own.prices, among);
    if (whole.usd < tuned.usd) tuned = { usd: whole.usd, prices: own.prices };
    if (whole.usd <= floor() || whole.usd - own.usd < SAME_SHARE * Math.abs(whole.usd)) break;
    for (const product of among) {
      if (product.some((one) => tuning.last.some((cards) => cards.includes(one)))) few.add(product);
    }
  }
  return { ...tuned, cards: tuning.last };
}
