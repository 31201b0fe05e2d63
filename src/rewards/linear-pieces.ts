/** Tools for functions made of straight pieces, as the value of a card by spend is. Pure maths. */

/** Below this a difference is rounding: absolute, and as a share of the value. */
const SAME = 1e-9;
const SAME_SHARE = 1e-12;
const NARROWEST_SHARE = 1e-12;

/**
 * Where a concave piecewise linear function changes slope between two points,
 * the points themselves included, ascending. Exact to rounding: a concave
 * function that meets its chord half-way is straight, so only intervals with a
 * bend are halved, down to the width of a double.
 */
export function listBends(evaluate: (at: number) => number, from: number, to: number): number[] {
  const bends: number[] = [];
  const walk = (low: number, lowValue: number, high: number, highValue: number) => {
    const middle = (low + high) / 2;
    const value = evaluate(middle);
    const isStraight = Math.abs(value - (lowValue + highValue) / 2) <= SAME + SAME_SHARE * Math.abs(value);
    if (isStraight || high - low <= NARROWEST_SHARE * to) {
      bends.push(high);
      return;
    }
    walk(low, lowValue, middle, value);
    walk(middle, value, high, highValue);
  };
  walk(from, evaluate(from), to, evaluate(to));
  return [from, ...bends];
}

/**
 * Where a function that is straight between the given points changes sign.
 * A stretch of zeros between two signs counts once, at its start; values within
 * `same` of zero are zero.
 */
export function listSignChanges(
  points: readonly (readonly [at: number, value: number])[],
  same: number,
): { readonly at: number; readonly isRising: boolean }[] {
  const changes: { at: number; isRising: boolean }[] = [];
  let sign = 0;
  let crossing: number | null = null;
  let [lastAt, lastValue] = points[0] ?? [0, 0];
  for (const [at, value] of points) {
    const nextSign = Math.abs(value) <= same ? 0 : Math.sign(value);
    if (nextSign === 0) {
      if (sign !== 0) crossing ??= at;
    } else {
      if (sign !== 0 && nextSign !== sign) {
        const share = lastValue === value ? 0 : lastValue / (lastValue - value);
        changes.push({ at: crossing ?? lastAt + (at - lastAt) * share, isRising: nextSign > 0 });
      }
      sign = nextSign;
      crossing = null;
    }
    [lastAt, lastValue] = [at, value];
  }
  return changes;
}
