/** `npm test`: builds, runs every test, and ends with the one line `N passed, N failed`. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { buildIfNeeded } from "../worker/local/build-if-needed.ts";

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
}

function readReport(): Report {
  try {
    return JSON.parse(readFileSync(report, "utf8")) as Report;
  } catch {
    return { numPassedTests: 0, numFailedTests: 0, numFailedTestSuites: 1 };
  }
}

const { numPassedTests, numFailedTests } = readReport();
// A run that failed without a failed test (a file that does not load, an unhandled error) is not a passed one.
const failed = numFailedTests === 0 && status !== 0 ? 1 : numFailedTests;
console.log(`\n${numPassedTests} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
