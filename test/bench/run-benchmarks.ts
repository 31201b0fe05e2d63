/**
 * `npm run bench [-- NAME …] [-- --quick]`: runs benchmarks, prints a table for
 * each and writes all results to `dist/bench.json`. Names: worker, start, engine, pages, load. Without names: all of
 * them; with --quick and without names: those that take seconds.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";

import { computeBuildId } from "../../build/build-id.ts";
import { readCommandLine } from "../../scripts/command-line.ts";
import { buildIfNeeded } from "../../scripts/build-if-needed.ts";
import { useTestBuild } from "../support/build-date.ts";
import { printTables } from "./measure/print-tables.ts";

useTestBuild();

const FILE = "dist/bench.json";

interface BenchOptions {
  readonly isQuick: boolean;
}

/** Each loads its own module: who measures the engine need not have a browser. */
const BENCHMARKS: Readonly<Record<string, (options: BenchOptions) => Promise<unknown>>> = {
  worker: async (options) => (await import("./worker.bench.ts")).runWorkerBench(options),
  start: async (options) => (await import("./start.bench.ts")).runStartUpBench(options),
  engine: async () => ({
    wallets: (await import("./engine.bench.ts")).runWalletEngineBench(),
    ...(await (await import("./planner.bench.ts")).runPlannerBench()),
  }),
  pages: async (options) => (await import("./pages.bench.ts")).runPagesBench(options),
  load: async (options) => (await import("./load.bench.ts")).runLoadBench(options),
};
const SLOW: ReadonlySet<string> = new Set(["engine", "pages", "load"]);

const { values, positionals: named } = readCommandLine("npm run bench --", {
  usage: "[NAME …] [--quick]",
  about: `Runs benchmarks (${Object.keys(BENCHMARKS).join(", ")}; all without a name) and writes ${FILE}. --quick: less of each, and without names only those that take seconds.`,
  options: { quick: { type: "boolean" } },
  positionals: [0, Infinity],
});
const isQuick = values.quick === true;
const unknown = named.filter((name) => !(name in BENCHMARKS));
if (unknown.length > 0) {
  console.error(`There is no benchmark called ${unknown.join(", ")}; there are ${Object.keys(BENCHMARKS).join(", ")}.`);
  process.exit(1);
}
const wanted = named.length > 0 ? named : Object.keys(BENCHMARKS).filter((name) => !isQuick || !SLOW.has(name));

await buildIfNeeded();
const build = computeBuildId();
const results: Record<string, unknown> = { ...readResults(build) };
console.log(`Build ${build}, ${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)} at the start`);
for (const name of wanted) {
  const start = performance.now();
  const result = await BENCHMARKS[name]?.({ isQuick });
  results[name] = result;
  console.log(`\n${name} (${((performance.now() - start) / 1000).toFixed(0)} s)`);
  printTables(result);
  // After each, so that a run that is ended early is not lost.
  writeFileSync(FILE, `${JSON.stringify({ build, ...results }, null, 2)}\n`);
}
console.log(`\nWritten to ${FILE}`);

/** What earlier runs measured of the same build. */
function readResults(id: string): Record<string, unknown> {
  try {
    const known = JSON.parse(readFileSync(FILE, "utf8")) as Record<string, unknown>;
    return known["build"] === id ? known : {};
  } catch {
    return {};
  }
}
