/**
 * Writes `letters.json`, the outlines that card names are set in: no font loads inside an image, and a system's own
 * would look another way on each machine. `node build/art/make-letters.ts` after a change of the typeface.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

import * as hb from "harfbuzzjs";
import subsetFont from "subset-font";

const CHARACTERS = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join("");
const LETTERS = Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz");
/** Units of an em in the file: a step is a third of a pixel at the largest size, on a picture that is shown at half of it. */
const EM = 200;
const AXES = { wght: 500, opsz: 48, SOFT: 0, WONK: 0 };

/** The typeface, cut to the characters and fixed at the axes of card names. */
async function openFont() {
  const source = createRequire(import.meta.url).resolve(
    "@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2",
  );
  const file = await subsetFont(readFileSync(source), CHARACTERS, { targetFormat: "truetype", variationAxes: AXES });
  const face = new hb.Face(new hb.Blob(new Uint8Array(file).buffer));
  return { font: new hb.Font(face), upem: face.upem };
}
type Opened = Awaited<ReturnType<typeof openFont>>;

const toUnits = (value: number, { upem }: Opened) => Math.round((value * EM) / upem);

function shape(text: string, { font }: Opened) {
  const buffer = new hb.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  hb.shape(font, buffer);
  return buffer.getGlyphInfosAndPositions();
}

const measure = (text: string, opened: Opened) =>
  shape(text, opened).reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0);

/** The path in units of `EM`, y down, each step relative to the last: a third shorter than absolute places. */
function toOutline(glyph: number, opened: Opened): string {
  let [x, y] = [0, 0];
  let start: readonly [number, number] = [0, 0];
  return opened.font
    .glyphToPath(glyph)
    .split(/(?=[MLQCZ])/)
    .map((step) => {
      const kind = step[0] ?? "";
      if (kind === "Z") {
        [x, y] = start;
        return "z";
      }
      const places = [...step.slice(1).matchAll(/-?\d+(?:\.\d+)?/g)].map(([number], index) =>
        index % 2 === 0 ? toUnits(Number(number), opened) : -toUnits(Number(number), opened),
      );
      const numbers = places.map((place, index) => place - (index % 2 === 0 ? x : y));
      [x, y] = [places.at(-2) ?? x, places.at(-1) ?? y];
      if (kind === "M") {
        start = [x, y];
        return `M${places.join(" ").replaceAll(" -", "-")}`;
      }
      return kind.toLowerCase() + numbers.join(" ").replaceAll(" -", "-");
    })
    .join("");
}

export async function makeLetters(): Promise<void> {
  const opened = await openFont();
  const letters: Record<string, { readonly width: number; readonly outline: string }> = {};
  for (const character of CHARACTERS) {
    const [glyph] = shape(character, opened);
    if (!glyph) continue;
    letters[character] = { width: toUnits(glyph.xAdvance ?? 0, opened), outline: toOutline(glyph.codepoint, opened) };
  }
  const kerning: Record<string, number> = {};
  for (const left of LETTERS) {
    for (const right of LETTERS) {
      const units = toUnits(measure(left + right, opened) - measure(left, opened) - measure(right, opened), opened);
      if (units !== 0) kerning[left + right] = units;
    }
  }
  writeFileSync(path.join(import.meta.dirname, "letters.json"), `${JSON.stringify({ em: EM, letters, kerning })}\n`);
}
