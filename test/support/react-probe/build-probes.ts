/** The site's own loader and hydration, bundled with the probes' registry in the place of the site's. */
import path from "node:path";

import react from "@vitejs/plugin-react";
import { build, type Plugin } from "vite";

const probeRegistry: Plugin = {
  name: "waycard:probe-registry",
  enforce: "pre",
  resolveId: (id, importer) =>
    id === "./registry.ts" && importer?.endsWith("/islands/hydrate-island.ts")
      ? path.join(import.meta.dirname, "probe-registry.ts")
      : undefined,
};

/** Below which the browser asks for the files. */
export const PROBE_BASE = "/probe-files/";

export interface Probes {
  /** Of the loader. */
  readonly entry: string;
  readonly files: ReadonlyMap<string, string>;
}

/** React's development build: it says what production would correct in silence. */
export async function buildProbes(): Promise<Probes> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    mode: "development",
    base: PROBE_BASE,
    publicDir: false,
    plugins: [probeRegistry, react()],
    build: { write: false, minify: false, rollupOptions: { input: path.resolve("src/islands/loader.ts") } },
  });
  if (Array.isArray(built) || !("output" in built)) throw new Error("One build was to come of one configuration");
  const entry = built.output.find((file) => file.type === "chunk" && file.isEntry);
  if (!entry) throw new Error("The loader was not built");
  const files = built.output.map(
    (file) => [file.fileName, file.type === "chunk" ? file.code : String(file.source)] as const,
  );
  return { entry: entry.fileName, files: new Map(files) };
}
