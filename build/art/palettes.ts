/**
 * A palette per issuer, and the inks that each of its tones prints with.
 * The hues are ours: they follow no issuer's brand. All inks but `glow` and
 * `ember` keep 4.5:1 with `text`; those two stay out of the way of words.
 */
import type { Topic } from "../../src/content/front-matter.ts";
import { toHexColor } from "./color.ts";
import { hashText } from "./seeded-random.ts";

interface IssuerPalette {
  /** Degrees of OKLCH: the main hue, its companion, and the accent. */
  readonly hue: number;
  readonly companion: number;
  readonly accent: number;
  /** How rich the grounds are, 0 to about 0.12. */
  readonly chroma: number;
}

/** Stands for an issuer in pictures that show no card. */
export const HOUSE = "Waycard";

const ISSUER_PALETTES: Readonly<Record<string, IssuerPalette>> = {
  "American Express": { hue: 166, companion: 236, accent: 84, chroma: 0.062 },
  "Bank of America": { hue: 222, companion: 262, accent: 22, chroma: 0.07 },
  Barclays: { hue: 318, companion: 285, accent: 40, chroma: 0.09 },
  "Capital One": { hue: 18, companion: 350, accent: 72, chroma: 0.095 },
  Chase: { hue: 264, companion: 205, accent: 62, chroma: 0.085 },
  Citi: { hue: 196, companion: 240, accent: 52, chroma: 0.062 },
  Discover: { hue: 122, companion: 152, accent: 48, chroma: 0.06 },
  HSBC: { hue: 340, companion: 8, accent: 58, chroma: 0.06 },
  IHG: { hue: 56, companion: 30, accent: 90, chroma: 0.07 },
  Marriott: { hue: 2, companion: 320, accent: 60, chroma: 0.08 },
  Mastercard: { hue: 60, companion: 30, accent: 70, chroma: 0.012 },
  "Ritz-Carlton": { hue: 270, companion: 230, accent: 88, chroma: 0.03 },
  "U.S. Bank": { hue: 288, companion: 250, accent: 176, chroma: 0.09 },
  // No issuer: the site's own pictures.
  [HOUSE]: { hue: 264, companion: 236, accent: 55, chroma: 0.07 },
  United: { hue: 244, companion: 200, accent: 66, chroma: 0.06 },
  "Wells Fargo": { hue: 36, companion: 345, accent: 84, chroma: 0.075 },
  Wyndham: { hue: 180, companion: 205, accent: 86, chroma: 0.06 },
};

export const TONES = ["night", "deep", "companion", "blend", "paper", "accent"] as const;
export type Tone = (typeof TONES)[number];

export interface Inks {
  /** The card's color at the lower left, and under its words. */
  readonly ground: string;
  /** The card's color at the upper right. */
  readonly groundEnd: string;
  /** Three steps away from the ground, for shapes and lines. */
  readonly soft: string;
  readonly line: string;
  readonly strong: string;
  /** Accents, for small shapes away from words. */
  readonly glow: string;
  readonly ember: string;
  readonly text: string;
}

/** Topics of texts: hues of their own around one amber, so that an index looks like one house. */
const TOPIC_PALETTES: Readonly<Record<Topic, IssuerPalette>> = {
  choosing: { hue: 264, companion: 236, accent: 62, chroma: 0.08 },
  earning: { hue: 160, companion: 190, accent: 72, chroma: 0.065 },
  redeeming: { hue: 205, companion: 240, accent: 62, chroma: 0.07 },
  perks: { hue: 320, companion: 285, accent: 68, chroma: 0.075 },
  fees: { hue: 12, companion: 345, accent: 72, chroma: 0.075 },
  credit: { hue: 236, companion: 264, accent: 84, chroma: 0.06 },
  business: { hue: 275, companion: 255, accent: 62, chroma: 0.035 },
  packing: { hue: 60, companion: 40, accent: 84, chroma: 0.06 },
};

export const mixTopicInks = (topic: Topic, tone: Tone): Inks => mixPalette(TOPIC_PALETTES[topic], tone);

