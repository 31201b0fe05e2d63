/**
 * Tells the Worker where the browser's files are: `virtual:client-assets`.
 * In a build it reads the manifest of the client build, which runs first; in
 * development it names the sources, which Vite serves itself.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";

import type { Plugin } from "vite";

import { inBuild } from "../build-folder.ts";
import { SHEETS_FILE } from "./sheets-plugin.ts";

const MODULE_ID = "virtual:client-assets";

export const CLIENT_ENTRIES = {
  loader: "src/islands/loader.ts",
  styles: "src/islands/site-styles.ts",
  firstPaint: "src/theme/first-paint.ts",
} as const;

/** Vite's own, what Fast Refresh needs before the first component is loaded, and the sources. */
const DEVELOPMENT_SCRIPTS = [
  "@vite/client",
  "@id/@vitejs/plugin-react/preamble",
  CLIENT_ENTRIES.styles,
  CLIENT_ENTRIES.loader,
];

interface ManifestEntry {
  readonly file: string;
  readonly assets?: readonly string[];
}

export function clientAssets(): Plugin {
  let isBuild = false;
  let root = "";
  return {
    name: "waycard:client-assets",
    configResolved(config) {
      isBuild = config.command === "build";
      root = config.root;
    },
    resolveId: (id) => (id === MODULE_ID ? `\0${MODULE_ID}` : undefined),
    load(id) {
      if (id !== `\0${MODULE_ID}`) return undefined;
      if (!isBuild) {
        return [
          `export const scripts = ${JSON.stringify(DEVELOPMENT_SCRIPTS.map((file) => ({ url: `/${file}` })))};`,
          `export const sheets = {};`,
          `export const fontUrls = [];`,
          `export const firstPaint = ${JSON.stringify({ url: `/${CLIENT_ENTRIES.firstPaint}` })};`,
        ].join("\n");
      }
      const directory = path.join(root, inBuild("client"));
      const manifestFile = path.join(directory, ".vite/manifest.json");
      const manifest = JSON.parse(readFileSync(manifestFile, "utf8")) as Record<string, ManifestEntry>;
      const loader = manifest[CLIENT_ENTRIES.loader];
      const firstPaint = manifest[CLIENT_ENTRIES.firstPaint];
      const styles = manifest[CLIENT_ENTRIES.styles];
      if (!loader || !firstPaint || !styles)
        throw new Error(`${manifestFile} lacks the client's entries; build the client first`);
      const sheets = JSON.parse(readFileSync(path.join(directory, SHEETS_FILE), "utf8")) as Record<string, string>;
      const sheetFiles = Object.entries(sheets).map(([name, file]) => [name, toClientFile(directory, file)]);
      // Not those with rare letters: a browser fetches them where one stands.
      const fonts = (styles.assets ?? []).filter((file) => /\/(?!\w+-more-)[^/]+\.woff2$/.test(file));
      return [
        `export const fontUrls = ${JSON.stringify(fonts.map((file) => `/${file}`))};`,
        `export const firstPaint = ${JSON.stringify(toClientFile(directory, firstPaint.file))};`,
        `export const scripts = ${JSON.stringify([toClientFile(directory, loader.file)])};`,
        `export const sheets = ${JSON.stringify(Object.fromEntries(sheetFiles))};`,
      ].join("\n");
    },
  };
}

/** The file as built, with its digest: a copy that was changed on its way to the browser does not run. */
function toClientFile(directory: string, file: string): { url: string; integrity: string } {
  const digest = createHash("sha384")
    .update(readFileSync(path.join(directory, file)))
    .digest("base64");
  return { url: `/${file}`, integrity: `sha384-${digest}` };
}
