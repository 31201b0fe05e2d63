import { countTo, type Point, toClosedCurve, toPolarPoint } from "../svg-path.ts";
import type { DrawPattern } from "./pattern.ts";

/** Petals and turns of one wave; no common factor, so the turns interlace. */
type Winding = readonly [petals: number, turns: number];
const OUTER: readonly Winding[] = [
  [47, 3],
  [53, 4],
  [44, 3],
];
const MIDDLE: readonly Winding[] = [
  [29, 4],
  [31, 3],
  [25, 3],
];
const HEART: readonly Winding[] = [
  [19, 6],
  [17, 5],
  [13, 4],
];

/** The engraved rosette of a banknote: a few waves wound several times around one center. */
export const drawRosette: DrawPattern = (random, inks) => {
  const center: Point = [random.between(570, 690), random.between(180, 240)];
  const size = random.between(0.95, 1.2);
  const turn = random.between(0, 6);
  const wind = (windings: readonly Winding[], radius: number, swing: number): string => {
    const [petals, turns] = windings[random.integer(0, windings.length - 1)] ?? [17, 5];
    return toClosedCurve(
      countTo(petals * 2).map((index) => {
        const angle = (index / (petals * 2)) * turns * 2 * Math.PI + turn;
        return toPolarPoint(center, size * (radius + (index % 2 === 0 ? swing : -swing)), angle);
      }),
    );
  };
  return (
    `<g fill="none" stroke-width="2.5"><path stroke="${inks.line}" d="${wind(OUTER, 232, 96)}"/>` +
    `<path stroke="${inks.strong}" d="${wind(MIDDLE, 146, 84)}"/><path stroke="${inks.glow}" d="${wind(HEART, 68, 92)}"/></g>`
  );
};
