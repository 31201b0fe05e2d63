/** Sets an Open Graph drawing in the site's typefaces and renders it as PNG. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

import { renderAsync } from "@resvg/resvg-js";
import subsetFont from "subset-font";

/** The renderer reads TrueType files only, and one weight of a variable font: its default. */
const FONTS = [
  {
    from: "@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2",
    to: "fraunces.ttf",
    axes: { wght: 600, opsz: 72, SOFT: 0, WONK: 0 },
  },
  {
    from: "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2",
    to: "inter.ttf",
    axes: { wght: 560 },
  },
] as const;

/** Writes both fonts, cut to `characters`, into `directory`; their paths. */
export async function writeOpenGraphFonts(directory: string, characters: string): Promise<readonly string[]> {
  const require = createRequire(import.meta.url);
  mkdirSync(directory, { recursive: true });
  return Promise.all(
    FONTS.map(async ({ from, to, axes }) => {
      const file = path.join(directory, to);
      const options = { targetFormat: "truetype", variationAxes: axes } as const;
      writeFileSync(file, await subsetFont(readFileSync(require.resolve(from)), characters, options));
      return file;
    }),
  );
}

export async function renderOpenGraph(svg: string, fontFiles: readonly string[]): Promise<Uint8Array> {
  const image = await renderAsync(svg, {
    font: {
      loadSystemFonts: false,
      fontFiles: [...fontFiles],
      defaultFontFamily: "Inter",
    },
  });
  return image.asPng();
}
