/**
 * What libraries and browser code bring into the Worker that it never runs. An isolate compiles every script of its
 * bundle when it starts, asked for or not: some 20 ms of CPU a megabyte (docs/performance.md). A rule that finds
 * nothing any more ends the build, so none outlives what it was made for.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

import type { Plugin } from "vite";

import { listRouteTables } from "../sheets/cut-sheets.ts";

const require = createRequire(import.meta.url);
const reactDom = path.dirname(require.resolve("react-dom/package.json"));
const STRING_RENDERERS = path.join(reactDom, "cjs/react-dom-server-legacy.browser.production.js");

interface Rule {
  readonly applies: (source: string, importer: string) => boolean;
  /** The module in its place. */
  readonly code: string;
  /** There may be nothing for it, and that is right. */
  readonly isIdle?: () => boolean;
}

/** As the route tables say it (`waits` of src/page/page-route.ts). */
const hasWaitingPage = () => listRouteTables().some((table) => /\bwaits: true\b/.test(readFileSync(table, "utf8")));

const RULES: Readonly<Record<string, Rule>> = {
  // React has its string renderers and its stream in one module. What streams is loaded by itself, by those who need it.
  "react-string-renderers": {
    applies: (source, importer) => source === "react-dom/server" && !importer.endsWith("/render-when-ready.tsx"),
    code: `export { renderToString, renderToStaticMarkup } from ${JSON.stringify(STRING_RENDERERS)};`,
  },
  // What streams is half of React's server renderer. It comes back with the first page that waits.
  "react-stream": {
    applies: (source) => source.endsWith("/render-when-ready.tsx") && !hasWaitingPage(),
    isIdle: hasWaitingPage,
    code: 'export const renderWhenReady = () => { throw new Error("No page of this build waits"); };',
  },
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
    resolveId(source, importer = "") {
      const [name] = Object.entries(RULES).find(([, { applies }]) => applies(source, importer)) ?? [];
      if (name === undefined) return undefined;
      used.add(name);
      return PREFIX + name;
    },
    load: (id) => (id.startsWith(PREFIX) ? RULES[id.slice(PREFIX.length)]?.code : undefined),
    buildEnd(error) {
      const idle = Object.keys(RULES).filter((name) => !used.has(name) && !RULES[name]?.isIdle?.());
      if (!error && idle.length > 0)
        this.error(`build/plugins/lean-worker-plugin.ts: nothing left for ${idle.join(", ")}`);
    },
  };
}
