/** What a split is worth stands in split-spend.test.ts; here, that dollars which are equally cheap to move move at once. */
import { expect, test } from "vitest";

import { keepPromises, type SpendFlow } from "./keep-promises.ts";

/** Lines of $100 each, without pools. @param rates by card and line @param heldBy by line, the card that its dollars are on */
function makeFlow(rates: readonly (readonly number[])[], heldBy: readonly number[]): SpendFlow {
  const lineCount = heldBy.length;
  const openUsd = new Float64Array(rates.length * lineCount);
  const cardUsd = new Float64Array(rates.length);
  for (const [line, card] of heldBy.entries()) {
    openUsd[card * lineCount + line] = 100;
    cardUsd[card]! += 100;
  }
  return {
    lineCount,
    rateOf: (card, line) => rates[card]![line]!,
    pools: [],
    poolOwner: [],
    poolRates: [],
    poolCapsUsd: [],
    offUsd: new Float64Array(lineCount),
    openUsd,
    flowUsd: new Float64Array(0),
    poolUsed: new Float64Array(0),
    cardUsd,
  };
}

const linesOf = ({ openUsd, lineCount }: SpendFlow, card: number) => [
  ...openUsd.subarray(card * lineCount, (card + 1) * lineCount),
];

test("twelve months that are alike take one search, however many of them are needed", () => {
  const flow = makeFlow([Array<number>(12).fill(0.02), Array<number>(12).fill(0.01)], Array<number>(12).fill(0));
  expect(keepPromises(flow, [0, 1_050])).toBe(1);
  expect(linesOf(flow, 1).toSorted((one, other) => one - other)).toEqual([0, 50, ...Array<number>(10).fill(100)]);
  expect(linesOf(flow, 0).reduce((sum, usd) => sum + usd)).toBe(150);
});

test("dearer dollars take another, and only as many as are missing", () => {
  const flow = makeFlow(
    [
      [0.02, 0.03, 0.02, 0.03],
      [0.01, 0.01, 0.01, 0.01],
    ],
    [0, 0, 0, 0],
  );
  expect(keepPromises(flow, [0, 250])).toBe(2);
  const [first, second, third, fourth] = linesOf(flow, 1);
  expect([first, third]).toEqual([100, 100]);
  expect(second! + fourth!).toBe(50);
});

test("dollars that push others on go through the same card again and again in one search", () => {
  // The third card takes only what the second holds, which is promised there: the first gives as much to the second.
  const no = -Infinity;
  const flow = makeFlow(
    [
      [0.02, 0.02, no, no],
      [0.02, 0.02, 0.02, 0.02],
      [no, no, 0.01, 0.01],
    ],
    [0, 0, 1, 1],
  );
  expect(keepPromises(flow, [0, 200, 200])).toBe(1);
  expect(linesOf(flow, 1)).toEqual([100, 100, 0, 0]);
  expect(linesOf(flow, 2)).toEqual([0, 0, 100, 100]);
});

test("more than there is cannot be promised", () => {
  const flow = makeFlow(
    [
      [0.02, 0.02],
      [0.01, 0.01],
    ],
    [0, 0],
  );
  expect(keepPromises(flow, [0, 201])).toBeNull();
});
