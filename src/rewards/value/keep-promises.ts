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

/**
 * Ways for dollars: of each line to off the wallet, cards and pools, one after the other, and behind
 * them of each pool to its card. `usd` of them are on one and may turn back; others may follow, up to
 * `capUsd`. Numbers by place: nothing is walked more often where minimums are large.
 */
interface Network {
  readonly lineCount: number;
  /** By line, its first way; behind them the first of a pool. */
  readonly firstOf: Int32Array;
  readonly head: Int32Array;
  /** Earned by a dollar. */
  readonly rate: Float64Array;
  readonly capUsd: Float64Array;
  readonly usd: Float64Array;
  /** The ways of a line with dollars on them, from the place of its first way on, and how many. */
  readonly taken: Int32Array;
  readonly takenCount: Int32Array;
  /** By card, and at last off the wallet: dollars that no promise holds. */
  readonly spareUsd: Float64Array;
  /** Nodes are lines, pools, cards and off the wallet. */
  readonly firstCard: number;
  readonly nodeCount: number;
  /** By node: no path to it is cheaper any more, for paths only get dearer while dollars move. */
  readonly leastLoss: Float64Array;
  /** Paper for one search: by node, the loss on the way to it, that way, and the node before. */
  readonly lossTo: Float64Array;
  readonly via: Int32Array;
  readonly before: Int32Array;
  /** Puts the dollars back where they came from. */
  readonly putBack: () => void;
}

const DUST = 1e-12;
const DUST_USD = 1e-9;
/** What a card may fall short of a promise by rounding. */
const SHORT_USD = 1e-6;
/** No path leads to a node; or it begins there, with what is to spare. */
const NO_WAY = -1;
const BEGINS = -2;

/** False: they cannot be kept. @param minSpendUsd by card, the dollars that are promised */
export function keepPromises(flow: SpendFlow, minSpendUsd: readonly number[]): boolean {
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
  network?.putBack();
  return true;
}

function drawNetwork(flow: SpendFlow, spareUsd: Float64Array): Network {
  const { lineCount, rateOf, pools, poolOwner, poolRates, poolCapsUsd, offUsd, openUsd, flowUsd, poolUsed } = flow;
  const firstCard = lineCount + pools.length;
  const off = firstCard + flow.cardUsd.length;
  const poolsOf = Array.from(offUsd, (): number[] => []);
  for (const [pool, { lines }] of pools.entries()) {
    for (let at = 0; at < lines.length; at += 1) poolsOf[lines[at]!]!.push(pool);
  }
  const ways: { head: number; rate: number; capUsd: number; of: Float64Array; at: number }[] = [];
  const firstOf = new Int32Array(lineCount + 1);
  for (const [line, pooled] of poolsOf.entries()) {
    firstOf[line] = ways.length;
    ways.push({ head: off, rate: 0, capUsd: Infinity, of: offUsd, at: line });
    for (const card of flow.cardUsd.keys()) {
      const rate = rateOf(card, line);
      const at = card * lineCount + line;
      if (rate > -Infinity) ways.push({ head: firstCard + card, rate, capUsd: Infinity, of: openUsd, at });
    }
    for (const pool of pooled) {
      const at = pool * lineCount + line;
      ways.push({ head: lineCount + pool, rate: poolRates[at]!, capUsd: poolCapsUsd[at]!, of: flowUsd, at });
    }
  }
  firstOf[lineCount] = ways.length;
  for (const [pool, { limitUsd: capUsd }] of pools.entries()) {
    ways.push({ head: firstCard + poolOwner[pool]!, rate: 0, capUsd, of: poolUsed, at: pool });
  }
  const usd = Float64Array.from(ways, ({ of, at }) => of[at]!);
  const network: Network = {
    lineCount,
    firstOf,
    head: Int32Array.from(ways, (way) => way.head),
    rate: Float64Array.from(ways, (way) => way.rate),
    capUsd: Float64Array.from(ways, (way) => way.capUsd),
    usd,
    taken: new Int32Array(firstOf.at(-1)!),
    takenCount: new Int32Array(lineCount),
    spareUsd,
    firstCard,
    nodeCount: off + 1,
    leastLoss: new Float64Array(off + 1).fill(-Infinity),
    lossTo: new Float64Array(off + 1),
    via: new Int32Array(off + 1),
    before: new Int32Array(off + 1),
    putBack() {
      for (const [way, { of, at }] of ways.entries()) of[at] = usd[way]!;
    },
  };
  for (let line = 0; line < lineCount; line += 1) listTaken(network, line);
  return network;
}

