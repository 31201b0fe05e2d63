/**
 * Checks every card file when a build starts, gives the records to the Worker
 * (`virtual:catalog`), and publishes them to the browser as hashed JSON assets:
 * `virtual:catalog-assets` exports their URLs.
 */
import path from "node:path";

import type { Plugin } from "vite";

import type { Card } from "../../src/catalog/card.ts";
import { writeRecords } from "../../src/catalog/keyed-records.ts";
import { toSearchRecord } from "../../src/search/search-record.ts";
import { CARDS_DIRECTORY, loadCatalog } from "../load-catalog.ts";
import { loadToolRecords } from "../tool-records.ts";
import { compareSlugs } from "../../src/rewards/value/compare-slugs.ts";
import { nameText } from "./text-modules-plugin.ts";

const RECORDS_ID = "virtual:catalog";
const MODULE_ID = "virtual:catalog-assets";

const ASSETS = {
  searchRecordsUrl: {
    file: "search-records.json",
    toJson: () => JSON.stringify([...loadCatalog().values()].flatMap(toSearchRecord)),
  },
  toolRecordsUrl: {
    file: "tool-records.json",
    toJson: () => JSON.stringify(loadToolRecords()),
  },
  cardsUrl: {
    file: "cards.json",
    toJson: () => JSON.stringify([...loadCatalog().values()]),
  },
} as const;

/** In the order of their slugs. */
export const toCardLines = (cards: Iterable<Card>): string =>
  writeRecords([...cards].toSorted(compareSlugs).map((card) => [card.slug, card]));

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
        return `${nameText(this, "cards", toCardLines(loadCatalog().values()))}\nexport default text;`;
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
