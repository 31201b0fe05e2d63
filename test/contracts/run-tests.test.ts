/** The runner itself: whatever goes wrong in a run must end it with a fault and a status that is not 0. */
import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { expect, onTestFinished, test } from "vitest";

import { judgeRun } from "../support/judge-run.ts";
import type { FileRun } from "../support/test-run.ts";

const RUNNER = path.join(import.meta.dirname, "../run-tests.ts");

/** Ends as the local Postgres once did, after all tests: with a good status for any run. */
const RESET_STATUS = "export default () => () => { process.exitCode = 0; };";
const CONFIG = `export default { test: { globals: true, retry: 1, globalSetup: "./reset-status.ts", include: ["*.probe.ts"] } };`;

/** A project of its own in a folder of its own, run as `npm test` runs ours. */
function runScratch(
  files: Readonly<Record<string, string>>,
  config = CONFIG,
): Promise<{ readonly code: number; readonly stdout: string; readonly lastLine: string }> {
  const folder = mkdtempSync(path.join(tmpdir(), "waycard-scratch-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries({ ...files, "vitest.config.mjs": config, "reset-status.ts": RESET_STATUS }))
    writeFileSync(path.join(folder, name), text);
  const parameters = [RUNNER, `--root=${folder}`, `--config=${path.join(folder, "vitest.config.mjs")}`];
  return new Promise((resolve) => {
    execFile(process.execPath, parameters, (error, stdout) => {
      const code = typeof error?.code === "number" ? error.code : 0;
      resolve({ code, stdout, lastLine: stdout.trimEnd().split("\n").at(-1) ?? "" });
    });
  });
}

const GOOD = `test("is good", () => {});`;

/** Name of the file, what is in it, and what the runner says of it. */
const FAULTS: readonly (readonly [string, string, string])[] = [
  ["fails", `test("fails", () => { throw new Error("wrong sum"); });`, "fails.probe.ts > fails: wrong sum"],
  ["import", `import "./not-there.ts"; ${GOOD}`, "import.probe.ts: "],
  ["throws", `throw new Error("at import"); ${GOOD}`, "throws.probe.ts: at import"],
  ["syntax", `test("half", () => {`, "syntax.probe.ts: "],
  ["before-all", `beforeAll(() => { throw new Error("no server"); }); ${GOOD}`, "before-all.probe.ts: no server"],
  ["after-all", `afterAll(() => { throw new Error("not closed"); }); ${GOOD}`, "after-all.probe.ts: not closed"],
  [
    "nested-hook",
    `describe("suite", () => { beforeAll(() => { throw new Error("in suite"); }); ${GOOD} });`,
    "nested-hook.probe.ts: suite: in suite",
  ],
  ["no-test", `export const nothing = 1;`, "no-test.probe.ts: "],
  ["empty-suite", `describe("empty", () => {}); ${GOOD}`, "empty-suite.probe.ts: "],
  ["skipped", `test.skip("skipped", () => {}); ${GOOD}`, "skipped.probe.ts > skipped: was skipped"],
  [
    "skipped-suite",
    `describe.skip("suite", () => { ${GOOD} });`,
    "skipped-suite.probe.ts > suite > is good: was skipped",
  ],
  [
    "skipped-inside",
    `test("gives up", ({ skip }) => skip()); ${GOOD}`,
    "skipped-inside.probe.ts > gives up: was skipped",
  ],
  ["todo", `test.todo("some day"); ${GOOD}`, "todo.probe.ts > some day: was "],
  ["only", `test.only("alone", () => {});`, "only.probe.ts > alone: [Vitest] Unexpected .only"],
  [
    "retried",
    `let tries = 0; test("races", () => { tries += 1; if (tries === 1) throw new Error("lost it"); });`,
    "retried.probe.ts > races: passed at a second try only",
  ],
  [
    "unhandled",
    `test("leaves", () => { void Promise.reject(new Error("nobody looks")); });`,
    "an error outside of all tests: nobody looks",
  ],
];

test("each kind of fault ends the run with a status that is not 0, by its name, though the exit status was lost", async () => {
  const files = Object.fromEntries(FAULTS.map(([name, text]) => [`${name}.probe.ts`, text]));
  const { code, stdout, lastLine } = await runScratch({ ...files, "good.probe.ts": GOOD });
  const wrong = stdout.slice(stdout.indexOf("\nWrong ("));
  for (const [, , said] of FAULTS) expect(wrong).toContain(said);
  expect(stdout).toContain("Needed a second try (1)");
  expect(code).toBe(1);
  // One each, so none of them could have been missing.
  expect(lastLine).toMatch(new RegExp(`^\\d+ passed, ${FAULTS.length} failed$`));
});

test("a run in which all is well ends with 0 and the one line", async () => {
  const { code, lastLine } = await runScratch({ "good.probe.ts": GOOD });
  expect([code, lastLine]).toEqual([0, "1 passed, 0 failed"]);
});

test("a run that finds no test file is not a good one", async () => {
  const { code, lastLine } = await runScratch({});
  expect([code, lastLine]).toEqual([1, "0 passed, 1 failed"]);
});

test("a run that ends before its report is not a good one, whatever its status", async () => {
  const config = "process.exit(0);";
  const { code, lastLine } = await runScratch({ "good.probe.ts": GOOD }, config);
  expect([code, lastLine]).toEqual([1, "0 passed, 1 failed"]);
});

const file = (tests: FileRun["tests"]): FileRun => ({
  project: "unit",
  file: "a.test.ts",
  state: "passed",
  errors: [],
  tests,
});
const skipped = { name: "later", state: "skipped", retries: 0, error: "" };
const raced = { name: "races", state: "passed", retries: 1, error: "lost it" };
const judge = (run: FileRun, allowed: Parameters<typeof judgeRun>[1]["allowed"], status = 0) =>
  judgeRun({ files: [run], unhandledErrors: [] }, { status, allowed });

test("a skip that is allowed by name is none too many; the second one of an allowance for one is", () => {
  const allowed = [
    { kind: "skip", project: "unit", file: "a.test.ts", name: "later", atMost: 1, reason: "x" },
  ] as const;
  expect(judge(file([skipped]), allowed).faults).toEqual([]);
  expect(judge(file([skipped, skipped]), allowed).faults).toHaveLength(1);
  expect(judge(file([{ ...skipped, name: "other" }]), allowed).faults).toHaveLength(1);
});

test("a second try that is allowed is named all the same, and one of another project is not allowed", () => {
  const allowed = [{ kind: "second try", project: "unit", atMost: 1, reason: "x" }] as const;
  expect(judge(file([raced]), allowed)).toMatchObject({ faults: [], secondTries: ["unit a.test.ts > races: lost it"] });
  expect(judge({ ...file([raced]), project: "worker" }, allowed).faults).toHaveLength(1);
});

test("a file that never came to its end, and a status without a failed test, are faults", () => {
  expect(judge({ ...file([]), state: "queued" }, []).faults).toEqual([
    "unit a.test.ts: did not come to its end (queued)",
  ]);
  expect(judge(file([{ ...raced, retries: 0 }]), [], 1).faults).toEqual(["vitest ended with 1, though no test failed"]);
});
