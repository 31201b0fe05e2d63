/** Writes `_headers` beside the browser's files (build/asset-headers.ts). */
import type { Plugin } from "vite";

import { loadLater } from "./load-later.ts";

export function assetHeaders(): Plugin {
  return {
    name: "waycard:asset-headers",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    async generateBundle() {
      const { renderAssetHeaders } = await loadLater("asset-headers.ts");
      this.emitFile({ type: "asset", fileName: "_headers", source: renderAssetHeaders() });
    },
  };
}
