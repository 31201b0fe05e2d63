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
 * `--quick` leaves out the comparisons with other solvers, which take seconds a change.
 */
import { spawnSync } from "node:child_process";
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";

import type { Mutant as ApiMutant } from "@stryker-mutator/api/core";
import type { Logger } from "@stryker-mutator/api/logging";
import { Instrumenter } from "@stryker-mutator/instrumenter";

const ROOMS = ["src/rewards", "src/tools", "src/search", "worker/cache", "worker/newsletter"];
/** Tests elsewhere that are written for a room. */
const TESTS_ELSEWHERE: Readonly<Record<string, string>> = { "src/rewards": "test/referee/model" };
const FOLDER = "dist/mutants";
/** A sample leaves out changes that hold more than this many others. */
const MOST_INSIDE = 8;

/** The part of the report that is read here (mutation-testing-report-schema). */
interface Report {
  readonly files: Readonly<Record<string, { readonly source: string; readonly mutants: readonly Mutant[] }>>;
}
interface Mutant {
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly status: "Killed" | "Timeout" | "Survived" | "NoCoverage" | "RuntimeError" | "Ignored";
  readonly location: { readonly start: Position; readonly end: Position };
}
interface Position {
  readonly line: number;
  readonly column: number;
}

const parameters = process.argv.slice(2);
const named = parameters.filter((parameter) => !parameter.startsWith("--"));
const tests = parameters.find((text) => text.startsWith("--tests="))?.slice("--tests=".length);
const workers = Number(/^--workers=(\d+)$/.exec(parameters.find((text) => text.startsWith("--workers=")) ?? "")?.[1]);
const sampleSize = Number(parameters.find((text) => text.startsWith("--sample="))?.slice("--sample=".length));
mkdirSync(FOLDER, { recursive: true });
const rows = [];
for (const room of named.length > 0 ? named : ROOMS) rows.push({ room, ...(await measure(room)) });
console.table(rows);

async function measure(room: string) {
  const name = room.replaceAll(/[^\w]+/g, "-");
  const report = path.join(FOLDER, `${name}.json`);
  const configuration = path.join(FOLDER, `${name}.stryker.json`);
  rmSync(report, { force: true });
  const isFile = /\.tsx?$/.test(room);
  const sample = sampleSize > 0 ? await chooseSample(listSources(room, isFile), sampleSize) : undefined;
  writeFileSync(
    configuration,
    JSON.stringify({
      mutate: sample?.map(({ file, start, end }) => `${file}:${start}-${end}`) ?? listSources(room, isFile),
      testRunner: "vitest",
      plugins: ["@stryker-mutator/vitest-runner"],
      vitest: { configFile: "test/mutants.vitest.config.ts", related: true },
      coverageAnalysis: "perTest",
      ignoreStatic: !parameters.includes("--static"),
      concurrency: workers || Math.max(1, Math.min(4, availableParallelism())),
      timeoutMS: 5_000,
      timeoutFactor: 2,
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
  const env = { ...process.env };
  if (parameters.includes("--quick")) env["MUTANTS_QUICK"] = "yes";
  if (tests !== undefined) env["MUTANTS_TESTS"] = tests;
  else if (!parameters.includes("--all-tests")) env["MUTANTS_ROOM"] = listTestFolders(room, isFile).join();
  const { status } = spawnSync(process.execPath, [stryker, "run", configuration], { stdio: "inherit", env });
  if (status !== 0) throw new Error(`Stryker ended with ${status} for ${room}; what it said stands above.`);
  const { files } = JSON.parse(readFileSync(report, "utf8")) as Report;
  const chosen = sample && new Set(sample.map(({ key }) => key));
  const mutants = Object.entries(files)
    .flatMap(([file, { source, mutants: list }]) => list.map((mutant) => ({ file, source, mutant })))
    // A range holds the changes inside the chosen one too: they are no part of the sample.
    .filter(({ file, mutant }) => chosen?.has(toKey(file, mutant)) ?? true);
  const alive = mutants.filter(({ mutant }) => mutant.status === "Survived" || mutant.status === "NoCoverage");
  for (const { file, source, mutant } of alive) console.log(describe(file, source, mutant));
  const count = (...statuses: Mutant["status"][]) =>
    mutants.filter(({ mutant }) => statuses.includes(mutant.status)).length;
  const killed = count("Killed", "Timeout");
  const tried = Math.max(1, killed + alive.length);
  const share = killed / tried;
  const margin = sample ? ` ± ${(196 * Math.sqrt((share * (1 - share)) / tried)).toFixed(1)}` : "";
  const score = `${(100 * share).toFixed(1)}%${margin}`;
  return { score, killed, survived: count("Survived"), notReached: count("NoCoverage"), notTried: count("Ignored") };
}

/** Files of a room that ship; what only tests and the page of examples use is no part of the product. */
function listSources(room: string, isFile: boolean): string[] {
  if (isFile) return [room];
  return globSync(`${room}/**/*.{ts,tsx}`)
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => !/\.(?:test|examples)\.tsx?$|(?:^|\/)test-[^/]+$/.test(file))
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
    // Stryker counts lines and columns from 0 here, lines from 1 in ranges and reports.
    const mutant = all[Math.floor((index + 0.5) * step)]!;
    const { fileName: file, location } = mutant;
    const start = `${location.start.line + 1}:${location.start.column}`;
    const end = `${location.end.line + 1}:${location.end.column}`;
    const { mutatorName, replacement } = mutant;
    const from = { line: location.start.line + 1, column: location.start.column + 1 };
    const to = { line: location.end.line + 1, column: location.end.column + 1 };
    return { file, start, end, key: toKey(file, { mutatorName, replacement, location: { start: from, end: to } }) };
  });
}

/** Whether `inner` lies in `outer` (itself included). */
function holds(outer: ApiMutant, inner: ApiMutant): boolean {
  if (outer.fileName !== inner.fileName) return false;
  const isBefore = (a: Position, b: Position) => a.line < b.line || (a.line === b.line && a.column <= b.column);
  return isBefore(outer.location.start, inner.location.start) && isBefore(inner.location.end, outer.location.end);
}

function toKey(
  file: string,
  { mutatorName, replacement, location }: Pick<Mutant, "mutatorName" | "replacement" | "location">,
) {
  const { start, end } = location;
  return [file, mutatorName, replacement, start.line, start.column, end.line, end.column].join(" ");
}

/** Folders whose tests count: the room that holds the folder or file, and tests elsewhere that are written for it. */
function listTestFolders(named: string, isFile: boolean): string[] {
  const room = ROOMS.find((known) => named.startsWith(`${known}/`)) ?? (isFile ? path.posix.dirname(named) : named);
  return [room, TESTS_ELSEWHERE[room] ?? []].flat();
}

/** @example worker/cache/etag.ts:5 ArithmeticOperator: `hash ^ 1` became `hash | 1` */
function describe(file: string, source: string, { mutatorName, replacement, status, location }: Mutant): string {
  const { start, end } = location;
  const lines = source.split("\n").slice(start.line - 1, end.line);
  lines.push((lines.pop() ?? "").slice(0, end.column - 1));
  const before = [lines[0]?.slice(start.column - 1), ...lines.slice(1)].join("\n");
  const short = (text: string) => text.replaceAll(/\s+/g, " ").slice(0, 90);
  const reached = status === "NoCoverage" ? " (no test comes here)" : "";
  return `${file}:${start.line} ${mutatorName}: ${short(before)} => ${short(replacement ?? "")}${reached}`;
}
