/** The sheet is written out by hand, because its order matters; nothing may be forgotten in it. */
import { globSync, readFileSync } from "node:fs";
import path from "node:path";

import { expect, test } from "vitest";

test("the style sheet holds every CSS file of the site once", () => {
  const entry = readFileSync("src/ui/site-styles.ts", "utf8");
  const imported = [...entry.matchAll(/^import "(\..+\.css)";$/gm)].map(([, file]) => path.join("src/ui", file!));
  expect(imported.toSorted()).toEqual(globSync("src/**/*.css").toSorted());
  expect(imported.at(-1)).toBe("src/ui/print.css");
});
