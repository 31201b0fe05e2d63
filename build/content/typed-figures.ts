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
