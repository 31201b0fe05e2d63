/**
 * From the start of a cold workerd to its first page, its CPU until then and its memory after some pages, beside an empty
 * Worker. Also what the site's scripts and texts cost by being there: an empty Worker with them, none of them imported.
 */
import path from "node:path";

import { loadCatalog } from "../../build/load-catalog.ts";
import { multipliedCatalog } from "./growth/multiply-catalog-plugin.ts";
import { buildBenchWorker } from "./measure/build-bench-worker.ts";
import { writeEmptyWorker, writeEmptyWorkerWith } from "./measure/constant-worker.ts";
import { quantile } from "./measure/quantile.ts";
import { startWorkerd, type WorkerSource, writeWorkerdConfig } from "./measure/run-workerd.ts";
import { sendLoad, sendOne } from "./measure/send-load.ts";
import { SITE_WORKER } from "./measure/site-worker.ts";
import { measureGzipKb } from "./measure/worker-size.ts";

export interface StartUp {
  readonly name: string;
  readonly gzipKb: number;
  readonly listeningMs: number;
  readonly firstPageMs: number;
  /** Of all threads, until it listens and until the first page. */
  readonly listeningCpuMs: number;
  readonly cpuMs: number;
  readonly memoryMb: number;
  /** First page beside the empty Worker's first answer, and CPU likewise. */
  readonly ratio: number;
  readonly cpuRatio: number;
}

const EMPTY = "empty";

/** All reviews of the real catalog once: what an isolate holds after some traffic. */
const listPages = () => [...loadCatalog().keys()].map((slug) => `/cards/${slug}`);

export async function runStartUpBench({ isQuick = false } = {}): Promise<StartUp[]> {
  const starts = isQuick ? 5 : 12;
  const sources: [string, WorkerSource][] = [
    [EMPTY, writeEmptyWorker()],
    [`${EMPTY}, with the site's texts`, writeEmptyWorkerWith(SITE_WORKER, ".txt")],
    [`${EMPTY}, with the site's scripts`, writeEmptyWorkerWith(SITE_WORKER, ".js")],
    [`${loadCatalog().size} cards`, SITE_WORKER],
  ];
  for (const size of isQuick ? [] : [1_000, 5_000]) {
    const built = await buildBenchWorker({
      name: `cards-${size}`,
      entry: "worker/app.ts",
      plugins: [multipliedCatalog(size)],
    });
    sources.push([`${size} cards`, built]);
  }
  const pages = listPages();
  const contenders = sources.map(([name, source]) => ({
    name,
    source,
    config: writeWorkerdConfig(source, path.resolve("dist/bench/run", `start-${name.replaceAll(/\W+/g, "-")}`)),
    paths: name.startsWith(EMPTY) ? ["/"] : pages,
    listening: [] as number[],
    first: [] as number[],
    listeningCpu: [] as number[],
    cpu: [] as number[],
    memory: [] as number[],
  }));
  for (let round = 0; round < starts; round += 1) {
    for (const { config, paths, listening, first, listeningCpu, cpu, memory } of contenders) {
      const start = performance.now();
      const worker = await startWorkerd(config);
      try {
        listening.push(performance.now() - start);
        listeningCpu.push(worker.readExactCpuMs());
        await sendOne(worker.port, paths[0] ?? "/");
        first.push(performance.now() - start);
        cpu.push(worker.readExactCpuMs());
        if (round > 0) continue;
        await sendLoad({ port: worker.port, paths, connections: 2, durationMs: 2_500 });
        memory.push(worker.readMemoryMb());
      } finally {
        await worker.stop();
      }
    }
  }
  const [empty] = contenders;
  return contenders.map(({ name, source, listening, first, listeningCpu, cpu, memory }) => ({
    name,
    gzipKb: measureGzipKb(source),
    listeningMs: quantile(listening, 0.5),
    firstPageMs: quantile(first, 0.5),
    listeningCpuMs: quantile(listeningCpu, 0.5),
    cpuMs: quantile(cpu, 0.5),
    memoryMb: memory[0] ?? Number.NaN,
    ratio: quantile(
      first.map((ms, round) => ms / (empty?.first[round] ?? Number.NaN)),
      0.5,
    ),
    cpuRatio: quantile(
      cpu.map((ms, round) => ms / (empty?.cpu[round] ?? Number.NaN)),
      0.5,
    ),
  }));
}
