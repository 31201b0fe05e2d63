/** The page of examples with the whole style sheet, which no page links: what only tests render. */
import { readdirSync } from "node:fs";

import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

import { ExamplesPage } from "../../src/pages/examples/examples-page.tsx";

export function renderExamples(): string {
  const styles = readdirSync("dist/client/assets").filter((file) => /^site-styles-.*\.css$/.test(file));
  return `<!DOCTYPE html><html lang="en" data-typefaces><head><title>Examples</title>${styles
    .map((file) => `<link rel="stylesheet" href="/assets/${file}">`)
    .join("")}</head><body><main id="main">${renderToStaticMarkup(createElement(ExamplesPage))}</main></body></html>`;
}