/** An issuer without a palette of its own gets one that its name decides. */
function findIssuerPalette(issuer: string): IssuerPalette {
  const hue = hashText(issuer) % 360;
  return ISSUER_PALETTES[issuer] ?? { hue, companion: (hue + 40) % 360, accent: (hue + 180) % 360, chroma: 0.07 };
}

interface NamePalette extends IssuerPalette {
  readonly tones: readonly Tone[];
}

/**
 * Words of names that say a color. In a reference work color helps to find a card, so they rule over the issuer's
 * palette; the first that a name has counts.
 */
const NAME_PALETTES: readonly (readonly [word: RegExp, palette: NamePalette])[] = [
  [/\bplatinum\b/i, { hue: 250, companion: 235, accent: 255, chroma: 0.014, tones: ["paper"] }],
  [/\bgold\b/i, { hue: 72, companion: 60, accent: 84, chroma: 0.07, tones: ["accent"] }],
  [/\b(?:black|obsidian|graphite)\b/i, { hue: 270, companion: 250, accent: 80, chroma: 0.008, tones: ["night"] }],
  [/\breserve\b/i, { hue: 272, companion: 255, accent: 82, chroma: 0.045, tones: ["night", "blend"] }],
  [/\bred\b/i, { hue: 26, companion: 14, accent: 60, chroma: 0.125, tones: ["deep", "blend"] }],
  [/\bgreen\b/i, { hue: 152, companion: 140, accent: 90, chroma: 0.08, tones: ["deep", "night", "blend"] }],
  [/blue/i, { hue: 254, companion: 232, accent: 64, chroma: 0.1, tones: ["deep", "blend", "companion"] }],
];

export const findNamePalette = (name: string): NamePalette | undefined =>
  NAME_PALETTES.find(([word]) => word.test(name))?.[1];

/** @param name of the card, if it is one */
export function mixInks(issuer: string, tone: Tone, name = ""): Inks {
  return mixPalette(findNamePalette(name) ?? findIssuerPalette(issuer), tone);
}

function mixPalette({ hue, companion, accent, chroma }: IssuerPalette, tone: Tone): Inks {
  const ink = (lightness: number, share: number, inkHue: number): string =>
    toHexColor({ lightness, chroma: chroma * share, hue: inkHue });
  const accentInk = (lightness: number, richness: number, shift = 0): string =>
    toHexColor({ lightness, chroma: richness * Math.min(1, 0.35 + chroma * 10), hue: accent + shift });
  const dark = (from: number, fromHue: number, to: number, toHue: number): Inks => ({
    ground: ink(from, 0.9, fromHue),
    groundEnd: ink(to, 1, toHue),
    soft: ink(from + 0.09, 1.05, toHue),
    line: ink(0.5, 1.15, toHue),
    strong: ink(0.535, 1.2, toHue),
    glow: accentInk(0.82, 0.13),
    ember: accentInk(0.68, 0.15, -24),
    text: toHexColor({ lightness: 0.975, chroma: 0.012, hue: accent }),
  });
  switch (tone) {
    case "night":
      return dark(0.21, hue, 0.28, hue);
    case "deep":
      return dark(0.33, hue, 0.41, hue);
    case "companion":
      return dark(0.29, companion, 0.37, companion);
    case "blend":
      return dark(0.25, hue, 0.44, companion);
    case "paper":
      return {
        ground: toHexColor({ lightness: 0.955, chroma: 0.014, hue: accent }),
        groundEnd: toHexColor({ lightness: 0.925, chroma: 0.022, hue: accent }),
        soft: ink(0.88, 0.4, hue),
        line: ink(0.76, 0.8, hue),
        strong: ink(0.68, 1, hue),
        glow: accentInk(0.76, 0.14),
        ember: ink(0.5, 1.3, hue),
        text: ink(0.27, 1, hue),
      };
    case "accent":
      return {
        ground: accentInk(0.84, 0.085),
        groundEnd: accentInk(0.79, 0.11),
        soft: accentInk(0.75, 0.12, -8),
        line: accentInk(0.7, 0.13, -14),
        strong: accentInk(0.66, 0.14, -20),
        glow: accentInk(0.94, 0.05),
        ember: ink(0.42, 1.2, hue),
        text: ink(0.24, 1, hue),
      };
  }
}
