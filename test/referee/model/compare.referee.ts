/** `npm run referee`: the engine against the definition, on many random catalogs. */
import { describe, expect, test } from "vitest";

import { ENGINE } from "./engine.ts";
import { checkPropertiesBy, compareBy, listFailing } from "./list-failing.ts";

const CASES = 1500;
const STEP = 100;

const from = Array.from({ length: CASES / STEP }, (_, at) => at * STEP + 1);

describe("the best wallet, its plan, runners-up, frontier and verdicts are those of the definition", () => {
  test.each(from)("seeds from %i", (first) => {
    expect(listFailing(compareBy(ENGINE), first, first + STEP - 1)).toEqual([]);
  });
});

describe("what must hold between two questions holds", () => {
  test.each(from)("seeds from %i", (first) => {
    expect(listFailing(checkPropertiesBy(ENGINE), first, first + STEP - 1)).toEqual([]);
  });
});
