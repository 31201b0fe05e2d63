/** What `npm test` wants to know of a run: written by record-run.ts inside Vitest, judged by judge-run.ts outside. */
export interface TestRun {
  readonly files: readonly FileRun[];
  /** Errors that belong to no test: a rejection nobody handled, a worker that died, a server that did not start. */
  readonly unhandledErrors: readonly string[];
}

export interface FileRun {
  readonly project: string;
  /** From the root, with slashes. */
  readonly file: string;
  /** Vitest's word: only "passed" and "skipped" mean that the file was loaded and came to its end. */
  readonly state: string;
  /** Why the file could not be loaded, and what its hooks and those of its suites threw. */
  readonly errors: readonly string[];
  readonly tests: readonly SingleTest[];
}

export interface SingleTest {
  /** With the suites it stands in, joined by " > ". */
  readonly name: string;
  readonly state: string;
  /** How often it was tried again. */
  readonly retries: number;
  /** Of the first try that failed. */
  readonly error: string;
}
