/**
 * Moves dollars of a split to the cards whose spend is promised, card by card along the cheapest
 * paths: a dollar may push another one off its pool or card. Each path is a best one of a flow
 * that was best before, so every stage is an optimum.
 */
import { countOperations } from "../work-budget.ts";

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
  /** The ways to each pool, card and off the wallet, from the place of its first on, by their number; and the line of each. */
  readonly firstInto: Int32Array;
  readonly into: Int32Array;
  readonly lineOf: Int32Array;
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
  /** Paper for one search: by node, the loss on the way to it; Infinity: no path leads there. */
  readonly lossTo: Float64Array;
  /** By node: nothing more comes from there along paths that are as cheap. */
  readonly isSpent: Uint8Array;
  /** Puts the dollars back where they came from. */
  readonly putBack: () => void;
}

const DUST = 1e-12;
const DUST_USD = 1e-9;
/** What a card may fall short of a promise by rounding. */
const SHORT_USD = 1e-6;

/**
 * @param minSpendUsd by card, the dollars that are promised
 * @returns how many cheapest paths were looked for, which is what takes long; null: they cannot be kept
 */
export function keepPromises(flow: SpendFlow, minSpendUsd: readonly number[]): number | null {
  let searches = 0;
  const spareUsd = Float64Array.of(...flow.cardUsd, Infinity);
  let network: Network | null = null;
  for (const [card, neededUsd] of minSpendUsd.entries()) {
    let shortUsd = neededUsd - spareUsd[card]!;
    spareUsd[card] = Math.max(0, -shortUsd);
    while (shortUsd > SHORT_USD) {
      network ??= drawNetwork(flow, spareUsd);
      const target = network.firstCard + card;
      findCheapest(network, target);
      searches += 1;
      if (network.lossTo[target] === Infinity) return null;
      network.isSpent.fill(0);
      const movedUsd = pull(network, target, shortUsd);
      // Better a loud end than none: the path just found has room for some.
      if (movedUsd === 0) throw new Error("No dollar moves along the path that was found");
      shortUsd -= movedUsd;
    }
  }
  network?.putBack();
  return searches;
}

/** Ways as they are drawn. */
function createWays(size: number) {
  return {
    count: 0,
    head: new Int32Array(size),
    rate: new Float64Array(size),
    capUsd: new Float64Array(size).fill(Infinity),
    usd: new Float64Array(size),
    /** Whose dollars a way has, and where: 0 off the wallet, 1 a card's, 2 a pool's of a line, 3 all of a pool's. */
    sourceOf: new Uint8Array(size),
    place: new Int32Array(size),
  };
}

/** @returns the number of the new way, which earns nothing and has no limit until somebody says so */
function addWay(ways: ReturnType<typeof createWays>, to: number, source: number, place: number): number {
  const way = ways.count;
  ways.head[way] = to;
  ways.sourceOf[way] = source;
  ways.place[way] = place;
  ways.count += 1;
  return way;
}

/** By line, its ways one after the other; behind them those of the pools. */
function drawWays(flow: SpendFlow, firstOf: Int32Array) {
  const { lineCount, rateOf, pools, poolOwner, poolRates, poolCapsUsd, offUsd, cardUsd } = flow;
  const firstCard = lineCount + pools.length;
  const poolsOf = Array.from(offUsd, (): number[] => []);
  for (const [pool, { lines }] of pools.entries()) {
    for (let at = 0; at < lines.length; at += 1) poolsOf[lines[at]!]!.push(pool);
  }
  // At most, off the wallet and to every card and pool.
  const pooled = poolsOf.reduce((sum, { length }) => sum + length, pools.length);
  const ways = createWays(lineCount * (1 + cardUsd.length) + pooled);
  for (let line = 0; line < lineCount; line += 1) {
    firstOf[line] = ways.count;
    addWay(ways, firstCard + cardUsd.length, 0, line);
    for (let card = 0; card < cardUsd.length; card += 1) {
      const rate = rateOf(card, line);
      if (rate > -Infinity) ways.rate[addWay(ways, firstCard + card, 1, card * lineCount + line)] = rate;
    }
    for (const pool of poolsOf[line]!) {
      const at = pool * lineCount + line;
      const way = addWay(ways, lineCount + pool, 2, at);
      ways.rate[way] = poolRates[at]!;
      ways.capUsd[way] = poolCapsUsd[at]!;
    }
  }
  firstOf[lineCount] = ways.count;
  for (const [pool, { limitUsd }] of pools.entries()) {
    ways.capUsd[addWay(ways, firstCard + poolOwner[pool]!, 3, pool)] = limitUsd;
  }
  return ways;
}

