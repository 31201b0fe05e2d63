/** The sheet is written out by hand, because its order matters; nothing may be forgotten in it. */
import { globSync, readFileSync } from "node:fs";
import path from "node:path";

import { expect, test } from "vitest";

test("the style sheet holds every CSS file of the site once, and all but typefaces in a layer", () => {
  const imports = [...readFileSync("src/ui/site.css", "utf8").matchAll(/^@import "(.+\.css)"( layer\(\w+\))?;$/gm)];
  const files = imports.map(([, file]) => path.join("src/ui", file!));
  expect([...files, "src/ui/site.css"].toSorted()).toEqual(globSync("src/**/*.css").toSorted());
  expect(imports.flatMap(([, file, layer]) => (layer ? [] : file))).toEqual(["../ui/fonts.css"]);
});
