/**
 * One plan that keeps to the rules: the earliest of the best openings of all
 * people again and again, as long as each adds something. It decides nothing.
 */
import type { FoundPlan } from "./found-plan.ts";
import type { CardSet } from "./opening-sets.ts";
import { listRest, type Node, pickRest } from "./plan-node.ts";
import type { Holding, Plan } from "./plan.ts";
import type { Option } from "./price-holdings.ts";
import type { Search } from "./search-state.ts";
import type { PlanPrices } from "./state-surplus.ts";

/** A plan that grows. */
interface Dive {
  readonly search: Search;
  readonly node: Node;
  readonly prices: PlanPrices;
  readonly isTrip: boolean;
  found: FoundPlan;
  rest: CardSet;
  /** By person: the first month for the next opening. */
  readonly months: number[];
  readonly refused: Set<Holding>;
}

const removeCard = (rest: CardSet, person: number, card: number | undefined): CardSet =>
  rest.with(
    person,
    rest[person]!.filter((other) => other !== card),
  );

/** The openings to choose from now, the best of each person; null: one of them cannot be done, and a card was given up. */
function pickNext(diving: Dive): Option[] | null {
  const { search, node, prices, isTrip, found, rest, months, refused } = diving;
  // What the trip needs comes first.
  const urgent = rest.map((own) => own.filter((card) => node.timely.get(card)));
  const first = rest.findIndex((own) => own.length > 0);
  const others = isTrip ? rest : rest.map((own, person) => (person === first ? own : []));
  const cards = urgent.some((own) => own.length > 0) ? urgent : others;
  const left = listRest(search, { ...node, placed: found.plan, rest: { cards, month: 0 } }, refused).map(
    (ofCards, person) =>
      new Map([...ofCards].map(([card, of]) => [card, of.filter(({ opened }) => opened! >= months[person]!)])),
  );
  const at = { reach: node.reach, prices };
  const picked = left.map((ofCards) => (ofCards.size > 0 ? pickRest(search, ofCards, at) : []));
  const stuck = picked.indexOf(null);
  if (stuck < 0) return picked.flatMap((own) => own ?? []);
  const hopeless = isTrip ? [...left[stuck]!].find(([, of]) => of.length === 0)?.[0] : undefined;
  diving.rest = removeCard(rest, stuck, hopeless ?? cards[stuck]!.at(-1));
  return null;
}

/** Opens a card if that adds something, and refuses it otherwise. */
function tryOpening(diving: Dive, holding: Holding): void {
  const { search, isTrip, found, rest, months, refused } = diving;
  const { model, openingsOf } = search;
  const { card, opened, level } = holding;
  const next = search.price([...found.plan, holding]);
  if (next.objectiveUsd > found.objectiveUsd && search.isCheap(next.plan)) {
    const { person } = model.cards[card]!;
    diving.found = next;
    months[person] = opened! + model.settings.gapMonths;
    diving.rest = removeCard(rest, person, card);
  } else if (next.objectiveUsd > -Infinity || !isTrip) refused.add(holding);
  else {
    // There is not enough spend, however it ends.
    for (const other of openingsOf.get(card)!) {
      if (other.opened === opened && other.level === level) refused.add(other);
    }
  }
}

export function dive(search: Search, node: Node, placed: Plan, prices: PlanPrices): void {
  const { people, settings } = search.model;
  const diving: Dive = {
    search,
    node,
    prices,
    isTrip: settings.goal !== null,
    found: search.price(placed),
    rest: node.rest.cards,
    months: people.map(() => 0),
    refused: new Set(),
  };
  while (!search.isOver()) {
    const options = pickNext(diving);
    if (!options) continue;
    if (options.length === 0) break;
    const earliest = options.reduce((one, other) =>
      other.terms.holding.opened! < one.terms.holding.opened! ? other : one,
    );
    tryOpening(diving, earliest.terms.holding);
  }
  search.offer(diving.found.plan);
}
