/**
 * Cuts the two typefaces down to what the site uses and writes them to
 * `src/ui/fonts/`: `node build/make-fonts.ts`. The results are checked in.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

import subsetFont from "subset-font";

/** ASCII, typographic punctuation, the signs used in figures, and Latin letters of names. */
const CHARACTERS =
  Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("") +
  "\u00A0–—‘’“”…·•×−±≈≥≤→←↑↓©®™¢°½¼¾áàâäãåçéèêëíìîïñóòôöõúùûüÀÁÂÄÃÅÇÉÈÊËÑÓÖÜß✓✗";

const FONTS = [
  {
    from: "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2",
    to: "inter.woff2",
    axes: { wght: { min: 400, max: 700 } },
  },
  {
    from: "@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2",
    to: "fraunces.woff2",
    axes: { wght: { min: 500, max: 700 } },
  },
] as const;

const require = createRequire(import.meta.url);
const directory = path.join(import.meta.dirname, "../src/ui/fonts");
mkdirSync(directory, { recursive: true });
for (const font of FONTS) {
  const subset = await subsetFont(readFileSync(require.resolve(font.from)), CHARACTERS, {
    targetFormat: "woff2",
    variationAxes: font.axes,
  });
  writeFileSync(path.join(directory, font.to), subset);
  console.log(`${font.to}: ${(subset.length / 1024).toFixed(1)} KB`);
}
