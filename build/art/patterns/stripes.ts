import { countTo, toSvgNumber } from "../svg-path.ts";
import type { DrawPattern } from "./pattern.ts";

/** Broad stripes that come in at the right and turn, as on an old airliner. */
export const drawStripes: DrawPattern = (random, inks) => {
  const colors = [inks.soft, inks.line, inks.strong, inks.ember, inks.glow];
  const width = random.between(26, 40);
  const inner = random.between(46, 96);
  const centerX = random.between(500, 600);
  const bottom = random.between(250, 300);
  const isHalfTurn = random.sign() > 0;
  const stripes = countTo(5).map((index) => {
    const radius = toSvgNumber(inner + (4 - index) * width);
    const x = toSvgNumber(centerX - inner - (4 - index) * width);
    const y = toSvgNumber(bottom - inner - 4 * width);
    const data = isHalfTurn
      ? `M900 ${toSvgNumber(bottom - (inner + (4 - index) * width) * 2)}H${toSvgNumber(centerX)}a${radius} ${radius} 0 0 0 0 ${toSvgNumber((inner + (4 - index) * width) * 2)}H900`
      : `M${x}-20V${y}a${radius} ${radius} 0 0 0 ${radius} ${radius}H900`;
    return `<path stroke="${colors[index]!}" d="${data}"/>`;
  });
  return `<g fill="none" stroke-width="${toSvgNumber(width + 0.6)}">${stripes.join("")}</g>`;
};
