/**
 * What the Worker holds after a minute of addresses that never come twice, beside
 * pages that always do. In a workerd of its own: in wrangler's, its emulations of
 * the Cache API and of queues live in the same processes and grow with all they store.
 */
import path from "node:path";

import { loadCatalog } from "../../build/load-catalog.ts";
import { paths } from "../../src/paths.ts";
import { startWorkerd, writeWorkerdConfig } from "./measure/run-workerd.ts";
import { sendLoad } from "./measure/send-load.ts";
import { SITE_WORKER } from "./measure/site-worker.ts";

const STEPS = 10;
const STEP_MS = 6_000;
/** From halfway, when every store is full, to the end. */
const MAX_GROWTH_MB = 32;

export interface MemoryStep {
  readonly requests: number;
  readonly memoryMb: number;
}

/** Ends the process with 1 when memory has grown in the second half, or a hot page has left the cache. */
export async function runMemoryBench({ isQuick = false } = {}): Promise<readonly MemoryStep[]> {
  const worker = await startWorkerd(writeWorkerdConfig(SITE_WORKER, path.resolve("dist/bench/run/memory")));
  const slugs = [...loadCatalog().keys()];
  let asked = 0;
  const listPaths = () =>
    Array.from({ length: 4_000 }, () => {
      asked += 1;
      const review = paths.review(slugs[asked % slugs.length] ?? "");
      return [
        `/search?q=a${asked}`,
        `/api/search?q=sapphire${asked}`,
        `/rewards?dining=${asked}`,
        `${review}?x=${asked}`,
      ];
    }).flat();
  try {
    const steps: MemoryStep[] = [];
    for (let step = 0; step < (isQuick ? 2 : STEPS); step += 1) {
      const load = await sendLoad({ port: worker.port, paths: listPaths(), connections: 8, durationMs: STEP_MS });
      steps.push({ requests: load.requests, memoryMb: worker.readMemoryMb() });
    }
    const growth = (steps.at(-1)?.memoryMb ?? 0) - (steps[Math.floor(steps.length / 2)]?.memoryMb ?? 0);
    const hot = await fetch(`http://127.0.0.1:${worker.port}${paths.review(slugs[0] ?? "")}`);
    if (growth > MAX_GROWTH_MB) console.error(`Memory grew by ${growth.toFixed(0)} MB in the second half.`);
    if (hot.headers.get("X-Cache") !== "HIT") console.error("A page that was asked for all the time is not kept.");
    if (growth > MAX_GROWTH_MB || hot.headers.get("X-Cache") !== "HIT") process.exitCode = 1;
    return steps;
  } finally {
    await worker.stop();
  }
}
