/** The order of test files: a long one that begins last leaves the other cores idle until it ends. */
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Over ten seconds each; some of it is waiting, as for a lease that runs out. */
const LONG = [
  "scripts/start.worker.test.ts",
  "test/browser/accessibility.browser.ts",
  "test/browser/layout.browser.ts",
  "test/browser/reflow.browser.ts",
  "test/browser/security-policy.browser.ts",
  "worker/newsletter/faults.worker.test.ts",
  "worker/newsletter/queue-consumer.worker.test.ts",
  "test/contracts/dev-server.test.ts",
];

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const toRank = ({ moduleId }: TestSpecification) => {
      const rank = LONG.findIndex((file) => moduleId.endsWith(file));
      return rank === -1 ? LONG.length : rank;
    };
    return sorted.toSorted((one, other) => toRank(one) - toRank(other));
  }
}
