/** Builds a Worker for the benchmark from the site's sources, with the site's own plugins, and keeps the build. */
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";

import react from "@vitejs/plugin-react";
import { build, type Plugin } from "vite";

import { computeBuildId } from "../../../build/build-id.ts";
import { siteModules } from "../../../build/plugins/site-modules.ts";
import { sheetNames } from "../../../build/plugins/sheets-plugin.ts";
import { textModules } from "../../../build/plugins/text-modules-plugin.ts";
import type { WorkerSource } from "./run-workerd.ts";

export interface BenchBuild {
  /** Folder below `dist/bench`. */
  readonly name: string;
  readonly entry: string;
  /** Come before the site's own and may answer in their place. */
  readonly plugins?: readonly Plugin[];
}

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
    plugins: [...plugins, textModules(), sheetNames(), ...siteModules(), react()],
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
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
