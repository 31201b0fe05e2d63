/**
 * The most valuable set of bonuses whose minimum spends fit a budget: an exact
 * knapsack, small because a wallet is.
 * @returns indexes, ascending. Of equally good sets the one found first, which depends only on the numbers.
 */
export function pickBonuses(
  valuesUsd: readonly number[],
  minSpendsUsd: readonly number[],
  budgetUsd: number,
): number[] {
  const value = (item: number) => valuesUsd[item] ?? 0;
  const cost = (item: number) => minSpendsUsd[item] ?? 0;
  const items = [...valuesUsd.keys()]
    .filter((item) => value(item) > 0 && cost(item) <= budgetUsd)
    .toSorted((left, right) => value(right) * cost(left) - value(left) * cost(right) || left - right);

  // What the budget left would fetch if the next bonus could be earned in part: never too low.
  const boundUsd = (from: number, leftUsd: number) => {
    let sumUsd = 0;
    let roomUsd = leftUsd;
    for (const item of items.slice(from)) {
      const share = cost(item) > roomUsd ? roomUsd / cost(item) : 1;
      sumUsd += value(item) * share;
      roomUsd -= cost(item) * share;
    }
    return sumUsd;
  };

  let bestUsd = 0;
  let best: number[] = [];
  const walk = (from: number, leftUsd: number, sumUsd: number, taken: readonly number[]) => {
    if (sumUsd > bestUsd) {
      bestUsd = sumUsd;
      best = [...taken];
    }
    const item = items[from];
    if (item === undefined || sumUsd + boundUsd(from, leftUsd) <= bestUsd) return;
    if (cost(item) <= leftUsd) walk(from + 1, leftUsd - cost(item), sumUsd + value(item), [...taken, item]);
    walk(from + 1, leftUsd, sumUsd, taken);
  };
  walk(0, budgetUsd, 0, []);
  return best.toSorted((left, right) => left - right);
}
