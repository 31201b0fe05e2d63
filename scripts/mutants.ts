/**
 * `npm run mutants -- src/search worker/cache`: changes the code of a folder (or file) in
 * hundreds of small ways and counts how many of them the unit tests notice. Prints a score
 * and each change that survived; the whole report stands in `dist/mutants/`.
 *
 * Stryker does the work: one instrumented copy of the project, in which a variable switches
 * the changes on one after the other, so that test processes stay alive and only the tests
 * that reach a change run again: of those in the same room, or with `--all-tests` of all
 * that import it; `--tests=a.test.ts,b.test.ts` counts only these files, which shows in a minute
 * or two what the tests written for a file are worth. Constants at the top of a module cannot be
 * switched in a process that lives; `--static` tries these too, each in a new process, which is
 * slow where tests are.
 *
 * `--sample=200` tries that many changes of each room, chosen evenly over all of its code and
 * the same ones each time, where all of them would take hours: the score is an estimate then,
 * printed with its margin (95%, some 5 points for 200). Stryker tries what lies inside a chosen
 * change as well, so whole blocks are left out, which are noticed more often than the rest.
 * `--quick` leaves out the comparisons with other solvers, which take seconds a change. With
 * `--then-slow` they are run after that on what survived, and what they kill counts.
 */
import { spawnSync } from "node:child_process";
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";

import type { Mutant as ApiMutant } from "@stryker-mutator/api/core";
import type { Logger } from "@stryker-mutator/api/logging";
import { Instrumenter } from "@stryker-mutator/instrumenter";

import { listComparisons, type TestChoice } from "./mutants/list-tests.ts";
import {
  describeMutant,
  isAlive,
  mergeRounds,
  type Position,
  readMutants,
  type Report,
  scoreMutants,
  toKey,
  toRange,
  type Tried,
} from "./mutants/read-mutants.ts";

const ROOMS = ["src/rewards", "src/tools", "src/search", "worker/cache", "worker/newsletter"];
/** Tests elsewhere that are written for a room. */
const TESTS_ELSEWHERE: Readonly<Record<string, string>> = { "src/rewards": "test/referee/model" };
const FOLDER = "dist/mutants";
/** A sample leaves out changes that hold more than this many others. */
const MOST_INSIDE = 8;

const parameters = process.argv.slice(2);
const named = parameters.filter((parameter) => !parameter.startsWith("--"));
const files = parameters
  .find((text) => text.startsWith("--tests="))
  ?.slice("--tests=".length)
  .split(",");
const workers = Number(/^--workers=(\d+)$/.exec(parameters.find((text) => text.startsWith("--workers=")) ?? "")?.[1]);
const sampleSize = Number(parameters.find((text) => text.startsWith("--sample="))?.slice("--sample=".length));
mkdirSync(FOLDER, { recursive: true });
const rows: ({ readonly room: string } & Awaited<ReturnType<typeof measure>>)[] = [];
for (const room of named.length > 0 ? named : ROOMS) rows.push({ room, ...(await measure(room)) });
console.table(rows);

async function measure(room: string) {
  const isFile = /\.tsx?$/.test(room);
  const sources = listSources(room, isFile);
  const sample = sampleSize > 0 ? await chooseSample(sources, sampleSize) : undefined;
  const chosen = sample && new Set(sample.map(({ key }) => key));
  const folders = parameters.includes("--all-tests") ? [] : listTestFolders(room, isFile);
  const isQuick = parameters.includes("--quick") || parameters.includes("--then-slow");
  const choice: TestChoice = { folders, speed: isQuick ? "quick" : "all", ...(files && { files, folders: [] }) };
  const ranges = sample?.map(({ range }) => range) ?? sources;
  let mutants = runStryker(room, ranges, choice, chosen);
  const slow = mutants.filter(isAlive);
  if (parameters.includes("--then-slow") && slow.length > 0 && listComparisons({ folders }).length > 0) {
    const again = runStryker(room, [...new Set(slow.map(toRange))], { folders, speed: "slow" });
    mutants = mergeRounds(mutants, again);
  }
  for (const mutant of mutants.filter(isAlive)) console.log(describeMutant(mutant));
  return scoreMutants(mutants, sample !== undefined);
}

