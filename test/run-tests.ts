/** `npm test`: builds, runs every test, names those that needed a second try, and ends with the one line `N passed, N failed`. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { buildIfNeeded } from "../scripts/build-if-needed.ts";

await buildIfNeeded();

const report = path.join(mkdtempSync(path.join(tmpdir(), "waycard-tests-")), "report.json");
const { status } = spawnSync(
  "vitest",
  [
    "run",
    "--config=test/vitest.config.ts",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
    ...process.argv.slice(2),
  ],
  { stdio: "inherit", env: { ...process.env, WRANGLER_SEND_METRICS: "false", CI: "true" } },
);

interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numFailedTestSuites: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      /** Of all tries. */
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

function readReport(): Report {
  try {
    return JSON.parse(readFileSync(report, "utf8")) as Report;
  } catch {
    return { numPassedTests: 0, numFailedTests: 0, numFailedTestSuites: 1, testResults: [] };
  }
}

/** Tests that failed first and passed then, with what failed: a race in them, or in the site. */
function listRetried({ testResults }: Report): readonly string[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === "passed" && failureMessages.length > 0)
      .map(({ fullName, failureMessages: [message = ""] }) => {
        const [reason = ""] = message.split("\n");
        return `${path.relative(process.cwd(), name)}: ${fullName}\n    ${reason}`;
      }),
  );
}

const result = readReport();
const { numPassedTests, numFailedTests } = result;
const retried = listRetried(result);
if (retried.length > 0) {
  console.log(`\nNeeded a second try (${retried.length}), and should not:\n  ${retried.join("\n  ")}`);
}
// A run that failed without a failed test (a file that does not load, an unhandled error) is not a passed one.
const failed = numFailedTests === 0 && status !== 0 ? 1 : numFailedTests;
console.log(`\n${numPassedTests} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
