/** `npm run referee`: flip points against every wallet of many small random catalogs. */
import { expect, test } from "vitest";

import { findFlipFaults } from "../../../src/engine/wallet/test-flips.ts";

const CASES = 300;
/** Of all that could be proved, so many may meet the limit on work first. */
const MOST_UNPROVED = 0.005;

test(`${CASES} random catalogs: nobody leads before a flip, and at the flip the wallet that it names`, () => {
  const found = Array.from({ length: CASES }, (_, at) => findFlipFaults(70_000 + at));
  expect(found.flatMap(({ faults }) => faults)).toEqual([]);
  const sum = (key: "proved" | "unproved") => found.reduce((total, one) => total + one[key], 0);
  expect(sum("unproved") / sum("proved")).toBeLessThan(MOST_UNPROVED);
});
