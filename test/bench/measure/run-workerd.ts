/**
 * Runs a Worker in a workerd of its own, without Miniflare's or wrangler's proxy
 * in front, so that its throughput, CPU and memory are the Worker's alone.
 */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";

/** workerd is miniflare's dependency: one version serves the tests, `npm start` and the benchmarks. */
const require = createRequire(createRequire(import.meta.url).resolve("miniflare"));
const WORKERD = (require("workerd") as { default: string }).default;

/** Linux counts a process's time in ticks of 10 ms. */
const TICK_MS = 10;
const PAGE_BYTES = 4096;
const START_LIMIT_MS = 60_000;

export interface WorkerSource {
  /** Folder with the modules; those in its subfolders belong to it. */
  readonly directory: string;
  readonly main: string;
}

export interface RunningWorker {
  readonly port: number;
  /** User and system time since the start, in ms. */
  readCpuMs(): number;
  /** The same, to the microsecond: for one request at a time. */
  readExactCpuMs(): number;
  readMemoryMb(): number;
  stop(): Promise<void>;
}

/**
 * Writes the Worker's configuration once; `startWorkerd` may then be called many times. Compiled, for no platform parses
 * a text and copies the modules out of it whenever an isolate starts: 10% of the site's start, and none of its own.
 *
 * @returns its file
 */
export function writeWorkerdConfig(source: WorkerSource, directory: string): string {
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
  // workerd's configuration may embed files below its own folder only.
  symlinkSync(path.resolve(source.directory), path.join(directory, "modules"));
  const names = readdirSync(source.directory, { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.(?:js|txt)$/.test(name),
  );
  const ordered = [source.main, ...names.filter((name) => name !== source.main).toSorted()];
  const modules = ordered.map(
    (name) =>
      `(name = ${JSON.stringify(name)}, ${name.endsWith(".js") ? "esModule" : "text"} = embed ${JSON.stringify(`modules/${name}`)})`,
  );
  const file = path.join(directory, "workerd.capnp");
  writeFileSync(
    file,
    `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = .main), (name = "assets", worker = .assets)],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "main")]
);
const main :Workerd.Worker = (
  compatibilityDate = "2026-10-01",
  compatibilityFlags = ["nodejs_als"],
  bindings = [
    (name = "ASSETS", service = "assets"),
    (name = "SITE_ORIGIN", text = "https://waycard.example"),
    (name = "REQUEST_LOG", text = "off")
  ],
  modules = [
    ${modules.join(",\n    ")}
  ]
);
const assets :Workerd.Worker = (
  compatibilityDate = "2026-10-01",
  serviceWorkerScript = "addEventListener('fetch', (event) => event.respondWith(new Response(null, { status: 404 })))"
);
`,
  );
  const compiled = path.join(directory, "workerd.bin");
  const { status, stdout, stderr } = spawnSync(WORKERD, ["compile", "--config-only", file], { maxBuffer: 2 ** 28 });
  if (status !== 0) throw new Error(`workerd does not take the configuration: ${stderr.toString()}`);
  writeFileSync(compiled, stdout);
  return compiled;
}

/** Resolves as soon as workerd listens. */
export async function startWorkerd(config: string): Promise<RunningWorker> {
  const child = spawn(WORKERD, ["serve", "--control-fd=3", "--binary", config], {
    stdio: ["ignore", "ignore", "pipe", "pipe"],
  });
  let complaints = "";
  child.stderr?.on("data", (chunk: Buffer) => (complaints = (complaints + chunk.toString()).slice(-2_000)));
  try {
    return {
      port: await readPort(child),
      readCpuMs: () => readCpuMs(child.pid ?? 0),
      readExactCpuMs: () => readExactCpuMs(child.pid ?? 0),
      readMemoryMb: () => readMemoryMb(child.pid ?? 0),
      stop: () => stop(child),
    };
  } catch (error) {
    await stop(child);
    throw new Error(`workerd did not start: ${complaints}`, { cause: error });
  }
}

function readPort(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("It took too long")), START_LIMIT_MS);
    createInterface(child.stdio[3] as Readable).on("line", (line) => {
      const message = JSON.parse(line) as { readonly event: string; readonly port?: number };
      if (message.event !== "listen" || message.port === undefined) return;
      clearTimeout(timer);
      resolve(message.port);
    });
    child.once("exit", (code) => {
      clearTimeout(timer);
      reject(new Error(`It ended with code ${code}`));
    });
  });
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGKILL");
  await ended;
}

/** Fields 14 and 15 of `/proc/PID/stat`, counted from the name in brackets, which may hold spaces. */
function readCpuMs(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/** The scheduler's own count, in nanoseconds, of every thread; true once they sleep. */
function readExactCpuMs(pid: number): number {
  const readNs = (thread: string) =>
    Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8").split(" ")[0]);
  return readdirSync(`/proc/${pid}/task`).reduce((sum, thread) => sum + readNs(thread), 0) / 1e6;
}

function readMemoryMb(pid: number): number {
  const [, residentPages] = readFileSync(`/proc/${pid}/statm`, "utf8").split(" ");
  return (Number(residentPages) * PAGE_BYTES) / 1e6;
}
