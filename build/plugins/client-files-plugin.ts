/** What stands beside the browser's bundle: `_headers` (build/asset-headers.ts) and the pictures to share (build/art). */
import type { Plugin } from "vite";

import { loadLater } from "./load-later.ts";

export function clientFiles(): Plugin {
  return {
    name: "waycard:client-files",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    async generateBundle() {
      const { renderAssetHeaders } = await loadLater("asset-headers.ts");
      this.emitFile({ type: "asset", fileName: "_headers", source: renderAssetHeaders() });
    },
    async writeBundle({ dir }) {
      if (!dir) this.error("The browser's files have no folder");
      const { makeSitePictures } = await loadLater("art/make-site-pictures.ts");
      await makeSitePictures(dir);
    },
  };
}
