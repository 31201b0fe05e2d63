/**
 * Cuts the site's style sheet into one for each kind of page, by what the modules of that page can draw, and tells
 * the route table which page has which. The order of rules stays that of the whole sheet.
 */
import path from "node:path";

import { parseSync, type Plugin } from "vite";

import { cutSheets, listRouteTables, toSheetName } from "../sheets/cut-sheets.ts";

/** Beside Vite's own manifest: the files of the sheets by their names. */
export const SHEETS_FILE = ".vite/sheets.json";

/** In the build of the browser's files. */
export function sheets(): Plugin {
  return {
    name: "waycard:sheets",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle: {
      // UnoCSS fills in its part late.
      order: "post",
      handler(_, bundle) {
        const whole = Object.values(bundle).find(({ fileName }) => /\/site-styles-[^/]+\.css$/.test(fileName));
        if (whole?.type !== "asset") this.error("The client was built without its style sheet");
        const files = [...cutSheets(String(whole.source))].map(([name, source]) => {
          const reference = this.emitFile({ type: "asset", name: `${name}.css`, source });
          return [name, this.getFileName(reference)];
        });
        this.emitFile({ type: "asset", fileName: SHEETS_FILE, source: JSON.stringify(Object.fromEntries(files)) });
      },
    },
  };
}

interface Node {
  readonly type?: string;
  readonly end: number;
  readonly name?: string;
  readonly value?: unknown;
  readonly callee?: Node;
  readonly object?: Node;
  readonly source?: Node;
  readonly arguments?: readonly Node[];
}

/** In the route tables: `import("./x-page.tsx").then((m) => view(m.load, m.Page))` becomes `view(m.load, m.Page, "x-page")`. */
export function sheetNames(): Plugin {
  return {
    name: "waycard:sheet-names",
    enforce: "pre",
    transform(code, id) {
      if (!listRouteTables().includes(path.relative(process.cwd(), id).replaceAll("\\", "/"))) return undefined;
      const ends = listViews(parseSync(id, code).program);
      return { code: ends.toReversed().reduce(addName, code), map: null };
    },
  };
}

interface View {
  readonly file: string;
  /** Of its last argument. */
  readonly end: number;
}

const addName = (code: string, { file, end }: View) =>
  `${code.slice(0, end)}, ${JSON.stringify(toSheetName(file))}${code.slice(end)}`;

/** In the order of the text. @param file the page that is imported around the node */
function listViews(node: unknown, file = ""): View[] {
  if (typeof node !== "object" || node === null) return [];
  const { type, callee, arguments: given = [] } = node as Node;
  const last = given.at(-1);
  if (type === "CallExpression" && callee?.name === "view" && last) return [{ file, end: last.end }];
  const imported =
    type === "CallExpression" && callee?.object?.type === "ImportExpression" ? callee.object.source : undefined;
  return Object.values(node)
    .flat()
    .flatMap((child) => listViews(child, imported ? String(imported.value) : file));
}
