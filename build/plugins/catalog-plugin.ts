/**
 * Checks every card file when a build starts, gives the records to the Worker
 * (`virtual:catalog`), and publishes them to the browser as hashed JSON assets:
 * `virtual:catalog-assets` exports their URLs.
 */
import path from "node:path";

import type { Plugin } from "vite";

import { toSearchRecord } from "../../src/search/search-record.ts";
import { CARDS_DIRECTORY, loadCatalog } from "../load-catalog.ts";

const RECORDS_ID = "virtual:catalog";
const MODULE_ID = "virtual:catalog-assets";

const ASSETS = {
  searchRecordsUrl: {
    file: "search-records.json",
    toJson: () => JSON.stringify([...loadCatalog().values()].flatMap(toSearchRecord)),
  },
  cardsUrl: {
    file: "cards.json",
    toJson: () => JSON.stringify([...loadCatalog().values()]),
  },
} as const;

export function catalog(): Plugin {
  let isBuild = false;
  return {
    name: "waycard:catalog",
    configResolved(config) {
      isBuild = config.command === "build";
    },
    buildStart() {
      loadCatalog();
      this.addWatchFile(CARDS_DIRECTORY);
    },
    resolveId: (id) => (id === MODULE_ID || id === RECORDS_ID ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${RECORDS_ID}`) {
        for (const slug of loadCatalog().keys()) this.addWatchFile(path.join(CARDS_DIRECTORY, `${slug}.json`));
        // Records as code take five times as long to start with as JSON.parse of a string (docs/performance.md).
        return `export default JSON.parse(${JSON.stringify(JSON.stringify([...loadCatalog().values()]))});`;
      }
      if (id !== `\0${MODULE_ID}`) return undefined;
      const exports = Object.entries(ASSETS).map(([name, asset]) => {
        if (!isBuild) return `export const ${name} = "/@catalog/${asset.file}";`;
        const reference = this.emitFile({ type: "asset", name: asset.file, source: asset.toJson() });
        return `export const ${name} = import.meta.ROLLUP_FILE_URL_${reference};`;
      });
      return exports.join("\n");
    },
    configureServer(server) {
      for (const asset of Object.values(ASSETS)) {
        server.middlewares.use(`/@catalog/${asset.file}`, (_request, response) => {
          response.setHeader("Content-Type", "application/json");
          response.end(asset.toJson());
        });
      }
    },
  };
}
