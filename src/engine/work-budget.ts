/**
 * The limit on work. Whatever enumerates (sets of cards, orders, months, cells of tables, ways to split spend) counts
 * here how much it does, and ends where its budget does; what was found by then is the answer. An operation takes about
 * ten nanoseconds of one processor core, so a hundred million are a second. Never a clock: the same question is answered
 * the same everywhere.
 */

/** Counted since the program began. Everything here is synchronous, so the difference of two readings is a question's own. */
let counted = 0;

/** What an answer of the server may take: below a second of processor time, with all that is said beside it. */
export const SERVER_OPERATIONS = 70_000_000;

export function countOperations(operations: number): void {
  counted += operations;
}

export interface WorkBudget {
  /** Operations since it was started. */
  readonly count: () => number;
  readonly left: () => number;
  readonly isOver: () => boolean;
  /** So many of what is left, at most. */
  readonly part: (operations: number) => WorkBudget;
}

export function startWork(operations = Infinity): WorkBudget {
  const start = counted;
  const left = () => Math.max(0, operations - (counted - start));
  return {
    count: () => Math.ceil(counted - start),
    left,
    isOver: () => counted - start >= operations,
    part: (most) => startWork(Math.min(most, left())),
  };
}
