/** Random numbers that a seed repeats (mulberry32). */
export interface Random {
  /** From `low` to `high`, both included. */
  readonly int: (low: number, high: number) => number;
  readonly chance: (share: number) => boolean;
  readonly pick: <T>(items: readonly T[]) => T;
  /** Each item with this chance. */
  readonly some: <T>(items: readonly T[], share: number) => T[];
}

export function makeRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  return {
    int,
    chance: (share) => next() < share,
    pick: (items) => items[int(0, items.length - 1)]!,
    some: (items, share) => items.filter(() => next() < share),
  };
}
