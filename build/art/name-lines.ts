/** Breaks a name into lines that fit, as wide as the outlines of its letters are. */
import { measureText } from "./outline-text.ts";

/** All ways to break `words` into `count` lines. */
function* breakWords(words: readonly string[], count: number): Generator<readonly string[]> {
  if (count === 1) {
    yield [words.join(" ")];
    return;
  }
  for (let end = 1; end <= words.length - count + 1; end += 1) {
    for (const rest of breakWords(words.slice(end), count - 1)) yield [words.slice(0, end).join(" "), ...rest];
  }
}

/** The most even way to set `text` in `count` lines; undefined when there are too few words. */
function findEvenLines(text: string, count: number): readonly string[] | undefined {
  // A lone sign such as "/" or "&" stays with the word before it.
  const words = text.replaceAll(/ ([/&]) /g, "\u00a0$1 ").split(" ");
  let best: readonly string[] | undefined;
  let bestWidth = Number.POSITIVE_INFINITY;
  for (const lines of breakWords(words, count)) {
    const width = Math.max(...lines.map((line) => measureText(line, 1)));
    if (width < bestWidth) [best, bestWidth] = [lines, width];
  }
  return best;
}

export interface NameLines {
  readonly lines: readonly string[];
  readonly fontSize: number;
}

/** Type sizes with the most lines each may take, from the preferred one down. */
export type TypeScale = readonly { readonly fontSize: number; readonly maxLines: number }[];

/** The first size of `scale` at which `text` fits in `maxWidth`; the last one when none does. */
export function fitNameLines(text: string, maxWidth: number, scale: TypeScale): NameLines {
  let last: NameLines = { lines: [text], fontSize: 1 };
  for (const { fontSize, maxLines } of scale) {
    for (let count = 1; count <= maxLines; count += 1) {
      const lines = findEvenLines(text, count);
      if (!lines) break;
      last = { lines, fontSize };
      if (lines.every((line) => measureText(line, fontSize) <= maxWidth)) return last;
    }
  }
  return last;
}
