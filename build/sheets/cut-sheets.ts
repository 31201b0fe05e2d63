/** Which style sheets there are: one for each module that draws a page, and what the browser may add to any page. */
import path from "node:path";

import { listImports, listModules } from "./list-modules.ts";
import { listNames, mayHave } from "./list-names.ts";
import { pickRules } from "./pick-rules.ts";

/** Of pages that say only what went wrong. */
export const PLAIN_SHEET = "plain";

const ROUTES = "src/routes.tsx";

/** The route table, and those of rooms that it takes in. */
export const listRouteTables = (): readonly string[] => [
  ROUTES,
  ...listImports(ROUTES).all.filter((file) => file.endsWith("-routes.tsx")),
];

/** Modules of all pages that a route has. */
export const listPages = (): readonly string[] => [
  ...new Set(listRouteTables().flatMap((table) => listImports(table).late)),
];
/** What the Worker shows where no route has a page. */
const NOT_FOUND = "src/pages/errors/not-found-page.tsx";

/** Around every page, on the server and in the browser. Islands come with the page that they stand on. */
const SHELL = ["worker/pages/render-page.tsx", "worker/pages/render-wait-page.tsx", "src/islands/loader.ts"];
const SHELL_ENDS = [ROUTES, NOT_FOUND, "src/islands/registry.ts"];

/** In development only, and with pieces that no import names. */
const isBuilt = (file: string) => !file.endsWith("/examples-page.tsx");

/** `home-page` of `src/pages/home/home-page.tsx`. */
export const toSheetName = (file: string) => path.basename(file, ".tsx");

/** The sheets by name, each a part of the whole one. */
export function cutSheets(whole: string): ReadonlyMap<string, string> {
  const shell = listModules(SHELL, SHELL_ENDS);
  const cut = (files: readonly string[]) => pickRules(whole, mayHave(listNames(files)));
  const pages = [...new Set([...listPages(), NOT_FOUND])].filter(isBuilt);
  const sheets = new Map([
    [PLAIN_SHEET, cut(shell)],
    ...pages.map((file) => [toSheetName(file), cut([...shell, ...listModules([file])])] as const),
  ]);
  if (sheets.size !== pages.length + 1) throw new Error(`Two pages of ${ROUTES} have one name`);
  return sheets;
}
