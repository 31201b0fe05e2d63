/**
 * Numbers that are known at some prices, by small keys. A round asks for those of
 * its own prices again and again and the next one for none of them, so only the
 * prices of late are kept, in the same arrays: a map for each would be more work
 * than half of what it saves.
 */

/** Prices of which what is known is kept. */
const LATE = 4;
const FIRST_SIZE = 1_024;

export type Numbers = ReturnType<typeof createNumbers>;

function createNumbers() {
  let values = new Float64Array(FIRST_SIZE);
  let setIn = new Uint32Array(FIRST_SIZE);
  let turn = 1;
  return {
    clear() {
      turn += 1;
    },
    has: (key: number): boolean => setIn[key] === turn,
    get: (key: number): number => values[key]!,
    set(key: number, value: number) {
      if (key >= values.length) {
        // What was known is asked for again; this happens a few times only.
        values = new Float64Array(2 * key);
        setIn = new Uint32Array(2 * key);
      }
      values[key] = value;
      setIn[key] = turn;
    },
  };
}

export function createLateNumbers<Prices extends object>() {
  const late = Array.from({ length: LATE }, () => ({ prices: null as Prices | null, numbers: createNumbers() }));
  return {
    find(prices: Prices): Numbers {
      if (late[0]!.prices === prices) return late[0]!.numbers;
      const at = late.findIndex((one) => one.prices === prices);
      // Those asked for longest ago make room.
      const one = late.splice(at, 1)[0]!;
      if (at < 0) {
        one.prices = prices;
        one.numbers.clear();
      }
      late.unshift(one);
      return one.numbers;
    },
    forget(prices: Prices) {
      const one = late.find((other) => other.prices === prices);
      if (one) one.prices = null;
    },
  };
}
