/**
 * The part of a price that nobody pays. A price may be lowered to the most
 * that any card of a wallet could earn on its line: no surplus changes, and
 * the bound falls by the difference. So where a good wallet must have one of
 * a few cards on a line, those few are all there is to try.
 */
import type { SearchModel } from "./search-model.ts";

/** The most that each row could earn on each line, limits of pools left aside; laid out like `openValues`. */
export function listMostValues({ openValues, poolsOfRow, lineCount }: SearchModel): Float64Array {
  const most = openValues.slice();
  for (const [row, pools] of poolsOfRow.entries()) {
    for (const { lines, values } of pools) {
      for (const [at, line] of lines.entries()) {
        const place = row * lineCount + line;
        most[place] = Math.max(most[place]!, values[at]!);
      }
    }
  }
  return most;
}

export interface CoverNode {
  /** See `listMostValues`. */
  readonly most: Float64Array;
  readonly lineCount: number;
  readonly rowOf: Int32Array;
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
  const { most, lineCount, rowOf, prices, held, slackUsd } = node;
  const mostOf = (card: number, line: number) => most[rowOf[card]! * lineCount + line]!;
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
  const order = scarce === cards ? cards : [...scarce, ...cards.filter((card) => !scarce.includes(card))];

  const lossUsd = new Float64Array(order.length);
  for (let at = order.length - 1; at >= 0; at -= 1) {
    raise(order[at]!);
    for (let line = 0; line < lineCount; line += 1) lossUsd[at]! += Math.max(0, prices[line]! - reached[line]!);
  }
  return { order, lossUsd };
}
