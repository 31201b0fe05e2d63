/**
 * The Waycard logo: a card crossed by a route in the shape of a W, and the
 * wordmark. 180x30; colors come in, so a page can inline it with `currentColor`.
 */
import { WORDMARK_PATH } from "./wordmark-path.ts";

export interface LogoColors {
  /** Card and wordmark. */
  readonly ink: string;
  /** The route on the card; stands out from `ink` by 3:1. */
  readonly route: string;
  /** The way-point at its end. */
  readonly point: string;
}

/** The route in a field of 26x16: drawn from the first way-point to the last. */
export function drawRoute(colors: Pick<LogoColors, "route" | "point">): string {
  return (
    `<path fill="none" stroke="${colors.route}" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round" d="M1.6 3.6 7.1 14.1l6-9 6 9 4.1-8.5"/>` +
    `<circle cx="24.6" cy="3" r="3" fill="${colors.point}"/>`
  );
}

/** The logo without its `<svg>` element. */
export function drawLogoShapes(colors: LogoColors): string {
  return (
    `<rect y="2" width="41" height="26" rx="5" fill="${colors.ink}"/>` +
    `<g transform="translate(7.2 6.8)">${drawRoute(colors)}</g><path fill="${colors.ink}" d="${WORDMARK_PATH}"/>`
  );
}

/** The logo as a file of its own. */
export function drawLogo(colors: LogoColors): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="180" height="30" viewBox="0 0 180 30"><title>Waycard</title>${drawLogoShapes(colors)}</svg>\n`;
}
