/**
 * The only tests that `npm test` lets be skipped, or pass at a second try, each with
 * its reason. Any other skip or second try fails the run (judge-run.ts), so that a test
 * cannot leave the suite without anybody saying why.
 */
export interface AllowedTest {
  readonly kind: "skip" | "second try";
  readonly project: string;
  /** All tests of the project when it is left out. */
  readonly file?: string;
  /** The full name, suites joined by " > "; all tests of the file when it is left out. */
  readonly name?: string;
  /** More than so many in one run fail it. */
  readonly atMost: number;
  readonly reason: string;
}

export const ALLOWED: readonly AllowedTest[] = [
  {
    kind: "skip",
    project: "worker",
    file: "worker/newsletter/real-postgres.worker.test.ts",
    atMost: 18,
    reason:
      "PostgreSQL, PostgREST and the database linter weigh 100 MB, so `npm run referee` installs them and runs these tests, every night. They exist for Linux on x64 only. The same rules are tried on PGlite everywhere.",
  },
  {
    kind: "skip",
    project: "browser",
    file: "test/browser/firefox.browser.ts",
    atMost: 10,
    reason:
      "No Firefox comes with npm ci. Where one is installed, or FIREFOX_PATH names one, `npm run referee` installs what drives it and runs its journeys; the same journeys run in Chromium everywhere.",
  },
  {
    kind: "skip",
    project: "browser",
    file: "test/browser/webkit.browser.ts",
    atMost: 19,
    reason:
      "No WebKit comes with npm ci. Where a driver of one is installed, or WEBKIT_DRIVER_PATH names one, its journeys run; the same journeys run in Chromium everywhere.",
  },
  {
    kind: "second try",
    project: "browser",
    atMost: 3,
    reason: "A browser on a busy machine may lose a page by itself. What is wrong with the site fails twice.",
  },
];
