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
 * printed with its margin (95%, some 5 points for 200). What lies inside a chosen change is passed over where it can be; whole
 * blocks are left out, which are noticed more often than the rest.
 * `--quick` leaves out the comparisons with other solvers, which take seconds a change. With
 * `--then-slow` they are run after that on what survived, and what they kill counts. `--again`
 * tries only what survived the last run of the room, whose files must be the same: further tests
 * can only kill more.
 *
 * The second score leaves out survivors that `mutants/equivalent/` lists as no change at all, each with its reason.
 */
import { spawnSync } from "node:child_process";
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";

import type { Mutant as ApiMutant } from "@stryker-mutator/api/core";
import type { Logger } from "@stryker-mutator/api/logging";
import { Instrumenter } from "@stryker-mutator/instrumenter";

import { isListed, listWrongEntries, readEquivalents } from "./mutants/equivalent-changes.ts";
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
import { listChosenRanges } from "./mutants/skip-inside.ts";

const ROOMS = ["src/engine", "src/tools", "src/search", "worker/cache", "worker/newsletter"];
/** Tests elsewhere that are written for a room. */
const TESTS_ELSEWHERE: Readonly<Record<string, string>> = { "src/engine": "test/referee/model" };
const FOLDER = "dist/mutants";
/** A sample leaves out changes that hold more than this many others. */
const MOST_INSIDE = 8;

type Chosen = Pick<Tried, "file" | "source" | "mutatorName" | "replacement" | "location">;

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
  const known = path.join(FOLDER, `${toName(room)}.tried.json`);
  const before = parameters.includes("--again") ? readTried(known) : undefined;
  const sample = sampleSize > 0 && !before ? await chooseSample(sources, sampleSize) : undefined;
  const folders = parameters.includes("--all-tests") ? [] : listTestFolders(room, isFile);
  const isQuick = parameters.includes("--quick") || parameters.includes("--then-slow");
  const choice: TestChoice = { folders, speed: isQuick ? "quick" : "all", ...(files && { files, folders: [] }) };
  const first = runStryker(room, sources, choice, before?.mutants.filter(isAlive) ?? sample);
  let mutants = before ? mergeRounds(before.mutants, first) : first;
  const isSample = before?.isSample ?? sample !== undefined;
  writeFileSync(known, JSON.stringify({ isSample, mutants }));
  const slow = mutants.filter(isAlive);
  if (parameters.includes("--then-slow") && listComparisons({ folders }).length > 0) {
    mutants = mergeRounds(mutants, runStryker(room, sources, { folders, speed: "slow" }, slow));
    writeFileSync(known, JSON.stringify({ isSample, mutants }));
  }
  const equivalents = readEquivalents();
  const isEquivalent = (tried: Tried) => isListed(tried, equivalents);
  for (const mutant of mutants.filter(isAlive)) console.log(describeMutant(mutant, isEquivalent));
  for (const wrong of listWrongEntries(mutants, equivalents, isSample)) console.log(wrong);
  return scoreMutants(mutants, isSample, isEquivalent);
}

function toName(room: string): string {
  return room.replaceAll(/[^\w]+/g, "-");
}

/** What the last run tried, if its files are still the same. */
function readTried(file: string): { readonly isSample: boolean; readonly mutants: readonly Tried[] } {
  const tried = JSON.parse(readFileSync(file, "utf8")) as ReturnType<typeof readTried>;
  const changed = tried.mutants.find((one) => readFileSync(one.file, "utf8") !== one.source);
  if (changed) throw new Error(`${changed.file} has changed since the last run: run it again without --again.`);
  return tried;
}

/** @param chosen the changes to try, instead of all */
function runStryker(room: string, sources: readonly string[], choice: TestChoice, chosen?: readonly Chosen[]): Tried[] {
  if (chosen?.length === 0) return [];
  const name = `${toName(room)}${choice.speed === "slow" ? "-slow" : ""}`;
  const report = path.join(FOLDER, `${name}.json`);
  const configuration = path.join(FOLDER, `${name}.stryker.json`);
  const chosenFile = path.join(FOLDER, `${name}.chosen.json`);
  rmSync(report, { force: true });
  writeFileSync(chosenFile, JSON.stringify(listChosenRanges(chosen ?? [])));
  writeFileSync(
    configuration,
    JSON.stringify({
      mutate: chosen ? [...new Set(chosen.map(toRange))] : sources,
      testRunner: "vitest",
      plugins: ["@stryker-mutator/vitest-runner", path.join(import.meta.dirname, "mutants/skip-inside.ts")],
      ignorers: ["skip-inside"],
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
  const env = { ...process.env, MUTANTS_TESTS: JSON.stringify(choice), MUTANTS_CHOSEN: chosenFile };
  const { status } = spawnSync(process.execPath, [stryker, "run", configuration], { stdio: "inherit", env });
  if (status !== 0) throw new Error(`Stryker ended with ${status} for ${room}; what it said stands above.`);
  const keys = chosen && new Set(chosen.map((one) => toKey(one.file, one)));
  return readMutants(JSON.parse(readFileSync(report, "utf8")) as Report, keys);
}

/** Files of a room that ship; what only tests, referees and the page of examples use is no part of the product. */
function listSources(room: string, isFile: boolean): string[] {
  if (isFile) return [room];
  return globSync(`${room}/**/*.{ts,tsx}`)
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => !/\.(?:test|examples)\.tsx?$|(?:^|\/)(?:test-[^/]+|solve-by-highs\.ts)$/.test(file))
    .toSorted();
}

/** Changes evenly spaced among all that Stryker would make. */
async function chooseSample(files: readonly string[], size: number): Promise<Chosen[]> {
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
    return { file, source: readFileSync(file, "utf8"), mutatorName, replacement, location: at };
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
