/**
 * Hostile profiles over the whole catalog in Chromium, in a Web Worker on the
 * built analyzer's page, with the longest task of the page's own thread
 * meanwhile; and the live analyzer itself, changed again and again, likewise.
 */
import path from "node:path";

import type { Browser, Page } from "playwright-core";
import { build, type Rolldown } from "vite";

import { loadCatalog } from "../../../build/load-catalog.ts";
import { makeProfiles } from "../../../src/engine/search/test-profiles.ts";
import { makeRewardsCatalog } from "../../../src/tools/shared/make-rewards-catalog.ts";
import { openBrowser } from "../../support/open-browser.ts";
import { quantile } from "../measure/quantile.ts";
import { serveLikeAnEdge, TRUST_FLAG } from "../measure/serve-like-an-edge.ts";
import { type EngineJob, type TimedSearch, timeSearches } from "../workers/wallet-engine-worker.ts";

const WORKER_PATH = "/bench-wallet-worker.js";
const SCRIPT_HEADERS = {
  "Content-Type": "text/javascript",
  "Cross-Origin-Embedder-Policy": "require-corp",
  "Cross-Origin-Resource-Policy": "same-origin",
};
const WARM_UPS = 20;
const PROFILES = 200;
const MAX_CARDS = 5;
const NEAR = { keep: 31, withinUsd: 25 };
const CHANGES = 20;

export interface WalletBrowserBench {
  readonly search: {
    readonly profiles: number;
    readonly maxCards: number;
    readonly medianMs: number;
    readonly p99Ms: number;
    readonly maxMs: number;
    readonly unproved: number;
    /** Of the page's own thread while its worker computes; 0: none of 50 ms or more. */
    readonly longestTaskMs: number;
    /** Answers that are not Node's to the last micro-dollar; must be 0. */
    readonly differing: number;
  };
  /** The analyzer as visitors use it: an amount is changed, the result follows. */
  readonly live: {
    readonly changes: number;
    readonly medianMs: number;
    readonly maxMs: number;
    readonly longestTaskMs: number;
  };
}

/** The engine and nothing else, as one module; the site's own worker takes only what its form can say. */
async function bundleWorker(): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      minify: true,
      lib: { entry: path.resolve("test/bench/workers/wallet-engine-worker.ts"), formats: ["es"], fileName: "worker" },
    },
  })) as Rolldown.RolldownOutput[];
  const [chunk] = built.flatMap(({ output }) => output);
  if (chunk?.type !== "chunk") throw new Error("The worker was not built");
  return chunk.code;
}

/** Runs in the page. */
function watchTasks(): void {
  const tasks: number[] = [];
  Object.assign(globalThis, { tasks });
  const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration)));
  observer.observe({ type: "longtask", buffered: true });
}

/** The longest since it was asked last; browsers report tasks of 50 ms and more. */
const takeLongestTask = (page: Page) =>
  page.evaluate(() => Math.max(0, ...(globalThis as unknown as { tasks: number[] }).tasks.splice(0)));

async function openAnalyzer(browser: Browser, origin: string): Promise<Page> {
  // The measured worker is no script of the site, so Trusted Types would refuse its address.
  const page = await browser.newPage({ bypassCSP: true });
  await page.addInitScript(watchTasks);
  await page.goto(`${origin}/rewards`);
  await page.waitForSelector('[data-island="analyzer"][data-live="true"]');
  return page;
}

async function timeInWorker(page: Page): Promise<WalletBrowserBench["search"]> {
  const catalog = makeRewardsCatalog([...loadCatalog().values()]);
  const profiles = makeProfiles(catalog, PROFILES, MAX_CARDS).map(({ profile }) => profile);
  const job: EngineJob = { catalog, profiles: [...profiles.slice(0, WARM_UPS), ...profiles], ...NEAR };
  await takeLongestTask(page);
  const runs = await page.evaluate(
    async ({ sent, address }) => {
      const worker = new Worker(address, { type: "module" });
      return new Promise<TimedSearch[]>((resolve, reject) => {
        worker.addEventListener("message", ({ data }: MessageEvent<TimedSearch[]>) => resolve(data));
        worker.addEventListener("error", ({ message }) => reject(new Error(message)));
        worker.postMessage(sent);
      }).finally(() => worker.terminate());
    },
    { sent: job, address: WORKER_PATH },
  );
  const measured = runs.slice(WARM_UPS);
  const known = timeSearches({ ...job, profiles });
  const times = measured.map(({ ms }) => ms);
  return {
    profiles: PROFILES,
    maxCards: MAX_CARDS,
    medianMs: quantile(times, 0.5),
    p99Ms: quantile(times, 0.99),
    maxMs: Math.max(...times),
    unproved: measured.filter(({ isProved }) => !isProved).length,
    longestTaskMs: await takeLongestTask(page),
    differing: measured.filter((run, at) => Math.abs(run.objectiveUsd - known[at]!.objectiveUsd) > 1e-6).length,
  };
}

/** From the change of an amount to the address that says the result stands. */
async function timeLive(page: Page): Promise<WalletBrowserBench["live"]> {
  const dining = page.locator('input[name="dining"]').first();
  const times: number[] = [];
  await takeLongestTask(page);
  for (let change = 0; change < CHANGES; change += 1) {
    const amount = String(410 + 37 * change);
    const start = performance.now();
    await dining.fill(amount);
    await page.waitForURL((url) => url.searchParams.get("dining") === amount);
    times.push(performance.now() - start);
  }
  return {
    changes: CHANGES,
    medianMs: quantile(times, 0.5),
    maxMs: Math.max(...times),
    longestTaskMs: await takeLongestTask(page),
  };
}

export async function runWalletBrowserBench(): Promise<WalletBrowserBench> {
  const code = await bundleWorker();
  const edge = await serveLikeAnEdge();
  const browser = await openBrowser([TRUST_FLAG]);
  try {
    const page = await openAnalyzer(browser, edge.origin);
    await page.route(`**${WORKER_PATH}`, (route) =>
      // As the site's own scripts: its pages are isolated and take no worker without this header.
      route.fulfill({ body: code, headers: SCRIPT_HEADERS }),
    );
    const search = await timeInWorker(page);
    return { search, live: await timeLive(page) };
  } finally {
    await browser.close();
    await edge.close();
  }
}
