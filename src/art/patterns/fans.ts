import { countTo, toSvgNumber } from "../svg-path.ts";
import { CARD_HEIGHT, CARD_WIDTH, type DrawPattern } from "./pattern.ts";

/** Overlapping fans, as on woven cloth, with a few picked out. */
export const drawFans: DrawPattern = (random, inks) => {
  const radius = random.integer(52, 84);
  const height = radius / 2;
  const fan = (x: number, y: number): string =>
    [1, 0.76, 0.52, 0.28]
      .map((share) => `<circle cx="${x}" cy="${toSvgNumber(y)}" r="${toSvgNumber(radius * share)}"/>`)
      .join("");
  const tile = `${fan(0, height)}${fan(radius * 2, height)}${fan(radius, height * 2)}${fan(0, height * 3)}${fan(radius * 2, height * 3)}`;
  const lit = countTo(3).map((index) => {
    const column = Math.round((480 + index * 130) / radius / 2) * 2;
    const row = random.integer(1, 2) * 2 - 1;
    return `<path d="M${column * radius - radius} ${toSvgNumber(row * height)}a${radius} ${radius} 0 0 1 ${radius * 2} 0"/>`;
  });
  return (
    `<pattern id="f" width="${radius * 2}" height="${radius}" patternUnits="userSpaceOnUse"><g fill="${inks.groundEnd}" stroke="${inks.line}" stroke-width="2.5">${tile}</g></pattern>` +
    `<path fill="url(#f)" d="M0 0h${CARD_WIDTH}v${CARD_HEIGHT}H0z"/><g fill="none" stroke="${inks.glow}">${lit.join("")}</g>`
  );
};
