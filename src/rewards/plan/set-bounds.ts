/**
 * Bounds on sets of cards to open. Prices that are good for one set are good for
 * those like it: each bounds all sets. For a trip a card is two choices, with its
 * bonus in time or not, and those in time are chosen before the others: how a
 * plan has its points is decided first, and gets prices of its own. Before them
 * it is decided whether the household has the cards that send more points.
 */
import { createPersonBound, createSetBound, type PersonBound, type SetBound } from "./bound-sets.ts";
import { areAlike, createOpeningSets, type OpeningSet } from "./opening-sets.ts";
import type { CardWorth } from "./order-openings.ts";
import type { Holding } from "./plan.ts";
import type { Node } from "./search-nodes.ts";
import type { SearchRun } from "./search-run.ts";
import type { SearchTools } from "./search-tools.ts";
import type { PlanPrices } from "./state-surplus.ts";
import type { Picked } from "./tune-prices.ts";

/** Prices that are kept to bound sets by. */
const MOST_BOUNDS = 16;
/** A round of prices is a step for so many choices. */
const CHOICES_A_STEP = 8;
/** Where the points of a trip come from is decided: rounds of prices for it. */
const STOP_ROUNDS = [10, 6] as const;
/** With so many products, and whether that makes a difference. */
const FEW = 20;
const SAME_SHARE = 0.002;

/** A set with the prices at which it is bounded lowest, and how many of the bounds it has been held against. */
export interface SetEntry {
  readonly usd: number;
  readonly set: OpeningSet;
  readonly from: PlanPrices;
  readonly seen: number;
  readonly isTuned: boolean;
}

/** Worths of all choices at some prices, by what the household may have. */
interface KnownBound {
  readonly prices: PlanPrices;
  readonly find: (set: OpeningSet) => number;
}

