/**
 * What libraries and browser code bring into the Worker that it never runs. An isolate compiles every script of its
 * bundle when it starts, asked for or not: some 20 ms of CPU a megabyte (docs/performance.md). A rule that finds
 * nothing any more ends the build, so none outlives what it was made for.
 */
import type { Plugin } from "vite";

interface Rule {
  readonly applies: (source: string) => boolean;
  /** The module in its place. */
  readonly code: string;
}

const RULES: Readonly<Record<string, Rule>> = {
  // Without another, the SDK checks by Ajv, which makes code from strings: workerd forbids it, and handle-mcp.ts has another.
  "mcp-validator": {
    applies: (source) => source.endsWith("/validation/ajv-provider.js"),
    code: 'export { CfWorkerJsonSchemaValidator as AjvJsonSchemaValidator } from "@modelcontextprotocol/sdk/validation/cfworker";',
  },
  // Parts of supabase-js that the newsletter never calls: its client is made of them all, wanted or not.
  "supabase-realtime": {
    applies: (source) => source === "@supabase/realtime-js",
    code: "export class RealtimeClient { setAuth() { return Promise.resolve(); } }",
  },
  "supabase-storage": {
    applies: (source) => source === "@supabase/storage-js",
    code: "export class StorageClient {} export class StorageApiError extends Error {}",
  },
  "supabase-functions": {
    applies: (source) => source === "@supabase/functions-js",
    code: `export class FunctionsClient {} export const FunctionRegion = {}; export class FunctionsError extends Error {}
      export { FunctionsError as FunctionsFetchError, FunctionsError as FunctionsHttpError, FunctionsError as FunctionsRelayError };`,
  },
  // Islands name their workers by address, and start them in a browser only.
  "browser-workers": {
    applies: (source) => source.endsWith("?worker&url"),
    code: 'export default "";',
  },
};

const PREFIX = "\0lean-worker:";

export function leanWorker(): Plugin {
  const used = new Set<string>();
  return {
    name: "waycard:lean-worker",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "waycard",
    resolveId(source) {
      const [name] = Object.entries(RULES).find(([, { applies }]) => applies(source)) ?? [];
      if (name === undefined) return undefined;
      used.add(name);
      return PREFIX + name;
    },
    load: (id) => (id.startsWith(PREFIX) ? RULES[id.slice(PREFIX.length)]?.code : undefined),
    buildEnd(error) {
      const idle = Object.keys(RULES).filter((name) => !used.has(name));
      if (!error && idle.length > 0)
        this.error(`build/plugins/lean-worker-plugin.ts: nothing left for ${idle.join(", ")}`);
    },
  };
}
