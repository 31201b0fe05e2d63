/**
 * CPU of the thread that answers one GET at a time, of what may be asked for without a tool's own numbers: every kind of address a stranger can
 * think of, each asked once and never again, in an isolate that has seen each kind before. The Cache API is off, and
 * addresses do not repeat: nothing but redirects and refusals is ever less than the whole work.
 */
import path from "node:path";

import { loadCatalog } from "../../build/load-catalog.ts";
import { CATEGORY_SLUGS, type CategoryKey, paths } from "../../src/paths.ts";
import { LIST_READERS } from "../../src/pages/readers.ts";
import { PRESETS } from "../../src/engine/value/presets.ts";
import { quantile } from "./measure/quantile.ts";
import { startWorkerd, writeWorkerdConfig } from "./measure/run-workerd.ts";
import { SITE_WORKER } from "./measure/site-worker.ts";

/** Of CPU, at p99 of all kinds but a tool's answer; and of search. */
const LIMIT_MS = 10;
const SEARCH_LIMIT_MS = 5;

export interface ReadCost {
  readonly kind: string;
  readonly requests: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly maxMs: number;
  /** With V8's own threads, which compile what is hot beside the answer: once in an isolate's life, with any request. */
  readonly processP99Ms: number;
}

interface Cost {
  readonly threadMs: number;
  readonly processMs: number;
}

