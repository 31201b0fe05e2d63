/**
 * The tests that need no built site, in one flat configuration: what Stryker can drive
 * (scripts/mutants.ts). `MUTANTS_TESTS` says which of them count.
 */
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

import { listTests, type TestChoice } from "../scripts/mutants/list-tests.ts";
import { unit } from "../vitest.config.ts";

const choice = JSON.parse(process.env["MUTANTS_TESTS"] ?? '{"folders":[],"speed":"all"}') as TestChoice;
const { include, exclude } = listTests(choice, unit.test.include);

/** By itself Vitest begins with the longest file; here the first test that fails ends a run, mostly a short one. */
class ShortestFirst extends BaseSequencer {
  override async sort(tests: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(tests)).toReversed();
  }
}

export default defineConfig({
  ...unit,
  test: {
    ...unit.test,
    // A change must leave nothing behind in the modules that the next one is tried in.
    isolate: true,
    sequence: { sequencer: ShortestFirst },
    include: [...include],
    exclude: [...unit.test.exclude, ...exclude],
    // Stryker itself ends what hangs.
    testTimeout: 300_000,
  },
});
