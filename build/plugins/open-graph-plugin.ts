/** Draws the Open Graph pictures after the client is built (build/art/make-site-pictures.ts). */
import type { Plugin } from "vite";

import { loadLater } from "./load-later.ts";

export function openGraph(): Plugin {
  return {
    name: "waycard:open-graph",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    async writeBundle({ dir }) {
      if (!dir) this.error("The browser's files have no folder");
      const { makeSitePictures } = await loadLater("art/make-site-pictures.ts");
      await makeSitePictures(dir);
    },
  };
}
