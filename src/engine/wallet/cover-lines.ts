/**
 * The part of a price that nobody pays. A price may be lowered to the most
 * that any card of a wallet could earn on its line: no surplus changes, and
 * the bound falls by the difference. So where a good wallet must have one of
 * a few cards on a line, those few are all there is to try.
 */
import type { SearchModel } from "./search-model.ts";

/** The most that each card could earn on each line, limits of pools left aside, in dollars at `card * lineCount + line`. */
export function listMostValues({ cards, rowsOf, open, poolsOf, lineCount, lineUsd }: SearchModel): Float64Array {
  const most = new Float64Array(cards.length * lineCount);
  for (let card = 0; card < cards.length; card += 1) {
    const raise = (line: number, usd: number) => {
      if (usd > most[card * lineCount + line]!) most[card * lineCount + line] = usd;
    };
    for (const row of rowsOf[card]!.flatMap((rows) => [...rows])) {
      for (let line = 0; line < lineCount; line += 1) raise(line, open[row * lineCount + line]! * lineUsd[line]!);
      for (const { lines, rates } of poolsOf[row]!) {
        // Beside what it may not take, the rest of the line earns the open rate at most: the full rate is never too low.
        for (const [at, line] of lines.entries()) raise(line, rates[at]! * lineUsd[line]!);
      }
    }
  }
  return most;
}

export interface CoverNode {
  /** See `listMostValues`. */
  readonly most: Float64Array;
  readonly lineCount: number;
  readonly prices: Float64Array;
  /** Members, and candidates that may join whatever comes first. */
  readonly held: readonly number[];
  /** What a wallet may lose of the bound and still be of interest. */
  readonly slackUsd: number;
}

export interface LineCover {
  /** The cards in the order to try them in: those for the scarcest line that must be served come first. */
  readonly order: readonly number[];
  /** By place in the order: how much the bound falls when only the cards from there on may join. */
  readonly lossUsd: Float64Array;
}

export function coverLines(cards: readonly number[], node: CoverNode): LineCover {
  const { most, lineCount, prices, held, slackUsd } = node;
  const mostOf = (card: number, line: number) => most[card * lineCount + line]!;
  const reached = new Float64Array(lineCount);
  const raise = (card: number) => {
    for (let line = 0; line < lineCount; line += 1) reached[line] = Math.max(reached[line]!, mostOf(card, line));
  };
  for (const card of held) raise(card);

  let scarce = cards;
  for (let line = 0; line < lineCount; line += 1) {
    if (prices[line]! - reached[line]! <= slackUsd) continue;
    const able = cards.filter((card) => prices[line]! - mostOf(card, line) <= slackUsd);
    if (able.length < scarce.length) scarce = able;
  }
  const order = [...scarce, ...cards.filter((card) => !scarce.includes(card))];

  const lossUsd = new Float64Array(order.length);
  for (let at = order.length - 1; at >= 0; at -= 1) {
    raise(order[at]!);
    for (let line = 0; line < lineCount; line += 1) lossUsd[at]! += Math.max(0, prices[line]! - reached[line]!);
  }
  return { order, lossUsd };
}
