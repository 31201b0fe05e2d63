/** The sheet is written out by hand, because its order matters; nothing may be forgotten in it. */
import { globSync, readFileSync } from "node:fs";
import path from "node:path";

import { createGenerator } from "unocss";
import { expect, test } from "vitest";

import config from "../../uno.config.ts";

test("the style sheet holds every CSS file of the site once, and all but typefaces in a layer", () => {
  const imports = [...readFileSync("src/ui/site.css", "utf8").matchAll(/^@import "(.+\.css)"( layer\(\w+\))?;$/gm)];
  const files = imports.map(([, file]) => path.join("src/ui", file!));
  expect([...files, "src/ui/site.css"].toSorted()).toEqual(globSync("src/**/*.css").toSorted());
  expect(imports.flatMap(([, file, layer]) => (layer ? [] : file))).toEqual(["./fonts.css"]);
});

/** `container` is one of UnoCSS's words, too: without its blocklist the piece would have both looks. */
test("a class of a CSS file is no utility by chance", async () => {
  const css = globSync("src/**/*.css").map((file) => readFileSync(file, "utf8").replaceAll(/\/\*[^]*?\*\//g, ""));
  const classes = css.flatMap((text) => [...text.matchAll(/(?<=\.)[a-z][\w-]*/gi)].map(([name]) => name));
  expect(classes).toContain("container");
  const generator = await createGenerator({ ...config, rules: [], shortcuts: [] });
  const { matched } = await generator.generate(new Set(classes), { preflights: false, safelist: false });
  expect([...matched]).toEqual([]);
});
