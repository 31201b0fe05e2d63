import { countTo, type Point, toClosedCurve, toPolarPoint } from "../svg-path.ts";
import type { DrawPattern } from "./pattern.ts";

/** The engraved rosette of a banknote: a few waves wound several times around one centre. */
export const drawRosette: DrawPattern = (random, inks) => {
  const centre: Point = [random.between(560, 680), random.between(190, 260)];
  const wind = (radius: number, swing: number, petals: number, turns: number, turn: number): string =>
    toClosedCurve(
      countTo(petals * 2).map((index) => {
        const angle = (index / (petals * 2)) * turns * 2 * Math.PI + turn;
        return toPolarPoint(centre, radius + (index % 2 === 0 ? swing : -swing), angle);
      }),
    );
  const turn = random.between(0, 6);
  const outer = random.integer(0, 1) === 0 ? [31, 4] : [37, 5];
  const inner = random.integer(0, 1) === 0 ? [17, 4] : [23, 3];
  const heart = random.integer(0, 1) === 0 ? [13, 5] : [11, 4];
  const size = random.between(0.92, 1.12);
  return (
    `<g fill="none" stroke-width="2.5"><path stroke="${inks.line}" d="${wind(250 * size, 105 * size, outer[0]!, outer[1]!, turn)}"/>` +
    `<path stroke="${inks.strong}" d="${wind(142 * size, 66 * size, inner[0]!, inner[1]!, turn)}"/>` +
    `<path stroke="${inks.glow}" d="${wind(62 * size, 54 * size, heart[0]!, heart[1]!, turn)}"/></g>`
  );
};
