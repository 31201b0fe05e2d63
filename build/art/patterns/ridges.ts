import { countTo, type Point, toOpenCurve } from "../svg-path.ts";
import type { DrawPattern } from "./pattern.ts";

/** Lines of sight across a range of peaks; each line hides what lies behind it. */
export const drawRidges: DrawPattern = (random, inks) => {
  const center = random.between(520, 680);
  const spread = random.between(150, 210);
  const rows = countTo(11).map((row) => {
    const base = 118 + row * 30;
    const points: Point[] = countTo(17).map((index) => {
      const x = index * 62 - 70;
      const bell = Math.exp(-(((x - center) / spread) ** 2));
      return [x, base - bell * random.between(10, 150) - random.between(0, 6)];
    });
    const color = row < 2 ? ` stroke="${inks.glow}"` : "";
    return `<path d="${toOpenCurve(points)}V560H-40"${color}/>`;
  });
  return `<g fill="${inks.ground}" stroke="${inks.strong}" stroke-width="3">${rows.join("")}</g>`;
};
