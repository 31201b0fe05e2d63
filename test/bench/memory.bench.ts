/**
 * What the Worker holds under mixed load, most of whose addresses never come twice, beside pages that always do, with
 * clients that break off and read slowly: a minute, or `MEMORY_MINUTES`, at `MEMORY_PER_SECOND` if that is set. In a
 * workerd of its own: in wrangler's, its emulations of the Cache API and of queues live in the same processes and grow
 * with all they store. Read after each step: the isolate's heap without garbage, and the memory of the process.
 */
import path from "node:path";

import { loadCatalog } from "../../build/load-catalog.ts";
import { paths } from "../../src/paths.ts";
import { sendMixedLoad } from "./measure/mixed-load.ts";
import { startWorkerd, writeWorkerdConfig } from "./measure/run-workerd.ts";
import { SITE_WORKER } from "./measure/site-worker.ts";

const STEPS = 10;
/** From halfway, when every store is full, to the end. */
const MAX_GROWTH_MB = 32;
const MAX_HEAP_GROWTH_MB = 4;

export interface MemoryStep {
  readonly minutes: number;
  readonly requests: number;
  readonly heapMb: number;
  readonly memoryMb: number;
}

/** Ends the process with 1 when memory has grown in the second half, or a hot page has left the cache. */
export async function runMemoryBench({ isQuick = false } = {}): Promise<readonly MemoryStep[]> {
  const steps = isQuick ? 2 : STEPS;
  const minutes = Number(process.env["MEMORY_MINUTES"] ?? "1");
  const perSecond = Number(process.env["MEMORY_PER_SECOND"] ?? Infinity);
  const config = writeWorkerdConfig(SITE_WORKER, path.resolve("dist/bench/run/memory"));
  const worker = await startWorkerd(config, { isInspected: true });
  const origin = `http://127.0.0.1:${worker.port}`;
  const hotPage = origin + paths.review([...loadCatalog().keys()][0] ?? "");
  const heating = setInterval(() => void fetch(hotPage).then((response) => response.arrayBuffer()), 1_000);
  try {
    const taken: MemoryStep[] = [];
    let firstTurn = 0;
    for (let step = 1; step <= steps; step += 1) {
      const seconds = (minutes * 60) / STEPS;
      const load = await sendMixedLoad({ origin, seconds, events: [], perSecond, firstTurn });
      firstTurn += load.latenciesMs.length;
      taken.push({
        minutes: (minutes * step) / STEPS,
        requests: load.latenciesMs.length,
        heapMb: await worker.readHeapMb(),
        memoryMb: worker.readMemoryMb(),
      });
    }
    judge(taken, (await fetch(hotPage)).headers.get("X-Cache"));
    return taken;
  } finally {
    clearInterval(heating);
    await worker.stop();
  }
}

function judge(steps: readonly MemoryStep[], hotState: string | null): void {
  const halfway = steps[Math.floor(steps.length / 2)];
  const end = steps.at(-1);
  const grown = (end?.memoryMb ?? 0) - (halfway?.memoryMb ?? 0);
  const heapGrown = (end?.heapMb ?? 0) - (halfway?.heapMb ?? 0);
  const faults = [
    ...(grown > MAX_GROWTH_MB ? [`Memory grew by ${grown.toFixed(0)} MB in the second half.`] : []),
    ...(heapGrown > MAX_HEAP_GROWTH_MB ? [`The heap grew by ${heapGrown.toFixed(1)} MB in the second half.`] : []),
    ...(hotState === "HIT" ? [] : ["A page that was asked for all the time is not kept."]),
  ];
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}
