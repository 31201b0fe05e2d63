/** Gives our own modules in the Worker `markup/react-first-render.ts` when they import `react`; packages and the browser get React. */
import path from "node:path";

import type { Plugin } from "vite";

const FIRST_RENDER = path.join(import.meta.dirname, "../../worker/markup/react-first-render.ts");

export function firstRender(): Plugin {
  return {
    name: "waycard:first-render",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.config.consumer === "server",
    resolveId: (id, importer) => (id === "react" && !importer?.includes("node_modules") ? FIRST_RENDER : undefined),
  };
}
