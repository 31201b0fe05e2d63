/**
 * Moves dollars of a split to the cards whose spend is promised, card by card along the cheapest
 * paths: a dollar may push another one off its pool or card. Each path is a best one of a flow
 * that was best before, so every stage is an optimum.
 */

/** A split of spend, whose dollars move. Lines, pools and cards are known by their place. */
export interface SpendFlow {
  readonly lineCount: number;
  /** Dollars per dollar at the card's unlimited rate; -Infinity: not possible. */
  readonly rateOf: (card: number, line: number) => number;
  readonly pools: readonly { readonly limitUsd: number; readonly lines: ArrayLike<number> }[];
  readonly poolOwner: readonly number[];
  /** Dollars per dollar, and the most dollars, at `pool * lineCount + line`. */
  readonly poolRates: ArrayLike<number>;
  readonly poolCapsUsd: ArrayLike<number>;
  /** Dollars by line off the wallet; by card and line; by pool and line; and the sums of pools and of cards. */
  readonly offUsd: Float64Array;
  readonly openUsd: Float64Array;
  readonly flowUsd: Float64Array;
  readonly poolUsed: Float64Array;
  readonly cardUsd: Float64Array;
}

/** A way for dollars. `usd[at]` of them are on it and may turn back; others may follow, up to `capUsd`. */
interface Arc {
  readonly tail: number;
  readonly head: number;
  /** Earned by a dollar on it. */
  readonly rate: number;
  readonly capUsd: number;
  readonly usd: Float64Array;
  readonly at: number;
}

/** Nodes: lines, pools, cards, off the wallet, and the sum of all spend. */
interface Network {
  /** From each line to off the wallet, cards and pools, and from each pool to its card. */
  readonly arcs: readonly Arc[];
  /** From off the wallet and from each card to the sum of all spend. */
  readonly ends: readonly Arc[];
  readonly firstCard: number;
  readonly all: number;
}

const DUST = 1e-12;
const DUST_USD = 1e-9;
/** What a card may fall short of a promise by rounding. */
const SHORT_USD = 1e-6;

/** False: they cannot be kept. @param minSpendUsd by card, the dollars that are promised */
export function keepPromises(flow: SpendFlow, minSpendUsd: readonly number[]): boolean {
  // What no promise holds: of each card, and at last off the wallet.
  const spareUsd = Float64Array.of(...flow.cardUsd, Infinity);
  let network: Network | null = null;
  for (const [card, neededUsd] of minSpendUsd.entries()) {
    let shortUsd = neededUsd - spareUsd[card]!;
    spareUsd[card] = Math.max(0, -shortUsd);
    while (shortUsd > SHORT_USD) {
      network ??= drawNetwork(flow, spareUsd);
      const movedUsd = moveToward(network, network.firstCard + card, shortUsd);
      if (movedUsd === null) return false;
      shortUsd -= movedUsd;
    }
  }
  return true;
}

function drawNetwork(flow: SpendFlow, spareUsd: Float64Array): Network {
  const { lineCount, rateOf, pools, poolOwner, poolRates, poolCapsUsd, offUsd, openUsd, flowUsd, poolUsed } = flow;
  const firstCard = lineCount + pools.length;
  const off = firstCard + flow.cardUsd.length;
  const all = off + 1;
  const ofLines = Array.from(offUsd, (_, line): Arc[] => [
    { tail: line, head: off, rate: 0, capUsd: Infinity, usd: offUsd, at: line },
  ]);
  for (const card of flow.cardUsd.keys()) {
    for (const [line, arcs] of ofLines.entries()) {
      const rate = rateOf(card, line);
      const at = card * lineCount + line;
      if (rate > -Infinity) arcs.push({ tail: line, head: firstCard + card, rate, capUsd: Infinity, usd: openUsd, at });
    }
  }
  for (const [pool, { lines }] of pools.entries()) {
    for (const line of Array.from(lines)) {
      const at = pool * lineCount + line;
      const [rate, capUsd] = [poolRates[at]!, poolCapsUsd[at]!];
      ofLines[line]!.push({ tail: line, head: lineCount + pool, rate, capUsd, usd: flowUsd, at });
    }
  }
  const ofPools = pools.map(({ limitUsd: capUsd }, pool): Arc => {
    return { tail: lineCount + pool, head: firstCard + poolOwner[pool]!, rate: 0, capUsd, usd: poolUsed, at: pool };
  });
  const ends = Array.from(spareUsd, (_, at): Arc => {
    return { tail: firstCard + at, head: all, rate: 0, capUsd: Infinity, usd: spareUsd, at };
  });
  return { arcs: [...ofLines.flat(), ...ofPools], ends, firstCard, all };
}

/** Moves at most `mostUsd` along the cheapest path to the card; returns how much, or null without a path. */
function moveToward(network: Network, target: number, mostUsd: number): number | null {
  const via = findCheapest(network);
  if (!via[target]) return null;
  const path: { readonly arc: Arc; readonly isForward: boolean }[] = [];
  for (let node = target; node !== network.all;) {
    const arc = via[node]!;
    const isForward = arc.head === node;
    path.push({ arc, isForward });
    node = isForward ? arc.tail : arc.head;
  }
  const roomUsd = path.map(({ arc, isForward }) => (isForward ? arc.capUsd - arc.usd[arc.at]! : arc.usd[arc.at]!));
  const movedUsd = Math.min(mostUsd, ...roomUsd);
  for (const { arc, isForward } of path) arc.usd[arc.at]! += isForward ? movedUsd : -movedUsd;
  return movedUsd;
}

/** By node, the last arc of the cheapest path to it from the sum of all spend (Bellman-Ford). */
function findCheapest({ arcs, ends, all }: Network): readonly (Arc | null)[] {
  const lossTo = new Float64Array(all + 1).fill(Infinity);
  const via = Array.from<Arc | null>({ length: all + 1 }).fill(null);
  lossTo[all] = 0;
  for (const arc of ends) turnsBack(arc, lossTo, via);
  // Every path visits a node once, so this many rounds are enough.
  for (let round = 0, changed = true; changed && round <= all; round += 1) {
    changed = false;
    for (const arc of arcs) if (turnsBack(arc, lossTo, via) || follows(arc, lossTo, via)) changed = true;
  }
  return via;
}

/** Whether another dollar on the arc reaches its head more cheaply than by any path so far. */
function follows(arc: Arc, lossTo: Float64Array, via: (Arc | null)[]): boolean {
  const reached = lossTo[arc.tail]! - arc.rate;
  if (reached >= lossTo[arc.head]! - DUST || arc.capUsd - arc.usd[arc.at]! <= DUST_USD) return false;
  lossTo[arc.head] = reached;
  via[arc.head] = arc;
  return true;
}

/** The same for a dollar that turns back to the tail, where it may go elsewhere. */
function turnsBack(arc: Arc, lossTo: Float64Array, via: (Arc | null)[]): boolean {
  const reached = lossTo[arc.head]! + arc.rate;
  if (reached >= lossTo[arc.tail]! - DUST || arc.usd[arc.at]! <= DUST_USD) return false;
  lossTo[arc.tail] = reached;
  via[arc.tail] = arc;
  return true;
}
