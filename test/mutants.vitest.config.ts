/**
 * The tests that need no built site, in one flat configuration: what Stryker can drive
 * (scripts/mutants.ts). With `MUTANTS_ROOM` only those of these folders, and the pinned values;
 * with `MUTANTS_TESTS` these files alone; with `MUTANTS_QUICK` none that compares with another
 * solver, which takes seconds.
 */
import { defineConfig } from "vitest/config";

import { unit } from "./vitest.config.ts";

const room = process.env["MUTANTS_ROOM"]?.split(",");
const files = process.env["MUTANTS_TESTS"]?.split(",");

const COMPARISONS = [
  "src/rewards/plan/{simulate-plan,enumerate-plans,solve-plans,metamorphic-plans}.test.ts",
  "src/rewards/search/{search-wallets,metamorphic}.test.ts",
  "test/referee/model/{compare,linear-program}.test.ts",
  "src/tools/{analyzer/sane-wallets,planner/make-planner-result}.test.ts",
];

export default defineConfig({
  ...unit,
  test: {
    ...unit.test,
    // A change must leave nothing behind in the modules that the next one is tried in.
    isolate: true,
    include: files ?? [
      ...(room ? room.map((folder) => `${folder}/**/*.test.{ts,tsx}`) : unit.test.include),
      "test/contracts/pinned-values.test.ts",
    ],
    exclude: [...unit.test.exclude, ...(process.env["MUTANTS_QUICK"] === undefined ? [] : COMPARISONS)],
    // Stryker itself ends what hangs.
    testTimeout: 300_000,
  },
});
