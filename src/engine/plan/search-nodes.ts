/**
 * Plans of one set of cards to open. A node has some of its decisions made; it
 * gets prices of its own, and its best months are found by dynamic programming.
 */
import { forget, sumPrices, surplusAt, toTerms } from "./bound-plan.ts";
import { assignOpenings } from "./order-openings.ts";
import { dive, findPerson, listRest, type Node, pickRest, type Rest, type RestOpenings, takeOut } from "./plan-node.ts";
import { makeTable, type Option, pickBest, toOption, toOptionOf, toPicked } from "./price-holdings.ts";
import type { Search } from "./search-state.ts";
import type { PlanPrices } from "./state-surplus.ts";
import { type TunedPrices, tunePrices } from "./tune-prices.ts";

/** For one set of cards. */
const SET_ROUNDS = 12;
/** After one more decision. */
export const NODE_ROUNDS = 8;

export interface Child {
  /** The most that it may be worth. */
  readonly usd: number;
  readonly node: Node;
  readonly prices: PlanPrices;
}

interface TunedNode extends TunedPrices {
  /** The openings that were left. */
  readonly left: readonly RestOpenings[];
}

/** Prices of a node's own. The plan of the bound is a good one to try. */
export function tuneNode(
  search: Search,
  node: Node,
  from: PlanPrices,
  rounds = node.placed.length === 0 ? SET_ROUNDS : NODE_ROUNDS,
): TunedNode {
  const { bound, tuner, holdings, ownedOptions, floor } = search;
  const { reach, placed } = node;
  const fixed = placed.map((holding) => toTerms(bound, holding, reach));
  const left = listRest(search, node);
  const open = node.ways.slice(node.owned);
  let last: readonly Option[] = [];
  const found = tunePrices(tuner, from, { rounds, toFloor: floor }, (prices) => {
    const picked = left.map((ofCards) => pickRest(search, ofCards, { reach, prices }));
    const free = pickBest(holdings, open, { reach, prices });
    last = [
      ...fixed.map((terms) => toOptionOf(holdings, terms, prices)),
      ...free,
      ...picked.flatMap((own) => own ?? []),
    ];
    return picked.includes(null) ? { usd: -Infinity, terms: [] } : toPicked(holdings, prices, last);
  });
  if (found.usd > floor()) {
    const plan = last.map(({ terms }) => terms.holding);
    if (!search.offer(plan) && placed.length === 0) {
      dive(search, node, plan.slice(0, ownedOptions.length), found.prices);
    }
  }
  return { ...found, left };
}

/** A way to place one more card. */
interface Placing {
  readonly option: Option;
  /** What all else that is open may be worth beside it. */
  readonly elseUsd: number;
  readonly owned: number;
  readonly rest: Rest;
}

/** Ways to place one more card: first the owned ones, then the openings by month. */
function listPlacings({ holdings, model }: Search, node: Node, { prices, left }: TunedNode): Placing[] {
  const { reach, owned, rest } = node;
  const at = { reach, prices };
  const { months, gapMonths } = model.settings;
  const tables = left.map((ofCards) => makeTable(holdings, ofCards, at));
  const ways = node.ways.slice(owned);
  const open = pickBest(holdings, ways, at);
  const wholes = tables.map(({ best }) => best?.usd ?? -Infinity);
  const restUsd = [...wholes, ...open.map(({ surplusUsd }) => surplusUsd)].reduce((sum, usd) => sum + usd, 0);
  if (ways.length > 0) {
    const elseUsd = restUsd - open[0]!.surplusUsd;
    return ways[0]!.map((holding) => ({ option: toOption(holdings, holding, at), elseUsd, owned: owned + 1, rest }));
  }
  const person = findPerson(rest);
  const { worths } = tables[person]!;
  const most = assignOpenings(
    worths.map(({ best }) => best),
    months,
    gapMonths,
  );
  const all = (1 << worths.length) - 1;
  return [...left[person]!].flatMap(([card, ofCard], place) =>
    ofCard.map((holding) => {
      const month = holding.opened! + gapMonths;
      const elseUsd = restUsd - wholes[person]! + most(all ^ (1 << place), month);
      return { option: toOption(holdings, holding, at), elseUsd, owned, rest: takeOut(rest, person, card, month) };
    }),
  );
}

export function branchNode(search: Search, node: Node, from: PlanPrices): readonly Child[] {
  const { bound } = search;
  const { reach, placed, owned, ways, rest } = node;
  if (findPerson(rest) < 0 && owned === ways.length) {
    if (search.isCheap(placed)) search.settle(placed);
    return [];
  }
  const found = tuneNode(search, node, from);
  const { prices } = found;
  if (found.usd <= search.floor()) return [];
  const placings = listPlacings(search, node, found);
  const placedUsd = placed.reduce(
    (sum, holding) => sum + surplusAt(bound, prices)(toTerms(bound, holding, reach)),
    sumPrices(bound, prices),
  );
  const children: Child[] = [];
  for (const { option, elseUsd, ...next } of placings) {
    const usd = placedUsd + elseUsd + option.surplusUsd;
    if (usd <= search.floor()) continue;
    const child = { ...node, ...next, placed: [...placed, option.terms.holding] };
    if (search.isCheap(child.placed)) children.push({ usd: Math.min(usd, found.usd), node: child, prices });
  }
  forget(bound, prices);
  return children;
}
