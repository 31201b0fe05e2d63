import { expect, test } from "vitest";

import { findFlipFaults } from "./test-flips.ts";

test.each(Array.from({ length: 10 }, (_, seed) => seed + 40_000))(
  "nobody leads before a flip, and at the flip the wallet that it names (#%i)",
  (seed) => {
    const { faults, unproved } = findFlipFaults(seed);
    expect(faults).toEqual([]);
    expect(unproved).toBe(0);
  },
);
