/**
 * A minute of everything at once against a site on this machine, for errors and
 * memory that only time brings to light:
 *
 *     npm start                                   in one terminal
 *     node test/bench/mixed-load.bench.ts               in another; [origin] [seconds]
 *
 * Loopback only and bounded: it is a test of ours, not a tool against others.
 */
import { readdirSync, readFileSync } from "node:fs";

const CONNECTIONS = 8;
const MAX_SECONDS = 300;
const PAGE_BYTES = 4096;

const origin = new URL(process.argv[2] ?? "http://localhost:8787").origin;
const seconds = Math.min(Number(process.argv[3] ?? 60), MAX_SECONDS);
if (!["localhost", "127.0.0.1", "[::1]"].includes(new URL(origin).hostname)) {
  console.error("Only this machine may be loaded: localhost, 127.0.0.1 or [::1].");
  process.exit(1);
}

const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
const pages = [...sitemap.matchAll(/<loc>[^<]*?:\/\/[^/<]*([^<]*)<\/loc>/g)].map((match) => match[1] ?? "/");
let count = 0;

/** What visitors, scripts and strangers ask for, in turn. */
const REQUESTS: readonly (() => readonly [path: string, init?: RequestInit])[] = [
  () => [pages[count % pages.length] ?? "/"],
  () => [pages[(count * 7) % pages.length] ?? "/", { headers: { "If-None-Match": "*" } }],
  () => [`/search?q=${"abcdefgh"[count % 8]}${count % 500}`],
  () => [`/api/search?q=sapphire${count % 50}`],
  () => [`/rewards?dining=${count % 900}`],
  () => [`/cards/no-such-card-${count}`],
  () => [`/?utm_source=${count}`],
  () => ["/CARDS/"],
  () => [
    "/api/optimize",
    { method: "POST", body: `{"spend":{"dining":${count % 2_000}}}`, headers: { "Content-Type": "application/json" } },
  ],
  () => ["/api/optimize", { method: "POST", body: "{", headers: { "Content-Type": "application/json" } }],
];

/** Resident memory of all workerd processes together, in MB; 0 where there is no /proc. */
function readWorkerdMb(): number {
  try {
    const pages = readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .map((pid) => {
        try {
          const isWorkerd = readFileSync(`/proc/${pid}/comm`, "utf8").trim() === "workerd";
          return isWorkerd ? Number(readFileSync(`/proc/${pid}/statm`, "utf8").split(" ")[1]) : 0;
        } catch {
          return 0;
        }
      });
    return Math.round((pages.reduce((sum, value) => sum + value, 0) * PAGE_BYTES) / 2 ** 20);
  } catch {
    return 0;
  }
}

const statuses = new Map<string, number>();
const latencies: number[] = [];
const memory: number[] = [readWorkerdMb()];
const end = performance.now() + seconds * 1_000;
const sampling = setInterval(() => memory.push(readWorkerdMb()), 1_000);

await Promise.all(
  Array.from({ length: CONNECTIONS }, async () => {
    while (performance.now() < end) {
      count += 1;
      const [path, init] = REQUESTS[count % REQUESTS.length]?.() ?? ["/"];
      const address = { "CF-Connecting-IP": `198.51.100.${count % 250}` };
      const start = performance.now();
      const key = await fetch(origin + path, {
        redirect: "manual",
        ...init,
        headers: { ...(init?.headers as object), ...address },
      })
        .then(async (response) => {
          // Every tenth visitor leaves midway.
          if (count % 10 === 0) await response.body?.cancel();
          else await response.arrayBuffer();
          return String(response.status);
        })
        .catch((error: unknown) => `failed: ${error instanceof Error ? error.message : String(error)}`);
      latencies.push(performance.now() - start);
      statuses.set(key, (statuses.get(key) ?? 0) + 1);
    }
  }),
);
clearInterval(sampling);

const sorted = latencies.toSorted((left, right) => left - right);
const at = (share: number) => Math.round((sorted[Math.floor(share * (sorted.length - 1))] ?? 0) * 10) / 10;
const errors = [...statuses].filter(([key]) => key.startsWith("5") || key.startsWith("failed"));
console.table(Object.fromEntries(statuses));
console.table({
  requests: sorted.length,
  "per second": Math.round(sorted.length / seconds),
  "median ms": at(0.5),
  "p99 ms": at(0.99),
  "memory at the start, MB": memory[0],
  "memory halfway, MB": memory[Math.floor(memory.length / 2)],
  "memory at the end, MB": memory.at(-1),
});
console.log(
  errors.length === 0 ? "No errors." : `Errors: ${errors.map(([key, times]) => `${key} (${times})`).join(", ")}`,
);
process.exitCode = errors.length === 0 ? 0 : 1;
