/** Gives pages the figures of `compute-cards.ts` as `virtual:computed-cards`. */
import type { Plugin } from "vite";

import { computeCatalog } from "../compute-cards.ts";
import { loadCatalog } from "../load-catalog.ts";

const MODULE_ID = "virtual:computed-cards";

export function computed(): Plugin {
  return {
    name: "waycard:computed",
    resolveId: (id) => (id === MODULE_ID ? `\0${MODULE_ID}` : undefined),
    load(id) {
      if (id !== `\0${MODULE_ID}`) return undefined;
      const json = JSON.stringify(computeCatalog([...loadCatalog().values()]));
      return `export default JSON.parse(${JSON.stringify(json)});`;
    },
  };
}
