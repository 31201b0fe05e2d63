/** A plan made better by small changes: another month for one card or for all after it, two cards in each other's place, another ending. It decides nothing. */
import type { Holding } from "./plan.ts";
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

const listOpened = (search: Search) => search.best().plan.filter(({ opened }) => opened !== null);

/** The same in another month, or as much like it as can be. */
function move({ openingsOf }: Search, holding: Holding, month: number): Holding | undefined {
  const inMonth = (openingsOf.get(holding.card) ?? []).filter(({ opened }) => opened === month);
  return inMonth.find((other) => isSameKind(holding, other)) ?? inMonth[0];
}

/** @returns whether the best plan with these changes is better */
function attempt(search: Search, changes: ReadonlyMap<Holding, Holding | undefined>): boolean {
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

/** @param at which of the openings of the best plan */
function shift(search: Search, at: number): boolean {
  const personOf = ({ card }: Holding) => search.model.cards[card]!.person;
  let isBetter = false;
  for (const months of SHIFTS) {
    const holding = listOpened(search)[at]!;
    if (attempt(search, new Map([[holding, move(search, holding, holding.opened! + months)]]))) isBetter = true;
  }
  for (const months of TAIL_SHIFTS) {
    const holding = listOpened(search)[at]!;
    const tail = listOpened(search).filter(
      (other) => personOf(other) === personOf(holding) && other.opened! >= holding.opened!,
    );
    if (tail.length < 2) continue;
    const moved = new Map(tail.map((other) => [other, move(search, other, other.opened! + months)]));
    if (attempt(search, moved)) isBetter = true;
  }
  return isBetter;
}

function swap(search: Search, at: number, otherAt: number): boolean {
  const opened = listOpened(search);
  const [one, other] = [opened[at]!, opened[otherAt]!];
  if (one.opened === other.opened) return false;
  const swapped: [Holding, Holding | undefined][] = [
    [one, move(search, one, other.opened!)],
    [other, move(search, other, one.opened!)],
  ];
  return attempt(search, new Map(swapped));
}

function end(search: Search, at: number): boolean {
  let isBetter = false;
  for (const holding of search.openingsOf.get(listOpened(search)[at]!.card) ?? []) {
    const now = listOpened(search)[at]!;
    const isOther = holding.opened === now.opened && holding !== now;
    if (isOther && attempt(search, new Map([[now, holding]]))) isBetter = true;
  }
  return isBetter;
}

export function climbMonths(search: Search): void {
  const { length } = listOpened(search);
  for (let isBetter = true; isBetter;) {
    isBetter = false;
    for (let at = 0; at < length; at += 1) {
      if (shift(search, at)) isBetter = true;
      if (end(search, at)) isBetter = true;
      for (let other = 0; other < at; other += 1) if (swap(search, at, other)) isBetter = true;
    }
  }
}
