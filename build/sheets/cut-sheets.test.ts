import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { expect, onTestFinished, test } from "vitest";

import { cutSheets, listPages } from "./cut-sheets.ts";
import { listImports, listModules } from "./list-modules.ts";
import { listNames, mayHave } from "./list-names.ts";
import { pickRules } from "./pick-rules.ts";

function writeModules(modules: Readonly<Record<string, string>>): string {
  const directory = mkdtempSync(path.join(tmpdir(), "sheets-"));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  for (const [name, code] of Object.entries(modules)) writeFileSync(path.join(directory, name), code);
  return directory;
}

test("rules keep their order; selectors go only with a class that nothing can have", () => {
  const css = `.b{color:red}a{top:0}.a .b,.c{left:0}.a:not(.c){right:0}.a:is(.c,.d){top:1px}@media print{.c{top:2px}}@media screen{.a{top:3px}}`;
  expect(pickRules(css, (name) => name !== "c")).toBe(
    ".b{color:red}a{top:0}.a .b{left:0}.a:not(.c){right:0}.a:is(.c,.d){top:1px}@media screen{.a{top:3px}}",
  );
  expect(pickRules(css, (name) => name === "c")).toBe("a{top:0}.c{left:0}@media print{.c{top:2px}}");
  const lists = `@media print{.a\\:\\[b\\,c\\],.d:is(.e,.f),a[title="g,h"] .i{top:var(--j);.e,&.a:has(.i),.i{left:0}}}`;
  expect(pickRules(lists, (name) => name === "d" || name === "i")).toBe(
    "@media print{.d:is(.e,.f),a[title=g\\,h] .i{top:var(--j);& .i{left:0}}}",
  );
  expect(pickRules(lists, (name) => name === "a:[b,c]")).toBe("@media print{.a\\:\\[b\\,c\\]{top:var(--j)}}");
});

test("names are the words of strings, and the beginnings that data complete", () => {
  const directory = writeModules({
    "piece.tsx": `// comment\nexport const piece = (tone: string) => <p className={tone === "plain" ? "badge one" : \`two fill-\${tone}\`}>text</p>;`,
  });
  const has = mayHave(listNames([path.join(directory, "piece.tsx")]));
  expect(["badge", "one", "two", "fill-cost", "plain"].filter(has)).toHaveLength(5);
  expect(["comment", "text", "tone", "piece"].filter(has)).toEqual([]);
});

test("modules are those that a module imports, at once or later, but not for their types", () => {
  const directory = writeModules({
    "page.tsx": `import type { T } from "./types.ts";\nimport { type U } from "./types.ts";\nimport { a } from "./a.ts";\nexport { b } from "./b.ts";\nimport "react";\nexport const c = () => import("./c.ts");`,
    "types.ts": "export type T = 1; export type U = 2;",
    "a.ts": 'export * from "./deep.ts"; export const a = 1;',
    "b.ts": "export const b = 1;",
    "c.ts": "export const c = 1;",
    "deep.ts": "export const deep = 1;",
  });
  const reached = listModules([path.join(directory, "page.tsx")]).map((file) => path.basename(file));
  expect(reached.toSorted()).toEqual(["a.ts", "b.ts", "c.ts", "deep.ts", "page.tsx"]);
});

test("a page's modules hold those of every island on it", () => {
  const registry = readFileSync("src/islands/registry.ts", "utf8");
  const islands = new Map(
    [...registry.matchAll(/"?([\w-]+)"?: async \(\) =>\s+toIsland\(\(await import\("\.\.\/([^"]+)"\)/g)].map(
      ([, name = "", file = ""]) => [name, `src/${file}`],
    ),
  );
  expect(islands.size).toBe(listImports("src/islands/registry.ts").late.length);
  const pages = listPages();
  expect(pages.length).toBeGreaterThan(20);
  const lacking: string[] = [];
  const used = new Set<string>();
  for (const page of pages) {
    const modules = listModules([page]);
    for (const file of modules) {
      if (!file.endsWith(".tsx")) continue;
      for (const [, name = ""] of readFileSync(file, "utf8").matchAll(/<Island\s+name="([\w-]+)"/g)) {
        used.add(name);
        if (!modules.includes(islands.get(name) ?? "")) lacking.push(`${page}: ${name}`);
      }
    }
  }
  expect(lacking).toEqual([]);
  expect(used.size).toBeGreaterThan(10);
});

test("every page has a sheet, and what is not its own is left out of it", () => {
  const sheets = cutSheets(".site-header{top:0}.glance{top:1px}.api-contents{top:2px}");
  expect(sheets.get("plain")).toBe(".site-header{top:0}");
  expect(sheets.get("developers-page")).toBe(".site-header{top:0}.api-contents{top:2px}");
  expect(sheets.get("not-found-page")).toBe(".site-header{top:0}");
});
