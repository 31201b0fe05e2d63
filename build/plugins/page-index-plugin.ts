/**
 * The index of pages that search finds: `virtual:page-index` for the Worker, as a string that is parsed at the
 * first search, and `virtual:page-index-asset` for the browser, the address of the same as a hashed file.
 */
import type { Plugin } from "vite";

import { makePageIndex } from "../page-index.ts";
import { nameText } from "./text-modules-plugin.ts";

const INDEX_ID = "virtual:page-index";
const ASSET_ID = "virtual:page-index-asset";
const DEVELOPMENT_PATH = "/@catalog/page-index.json";

export function pageIndex(): Plugin {
  let isBuild = false;
  return {
    name: "waycard:page-index",
    configResolved(config) {
      isBuild = config.command === "build";
    },
    resolveId: (id) => (id === INDEX_ID || id === ASSET_ID ? `\0${id}` : undefined),
    async load(id) {
      if (id === `\0${INDEX_ID}`) return `${nameText(this, "page-index", await makePageIndex())}\nexport default text;`;
      if (id !== `\0${ASSET_ID}`) return undefined;
      if (!isBuild) return `export const pageIndexUrl = "${DEVELOPMENT_PATH}";`;
      const reference = this.emitFile({ type: "asset", name: "page-index.json", source: await makePageIndex() });
      return `export const pageIndexUrl = import.meta.ROLLUP_FILE_URL_${reference};`;
    },
    configureServer(server) {
      server.middlewares.use(DEVELOPMENT_PATH, (_request, response, next) => {
        makePageIndex().then((index) => {
          response.setHeader("Content-Type", "application/json");
          response.end(index);
        }, next);
      });
    },
  };
}
