/** Measures, on the rendered picture, how well a card's words stand out. For tests. */
import { Resvg } from "@resvg/resvg-js";

import { getContrastRatio, getHexLuminance, getLuminance } from "./contrast.ts";
import { type DrawnCard, drawCard, setWords } from "../../build/art/draw-card.ts";
import { measureText } from "../../build/art/outline-text.ts";

/** Half the drawn size, larger than cards stand on pages: a quarter of the pixels to look at. */
const SCALE = 0.5;

export interface TextBox {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The boxes that the words of a drawn card fill, line by line. */
export function findTextBoxes(card: DrawnCard): readonly TextBox[] {
  return setWords(card).map(({ text, x, baseline, fontSize, spacing }) => ({
    text,
    left: x,
    right: x + measureText(text, fontSize, spacing),
    top: baseline - fontSize * 0.76,
    bottom: baseline + fontSize * 0.22,
  }));
}

export interface TextContrast {
  readonly text: string;
  /** Lowest contrast with any pixel behind the line. */
  readonly ratio: number;
}

/** Words are the last group of a card. */
const WORDS = /<g fill="(#[0-9a-f]{6})">(?:<g transform="translate[^>]*>(?:<use [^>]*>)*<\/g>)+<\/g>(?=<\/svg>)/;

export function measureTextContrast(card: DrawnCard): readonly TextContrast[] {
  const svg = drawCard(card);
  const ink = WORDS.exec(svg)?.[1];
  if (!ink) throw new Error("The card has no group of words");
  const textLuminance = getHexLuminance(ink);
  const image = new Resvg(svg.replace(WORDS, ""), {
    fitTo: { mode: "zoom", value: SCALE },
    font: { loadSystemFonts: false },
  }).render();
  const { pixels, width } = image;
  return findTextBoxes(card).map((box) => {
    let ratio = 21;
    for (let y = Math.floor(box.top * SCALE); y < box.bottom * SCALE; y += 1) {
      for (let x = Math.floor(box.left * SCALE); x < box.right * SCALE; x += 1) {
        const at = (y * width + x) * 4;
        const behind = getLuminance(pixels[at]!, pixels[at + 1]!, pixels[at + 2]!);
        ratio = Math.min(ratio, getContrastRatio(textLuminance, behind));
      }
    }
    return { text: box.text, ratio };
  });
}
