/** Words as outlines of the site's serif (`letters.json`), so that a picture looks the same wherever it is shown. */
import letters from "./letters.json" with { type: "json" };

interface Letter {
  readonly width: number;
  readonly outline: string;
}

const LETTERS: Readonly<Record<string, Letter>> = letters.letters;
const KERNING: Readonly<Record<string, number>> = letters.kerning;

/** A character without an outline is set as a question mark: `make-letters.ts` draws what ASCII has. */
const findLetter = (character: string): Letter => LETTERS[toPlain(character)] ?? LETTERS["?"]!;

/** The plain letter of an accented one, and a plain space. */
const toPlain = (character: string) => character.normalize("NFKD").charAt(0);

/** Each letter with its place, in units of the file. */
function* place(text: string, spacing: number): Generator<readonly [letter: Letter, x: number]> {
  let x = 0;
  let before = "";
  for (const character of text) {
    x += KERNING[before + character] ?? 0;
    const letter = findLetter(character);
    yield [letter, x];
    x += letter.width + spacing;
    before = character;
  }
}

/** @param spacing between letters, in the unit of `fontSize` */
export function measureText(text: string, fontSize: number, spacing = 0): number {
  const scale = fontSize / letters.em;
  const last = [...place(text, spacing / scale)].at(-1);
  return last ? (last[1] + last[0].width) * scale : 0;
}

export interface SetLine {
  readonly text: string;
  readonly x: number;
  readonly baseline: number;
  readonly fontSize: number;
  readonly spacing?: number;
}

/** Ids of letters in a picture: by their place among the characters of ASCII. */
const toId = (character: string) => `l${toPlain(character).codePointAt(0) ?? 0}`;

/** The letters of some lines, each once: lines refer to them, which halves a picture. */
export function drawLetters(lines: readonly Pick<SetLine, "text">[]): string {
  const used = new Set(lines.flatMap(({ text }) => Array.from(text, toPlain)).filter((letter) => letter.trim() !== ""));
  const paths = [...used].map((letter) => `<path id="${toId(letter)}" d="${findLetter(letter).outline}"/>`);
  return `<defs>${paths.join("")}</defs>`;
}

/** One line of letters that `drawLetters` has drawn. */
export function outlineLine({ text, x, baseline, fontSize, spacing = 0 }: SetLine): string {
  const scale = fontSize / letters.em;
  const characters = Array.from(text);
  const uses = [...place(text, spacing / scale)].map(([, at], index) => {
    const character = characters[index] ?? "";
    return toPlain(character).trim() === "" ? "" : `<use href="#${toId(character)}" x="${Math.round(at)}"/>`;
  });
  return `<g transform="translate(${x} ${baseline})scale(${Number(scale.toFixed(4))})">${uses.join("")}</g>`;
}