function drawNetwork(flow: SpendFlow, spareUsd: Float64Array): Network {
  const { lineCount, pools, cardUsd } = flow;
  countOperations(6 * lineCount * (2 + cardUsd.length + pools.length));
  const firstCard = lineCount + pools.length;
  const nodeCount = firstCard + cardUsd.length + 1;
  const firstOf = new Int32Array(lineCount + 1);
  const { count, head, rate, capUsd, usd, sourceOf, place } = drawWays(flow, firstOf);
  // By the numbers of `sourceOf`.
  const sources = [flow.offUsd, flow.openUsd, flow.flowUsd, flow.poolUsed];
  for (let way = 0; way < count; way += 1) usd[way] = sources[sourceOf[way]!]![place[way]!]!;
  const network: Network = {
    lineCount,
    firstOf,
    head,
    ...turnAround(head.subarray(0, count), firstOf, lineCount, nodeCount),
    rate,
    capUsd,
    usd,
    taken: new Int32Array(firstOf.at(-1)!),
    takenCount: new Int32Array(lineCount),
    spareUsd,
    firstCard,
    nodeCount,
    leastLoss: new Float64Array(nodeCount).fill(-Infinity),
    lossTo: new Float64Array(nodeCount),
    isSpent: new Uint8Array(nodeCount),
    putBack() {
      for (let way = 0; way < count; way += 1) sources[sourceOf[way]!]![place[way]!] = usd[way]!;
    },
  };
  for (let line = 0; line < lineCount; line += 1) listTaken(network, line);
  return network;
}

/** The ways by where they lead. */
function turnAround(head: Int32Array, firstOf: Int32Array, lineCount: number, nodeCount: number) {
  const firstInto = new Int32Array(nodeCount - lineCount + 1);
  for (const to of head) firstInto[to - lineCount + 1]! += 1;
  for (let at = 1; at < firstInto.length; at += 1) firstInto[at]! += firstInto[at - 1]!;
  const next = firstInto.slice();
  const into = new Int32Array(head.length);
  const lineOf = new Int32Array(head.length);
  for (let line = 0; line < lineCount; line += 1) lineOf.fill(line, firstOf[line], firstOf[line + 1]);
  for (const [way, to] of head.entries()) {
    if (way >= firstOf[lineCount]!) lineOf[way] = lineCount + way - firstOf[lineCount]!;
    into[next[to - lineCount]!++] = way;
  }
  return { firstInto, into, lineOf };
}

function listTaken({ firstOf, usd, taken, takenCount }: Network, line: number): void {
  let count = 0;
  for (let way = firstOf[line]!; way < firstOf[line + 1]!; way += 1) {
    if (usd[way]! > DUST_USD) taken[firstOf[line]! + count++] = way;
  }
  takenCount[line] = count;
}

/**
 * Moves at most `mostUsd` to a node along all paths that are as cheap as the cheapest; returns how much. Mostly there are
 * dozens of them, such as one for each month.
 */
