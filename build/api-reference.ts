/**
 * What /developers shows: the API's own description and its answers to the examples, asked once a build from the
 * Worker's own sources, so that showing the page computes nothing. Kept beside the build under its id, so that
 * tests and a second build of the same sources do not ask again.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

import { createServer, isRunnableDevEnvironment, type Plugin } from "vite";

import { toBuildConstants } from "./build-constants.ts";
import type { ApiDocument } from "../worker/api/api-document.ts";
import { type ApiReferencePage, EXAMPLE_ORIGIN } from "../src/pages/developers/api-reference.ts";
import { inBuild } from "./build-folder.ts";
import { computeBuildId } from "./build-id.ts";
import { toApiReference, toExampleText } from "./to-api-reference.ts";

const ROOT = path.join(import.meta.dirname, "..");
const KEPT = path.join(ROOT, inBuild("api-reference.json"));
const WORKER = path.join(ROOT, "worker/app.ts");

/** Their answers name what changes with every deployment, or are documents of their own. */
const UNSHOWN: ReadonlySet<string> = new Set(["healthz", "openapi", "card-schema"]);

interface WorkerModule {
  readonly default: { readonly fetch: (request: Request, env: object, context: object) => Promise<Response> };
}

const NONE: ApiReferencePage = { groups: [], profile: [] };

interface Kept {
  readonly buildId: string;
  readonly reference: ApiReferencePage;
}
let known: Promise<Kept> | undefined;

interface LoadOptions {
  /** What the Worker's sources need to be loaded. */
  readonly plugins: readonly Plugin[];
  /** A build asks anew when its sources have changed; while somebody edits them, older answers do. */
  readonly isBuild: boolean;
}

export async function loadApiReference({ plugins, isBuild }: LoadOptions): Promise<ApiReferencePage> {
  // Without the Worker the site still compiles; its page then shows no endpoints.
  if (!existsSync(WORKER)) return NONE;
  known ??= Promise.resolve(readKept());
  const { buildId, reference } = await known;
  if (buildId !== "" && !isBuild) return reference;
  const ownId = computeBuildId();
  if (buildId !== ownId) known = askWorker(plugins).then((asked) => keep({ buildId: ownId, reference: asked }));
  return (await known).reference;
}

function readKept(): Kept {
  if (!existsSync(KEPT)) return { buildId: "", reference: NONE };
  return JSON.parse(readFileSync(KEPT, "utf8")) as Kept;
}

function keep(kept: Kept): Kept {
  mkdirSync(path.dirname(KEPT), { recursive: true });
  writeFileSync(KEPT, JSON.stringify(kept));
  return kept;
}

/** @throws Error when an example is not answered: a page that shows one must not be built */
async function askWorker(plugins: readonly Plugin[]): Promise<ApiReferencePage> {
  const server = await createServer({
    configFile: false,
    root: ROOT,
    // Nothing is kept in development: there is no cache here.
    mode: "development",
    logLevel: "error",
    appType: "custom",
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [...plugins],
    define: toBuildConstants(""),
  });
  try {
    const { ssr } = server.environments;
    if (!isRunnableDevEnvironment(ssr)) throw new Error("Vite cannot run the Worker's sources here");
    const module = (await ssr.runner.import(WORKER)) as WorkerModule;
    return await askReference(module.default.fetch);
  } finally {
    await server.close();
  }
}

async function askReference(fetchFrom: WorkerModule["default"]["fetch"]): Promise<ApiReferencePage> {
  const ask = async (address: string) => {
    const env = { SITE_ORIGIN: EXAMPLE_ORIGIN, REQUEST_LOG: "off" };
    const context = { waitUntil: () => undefined, passThroughOnException: () => undefined };
    const response = await fetchFrom(new Request(EXAMPLE_ORIGIN + address), env, context);
    if (response.status !== 200) throw new Error(`The example ${address} was answered ${response.status}`);
    return response;
  };
  const document = (await (await ask("/api/openapi.json")).json()) as ApiDocument;
  const responses: Record<string, string> = {};
  // One after the other, for it is one thread.
  for (const { get } of Object.values(document.paths)) {
    const example = get?.["x-example"];
    if (!get || example === undefined || UNSHOWN.has(get.operationId)) continue;
    const response = await ask(example);
    const isJson = response.headers.get("Content-Type")?.includes("json") ?? false;
    responses[get.operationId] = toExampleText(await response.text(), isJson);
  }
  return toApiReference(document, responses);
}
