/**
 * Gives `virtual:content-index`, the front matter of every text, and `virtual:content-bodies`, the texts themselves,
 * each as records by kind and slug (src/catalog/keyed-records.ts): lists do not load what they do not show.
 */
import path from "node:path";

import type { Plugin } from "vite";

import { writeRecords } from "../../src/catalog/keyed-records.ts";
import type { CompiledContent } from "../content/compile-content.ts";
import { compileFile, listContentFiles, listLaterFiles } from "../content/load-content.ts";
import { loadCatalog } from "../load-catalog.ts";
import { nameText } from "./text-modules-plugin.ts";

const INDEX_ID = "virtual:content-index";
const BODIES_ID = "virtual:content-bodies";

const toKey = ({ meta }: CompiledContent) => `${meta.kind}/${meta.slug}`;
export const toMetaLines = (texts: readonly CompiledContent[]): string =>
  writeRecords(texts.map((text) => [toKey(text), text.meta]));
export const toBodyLines = (texts: readonly CompiledContent[]): string =>
  writeRecords(texts.map((text) => [toKey(text), text.body]));

export function content(): Plugin {
  return {
    name: "waycard:content",
    enforce: "pre",
    resolveId: (id) => (id === INDEX_ID || id === BODIES_ID ? `\0${id}` : undefined),
    async load(id) {
      if (id !== `\0${INDEX_ID}` && id !== `\0${BODIES_ID}`) return undefined;
      const cards = loadCatalog();
      const files = listContentFiles();
      const results = await Promise.allSettled(files.map((name) => compileFile(name, cards)));
      const faults = results.flatMap((result) => (result.status === "rejected" ? [String(result.reason.message)] : []));
      if (faults.length > 0) this.error(`Texts with faults:\n${faults.join("\n")}`);
      for (const name of files) this.addWatchFile(name);
      const texts = results.flatMap((result) => (result.status === "fulfilled" ? [result.value] : []));
      if (id === `\0${BODIES_ID}`) return `${nameText(this, "texts", toBodyLines(texts))}\nexport default text;`;
      for (const name of listLaterFiles()) this.info(`Left out, dated later than the build: ${path.basename(name)}`);
      return `${nameText(this, "text-index", toMetaLines(texts))}\nexport default text;`;
    },
  };
}
