/** The style sheet that a page links is a part of the whole one: the part that the page needs, and hardly more. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";

import { fromHtml } from "hast-util-from-html";
import { transform } from "lightningcss";
import { visit } from "unist-util-visit";
import { expect, test } from "vitest";

import { inBuild } from "../../build/build-folder.ts";
import { readSiteText } from "../support/read-site-page.ts";
import { listSitePaths, PAGE_KINDS } from "../support/site-routes.ts";

const ASSETS = inBuild("client/assets");
const MAX_BYTES = 9_700;

/** Pages of one kind differ by their texts and data. */
const SAMPLE = listSitePaths().filter((_, index) => index % 12 === 0);

const files = readdirSync(ASSETS).filter((file) => file.endsWith(".css"));
const isWhole = (file: string) => file.startsWith("site-styles-");
const readSheet = (file: string) => readFileSync(path.join(ASSETS, file), "utf8");

test("no page's style sheet is longer than 9.7 KB", () => {
  const parts = files.filter((file) => !isWhole(file));
  expect(parts.length).toBeGreaterThan(20);
  const sizes = parts.map((file) => ({ file, bytes: brotliCompressSync(readSheet(file)).byteLength }));
  expect(sizes.filter(({ bytes }) => bytes > MAX_BYTES)).toEqual([]);
});

/** Signs that styles write stand on every page of their kind: they belong in the typefaces' common part. */
test("no style writes a sign of the typefaces' rare part", () => {
  const whole = readSheet(files.find(isWhole)!);
  const ranges = [...whole.matchAll(/unicode-range:([^;}]+)/gu)].flatMap(([, list]) =>
    list!.split(",").map((range) => {
      const [from, to = from] = range.trim().replace(/^U\+/iu, "").split("-");
      return [Number.parseInt(from!, 16), Number.parseInt(to!, 16)] as const;
    }),
  );
  expect(ranges.length).toBeGreaterThan(20);
  const texts = [...whole.matchAll(/content:((?:\s*\/?\s*(?:"[^"]*"|'[^']*'))+)/gu)].map(([, text]) => text!);
  const written = texts
    .join("")
    .replaceAll(/\\([\da-f]{1,6})\s?/giu, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));
  expect(written).toContain("↓");
  // The mark of a list is a sign, too.
  const rare = Array.from(`${written}•`).filter((sign) =>
    ranges.some(([from, to]) => sign.codePointAt(0)! >= from && sign.codePointAt(0)! <= to),
  );
  expect(rare).toEqual([]);
});

/** Class names of a page, by the sheet that it links. */
async function collectClasses(paths: readonly string[]): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const classes = new Map<string, Set<string>>();
  for (const address of paths) {
    const tree = fromHtml(await readSiteText(address));
    const sheets: string[] = [];
    const names: string[] = [];
    visit(tree, "element", ({ tagName, properties }) => {
      if (tagName === "link" && [properties["rel"]].flat().includes("stylesheet"))
        sheets.push(path.basename(String(properties["href"])));
      names.push(...[properties["className"] ?? []].flat().map(String));
    });
    expect(sheets, address).toHaveLength(1);
    const known = classes.get(sheets[0]!) ?? new Set();
    for (const name of names) known.add(name);
    classes.set(sheets[0]!, known);
  }
  return classes;
}

/** Selectors that ask for no other classes than these; nested ones go with what they stand in. */
function listSelectors(css: string, names: ReadonlySet<string>): ReadonlySet<string> {
  const found = new Set<string>();
  transform({
    filename: "site.css",
    code: Buffer.from(css),
    visitor: {
      Selector(selector) {
        const isWanted = selector.every(
          (part) => part.type !== "nesting" && (part.type !== "class" || names.has(part.name)),
        );
        if (isWanted) found.add(JSON.stringify(selector));
      },
    },
  });
  return found;
}

test("every page's style sheet has all rules for the classes on it", async () => {
  const whole = readSheet(files.find(isWhole)!);
  const classes = await collectClasses([...PAGE_KINDS, ...SAMPLE, "/no-such-page"]);
  expect(classes.size).toBeGreaterThan(15);
  for (const [file, names] of classes) {
    const wanted = listSelectors(whole, names);
    expect(wanted.size).toBeGreaterThan(50);
    const own = listSelectors(readSheet(file), names);
    expect(
      [...wanted].filter((selector) => !own.has(selector)),
      file,
    ).toEqual([]);
  }
});
