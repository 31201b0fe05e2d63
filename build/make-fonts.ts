/**
 * Cuts the two typefaces down to what the site uses, a common part and a rare one each, and writes them to
 * `src/ui/fonts/` (`npm run make -- fonts`). The results are checked in.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

import subsetFont from "subset-font";

/**
 * What every page is written in: ASCII, the signs of our own texts, and those of styles (marks of lists, arrows of
 * sorted columns). A page asks for these two files before it is painted.
 */
const COMMON = `${Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("")}\u00A0–—’“”…·×÷−©•→↑↓✓`;
/** Letters of other languages' names, and rarer signs: files of their own, which a browser fetches where one of them stands. */
const MORE = "‘±≈≥≤←®™¢°½¼¾áàâäãåçéèêëíìîïñóòôöõúùûüÀÁÂÄÃÅÇÉÈÊËÑÓÖÜß✗";

/** Kerning, marks, and the figures that our styles ask for; a typeface's alternates would be a third of its file. */
const FEATURES = ["kern", "mark", "mkmk", "ccmp", "locl", "liga", "lnum", "tnum"];

const INTER = {
  from: "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2",
  axes: { wght: { min: 400, max: 700 } },
};
/** Headings and large figures have one weight: a variable file is twice as long. */
const FRAUNCES = { from: "@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2", axes: { wght: 600 } };

const FONTS = [
  { ...INTER, to: "inter.woff2", characters: COMMON },
  { ...INTER, to: "inter-more.woff2", characters: MORE },
  { ...FRAUNCES, to: "fraunces.woff2", characters: COMMON },
  { ...FRAUNCES, to: "fraunces-more.woff2", characters: MORE },
] as const;

export async function makeFonts(): Promise<void> {
  const require = createRequire(import.meta.url);
  const directory = path.join(import.meta.dirname, "../src/ui/fonts");
  mkdirSync(directory, { recursive: true });
  for (const font of FONTS) {
    const subset = await subsetFont(readFileSync(require.resolve(font.from)), font.characters, {
      targetFormat: "woff2",
      variationAxes: font.axes,
      keepFeatures: FEATURES,
    });
    writeFileSync(path.join(directory, font.to), subset);
    console.log(`${font.to}: ${(subset.length / 1024).toFixed(1)} KB`);
  }
}
