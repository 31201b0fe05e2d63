import { countTo, toSvgNumber } from "../svg-path.ts";
import type { DrawPattern } from "./pattern.ts";

/** Punched dots in rings around one center, swelling and shrinking outwards. */
export const drawPerforations: DrawPattern = (random, inks) => {
  const x = toSvgNumber(random.between(570, 720));
  const y = toSvgNumber(random.between(150, 260));
  const dots = random.integer(38, 52);
  const swell = random.between(0.42, 0.6);
  const phase = random.between(0, 3);
  const rings = countTo(16).map((index) => {
    const radius = 42 * 1.165 ** index;
    const gap = (2 * Math.PI * radius) / dots;
    const size = gap * (0.5 + 0.3 * Math.sin(index * swell + phase));
    const offset = index % 2 === 0 ? "" : ` stroke-dashoffset="${toSvgNumber(gap / 2)}"`;
    const color = index < 3 ? ` stroke="${inks.glow}"` : "";
    return `<circle r="${toSvgNumber(radius)}" stroke-width="${toSvgNumber(size)}" stroke-dasharray=".1 ${(gap - 0.1).toFixed(2)}"${offset}${color}/>`;
  });
  return `<g transform="translate(${x} ${y})" fill="none" stroke="${inks.line}" stroke-linecap="round">${rings.join("")}</g>`;
};