/** @param mayDecideTrip whether what is in time for the trip is decided before anything else */
export function createSetBounds(
  { model, bound, tuner, holdings, rules, ownedOptions }: SearchTools,
  run: SearchRun,
  allowed: readonly Holding[],
  anyReach: Int32Array,
  rootPrices: PlanPrices,
  mayDecideTrip: boolean,
) {
  const { cards, people, settings } = model;
  const { months, gapMonths } = settings;
  const { most, mostInAll, without } = run;
  const count = cards.length;
  const isTimely = (holding: Holding) => bound.toTerms(holding, anyReach).goalPoints > 0;
  const ownedIndexes = ownedOptions.map(([keep]) => keep!.card);

  /** Cards that send more points, if nobody has one yet. */
  const senders = new Set<number>();
  if (mayDecideTrip) {
    for (const { enablers, tripBit } of cards) for (const card of enablers[tripBit + 1] ?? []) senders.add(card);
    if (ownedIndexes.some((card) => senders.has(card))) senders.clear();
  }
  const poorReach = senders.size === 0 ? anyReach : bound.reach([...cards.keys()].filter((card) => !senders.has(card)));

  /** By choice: a card, or `count` more where its bonus is in time. */
  const choices = new Map<number, readonly Holding[]>();
  for (const [card, ofCard] of Map.groupBy(allowed, (holding) => holding.card)) {
    const isSplit = mayDecideTrip && !senders.has(card);
    const timely = isSplit ? ofCard.filter(isTimely) : [];
    const others = timely.length === 0 ? ofCard : ofCard.filter((holding) => !isTimely(holding));
    if (timely.length > 0) choices.set(card + count, timely);
    if (others.length > 0) choices.set(card, others);
  }
  const isSender = (choice: number) => senders.has(choice);
  const rankOf = (choice: number) => (isSender(choice) ? 0 : choice >= count ? 1 : 2);

  const findWorths = (of: Iterable<number>, reach: Int32Array, prices: PlanPrices): Map<number, CardWorth> =>
    new Map(
      [...of].map((choice) => {
        const worth = holdings.findWorth(choice % count, choices.get(choice)!, reach, prices);
        return [choice, { ...worth, card: choice }];
      }),
    );
  const rulesOf: typeof rules = (before, after, apart) => rules(before % count, after % count, apart);

  const firstWorths = findWorths(choices.keys(), anyReach, rootPrices);
  const mostOf = (product: readonly number[]) =>
    Math.max(...product.map((choice) => Math.max(...(firstWorths.get(choice)?.best ?? [0]))));
  const toName = (choice: number) => `${cards[choice % count]!.card.slug} ${choice >= count}`;
  const products = [...Map.groupBy(choices.keys(), toName).values()]
    .map((ofProduct) => people.map((_, person) => ofProduct.find((one) => cards[one % count]!.person === person) ?? -1))
    .toSorted((left, right) => {
      const [one, other] = [left, right].map((product) => rankOf(Math.max(...product)));
      return one! - other! || mostOf(right) - mostOf(left);
    });
  const rankAt = products.map((product) => rankOf(Math.max(...product)));
  /** Places in the list of products up to which all is decided before the next. */
  const stops = [...new Set([rankAt.filter((rank) => rank < 1).length, rankAt.filter((rank) => rank < 2).length])];
  const [afterSenders] = stops;

  /** What can be sent by a plan with these choices. */
  const isPoor = ({ cards: chosen, next }: OpeningSet) =>
    senders.size > 0 && (next === null || next >= afterSenders!) && !chosen.flat().some(isSender);
  const reachOf = (set: OpeningSet) => (isPoor(set) ? poorReach : anyReach);

  const besideOf = (reach: Int32Array, prices: PlanPrices) => holdings.pickBest(ownedOptions, reach, prices);
  const toPerson = (
    person: number,
    worthOf: ReadonlyMap<number, CardWorth>,
    among: readonly (readonly number[])[] = products,
  ): PersonBound =>
    createPersonBound({
      products: among.map((product) => product[person]!),
      worthOf,
      months,
      gapMonths,
      rules: rulesOf,
      most: most[person]!,
      toOther: (choice) => (choice >= count ? choice - count : choice + count),
    });

  const bounds: KnownBound[] = [];
  function addBound(prices: PlanPrices): void {
    const finds = new Map<Int32Array, SetBound>();
    const toFind = (reach: Int32Array): SetBound => {
      let find = finds.get(reach);
      if (find) return find;
      const worthOf =
        prices === rootPrices && reach === anyReach ? firstWorths : findWorths(choices.keys(), reach, prices);
      const besideUsd = besideOf(reach, prices).reduce((sum, one) => sum + one.surplusUsd, bound.base(prices));
      const ofPeople = people.map((_, person) => toPerson(person, worthOf));
      find = createSetBound(ofPeople, most, mostInAll, besideUsd);
      finds.set(reach, find);
      bound.forget(prices);
      return find;
    };
    bounds.push({ prices, find: (set) => toFind(reachOf(set))(set.cards, set.next) });
  }
  addBound(rootPrices);

  const sets = createOpeningSets({
    products,
    most,
    mostInAll,
    areAlike: areAlike(model) && without.length === 0,
    stops,
  });

  /** Prices for all plans of a set that is not whole yet. */
  function tuneSet({ usd, set, from }: SetEntry, tuneNode: (set: OpeningSet, prices: PlanPrices) => void): SetEntry {
    const reach = reachOf(set);
    const { cards: chosen } = set;
    const bestBound = bounds.find(({ prices }) => prices === from) ?? bounds[0]!;
    const left = mostInAll - chosen.flat().length;
    const among = products.flatMap((product, at) => {
      if (at < set.next! || left === 0) return [];
      const kept = product.map((choice, person) => {
        if (choice < 0 || chosen[person]!.length >= most[person]!) return -1;
        const other = { cards: chosen.with(person, [...chosen[person]!, choice]), next: set.next };
        return bestBound.find(other) > run.floor() ? choice : -1;
      });
      return kept.some((choice) => choice >= 0) ? [kept] : [];
    });
    const before: (readonly number[])[] = people.map(() => []);
    function pick(prices: PlanPrices, looked: readonly (readonly number[])[]): Picked {
      const used = [...chosen.flat(), ...looked.flat().filter((choice) => choice >= 0)];
      run.addRounds(used.length / CHOICES_A_STEP);
      const worthOf = findWorths(used, reach, prices);
      const found = people.map((_, person) =>
        toPerson(person, worthOf, looked).findBest(before[person]!, chosen[person], left),
      );
      const owned = besideOf(reach, prices);
      if (found.some((one) => one.usd === -Infinity)) return { usd: -Infinity, terms: [] };
      for (const [person, one] of found.entries()) before[person] = one.openings.map(({ card }) => card);
      const picked = found.flatMap((one) =>
        one.openings.map((opening) => holdings.pickOpening(opening, choices.get(opening.card)!, reach, prices)),
      );
      const plan = [...owned, ...picked].map(({ terms }) => terms.holding);
      if (run.fits(plan)) run.consider(plan);
      return holdings.toPicked(prices, [...owned, ...picked]);
    }
    // Mostly few products matter: the others are looked at again at the end.
    const few = new Set(among.slice(0, FEW));
    let tuned = { usd: Infinity, prices: from };
    for (const rounds of STOP_ROUNDS) {
      const own = tuner.tune(tuned.prices, rounds, run.floor, (prices) => pick(prices, [...few]));
      const whole = pick(own.prices, among);
      if (whole.usd < tuned.usd) tuned = { usd: whole.usd, prices: own.prices };
      if (whole.usd <= run.floor() || whole.usd - own.usd < SAME_SHARE * Math.abs(whole.usd)) break;
      for (const product of among)
        if (product.some((one) => before.some((cards) => cards.includes(one)))) few.add(product);
    }
    if (tuned.usd > run.floor()) {
      tuneNode({ cards: before, next: null }, tuned.prices);
      if (bounds.length < MOST_BOUNDS) {
        addBound(tuned.prices);
        run.addRounds(Math.ceil(choices.size / CHOICES_A_STEP));
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
  }

  return {
    addBound(prices: PlanPrices): boolean {
      if (bounds.length >= MOST_BOUNDS) return false;
      addBound(prices);
      return true;
    },
    first: (usd: number): SetEntry => ({ usd, set: sets.first(), from: rootPrices, seen: 0, isTuned: false }),
    isSeen: ({ seen }: SetEntry) => seen === bounds.length,
    /** Whether it is time for prices of its own. */
    isStop: ({ set, isTuned }: SetEntry) => mayDecideTrip && !isTuned && set.next !== null && stops.includes(set.next),
    tuneSet,
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
    /** The cards of a whole set, and which of them are in time for the trip. */
    toCards: ({ cards: chosen }: OpeningSet) => chosen.map((own) => own.map((choice) => choice % count)),
    toTimely: ({ cards: chosen }: OpeningSet): Node["timely"] =>
      new Map(
        chosen
          .flat()
          .filter((choice) => choice >= count || choices.has(choice + count))
          .map((choice) => [choice % count, choice >= count]),
      ),
  };
}
