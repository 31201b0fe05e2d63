import { toPathNumbers, toSvgNumber } from "../svg-path.ts";
import { CARD_HEIGHT, CARD_WIDTH, type DrawPattern } from "./pattern.ts";

/** What the rows below leave open of a fan of radius 1: its top arc and three hollows. */
function drawOpenFan(x: number, y: number, radius: number): string {
  const arc = (sweep: 0 | 1, dx: number, dy: number): string =>
    `a${toPathNumbers(radius, radius, 0, 0, sweep, Math.round(dx * radius), Math.round(dy * radius))}`;
  const start = toPathNumbers(Math.round(x - 0.871 * radius), Math.round(y - 0.491 * radius));
  return `M${start}${arc(1, 1.742, 0)}${arc(0, -0.742, 0.5)}${arc(0, -0.258, 0)}${arc(0, -0.742, -0.5)}z`;
}

/** Overlapping fans, as on woven cloth, with a few picked out in the accents. */
export const drawFans: DrawPattern = (random, inks) => {
  const radius = random.integer(50, 78);
  const height = radius / 2;
  const fan = (x: number, y: number): string =>
    [1, 0.76, 0.52, 0.28]
      .map(
        (share) => `<circle${x === 0 ? "" : ` cx="${x}"`} cy="${toSvgNumber(y)}" r="${toSvgNumber(radius * share)}"/>`,
      )
      .join("");
  const sides = (y: number): string => fan(0, y) + fan(radius * 2, y);
  const tile = `${sides(height)}${fan(radius, height * 2)}${sides(height * 3)}`;
  const lastColumn = Math.floor(CARD_WIDTH / radius);
  const lit = [inks.glow, inks.ember, inks.strong, inks.strong, inks.line].map((fill, index) => {
    const column = lastColumn - 1 - index - random.integer(0, 1) * 2;
    const row = column % 2 === 0 ? random.integer(0, 2) * 2 + 1 : random.integer(1, 3) * 2;
    return `<path fill="${fill}" d="${drawOpenFan(column * radius, row * height, radius)}"/>`;
  });
  return (
    `<pattern id="f" width="${radius * 2}" height="${radius}" patternUnits="userSpaceOnUse"><g fill="${inks.soft}" stroke="${inks.line}" stroke-width="2.5">${tile}</g></pattern>` +
    `<path fill="url(#f)" d="M0 0h${CARD_WIDTH}v${CARD_HEIGHT}H0z"/>${lit.join("")}`
  );
};
