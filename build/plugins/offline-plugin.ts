/**
 * Builds the service worker into one file, `/sw.js`: its name never changes, and it imports nothing. It is told
 * which of the build's files the tools need.
 */
import path from "node:path";

import { build, type Plugin } from "vite";

import { listPages, toSheetName } from "../sheets/cut-sheets.ts";
import { loadLater } from "./load-later.ts";

const SOURCE = path.join(import.meta.dirname, "../../src/offline/service-worker.ts");

/** The identity client, the newsletter's pages, the consent bar and what it starts, and rare letters are no part of the tools. */
const NOT_FOR_TOOLS =
  /session-client|unsubscribe|end-own|confirm-panel|subscribe-form|solve-challenge|consent|add-scripts|send-vitals|-more-/;

/** Pages that the service worker fetches unasked; of others it keeps what was read. */
const TOOL_SHEETS = listPages()
  .filter((file) => /^src\/(?:tools|favorites|pages\/offline)\//.test(file))
  .map(toSheetName);
const isSheetOfTool = (file: string) =>
  TOOL_SHEETS.some((name) => new RegExp(`^assets/${name}-[^/]+\\.css$`).test(file));

export function offline(): Plugin {
  return {
    name: "waycard:offline",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    generateBundle: {
      // The style sheets are cut late.
      order: "post",
      async handler(_, bundle) {
        const files = Object.keys(bundle).filter(
          (file) =>
            (/^assets\/.*\.(?:js|json|woff2|svg)$/.test(file) && !NOT_FOR_TOOLS.test(file)) || isSheetOfTool(file),
        );
        this.emitFile({ type: "asset", fileName: "sw.js", source: await buildWorker(files.map((file) => `/${file}`)) });
      },
    },
  };
}

async function buildWorker(toolFiles: readonly string[]): Promise<string> {
  const { computeBuildId } = await loadLater("build-id.ts");
  const result = await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    define: { __BUILD_ID__: JSON.stringify(computeBuildId()), __TOOL_FILES__: JSON.stringify(toolFiles) },
    build: { write: false, rollupOptions: { input: SOURCE, output: { format: "iife" } } },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const chunk = output && "output" in output ? output.output[0] : undefined;
  if (chunk?.type !== "chunk") throw new Error("The service worker was not built");
  return chunk.code;
}
