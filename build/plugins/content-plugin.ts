/**
 * Turns `.mdx` into modules that hold the text's body as data, and gives `virtual:content-index`: the front matter
 * of every text, without the bodies, so that lists do not load what they do not show.
 */
import path from "node:path";

import type { Plugin } from "vite";

import type { ArticleBody } from "../../src/articles/article-body.ts";
import { loadCatalog } from "../load-catalog.ts";
import { compileFile, listContentFiles, listLaterFiles } from "../content/load-content.ts";

const MODULE_ID = "virtual:content-index";

export const toBodyModule = (body: ArticleBody) => `export default ${JSON.stringify(body)};`;

export function content(): Plugin {
  return {
    name: "waycard:content",
    enforce: "pre",
    resolveId: (id) => (id === MODULE_ID ? `\0${MODULE_ID}` : undefined),
    async load(id) {
      const [file = ""] = id.split("?");
      if (id === `\0${MODULE_ID}`) {
        const cards = loadCatalog();
        const files = listContentFiles();
        const results = await Promise.allSettled(files.map((name) => compileFile(name, cards)));
        const faults = results.flatMap((result) =>
          result.status === "rejected" ? [String(result.reason.message)] : [],
        );
        if (faults.length > 0) this.error(`Texts with faults:\n${faults.join("\n")}`);
        for (const name of files) this.addWatchFile(name);
        for (const name of listLaterFiles()) this.info(`Left out, dated later than the build: ${path.basename(name)}`);
        const metas = results.flatMap((result) => (result.status === "fulfilled" ? [result.value.meta] : []));
        // JSON.parse of a string starts faster than the same literal as code.
        return `export default JSON.parse(${JSON.stringify(JSON.stringify(metas))});`;
      }
      if (!file.endsWith(".mdx")) return undefined;
      const { body } = await compileFile(file, loadCatalog());
      return { code: toBodyModule(body), map: null };
    },
  };
}
