/** Examples are the pieces' documentation and the browser tests' data: whoever adds a piece adds them. */
import { existsSync, globSync, readdirSync } from "node:fs";

import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";

import { ExamplesPage } from "./examples-page.tsx";

/** Looked at on the pages, the frame around each, and what nobody sees. */
const SEEN_ON_PAGES = ["announcer.tsx", "island.tsx", "page-layout.tsx", "site-footer.tsx"];

/** Style sheets of no one piece: those of every page, and those whose rules these pieces show. */
const SITE_WIDE_STYLES = ["base.css", "fonts.css", "layout.css", "print.css", "site.css", "touch.css"];
const SHOWN_BY: Readonly<Record<string, string>> = {
  "card-name-list.tsx": "card-picker",
  "card-options.tsx": "card-picker",
  "card-picker-field.tsx": "card-picker",
  "compare-tick.tsx": "compare-tray",
  "source-link.tsx": "fact-source",
  "chart.css": "break-even-chart",
  "button.css": "panel",
  "stacked-table.css": "data-table",
  "table.css": "data-table",
};

const toPiece = (file: string) => SHOWN_BY[file] ?? file.replace(/\.(tsx|css)$/, "");

describe("the page of examples", () => {
  test("every piece of src/ui has examples beside it", () => {
    const pieces = readdirSync("src/ui").filter((file) => /(?<!\.(?:examples|test))\.tsx$|\.css$/.test(file));
    const missing = pieces.filter((file) => !existsSync(`src/ui/${toPiece(file)}.examples.tsx`));
    expect(missing).toEqual([...SEEN_ON_PAGES, ...SITE_WIDE_STYLES].toSorted());
  });

  test("every file of examples stands beside its piece", () => {
    const lost = globSync("src/**/*.examples.tsx").filter(
      (file) => ![".tsx", ".ts", ".css"].some((end) => existsSync(file.replace(".examples.tsx", end))),
    );
    expect(lost).toEqual([]);
  });

  test("it shows every example once, under a name of its own", async () => {
    const modules = import.meta.glob<{ examples: readonly (readonly [string])[] }>("../../**/*.examples.tsx");
    expect(Object.keys(modules)).toHaveLength(globSync("src/**/*.examples.tsx").length);
    const loaded = await Promise.all(Object.values(modules).map((load) => load()));
    const names = loaded.flatMap(({ examples }) => examples.map(([name]) => name));
    const html = renderToStaticMarkup(createElement(ExamplesPage));
    const headings = [...html.matchAll(/<section class="section"><h2>([^<]*)<\/h2>/g)].map(([, name = ""]) => name);
    expect(headings.toSorted()).toEqual(names.toSorted());
    expect(new Set(names).size).toBe(names.length);
  });
});
