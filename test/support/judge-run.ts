/**
 * Whether a run was good. Everything counts that ought to have run: a file that did
 * not load and a hook that threw leave no failed test behind, and a test that is
 * skipped leaves none either. Vitest's exit status is one witness among others.
 */
import type { AllowedTest } from "./allowed-skips.ts";
import type { FileRun, SingleTest, TestRun } from "./test-run.ts";

export interface Verdict {
  readonly passed: number;
  /** One line for each thing that is wrong. */
  readonly faults: readonly string[];
  /** Tests that passed at a second try, allowed or not: a race in them, or in the site. */
  readonly secondTries: readonly string[];
}

export interface JudgeOptions {
  /** Of Vitest's process; null when a signal ended it. */
  readonly status: number | null;
  readonly allowed: readonly AllowedTest[];
  /** The run was asked for some tests by name: the others are skipped on purpose. */
  readonly isFiltered?: boolean;
}

/** @param run undefined when Vitest ended without a report */
export function judgeRun(run: TestRun | undefined, { status, allowed, isFiltered = false }: JudgeOptions): Verdict {
  if (!run) return { passed: 0, faults: [`vitest ended with ${status} and without a report`], secondTries: [] };
  const allowance = new Allowance(allowed);
  const faults = run.unhandledErrors.map((error) => `an error outside of all tests: ${error}`);
  const secondTries: string[] = [];
  let passed = 0;
  for (const file of run.files) {
    faults.push(...judgeFile(file));
    for (const test of file.tests) {
      if (test.state === "passed") passed += 1;
      if (test.state === "failed") faults.push(`${at(file, test)}: ${test.error}`);
      if (test.state !== "passed" && test.state !== "failed" && !isFiltered && !isCutShort(file)) {
        if (!allowance.take("skip", file, test))
          faults.push(`${at(file, test)}: was ${test.state}, and nothing allows it`);
      }
      if (test.state === "passed" && test.retries > 0) {
        secondTries.push(`${at(file, test)}: ${test.error}`);
        if (!allowance.take("second try", file, test)) faults.push(`${at(file, test)}: passed at a second try only`);
      }
    }
  }
  if (run.files.length === 0) faults.push("no test file was run");
  // Whatever else vitest complains of: a server that did not close, a type of error that is not known here.
  if (status !== 0 && faults.length === 0) faults.push(`vitest ended with ${status}, though no test failed`);
  return { passed, faults, secondTries };
}

function judgeFile(file: FileRun): readonly string[] {
  const about = `${file.project} ${file.file}`;
  if (file.errors.length > 0) {
    const notRun = file.tests.filter(({ state }) => state !== "passed" && state !== "failed").length;
    const rest = notRun > 0 ? ` (${notRun} of its tests did not run)` : "";
    return file.errors.map((error) => `${about}: ${error}${rest}`);
  }
  if (!["passed", "failed", "skipped"].includes(file.state))
    return [`${about}: did not come to its end (${file.state})`];
  return file.tests.length === 0 ? [`${about}: holds no test`] : [];
}

/** What a hook or an error kept from running is counted once, as that error. */
const isCutShort = (file: FileRun) => file.errors.length > 0;

const at = (file: FileRun, test: SingleTest) => `${file.project} ${file.file} > ${test.name}`;

/** Each permission is good for as many tests as it says. */
class Allowance {
  readonly #left: { readonly entry: AllowedTest; count: number }[];

  constructor(allowed: readonly AllowedTest[]) {
    this.#left = allowed.map((entry) => ({ entry, count: entry.atMost }));
  }

  take(kind: AllowedTest["kind"], file: FileRun, test: SingleTest): boolean {
    const found = this.#left.find(
      ({ entry, count }) =>
        count > 0 &&
        entry.kind === kind &&
        entry.project === file.project &&
        (entry.file ?? file.file) === file.file &&
        (entry.name ?? test.name) === test.name,
    );
    if (found) found.count -= 1;
    return found !== undefined;
  }
}