type Listing = (turn: number) => string;
interface Request {
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Long, misspelled and unlike each other: what takes a fuzzy search the longest. */
const toQuery = (turn: number, names: readonly string[]): string =>
  `${names[(turn * 37) % names.length] ?? ""} ${turn} ${names[(turn * 11) % names.length] ?? ""}`
    .replaceAll(/[aeiou]/g, (vowel) => (turn % 3 === 0 ? "" : vowel))
    .slice(0, turn % 4 === 0 ? 100 : 5 + (turn % 30));

export async function runReadsBench({ isQuick = false } = {}): Promise<readonly ReadCost[]> {
  const worker = await startWorkerd(writeWorkerdConfig(SITE_WORKER, path.resolve("dist/bench/run/reads")));
  const origin = `http://127.0.0.1:${worker.port}`;
  try {
    const kinds = await listKinds(origin);
    const count = isQuick ? 40 : 160;
    const costs: Record<string, Cost[]> = {};
    for (const [kind, toRequest] of kinds) {
      costs[kind] = [];
      // What is compiled and read with the first of a kind is the start of an isolate (start-up.bench.ts).
      for (let turn = 0; turn < 8; turn += 1) await ask(origin, toRequest(turn));
    }
    // In turn, so that no kind has the isolate's best minute.
    for (let turn = 8; turn < count; turn += 1) {
      for (const [kind, toRequest] of kinds) {
        const threadMs = worker.readThreadCpuMs();
        const processMs = worker.readExactCpuMs();
        await ask(origin, toRequest(turn));
        costs[kind]?.push({
          threadMs: worker.readThreadCpuMs() - threadMs,
          processMs: worker.readExactCpuMs() - processMs,
        });
      }
    }
    const summary = Object.entries(costs).map(([kind, ms]) => summarize(kind, ms));
    const all = summarize("all kinds", Object.values(costs).flat());
    if (all.p99Ms > LIMIT_MS)
      console.error(`p99 of all kinds is ${all.p99Ms.toFixed(1)} ms; the limit is ${LIMIT_MS}.`);
    const search = summary.find(({ kind }) => kind === "search, page");
    if (search && search.p99Ms > SEARCH_LIMIT_MS) console.error(`p99 of /search is ${search.p99Ms.toFixed(1)} ms.`);
    return [...summary, all];
  } finally {
    await worker.stop();
  }
}

function summarize(kind: string, costs: readonly Cost[]): ReadCost {
  const ms = costs.map(({ threadMs }) => threadMs);
  const processMs = costs.map((cost) => cost.processMs);
  return {
    kind,
    requests: ms.length,
    p50Ms: quantile(ms, 0.5),
    p99Ms: quantile(ms, 0.99),
    maxMs: Math.max(...ms),
    processP99Ms: quantile(processMs, 0.99),
  };
}

async function ask(origin: string, { path: address, headers }: Request): Promise<void> {
  const response = await fetch(origin + address, { redirect: "manual", ...(headers ? { headers } : {}) });
  await response.arrayBuffer();
  if (response.status >= 500) throw new Error(`${address} was answered ${response.status}`);
  // The log's and the copy's turn of the event loop belongs to the request.
  await new Promise((resolve) => setTimeout(resolve, 2));
}

async function listKinds(origin: string): Promise<[string, (turn: number) => Request][]> {
  const names = [...loadCatalog().values()].map(({ name }) => name);
  const slugs = [...loadCatalog().keys()];
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const pages = [...sitemap.matchAll(/<loc>[^<]*?:\/\/[^/<]*([^<]*)<\/loc>/g)].map((match) => match[1] ?? "/");
  // A page of a tool, and every pair of cards, is a tool's answer.
  const tools = [paths.finder(), paths.compare(), paths.calculator(), paths.analyzer(), paths.planner()];
  const read = pages.filter((page) => !tools.some((tool) => page === tool || page.startsWith(`${tool}/`)));
  const texts = pages.filter((page) => /^\/(?:guides|news|gear|learn|about|programs|issuers)\//.test(page));
  const lists = Object.keys(CATEGORY_SLUGS) as CategoryKey[];
  const pick = <Item>(items: readonly Item[], turn: number): Item => items[turn % items.length] as Item;
  const search = (turn: number) => encodeURIComponent(toQuery(turn, names));
  const get = (listing: Listing) => (turn: number) => ({ path: listing(turn) });
  return [
    ["page, first time", get((turn) => pick(read, turn * 7))],
    ["review", get((turn) => paths.review(pick(slugs, turn)))],
    ["text", get((turn) => pick(texts, turn))],
    ["page with a stranger's parameters", get((turn) => `${pick(read, turn)}?utm_source=${turn}&x=${turn}`)],
    ["list for another reader", get((turn) => `${paths.category(pick(lists, turn))}?${toReader(turn)}`)],
    ["cards, filtered", get((turn) => `/cards?sort=${pick(["name", "fee", "value"], turn)}&fee=${turn}`)],
    ["search, page", get((turn) => `/search?q=${search(turn)}`)],
    ["search, API", get((turn) => `/api/search?kind=all&q=${search(turn + 1_000)}`)],
    ["cards, API", get((turn) => `/api/cards?limit=${1 + (turn % 100)}&maxFee=${turn}`)],
    ["card, API", get((turn) => `/api/cards/${pick(slugs, turn)}`)],
    ["as Markdown", get((turn) => `${pick(texts, turn)}.md`)],
    ["page as Markdown, by Accept", (turn) => ({ path: pick(texts, turn), headers: { Accept: "text/markdown" } })],
    ["embed", get((turn) => `/embed/card/${pick(slugs, turn)}`)],
    ["a card that is none", get((turn) => `/cards/${search(turn).toLowerCase().replaceAll("%20", "-")}${turn}`)],
    ["an address that is none", get((turn) => `/x${turn}/${"y".repeat(turn % 200)}`)],
    ["another spelling", get((turn) => `//CARDS/${turn}/`)],
    ["wrong parameters", get((turn) => `/api/cards?limit=${turn}x&${"a=1&".repeat(turn % 20)}`)],
    ["description of the API", get(() => "/api/openapi.json")],
    ["feeds", get((turn) => pick(["/sitemap.xml", "/feed.xml", "/llms.txt", "/robots.txt"], turn))],
  ];
}

/** One that no list has by itself. */
function toReader(turn: number): string {
  const own = new Set(Object.values(LIST_READERS).map(({ input }) => input.preset));
  const preset = PRESETS[turn % PRESETS.length]?.slug ?? [...own][0];
  return `preset=${preset}&trips=${[0, 1, 2, 4, 6, 8, 12, 25][turn % 8]}&travelers=${1 + (turn % 5)}`;
}
