/** The page of examples with the whole style sheet, which no page links: what only tests render. */
import { readdirSync, readFileSync } from "node:fs";

import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

import { inBuild } from "../../build/build-folder.ts";
import { ExamplesPage } from "../../src/pages/examples/examples-page.tsx";

const ASSETS = inBuild("client/assets");

export function renderExamples(): string {
  const file = readdirSync(ASSETS).find((name) => /^site-styles-.*\.css$/.test(name));
  if (file === undefined) throw new Error(`${ASSETS} has no style sheet; build the site first`);
  // Pictures are of our typefaces: a page goes without those that are late, a picture waits.
  const css = readFileSync(`${ASSETS}/${file}`, "utf8").replaceAll("font-display:optional", "font-display:block");
  return `<!DOCTYPE html><html lang="en"><head><title>Examples</title><style>${css}</style></head><body><main id="main">${renderToStaticMarkup(createElement(ExamplesPage))}</main></body></html>`;
}