function pull(network: Network, node: number, mostUsd: number): number {
  const { lineCount, firstOf, head, firstInto, into, lineOf, capUsd, usd } = network;
  const { taken, rate, spareUsd, firstCard, lossTo, isSpent } = network;
  const spare = node - firstCard;
  if (spare >= 0 && spareUsd[spare]! > DUST_USD) {
    const movedUsd = Math.min(mostUsd, spareUsd[spare]!);
    spareUsd[spare]! -= movedUsd;
    return movedUsd;
  }
  // Until its end no path comes back to it.
  isSpent[node] = 1;
  let leftUsd = mostUsd;
  const pullFrom = (from: number, loss: number, roomUsd: number): number => {
    if (roomUsd <= DUST_USD || isSpent[from] === 1 || lossTo[from]! + loss > lossTo[node]! + DUST) return 0;
    const movedUsd = pull(network, from, Math.min(leftUsd, roomUsd));
    leftUsd -= movedUsd;
    return movedUsd;
  };
  if (node < lineCount) {
    const count = network.takenCount[node]!;
    for (let at = firstOf[node]!; at < firstOf[node]! + count && leftUsd > DUST_USD; at += 1) {
      const way = taken[at]!;
      usd[way]! -= pullFrom(head[way]!, rate[way]!, usd[way]!);
    }
  } else {
    const place = node - lineCount;
    for (let at = firstInto[place]!; at < firstInto[place + 1]! && leftUsd > DUST_USD; at += 1) {
      const way = into[at]!;
      const line = lineOf[way]!;
      if (line < lineCount) {
        const movedUsd = pullFrom(line, -rate[way]!, capUsd[way]! - usd[way]!);
        if (movedUsd === 0) continue;
        usd[way]! += movedUsd;
        listTaken(network, line);
      } else usd[way]! += pullFrom(line, 0, capUsd[way]! - usd[way]!);
    }
    if (node < firstCard && leftUsd > DUST_USD) {
      const way = firstOf[lineCount]! + place;
      usd[way]! -= pullFrom(head[way]!, 0, usd[way]!);
    }
  }
  if (leftUsd <= DUST_USD) isSpent[node] = 0;
  return mostUsd - leftUsd;
}

/**
 * By node, the loss on the cheapest path to it from all that is to spare (Bellman-Ford). Paths that
 * cannot be the cheapest to the target are not followed to their end.
 */
function findCheapest(network: Network, target: number): void {
  const { lineCount, firstOf, head, rate, capUsd, usd, taken, takenCount, spareUsd, firstCard } = network;
  const { nodeCount, leastLoss, lossTo } = network;
  lossTo.fill(Infinity);
  for (let at = 0; at < spareUsd.length; at += 1) if (spareUsd[at]! > DUST_USD) lossTo[firstCard + at] = 0;
  const isKnown = leastLoss[target]! > -Infinity;
  const firstPoolWay = firstOf[lineCount]!;
  // Every path visits a node once, so this many rounds are enough.
  for (let round = 0, changed = true; changed && round <= nodeCount; round += 1) {
    countOperations(head.length / 4);
    changed = false;
    for (let line = 0; line < lineCount; line += 1) {
      const first = firstOf[line]!;
      let isCheaper = false;
      for (let one = first; one < first + takenCount[line]!; one += 1) {
        // A dollar that turns back may go elsewhere.
        const way = taken[one]!;
        const loss = lossTo[head[way]!]! + rate[way]!;
        if (loss >= lossTo[line]! - DUST) continue;
        lossTo[line] = loss;
        isCheaper = true;
      }
      if (!isCheaper) continue;
      if (isKnown && lossTo[line]! - leastLoss[line]! >= lossTo[target]! - leastLoss[target]! - DUST) continue;
      changed = true;
      for (let way = first; way < firstOf[line + 1]!; way += 1) {
        const to = head[way]!;
        const loss = lossTo[line]! - rate[way]!;
        if (loss >= lossTo[to]! - DUST || capUsd[way]! - usd[way]! <= DUST_USD) continue;
        lossTo[to] = loss;
      }
    }
    for (let pool = lineCount; pool < firstCard; pool += 1) {
      const way = firstPoolWay + pool - lineCount;
      const card = head[way]!;
      const [from, to] = lossTo[card]! < lossTo[pool]! ? [card, pool] : [pool, card];
      const isOpen = from === card ? usd[way]! > DUST_USD : capUsd[way]! - usd[way]! > DUST_USD;
      if (lossTo[from]! >= lossTo[to]! - DUST || !isOpen) continue;
      lossTo[to] = lossTo[from]!;
      changed = true;
    }
  }
  const moreLoss = lossTo[target]! - leastLoss[target]!;
  for (let node = 0; node < nodeCount; node += 1) {
    leastLoss[node] = isKnown ? Math.min(lossTo[node]!, leastLoss[node]! + moreLoss) : lossTo[node]!;
  }
}
