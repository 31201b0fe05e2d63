/** Patterns of rings around a center, and of what turns around one. */
import { countTo, type Point, toClosedCurve, toPathNumbers, toPolarPoint, toSvgNumber } from "../svg-path.ts";
import { type DrawPattern } from "./pattern.ts";

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

/** A tilted globe with meridians and parallels, and one route across it. */
export const drawGlobe: DrawPattern = (random, inks) => {
  const radius = random.between(225, 290);
  const x = toSvgNumber(random.between(570, 690));
  const y = toSvgNumber(random.between(200, 270));
  const tilt = toSvgNumber(random.sign() * random.between(12, 34));
  const meridians = countTo(6).map(
    (index) =>
      `<ellipse rx="${toSvgNumber(radius * Math.sin(((index + 0.5) / 6) * (Math.PI / 2)))}" ry="${toSvgNumber(radius)}"/>`,
  );
  const parallels = countTo(9).map((index) => {
    const latitude = ((index - 4) / 5) * (Math.PI / 2);
    const half = radius * Math.cos(latitude);
    return `M${toPathNumbers(-half, radius * Math.sin(latitude))}h${toSvgNumber(half * 2)}`;
  });
  const from = [random.between(-0.72, -0.35) * radius, random.between(-0.1, 0.2) * radius] as const;
  const to = [random.between(0.3, 0.62) * radius, random.between(-0.62, -0.3) * radius] as const;
  const bend = [(from[0] + to[0]) / 2 - radius * 0.15, Math.min(from[1], to[1]) - radius * 0.28] as const;
  return (
    `<g transform="translate(${x} ${y})rotate(${tilt})" fill="none" stroke="${inks.line}" stroke-width="2.5">` +
    `<circle r="${toSvgNumber(radius)}" fill="${inks.soft}" fill-opacity=".7"/>${meridians.join("")}<path d="M0${toPathNumbers(-radius)}V${toSvgNumber(radius)}${parallels.join("")}"/>` +
    `<path stroke="${inks.glow}" stroke-width="5" stroke-linecap="round" d="M${toPathNumbers(...from)}Q${toPathNumbers(...bend, ...to)}"/>` +
    `<path stroke="${inks.glow}" stroke-width="20" stroke-linecap="round" d="M${toPathNumbers(...from)}h.1M${toPathNumbers(...to)}h.1"/></g>`
  );
};

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
