/**
 * Figures that must not be typed by hand: amounts, percentages, multipliers,
 * thousands, counts of points and cents. "0% APR" is a product's name, years and
 * rule names such as 5/24 are words, so these pass.
 */
const TYPED_FIGURE =
  /\$\s?\d[\d,.]*|(?<![\d/])(?!0\s?%)\d+(?:\.\d+)?\s?%|\b\d+(?:\.\d+)?x\b|\b\d{1,3}(?:,\d{3})+\b|\b\d+(?:\.\d+)?[ -](?:cents?|points?|miles|dollars?)\b/i;

/** The first such figure in a text, or undefined. */
export function findTypedFigure(text: string): string | undefined {
  return TYPED_FIGURE.exec(text)?.[0];
}
