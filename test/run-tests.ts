/**
 * `npm test`: runs every test, names those that needed a second try and whatever is wrong, and
 * ends with the one line `N passed, N failed`. Arguments go to Vitest. Tests that ask the built
 * site build it themselves (support/serve-site.ts).
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";

import { ALLOWED } from "./support/allowed-skips.ts";
import { judgeRun } from "./support/judge-run.ts";
import type { TestRun } from "./support/test-run.ts";

const parameters = process.argv.slice(2);
const folder = mkdtempSync(path.join(tmpdir(), "waycard-tests-"));
const report = path.join(folder, "run.json");
// Not by its name: no shell finds `vitest` on Windows without its extension.
const vitest = fileURLToPath(new URL("vitest.mjs", import.meta.resolve("vitest/package.json")));
const { status } = spawnSync(
  process.execPath,
  [
    vitest,
    "run",
    "--reporter=default",
    `--reporter=${path.join(import.meta.dirname, "support/record-run.ts")}`,
    ...parameters,
  ],
  { stdio: "inherit", env: { ...process.env, WRANGLER_SEND_METRICS: "false", CI: "true", TEST_RUN_FILE: report } },
);

const { passed, faults, secondTries } = judgeRun(readRun(), {
  status,
  allowed: ALLOWED,
  isFiltered: parameters.some((parameter) => /^(?:-t|--testNamePattern)/.test(parameter)),
});
rmSync(folder, { recursive: true, force: true });
if (secondTries.length > 0) {
  console.log(`\nNeeded a second try (${secondTries.length}), and should not:\n  ${secondTries.join("\n  ")}`);
}
if (faults.length > 0) console.log(`\nWrong (${faults.length}):\n  ${faults.join("\n  ")}`);
console.log(`\n${passed} passed, ${faults.length} failed`);
process.exitCode = faults.length === 0 ? 0 : 1;

function readRun(): TestRun | undefined {
  try {
    return JSON.parse(readFileSync(report, "utf8")) as TestRun;
  } catch {
    return undefined;
  }
}
