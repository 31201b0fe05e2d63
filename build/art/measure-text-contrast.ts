/** Measures, on the rendered picture, how well a card's words stand out. For tests. */
import { Resvg } from "@resvg/resvg-js";

import { getContrastRatio, getHexLuminance, getLuminance } from "./color.ts";
import { estimateTextWidth } from "./name-lines.ts";

/** Half the drawn size, larger than cards stand on pages: a quarter of the pixels to look at. */
const SCALE = 0.5;

interface TextBox {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const TEXT = /<text ([^>]*)>(.*?)<\/text>/g;

function readAttribute(attributes: string, name: string): number {
  return Number(new RegExp(`(?:^| )${name}="([\\d.]+)"`).exec(attributes)?.[1] ?? 0);
}

/** The boxes that the words of a drawn card fill, line by line, as wide as any font sets them. */
export function findTextBoxes(svg: string): readonly TextBox[] {
  return [...svg.matchAll(TEXT)].flatMap(([, attributes = "", content = ""]) => {
    const fontSize = readAttribute(attributes, "font-size");
    let baseline = readAttribute(attributes, "y");
    const lines = content.includes("<tspan") ? content.split("</tspan>").slice(0, -1) : [content];
    return lines.map((line) => {
      const text = line.replace(/<[^>]*>/, "").replaceAll("&amp;", "&");
      baseline += readAttribute(line, "dy");
      const width = estimateTextWidth(text, fontSize) + readAttribute(attributes, "letter-spacing") * text.length;
      const left = readAttribute(attributes, "x") - (attributes.includes("middle") ? width / 2 : 0);
      return { text, left, right: left + width, top: baseline - fontSize * 0.76, bottom: baseline + fontSize * 0.22 };
    });
  });
}

export interface TextContrast {
  readonly text: string;
  /** Lowest contrast with any pixel behind the line. */
  readonly ratio: number;
}

export function measureTextContrast(svg: string): readonly TextContrast[] {
  const ink = /<g fill="(#[0-9a-f]{6})" font-family/.exec(svg)?.[1];
  if (!ink) throw new Error("The card has no group of words");
  const textLuminance = getHexLuminance(ink);
  const image = new Resvg(svg.replaceAll(TEXT, ""), {
    fitTo: { mode: "zoom", value: SCALE },
    font: { loadSystemFonts: false },
  }).render();
  const { pixels, width } = image;
  return findTextBoxes(svg).map((box) => {
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
