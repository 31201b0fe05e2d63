import { countTo, toSvgNumber } from "../svg-path.ts";
import type { DrawPattern } from "./pattern.ts";

/** Two stones in still water: rings that cross and beat. */
export const drawRipples: DrawPattern = (random, inks) => {
  const gap = random.between(27, 34);
  const rings = (x: number, y: number, color: string, count: number): string =>
    `<g transform="translate(${toSvgNumber(x)} ${toSvgNumber(y)})" stroke="${color}">` +
    countTo(count)
      .map((index) => `<circle r="${toSvgNumber(gap * (index + 1))}"/>`)
      .join("") +
    `<circle r="9" fill="${inks.glow}" stroke="none"/></g>`;
  const left = [random.between(390, 480), random.between(130, 210)] as const;
  const right = [random.between(640, 780), random.between(130, 300)] as const;
  return (
    `<g fill="none" stroke-width="${toSvgNumber(gap * 0.22)}" stroke-opacity=".62">` +
    `${rings(...left, inks.strong, 17)}${rings(...right, inks.line, 17)}</g>`
  );
};
