/**
 * `npm run bench [-- NAME …] [-- --quick]`: runs benchmarks, prints a table for
 * each and writes all results to `dist/bench.json`. Names: worker, start-up, reads, size,
 * search, statement, engine, planner, wallet-browser, mixed-load, memory, observatory, soak, pages, dev.
 * Without names: all of them but the soak, which takes half an hour, and the observatory, which is installed first; with --quick and
 * without names: those that take seconds.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";

import { computeBuildId } from "../../build/build-id.ts";
import { buildIfNeeded } from "../../scripts/build-if-needed.ts";
import { useTestBuild } from "../support/build-date.ts";
import { printTables } from "./measure/print-tables.ts";

useTestBuild();

const FILE = "dist/bench.json";

interface BenchOptions {
  readonly isQuick: boolean;
}

/** Each loads its own module: who measures search need not have a browser. */
const BENCHMARKS: Readonly<Record<string, (options: BenchOptions) => Promise<unknown>>> = {
  worker: async (options) => (await import("./worker.bench.ts")).runWorkerBench(options),
  "start-up": async (options) => (await import("./start-up.bench.ts")).runStartUpBench(options),
  reads: async (options) => (await import("./reads.bench.ts")).runReadsBench(options),
  size: async () => (await import("./size.bench.ts")).measureSizes(),
  search: async (options) => {
    const { runPageSearchBench, runSearchBench } = await import("./search.bench.ts");
    return { cards: runSearchBench(options), pages: await runPageSearchBench() };
  },
  statement: async () => (await import("./statement.bench.ts")).runStatementBench(),
  engine: async () => (await import("./rewards/wallet-engine.bench.ts")).runWalletEngineBench(),
  planner: async () => (await import("./rewards/planner.bench.ts")).runPlannerBench(),
  "wallet-browser": async () => (await import("./rewards/wallet-browser.bench.ts")).runWalletBrowserBench(),
  "mixed-load": async (options) => (await import("./mixed-load.bench.ts")).runMixedLoadBench(options),
  memory: async (options) => (await import("./memory.bench.ts")).runMemoryBench(options),
  observatory: async () => (await import("./observatory.bench.ts")).runObservatoryBench(),
  soak: async (options) => (await import("./soak.bench.ts")).runSoakBench(options),
  pages: async (options) => (await import("./pages.bench.ts")).runPagesBench(options),
  dev: async (options) => (await import("./dev.bench.ts")).runDevBench(options),
};
/** Run by name alone. */
const APART: ReadonlySet<string> = new Set(["soak", "observatory"]);
const SLOW: ReadonlySet<string> = new Set([
  "engine",
  "planner",
  "wallet-browser",
  "mixed-load",
  "memory",
  "pages",
  "dev",
]);

const parameters = process.argv.slice(2);
const isQuick = parameters.includes("--quick");
const named = parameters.filter((parameter) => !parameter.startsWith("--"));
const unknown = named.filter((name) => !(name in BENCHMARKS));
if (unknown.length > 0) {
  console.error(`There is no benchmark called ${unknown.join(", ")}; there are ${Object.keys(BENCHMARKS).join(", ")}.`);
  process.exit(1);
}
const wanted =
  named.length > 0
    ? named
    : Object.keys(BENCHMARKS).filter((name) => !APART.has(name) && (!isQuick || !SLOW.has(name)));

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
