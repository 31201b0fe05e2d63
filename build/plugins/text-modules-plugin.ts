/**
 * Long data of the Worker as modules of plain text. workerd compiles every script of a Worker when an isolate starts,
 * whether it is imported or not; a text it hands over as it is (docs/performance.md).
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";

import type { Plugin } from "vite";

const PREFIX = "waycard-text:";
const REFERENCE = new RegExp(`${PREFIX}([\\w./-]+)`, "g");

const CATALOG_LIST = /\/src\/catalog\/[\w-]+\.json$/;

/** What a plugin's `load` hook has as `this`. */
interface LoadContext {
  readonly environment: { readonly mode: string; readonly config: { readonly consumer: string } };
  emitFile(file: { readonly type: "asset"; readonly fileName: string; readonly source: string }): string;
}

/** Code that names the text `text`. Outside of a built Worker there are no such modules: the code holds it itself. */
export function nameText(context: LoadContext, name: string, text: string): string {
  const { mode, config } = context.environment;
  if (mode !== "build" || config.consumer !== "server") return `const text = ${JSON.stringify(text)};`;
  const hash = createHash("sha256").update(text).digest("base64url").slice(0, 8);
  const fileName = `assets/${name}-${hash}.txt`;
  context.emitFile({ type: "asset", fileName, source: text });
  return `import text from "${PREFIX}${fileName}";`;
}

export function textModules(): Plugin {
  return {
    name: "waycard:text-modules",
    enforce: "pre",
    resolveId: (id) => (id.startsWith(PREFIX) ? { id, external: true } : undefined),
    // Lists of the catalog that the sources import as they are.
    load(id) {
      if (!CATALOG_LIST.test(id) || this.environment.mode !== "build") return undefined;
      const text = JSON.stringify(JSON.parse(readFileSync(id, "utf8")));
      const code = `${nameText(this, path.basename(id, ".json"), text)}\nexport default JSON.parse(text);`;
      return { code, moduleType: "js" };
    },
    // Imports are relative to the chunk that they stand in, which is known here and not before.
    renderChunk(code, chunk) {
      if (!code.includes(PREFIX)) return undefined;
      const directory = path.posix.dirname(chunk.fileName);
      return {
        code: code.replaceAll(REFERENCE, (_, file: string) => {
          const relative = path.posix.relative(directory, file);
          return relative.startsWith(".") ? relative : `./${relative}`;
        }),
        map: null,
      };
    },
  };
}
