/**
 * One plan that keeps to the rules: the earliest of the best openings of all
 * people again and again, as long as each adds something. It decides nothing.
 */
import type { Holding, Plan } from "./plan.ts";
import type { Option } from "./price-holdings.ts";
import type { Node, RestOpenings } from "./plan-node.ts";
import type { Search } from "./search-state.ts";
import type { PlanPrices } from "./state-surplus.ts";

/**
 * @param listRest what is left of the openings of the rest, without those refused
 * @param pickRest the best that one person's rest could be; null: it cannot be
 */
export function createDive(
  search: Search,
  listRest: (node: Node, refused: ReadonlySet<Holding>) => RestOpenings,
  pickRest: (ofCards: RestOpenings[number], reach: Int32Array, prices: PlanPrices) => Option[] | null,
) {
  const { model, openingsOf } = search;
  const { cards, people, settings } = model;
  const { gapMonths } = settings;

  return function dive(node: Node, placed: Plan, prices: PlanPrices): void {
    const isTrip = settings.goal !== null;
    let rest = node.rest.cards;
    let found = search.price(placed);
    const months = people.map(() => 0);
    const refused = new Set<Holding>();
    while (!search.isOver()) {
      // What the trip needs comes first.
      const urgent = rest.map((own) => own.filter((card) => node.timely.get(card)));
      const first = rest.findIndex((own) => own.length > 0);
      const others = isTrip ? rest : rest.map((own, person) => (person === first ? own : []));
      const cardsNow = urgent.some((own) => own.length > 0) ? urgent : others;
      const left = listRest({ ...node, placed: found.plan, rest: { cards: cardsNow, month: 0 } }, refused).map(
        (ofCards, person) =>
          new Map([...ofCards].map(([card, of]) => [card, of.filter(({ opened }) => opened! >= months[person]!)])),
      );
      const picked = left.map((ofCards) => (ofCards.size > 0 ? pickRest(ofCards, node.reach, prices) : []));
      const stuck = picked.indexOf(null);
      if (stuck >= 0) {
        const hopeless = isTrip ? [...left[stuck]!].find(([, of]) => of.length === 0)?.[0] : undefined;
        const empty = hopeless ?? cardsNow[stuck]!.at(-1);
        rest = rest.with(
          stuck,
          rest[stuck]!.filter((card) => card !== empty),
        );
        continue;
      }
      const options = picked.flatMap((own) => own ?? []);
      if (options.length === 0) break;
      const { holding } = options.reduce((one, other) =>
        other.terms.holding.opened! < one.terms.holding.opened! ? other : one,
      ).terms;
      const { card, opened, level } = holding;
      const next = search.price([...found.plan, holding]);
      if (next.objectiveUsd > found.objectiveUsd && search.isCheap(next.plan)) {
        found = next;
        const person = cards[card]!.person;
        months[person] = opened! + gapMonths;
        rest = rest.with(
          person,
          rest[person]!.filter((other) => other !== card),
        );
      } else if (next.objectiveUsd > -Infinity || !isTrip) refused.add(holding);
      else {
        // There is not enough spend, however it ends.
        for (const other of openingsOf.get(card)!) {
          if (other.opened === opened && other.level === level) refused.add(other);
        }
      }
    }
    search.offer(found.plan);
  };
}