function listTaken({ firstOf, usd, taken, takenCount }: Network, line: number): void {
  let count = 0;
  for (let way = firstOf[line]!; way < firstOf[line + 1]!; way += 1) {
    if (usd[way]! > DUST_USD) taken[firstOf[line]! + count++] = way;
  }
  takenCount[line] = count;
}

/** Moves at most `mostUsd` along the cheapest path to the card; returns how much, or null without a path. */
function moveToward(network: Network, target: number, mostUsd: number): number | null {
  const { lineCount, head, capUsd, usd, spareUsd, firstCard, via, before } = network;
  findCheapest(network, target);
  if (via[target] === NO_WAY) return null;
  let movedUsd = mostUsd;
  let first = target;
  for (; via[first] !== BEGINS; first = before[first]!) {
    const way = via[first]!;
    movedUsd = Math.min(movedUsd, head[way] === first ? capUsd[way]! - usd[way]! : usd[way]!);
  }
  movedUsd = Math.min(movedUsd, spareUsd[first - firstCard]!);
  spareUsd[first - firstCard]! -= movedUsd;
  for (let node = target; node !== first; node = before[node]!) {
    usd[via[node]!]! += head[via[node]!] === node ? movedUsd : -movedUsd;
    if (before[node]! < lineCount) listTaken(network, before[node]!);
  }
  return movedUsd;
}

/**
 * By node, the last way of the cheapest path to it from all that is to spare, and the node before it
 * (Bellman-Ford). Paths that cannot be the cheapest to the target are not followed to their end.
 */
function findCheapest(network: Network, target: number): void {
  const { lineCount, firstOf, head, rate, capUsd, usd, taken, takenCount, spareUsd, firstCard } = network;
  const { nodeCount, leastLoss, lossTo, via, before } = network;
  lossTo.fill(Infinity);
  via.fill(NO_WAY);
  for (let at = 0; at < spareUsd.length; at += 1) {
    if (spareUsd[at]! <= DUST_USD) continue;
    lossTo[firstCard + at] = 0;
    via[firstCard + at] = BEGINS;
  }
  const isKnown = leastLoss[target]! > -Infinity;
  const firstPoolWay = firstOf[lineCount]!;
  // Every path visits a node once, so this many rounds are enough.
  for (let round = 0, changed = true; changed && round <= nodeCount; round += 1) {
    changed = false;
    for (let line = 0; line < lineCount; line += 1) {
      const first = firstOf[line]!;
      let from = NO_WAY;
      for (let one = first; one < first + takenCount[line]!; one += 1) {
        // A dollar that turns back may go elsewhere.
        const way = taken[one]!;
        const loss = lossTo[head[way]!]! + rate[way]!;
        if (loss >= lossTo[line]! - DUST) continue;
        lossTo[line] = loss;
        from = way;
      }
      if (from === NO_WAY) continue;
      via[line] = from;
      before[line] = head[from]!;
      if (isKnown && lossTo[line]! - leastLoss[line]! >= lossTo[target]! - leastLoss[target]! - DUST) continue;
      changed = true;
      for (let way = first; way < firstOf[line + 1]!; way += 1) {
        const to = head[way]!;
        const loss = lossTo[line]! - rate[way]!;
        if (loss >= lossTo[to]! - DUST || capUsd[way]! - usd[way]! <= DUST_USD) continue;
        lossTo[to] = loss;
        via[to] = way;
        before[to] = line;
      }
    }
    for (let pool = lineCount; pool < firstCard; pool += 1) {
      const way = firstPoolWay + pool - lineCount;
      const card = head[way]!;
      const [from, to] = lossTo[card]! < lossTo[pool]! ? [card, pool] : [pool, card];
      const isOpen = from === card ? usd[way]! > DUST_USD : capUsd[way]! - usd[way]! > DUST_USD;
      if (lossTo[from]! >= lossTo[to]! - DUST || !isOpen) continue;
      lossTo[to] = lossTo[from]!;
      via[to] = way;
      before[to] = from;
      changed = true;
    }
  }
  const moreLoss = lossTo[target]! - leastLoss[target]!;
  for (let node = 0; node < nodeCount; node += 1) {
    leastLoss[node] = isKnown ? Math.min(lossTo[node]!, leastLoss[node]! + moreLoss) : lossTo[node]!;
  }
}
