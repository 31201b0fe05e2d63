/**
 * The Worker under load beside what it could be at best: a page from the cache beside constant bytes, a page that is
 * rendered and a repeated search beside an empty JSON answer. All in one run, round by round, because a shared machine is
 * fast in one second and slow in the next: compare ratios.
 */
import path from "node:path";

import type { Plugin } from "vite";

import { buildBenchWorker } from "./measure/build-bench-worker.ts";
import { writeConstantWorker, writeEmptyWorker } from "./measure/constant-worker.ts";
import { quantile } from "./measure/quantile.ts";
import { type RunningWorker, startWorkerd, type WorkerSource, writeWorkerdConfig } from "./measure/run-workerd.ts";
import { sendLoad } from "./measure/send-load.ts";
import { SITE_WORKER } from "./measure/site-worker.ts";

const REVIEW = "/cards/marriott-bonvoy-boundless";
const QUERIES = ["sapphire", "saphire", "hilton honors", "amex", "united explorer", "cash back", "delta", "marriot"];
const SEARCHES = QUERIES.map((query) => `/api/search?q=${encodeURIComponent(query)}`);
/** Busy enough that the server is never idle, few enough that the client is not the limit. */
const BUSY_CONNECTIONS = 16;

/** So that nothing kept fits, and every request is a miss. */
const newBuildKeys: Plugin = {
  name: "waycard:bench-build-keys",
  enforce: "pre",
  resolveId: (id) => (id.endsWith("/build-key.ts") ? path.resolve("test/bench/workers/new-build-key.ts") : undefined),
};

export interface Answering {
  readonly requestsPerSecond: number;
  readonly cpuMs: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

export interface Comparison {
  readonly ours: Answering;
  readonly limit: Answering;
  /** Medians over the rounds of the ratio within one round. */
  readonly throughputRatio: number;
  readonly cpuRatio: number;
}

export interface WorkerBench {
  readonly hit: Comparison;
  readonly miss: Comparison;
  readonly search: Comparison;
  readonly reviewBytes: number;
}

interface Contender {
  readonly worker: RunningWorker;
  readonly paths: readonly string[];
}

export async function runWorkerBench({ isQuick = false } = {}): Promise<WorkerBench> {
  const rounds = isQuick ? 4 : 10;
  const running: RunningWorker[] = [];
  const start = async (name: string, source: WorkerSource) => {
    const worker = await startWorkerd(writeWorkerdConfig(source, path.resolve("dist/bench/run", name)));
    running.push(worker);
    return worker;
  };
  try {
    const site = await start("site", SITE_WORKER);
    const page = await fetchPage(site);
    const limit = await start("limit", writeConstantWorker("limit", page));
    const empty = await start("empty", writeEmptyWorker());
    const hit = await compare({ worker: site, paths: [REVIEW] }, { worker: limit, paths: ["/"] }, rounds);
    const search = await compare({ worker: site, paths: SEARCHES }, { worker: empty, paths: ["/"] }, rounds);
    const built = await buildBenchWorker({
      name: "miss",
      entry: "test/bench/workers/miss-worker.ts",
      plugins: [newBuildKeys],
    });
    const rendering = await start("miss", built);
    const miss = await compare({ worker: rendering, paths: [REVIEW] }, { worker: empty, paths: ["/"] }, rounds);
    return { hit, miss, search, reviewBytes: Buffer.byteLength(page.body) };
  } finally {
    await Promise.all(running.map((worker) => worker.stop()));
  }
}

/** The page as the cache gives it, with all its headers. */
async function fetchPage({ port }: RunningWorker) {
  const url = `http://127.0.0.1:${port}${REVIEW}`;
  await (await fetch(url)).text();
  const response = await fetch(url);
  const body = await response.text();
  if (response.headers.get("X-Cache") !== "HIT") throw new Error("The review did not come from the cache");
  const own = [...response.headers].filter(([name]) => name !== "date" && name !== "connection");
  return { body, headers: Object.fromEntries(own) };
}

async function compare(ours: Contender, limit: Contender, rounds: number): Promise<Comparison> {
  const results: { ours: Answering; limit: Answering }[] = [];
  const latencies = { ours: [] as number[], limit: [] as number[] };
  // The first round warms both up and is not counted.
  for (let round = 0; round <= rounds; round += 1) {
    const order = round % 2 === 0 ? (["ours", "limit"] as const) : (["limit", "ours"] as const);
    const measured: Partial<Record<"ours" | "limit", Answering>> = {};
    for (const name of order) {
      const { worker, paths } = name === "ours" ? ours : limit;
      const before = worker.readCpuMs();
      const busy = await sendLoad({ port: worker.port, paths, connections: BUSY_CONNECTIONS, durationMs: 600 });
      const cpuMs = (worker.readCpuMs() - before) / busy.requests;
      const alone = await sendLoad({ port: worker.port, paths, connections: 1, durationMs: 200 });
      if (round > 0) latencies[name].push(...alone.latenciesMs);
      measured[name] = { requestsPerSecond: busy.requests / busy.seconds, cpuMs, p50Ms: 0, p99Ms: 0 };
    }
    if (round > 0 && measured.ours && measured.limit) results.push({ ours: measured.ours, limit: measured.limit });
  }
  const summarize = (name: "ours" | "limit"): Answering => ({
    requestsPerSecond: quantile(
      results.map((round) => round[name].requestsPerSecond),
      0.5,
    ),
    cpuMs: quantile(
      results.map((round) => round[name].cpuMs),
      0.5,
    ),
    p50Ms: quantile(latencies[name], 0.5),
    p99Ms: quantile(latencies[name], 0.99),
  });
  return {
    ours: summarize("ours"),
    limit: summarize("limit"),
    throughputRatio: quantile(
      results.map((round) => round.ours.requestsPerSecond / round.limit.requestsPerSecond),
      0.5,
    ),
    cpuRatio: quantile(
      results.map((round) => round.ours.cpuMs / round.limit.cpuMs),
      0.5,
    ),
  };
}
