/**
 * `vite dev` only: makes open pages ask again after an edit that changes what the Worker draws. Vite itself tells the
 * browser about the browser's modules and styles, and about nothing else; with Fast Refresh an island then keeps its state.
 */
import type { EnvironmentModuleGraph, EnvironmentModuleNode, Plugin } from "vite";

import { BUILD_CODE } from "./site-data-plugin.ts";

/** Imports every island. */
const REGISTRY = "/src/islands/registry.ts";

export function reload(): Plugin {
  return {
    name: "waycard:reload",
    apply: "serve",
    applyToEnvironment: ({ name, config }) => config.consumer === "server" && name !== BUILD_CODE,
    // Other plugins say which modules hold what was edited.
    enforce: "post",
    hotUpdate({ modules, server }) {
      const { client } = server.environments;
      if (modules.some((module) => !isOfIslands(module, client.moduleGraph))) client.hot.send({ type: "full-reload" });
    },
  };
}

/** Whether all that the module draws lies in islands that a browser has loaded: their new code draws it again. */
function isOfIslands(
  module: EnvironmentModuleNode,
  browser: EnvironmentModuleGraph,
  seen: ReadonlySet<EnvironmentModuleNode> = new Set(),
): boolean {
  if (seen.has(module)) return true;
  const loaded = [...(module.file === null ? [] : (browser.getModulesByFile(module.file) ?? []))];
  if (loaded.length === 0) return false;
  if (loaded.some(({ importers }) => [...importers].some(({ file }) => file?.endsWith(REGISTRY)))) return true;
  const known = new Set([...seen, module]);
  return module.importers.size > 0 && [...module.importers].every((importer) => isOfIslands(importer, browser, known));
}
