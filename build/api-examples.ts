/**
 * What the API answers to the examples of /developers, and the types of what it takes: asked once a build from the
 * Worker's own sources, so that showing the page computes nothing. Kept beside the build under its id, so that
 * tests and a second build of the same sources do not ask again.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

import { createServer, isRunnableDevEnvironment, type Plugin } from "vite";

import { toBuildConstants } from "./build-constants.ts";
import { API_ENDPOINTS } from "../src/pages/developers/api-endpoints.ts";
import { type ApiExamples, EXAMPLE_ORIGIN, toExampleText, toTypeText } from "../src/pages/developers/api-examples.ts";
import { inBuild } from "./build-folder.ts";
import { computeBuildId } from "./build-id.ts";

const ROOT = path.join(import.meta.dirname, "..");
const KEPT = path.join(ROOT, inBuild("api-examples.json"));
const WORKER = path.join(ROOT, "worker/app.ts");

/** Their answers name what changes with every deployment, or are documents of their own. */
const UNSHOWN: ReadonlySet<string> = new Set(["healthz", "openapi", "card-schema"]);

interface WorkerModule {
  readonly default: { readonly fetch: (request: Request, env: object, context: object) => Promise<Response> };
}
type Schema = Readonly<Record<string, unknown>>;
interface Described {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly parameters: Readonly<Record<string, Parameter>> };
}
interface Parameter {
  readonly $ref?: string;
  readonly name: string;
  readonly schema: Schema;
}
interface Operation {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}

interface Kept {
  readonly buildId: string;
  readonly examples: ApiExamples;
}
let known: Promise<Kept> | undefined;

interface LoadOptions {
  /** What the Worker's sources need to be loaded. */
  readonly plugins: readonly Plugin[];
  /** A build asks anew when its sources have changed; while somebody edits them, older answers do. */
  readonly isBuild: boolean;
}

export async function loadApiExamples({ plugins, isBuild }: LoadOptions): Promise<ApiExamples> {
  // Without the Worker the site still compiles; its page then shows requests only.
  if (!existsSync(WORKER)) return {};
  known ??= Promise.resolve(readKept());
  const { buildId, examples } = await known;
  if (buildId !== "" && !isBuild) return examples;
  const ownId = computeBuildId();
  if (buildId !== ownId) known = askWorker(plugins).then((asked) => keep({ buildId: ownId, examples: asked }));
  return (await known).examples;
}

function readKept(): Kept {
  if (!existsSync(KEPT)) return { buildId: "", examples: {} };
  return JSON.parse(readFileSync(KEPT, "utf8")) as Kept;
}

function keep(kept: Kept): Kept {
  mkdirSync(path.dirname(KEPT), { recursive: true });
  writeFileSync(KEPT, JSON.stringify(kept));
  return kept;
}

/** @throws Error when an example is not answered: a page that shows one must not be built */
async function askWorker(plugins: readonly Plugin[]): Promise<ApiExamples> {
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
    return await askExamples(module.default.fetch);
  } finally {
    await server.close();
  }
}

async function askExamples(fetchFrom: WorkerModule["default"]["fetch"]): Promise<ApiExamples> {
  const ask = async (address: string) => {
    const env = { SITE_ORIGIN: EXAMPLE_ORIGIN, REQUEST_LOG: "off" };
    const context = { waitUntil: () => undefined, passThroughOnException: () => undefined };
    const response = await fetchFrom(new Request(EXAMPLE_ORIGIN + address), env, context);
    if (response.status !== 200) throw new Error(`The example ${address} was answered ${response.status}`);
    return response;
  };
  const described = (await (await ask("/api/openapi.json")).json()) as Described;
  const examples: Record<string, ApiExamples[string]> = {};
  // One after the other, for it is one thread.
  for (const { id, example, path: address, method } of API_ENDPOINTS) {
    const types = listTypes(described, described.paths[address]?.[method.toLowerCase()]);
    const response = example !== undefined && !UNSHOWN.has(id) ? await ask(example) : undefined;
    const isJson = response?.headers.get("Content-Type")?.includes("json") ?? false;
    examples[id] = { types, ...(response ? { answer: toExampleText(await response.text(), isJson) } : {}) };
  }
  return examples;
}

function listTypes({ components }: Described, operation: Operation | undefined): Readonly<Record<string, string>> {
  const parameters = (operation?.parameters ?? []).map(
    (parameter) => components.parameters[parameter.$ref?.split("/").at(-1) ?? ""] ?? parameter,
  );
  const [content] = Object.values(operation?.requestBody?.content ?? {});
  const fields = Object.entries((content?.schema["properties"] ?? {}) as Readonly<Record<string, Schema>>);
  return Object.fromEntries(
    [...parameters.map(({ name, schema }) => [name, schema] as const), ...fields].map(([name, schema]) => [
      name,
      toTypeText(schema),
    ]),
  );
}
