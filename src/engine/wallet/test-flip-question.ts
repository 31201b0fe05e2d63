/** For tests: a question about one value whose answers are plain functions of it, and what it was asked, in order. */
import { boundLead } from "./lead-bound.ts";
import { type FlipQuestion, MARGIN_USD } from "./flip-question.ts";
import type { SpendRanges } from "./spend-range.ts";

type Worth = (value: number) => number;

interface Asked {
  readonly own: Worth;
  readonly rivals: Readonly<Record<string, Worth>>;
  /** The rivals that are known. */
  readonly known?: readonly string[];
  /** Ranges that name too many rivals to look at each. */
  readonly isCrowded?: (from: number, to: number) => boolean;
}

export function makeQuestion({ own, rivals, known = [], isCrowded = () => false }: Asked) {
  const asked: string[] = [];
  const leadAt = (value: number, [rival]: readonly string[]) => rivals[rival!]!(value) - own(value) - MARGIN_USD;
  const findBest = (value: number, among: readonly string[]) =>
    among
      .filter((rival) => leadAt(value, [rival]) > 0)
      .toSorted((one, other) => leadAt(value, [other]) - leadAt(value, [one]))
      .map((rival) => [rival])
      .at(0) ?? null;
  const question: Omit<FlipQuestion, "keep"> = {
    ownAt: own,
    leadAt,
    findKnownLeader(value) {
      asked.push(`known ${value}`);
      return findBest(value, known);
    },
    findLeader(value) {
      asked.push(`all ${value}`);
      return findBest(value, Object.keys(rivals));
    },
    // In steps of 1.
    findCrossing(near, far, rival) {
      asked.push(`level ${near} ${far} ${rival.join()}`);
      let [before, at] = [near, far];
      if (leadAt(near, rival) > 0) return { before, at: before };
      while (Math.abs(at - before) > 1) {
        const middle = Math.round((before + at) / 2);
        if (leadAt(middle, rival) > 0) at = middle;
        else before = middle;
      }
      return { before, at };
    },
  };
  const toChord = (low: number, high: number) => ({ leastUsd: own(low) + MARGIN_USD, riseUsd: own(high) - own(low) });
  const bound = (rival: string, from: number, to: number) => {
    const [low, high] = [Math.min(from, to), Math.max(from, to)];
    return boundLead(rivals[rival]!, toChord(low, high), low, high);
  };
  const ranges: SpendRanges = {
    listRivals(from, to) {
      asked.push(`range ${from} ${to}`);
      if (isCrowded(from, to)) return null;
      return Object.keys(rivals)
        .filter((rival) => bound(rival, from, to).usd > 0)
        .map((rival) => ({ slugs: [rival], ways: [] }));
    },
    openRivals:
      () =>
      (from, to, { slugs }) => {
        asked.push(`look ${from} ${to} ${slugs.join()}`);
        const { usd, at } = bound(slugs[0]!, from, to);
        return usd > 0 ? at : null;
      },
  };
  return { question, ranges, asked };
}
