/** A plan made better by small changes: another month for one card or for all after it, two cards in each other's place, another ending. It decides nothing. */
import type { Holding, Plan } from "./plan.ts";
import type { Search } from "./search-state.ts";

/** Months by which a card moves. */
const SHIFTS = [-1, 1, -2, 2, -3, 3, -4, 4, -6, 6] as const;
/** And all from it on. */
const TAIL_SHIFTS = [-1, 1, -2, 2, -3, 3] as const;

const isSameKind = (one: Holding, other: Holding): boolean =>
  one.level < 0 === other.level < 0 &&
  one.unlock?.at === other.unlock?.at &&
  one.ending.kind === other.ending.kind &&
  (one.ending.kind !== "change" || other.ending.kind !== "change" || one.ending.to === other.ending.to);

export function climbMonths(search: Search): void {
  const { model, openingsOf } = search;
  const { cards } = model;
  const personOf = ({ card }: Holding) => cards[card]!.person;

  /** The same in another month, or as much like it as can be. */
  function move(holding: Holding, month: number): Holding | undefined {
    const inMonth = (openingsOf.get(holding.card) ?? []).filter(({ opened }) => opened === month);
    return inMonth.find((other) => isSameKind(holding, other)) ?? inMonth[0];
  }

  function attempt(changes: ReadonlyMap<Holding, Holding | undefined>): boolean {
    const before = search.best();
    const next: Holding[] = [];
    for (const holding of before.plan) {
      const other = changes.has(holding) ? changes.get(holding) : holding;
      if (!other) return false;
      next.push(other);
    }
    if (search.isOver()) return false;
    search.offer(next);
    return search.best() !== before;
  }

  const listOpened = (plan: Plan) => plan.filter(({ opened }) => opened !== null);
  const nth = (at: number): Holding | undefined => listOpened(search.best().plan)[at];
  const count = listOpened(search.best().plan).length;

  function shift(at: number): boolean {
    let isBetter = false;
    for (const months of SHIFTS) {
      const holding = nth(at)!;
      if (attempt(new Map([[holding, move(holding, holding.opened! + months)]]))) isBetter = true;
    }
    for (const months of TAIL_SHIFTS) {
      const holding = nth(at)!;
      const tail = listOpened(search.best().plan).filter(
        (other) => personOf(other) === personOf(holding) && other.opened! >= holding.opened!,
      );
      if (tail.length < 2) continue;
      if (attempt(new Map(tail.map((other) => [other, move(other, other.opened! + months)])))) isBetter = true;
    }
    return isBetter;
  }

  function swap(one: number, other: number): boolean {
    const [first, second] = [nth(one)!, nth(other)!];
    return (
      first.opened !== second.opened &&
      attempt(
        new Map([
          [first, move(first, second.opened!)],
          [second, move(second, first.opened!)],
        ]),
      )
    );
  }

  function end(at: number): boolean {
    let isBetter = false;
    for (const holding of openingsOf.get(nth(at)!.card) ?? []) {
      const now = nth(at)!;
      if (holding.opened === now.opened && holding !== now && attempt(new Map([[now, holding]]))) isBetter = true;
    }
    return isBetter;
  }

  for (let isBetter = true; isBetter;) {
    isBetter = false;
    for (let at = 0; at < count; at += 1) {
      if (shift(at)) isBetter = true;
      if (end(at)) isBetter = true;
      for (let other = 0; other < at; other += 1) if (swap(at, other)) isBetter = true;
    }
  }
}
