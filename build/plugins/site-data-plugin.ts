/**
 * Gives the Worker its data (`virtual:catalog` and the others that build/site-data.ts makes), and publishes to the
 * browser, as hashed JSON, what its islands fetch: `virtual:catalog-assets` and its like export the addresses.
 * While somebody edits, both are made anew when a file that they are made of has changed: data, or code.
 */
import path from "node:path";

import {
  createRunnableDevEnvironment,
  type EnvironmentModuleNode,
  type EnvironmentOptions,
  isRunnableDevEnvironment,
  type Plugin,
  type ViteDevServer,
} from "vite";

import { type BuildCode, loadLater } from "./load-later.ts";
import { nameText } from "./text-modules-plugin.ts";

type SiteData = BuildCode["site-data.ts"];

/** Name of the file that holds the data in a built Worker, and whether all of it is one JSON. */
const MODULES = {
  catalog: { file: "cards", isJson: false },
  "computed-cards": { file: "computed-cards", isJson: false },
  "tool-records": { file: "tool-records", isJson: true },
  "application-rules": { file: "application-rules", isJson: true },
  "content-index": { file: "text-index", isJson: false },
  "content-bodies": { file: "texts", isJson: false },
  "page-index": { file: "page-index", isJson: false },
} as const;
export type DataModule = keyof typeof MODULES;

/** Names of the addresses that each module of them exports. */
const ASSET_MODULES = {
  "catalog-assets": {
    searchRecordsUrl: "search-records.json",
    toolRecordsUrl: "tool-records.json",
    cardsUrl: "cards.json",
  },
  // Apart, for only a visitor's own cards ask for them.
  "held-records-asset": { heldRecordsUrl: "held-records.json" },
  // Apart, for not every search asks for pages.
  "page-index-asset": { pageIndexUrl: "page-index.json" },
} as const;
const ASSET_FILES = [
  "search-records.json",
  "tool-records.json",
  "cards.json",
  "held-records.json",
  "page-index.json",
] as const;
export type DataAsset = (typeof ASSET_FILES)[number];

const PREFIX = "virtual:";
const toResolved = (name: string) => `\0${PREFIX}${name}`;
const isOneOf = <Key extends string>(table: Readonly<Record<Key, unknown>>, name: string): name is Key =>
  Object.hasOwn(table, name);

/** Where build code runs in `npm run dev`: Vite's graph of it says which edits change the data. */
export const BUILD_CODE = "build_code";
/** Without updates of its own: the next import loads what was edited and what stands on it, and keeps all else with its caches. */
const RUNS_BUILD_CODE: EnvironmentOptions = {
  dev: {
    createEnvironment: (name, config) =>
      createRunnableDevEnvironment(name, config, { hot: false, runnerOptions: { hmr: false } }),
  },
};
const DATA_FOLDERS = ["src/catalog", "src/content"];
const DEVELOPMENT_FOLDER = "/@catalog";

export function siteData(): Plugin {
  let isBuild = false;
  let server: ViteDevServer | undefined;
  const load = (): Promise<SiteData> => {
    const environment = server?.environments[BUILD_CODE];
    return environment && isRunnableDevEnvironment(environment)
      ? environment.runner.import<SiteData>("/build/site-data.ts")
      : loadLater("site-data.ts");
  };
  const isOfData = (file: string) =>
    DATA_FOLDERS.some(
      (folder) => !path.relative(path.join(server?.config.root ?? "", folder), file).startsWith(".."),
    ) || server?.environments[BUILD_CODE]?.moduleGraph.getModulesByFile(file) !== undefined;
  return {
    name: "waycard:site-data",
    config: (_, { command, mode }) =>
      // Tests run once, and need none of it.
      command === "serve" && mode === "development" ? { environments: { [BUILD_CODE]: RUNS_BUILD_CODE } } : undefined,
    configResolved({ command }) {
      isBuild = command === "build";
    },
    // Data that break a rule end a build before anything else is done.
    async buildStart() {
      if (isBuild) await (await load()).MODULES.catalog();
    },
    resolveId(id) {
      const name = id.startsWith(PREFIX) ? id.slice(PREFIX.length) : "";
      return isOneOf(MODULES, name) || isOneOf(ASSET_MODULES, name) ? toResolved(name) : undefined;
    },
    async load(id) {
      const name = id.startsWith(toResolved("")) ? id.slice(toResolved("").length) : "";
      if (isOneOf(MODULES, name)) {
        const { MODULES: data, listLaterTexts } = await load();
        if (name === "content-index")
          for (const text of listLaterTexts()) this.info(`Left out, dated later than the build: ${text}`);
        const { file, isJson } = MODULES[name];
        return `${nameText(this, file, await data[name]())}\nexport default ${isJson ? "JSON.parse(text)" : "text"};`;
      }
      if (!isOneOf(ASSET_MODULES, name)) return undefined;
      const { ASSETS } = await load();
      const exports = Object.entries(ASSET_MODULES[name]).map(async ([variable, file]: [string, DataAsset]) => {
        if (!isBuild) return `export const ${variable} = "${DEVELOPMENT_FOLDER}/${file}";`;
        const reference = this.emitFile({ type: "asset", name: file, source: await ASSETS[file]() });
        return `export const ${variable} = import.meta.ROLLUP_FILE_URL_${reference};`;
      });
      return (await Promise.all(exports)).join("\n");
    },
    configureServer(started) {
      server = started;
      for (const file of ASSET_FILES) {
        server.middlewares.use(`${DEVELOPMENT_FOLDER}/${file}`, (_request, response, next) => {
          load()
            .then(({ ASSETS }) => ASSETS[file]())
            .then((json) => {
              response.setHeader("Content-Type", "application/json");
              response.end(json);
            }, next);
        });
      }
    },
    // Also called for files that were added or removed.
    hotUpdate({ file, modules }) {
      const { name, moduleGraph } = this.environment;
      if (name === BUILD_CODE || !isOfData(file)) return undefined;
      const data = Object.keys(MODULES).flatMap((module) => moduleGraph.getModuleById(toResolved(module)) ?? []);
      return [...new Set<EnvironmentModuleNode>([...modules, ...data])];
    },
  };
}
