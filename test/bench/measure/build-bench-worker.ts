/** Builds a Worker for the benchmark from the site's sources, with the site's own plugins, and keeps the build. */
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";

import react from "@vitejs/plugin-react";
import { build, type Plugin } from "vite";

import { toBuildConstants } from "../../../build/build-constants.ts";
import { computeBuildId } from "../../../build/build-id.ts";
import { apiExamples } from "../../../build/plugins/api-examples-plugin.ts";
import { catalog } from "../../../build/plugins/catalog-plugin.ts";
import { clientAssets } from "../../../build/plugins/client-assets-plugin.ts";
import { computed } from "../../../build/plugins/computed-plugin.ts";
import { content } from "../../../build/plugins/content-plugin.ts";
import { pageIndex } from "../../../build/plugins/page-index-plugin.ts";
import { sheetNames } from "../../../build/plugins/sheets-plugin.ts";
import { textModules } from "../../../build/plugins/text-modules-plugin.ts";
import { toolRecords } from "../../../build/plugins/tool-records-plugin.ts";
import type { WorkerSource } from "./run-workerd.ts";

export interface BenchBuild {
  /** Folder below `dist/bench`. */
  readonly name: string;
  readonly entry: string;
  /** Come before the site's own and may answer in their place. */
  readonly plugins?: readonly Plugin[];
}

/** What the sources import that is no file. */
const modules = () => [catalog(), computed(), toolRecords(), content(), pageIndex(), clientAssets()];

/** Needs a finished `vite build`, whose files it names. The sources decide the folder, so an old build is never used. */
export async function buildBenchWorker({ name, entry, plugins = [] }: BenchBuild): Promise<WorkerSource> {
  const id = computeBuildId();
  const directory = path.resolve("dist/bench", `${name}-${id}-${hashBenchmark()}`);
  const source = { directory, main: "index.js" };
  if (existsSync(path.join(directory, "index.js"))) return source;
  rmSync(directory, { recursive: true, force: true });
  await build({
    configFile: false,
    logLevel: "error",
    plugins: [...plugins, textModules(), sheetNames(), ...modules(), apiExamples(modules()), react()],
    define: { ...toBuildConstants(id), "process.env.NODE_ENV": JSON.stringify("production") },
    resolve: { conditions: ["workerd", "worker", "module", "browser", "production"] },
    ssr: {
      target: "webworker",
      noExternal: true,
      resolve: { conditions: ["workerd", "worker", "module", "browser", "production"] },
    },
    build: {
      ssr: path.resolve(entry),
      // The texts that its modules name.
      emitAssets: true,
      outDir: directory,
      copyPublicDir: false,
      emptyOutDir: false,
      minify: true,
      rollupOptions: {
        preserveEntrySignatures: "strict",
        // In chunks, like the site: in one file every module would wait in a function until it is imported.
        output: { entryFileNames: "index.js", chunkFileNames: "assets/[name]-[hash].js", codeSplitting: true },
      },
    },
  });
  return source;
}

function hashBenchmark(): string {
  const hash = createHash("sha256");
  for (const file of globSync("test/bench/**/*.{ts,tsx}").toSorted()) hash.update(readFileSync(file));
  return hash.digest("hex").slice(0, 6);
}
