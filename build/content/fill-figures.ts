import type { FigureContext } from "./card-figures.ts";
import { toFigureText } from "./figures.ts";

/**
 * Figures that must not be typed by hand: amounts, percentages, multipliers,
 * thousands, counts of points and cents. "0% APR" is a product's name, years and
 * rule names such as 5/24 are words, so these pass.
 */
const TYPED_FIGURE =
  /\$\s?\d[\d,.]*|(?<![\d/])(?!0\s?%)\d+(?:\.\d+)?\s?%|\b\d+(?:\.\d+)?x\b|\b\d{1,3}(?:,\d{3})+\b|\b\d+(?:\.\d+)?[ -](?:cents?|points?|miles|dollars?)\b/i;

/** Counts of cards, which the catalog knows: `17 cards`, `95 of 112`, `of our 112`. */
const TYPED_COUNT =
  /(?<![\d-])(?!20\d\d\b)\d{2,}\s+(?:\w+\s+)?(?:cards|records)\b|(?<![\d-])\d{2,}\s+of\s+(?:the\s+|our\s+|them\b)?\d*|\bof\s+(?:the\s+|our\s+)?(?!20\d\d\b)\d{2,}\b(?!\s+(?:days|months|hours|minutes|watts|liters))/i;

/** The operator sets the contact address in one place (src/site.ts). */
const TYPED_ADDRESS = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/;

/** The first such figure or mail address in a text, or undefined. */
export function findTypedFigure(text: string): string | undefined {
  return (TYPED_ADDRESS.exec(text) ?? TYPED_FIGURE.exec(text) ?? TYPED_COUNT.exec(text))?.[0];
}

const TAG = /<([A-Z]\w*)((?:\s+[\w-]+=(?:"[^"]*"|\{[^}]*\}))*)\s*(?:\/>|>([^<]*)<\/\1>)/g;
const ATTRIBUTE = /([\w-]+)=(?:"([^"]*)"|\{([^}]*)\})/g;

/** A string outside the body (front matter, a title, a caption) with its figure tags replaced by their texts. */
export function fillFigures(text: string, context: FigureContext, fail: (message: string) => void): string {
  const words = text.replace(TAG, "");
  const typed = findTypedFigure(words);
  if (typed) fail(`"${typed}" is typed by hand; use a figure tag, <Stated>, <Assume> or <ContactAddress/>`);
  const [broken] = /<\/?[a-z][^>]*>?/i.exec(words) ?? [];
  if (broken) fail(`${broken} is no figure tag as a string may hold it: <Name attribute="value"/>`);
  return text.replace(TAG, (_, name: string, attributes: string, children = "") => {
    const pairs = [...attributes.matchAll(ATTRIBUTE)].map((match) => [match[1] ?? "", match[2] ?? match[3] ?? ""]);
    try {
      return toFigureText(name, { ...Object.fromEntries(pairs), children }, context);
    } catch (error) {
      fail(`<${name}>: ${error instanceof Error ? error.message : String(error)}`);
      return "";
    }
  });
}
