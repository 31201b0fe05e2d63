import { countTo, toClosedCurve, toPolarPoint } from "../svg-path.ts";
import type { DrawPattern } from "./pattern.ts";

/** A hill on a map: rings that keep their shape as they climb and lean. */
export const drawContours: DrawPattern = (random, inks) => {
  const center = [random.between(560, 700), random.between(120, 230)] as const;
  const phases = [random.between(0, 6), random.between(0, 6), random.between(0, 6)] as const;
  const lean = random.between(-9, 9);
  const step = random.between(44, 54);
  const rings = countTo(10).map((index) => {
    const size = step * (10 - index) - 16;
    const points = countTo(11).map((corner) => {
      const angle = (corner / 11) * 2 * Math.PI;
      const bend =
        1 +
        0.2 * Math.sin(2 * angle + phases[0]) +
        0.12 * Math.sin(3 * angle + phases[1] + index * 0.12) +
        0.07 * Math.sin(5 * angle + phases[2]);
      return toPolarPoint([center[0] + lean * (10 - index), center[1] + 4 * (10 - index)], size * bend, angle);
    });
    return toClosedCurve(points);
  });
  const peak = rings.slice(-2).join("");
  return (
    `<g fill="${inks.soft}" fill-opacity=".38" stroke="${inks.line}" stroke-width="2.5">` +
    rings
      .slice(0, -2)
      .map((ring, index) => `<path d="${ring}"${index % 3 === 1 ? ` stroke="${inks.strong}"` : ""}/>`)
      .join("") +
    `<path d="${peak}" stroke="${inks.glow}" stroke-width="3.5"/></g>`
  );
};