/** @param ranges files, or parts of them, of which all changes are tried */
function runStryker(
  room: string,
  ranges: readonly string[],
  choice: TestChoice,
  chosen?: ReadonlySet<string>,
): Tried[] {
  const name = `${room.replaceAll(/[^\w]+/g, "-")}${choice.speed === "slow" ? "-slow" : ""}`;
  const report = path.join(FOLDER, `${name}.json`);
  const configuration = path.join(FOLDER, `${name}.stryker.json`);
  rmSync(report, { force: true });
  writeFileSync(
    configuration,
    JSON.stringify({
      mutate: ranges,
      testRunner: "vitest",
      plugins: ["@stryker-mutator/vitest-runner"],
      vitest: { configFile: "test/mutants.vitest.config.ts", related: true },
      coverageAnalysis: "perTest",
      ignoreStatic: !parameters.includes("--static"),
      concurrency: workers || Math.max(1, Math.min(4, availableParallelism())),
      timeoutMS: 5_000,
      timeoutFactor: 2,
      dryRunTimeoutMinutes: 20,
      reporters: ["progress-append-only", "json"],
      jsonReporter: { fileName: report },
      ignorePatterns: ["dist", "docs"],
      tempDirName: ".wrangler/mutants",
      // Stryker would rewrite it through TypeScript's JavaScript API, which version 7 does not have.
      tsconfigFile: "no-tsconfig.json",
      allowConsoleColors: false,
    }),
  );
  const stryker = path.join(import.meta.dirname, "../node_modules/@stryker-mutator/core/bin/stryker.js");
  const env = { ...process.env, MUTANTS_TESTS: JSON.stringify(choice) };
  const { status } = spawnSync(process.execPath, [stryker, "run", configuration], { stdio: "inherit", env });
  if (status !== 0) throw new Error(`Stryker ended with ${status} for ${room}; what it said stands above.`);
  return readMutants(JSON.parse(readFileSync(report, "utf8")) as Report, chosen);
}

/** Files of a room that ship; what only tests, referees and the page of examples use is no part of the product. */
function listSources(room: string, isFile: boolean): string[] {
  if (isFile) return [room];
  return globSync(`${room}/**/*.{ts,tsx}`)
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => !/\.(?:test|examples)\.tsx?$|(?:^|\/)(?:test-[^/]+|solve-by-highs\.ts)$/.test(file))
    .toSorted();
}

/** Changes evenly spaced among all that Stryker would make, with the range that selects each. */
async function chooseSample(files: readonly string[], size: number) {
  const silent = { isDebugEnabled: () => false, debug() {}, info() {}, warn() {} };
  const { mutants } = await new Instrumenter(silent as unknown as Logger).instrument(
    files.map((name) => ({ name, mutate: true, content: readFileSync(name, "utf8") })),
    { plugins: null, excludedMutations: [], ignorers: [] },
  );
  const all = mutants.filter(
    (mutant) => mutant.status !== "Ignored" && mutants.filter((other) => holds(mutant, other)).length <= MOST_INSIDE,
  );
  const step = Math.max(1, all.length / size);
  return Array.from({ length: Math.min(size, all.length) }, (_, index) => {
    // Stryker counts lines and columns from 0 here, from 1 in reports.
    const mutant = all[Math.floor((index + 0.5) * step)]!;
    const { fileName: file, location, mutatorName, replacement } = mutant;
    const fromOne = ({ line, column }: Position) => ({ line: line + 1, column: column + 1 });
    const at = { start: fromOne(location.start), end: fromOne(location.end) };
    return { range: toRange({ file, location: at }), key: toKey(file, { mutatorName, replacement, location: at }) };
  });
}

/** Whether `inner` lies in `outer` (itself included). */
function holds(outer: ApiMutant, inner: ApiMutant): boolean {
  if (outer.fileName !== inner.fileName) return false;
  const isBefore = (a: Position, b: Position) => a.line < b.line || (a.line === b.line && a.column <= b.column);
  return isBefore(outer.location.start, inner.location.start) && isBefore(inner.location.end, outer.location.end);
}

/** Folders whose tests count: the room that holds the folder or file, and tests elsewhere that are written for it. */
function listTestFolders(named: string, isFile: boolean): string[] {
  const room = ROOMS.find((known) => named.startsWith(`${known}/`)) ?? (isFile ? path.posix.dirname(named) : named);
  return [room, TESTS_ELSEWHERE[room] ?? []].flat();
}
