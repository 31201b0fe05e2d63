import { countTo, type Point, toOpenCurve, toSvgNumber } from "../svg-path.ts";
import type { DrawPattern } from "./pattern.ts";

/** Parallel lines that two waves bend: the swell closes up and opens again. */
export const drawCurrents: DrawPattern = (random, inks) => {
  const phase = random.between(0, 6);
  const drift = random.between(0.12, 0.24) * random.sign();
  const swing = random.between(34, 58);
  const length = random.between(0.72, 1);
  const rows = countTo(17).map((row) =>
    countTo(11).map((index): Point => {
      const swell = Math.sin(index * length + phase + row * drift) + 0.5 * Math.sin(index * 0.5 - row * 0.3);
      return [index * 110 - 120, row * 36 - 20 + swing * swell];
    }),
  );
  // The bright line passes below the issuer's name.
  const lit = rows.find((points) => points.slice(1, 6).every(([, y]) => y > 128)) ?? [];
  return (
    `<g fill="none" stroke-width="${toSvgNumber(random.between(3, 9))}"><path stroke="${inks.line}" d="${rows.map(toOpenCurve).join("")}"/>` +
    `<path stroke="${inks.glow}" d="${toOpenCurve(lit)}"/></g>`
  );
};
