/** Patterns of shapes, scattered, in rows or from one point. */
import { countTo, type Point, toPathNumbers, toPolarPoint, toSvgNumber } from "../svg-path.ts";
import { CARD_HEIGHT, CARD_WIDTH, type DrawPattern } from "./pattern.ts";

const SIDE = 108;
const ROW = 90;

/** Cut triangles that scatter from the upper right corner towards the ground. */
export const drawFacets: DrawPattern = (random, inks) => {
  const fills = [inks.soft, inks.line, inks.strong, inks.glow, inks.ember];
  const paths = fills.map(() => "");
  for (const row of countTo(6)) {
    for (const column of countTo(18)) {
      const x = (column * SIDE) / 2 - SIDE / 2;
      const y = row * ROW;
      const pull = (x / CARD_WIDTH) * 1.1 - row * 0.13 + random.between(-0.35, 0.35);
      if (pull < 0.22 || (x < 330 && row < 2)) continue;
      const accent = x > 430 && row < 3 && random.between(0, 1) < 0.13;
      const index = accent ? random.integer(3, 4) : Math.min(2, random.integer(0, Math.floor(pull * 3)));
      const isUp = (row + column) % 2 === 0;
      paths[index] += isUp ? `M${x} ${y + ROW}h${SIDE}l-54-90z` : `M${x} ${y}h${SIDE}l-54 90z`;
    }
  }
  return paths.map((data, index) => (data === "" ? "" : `<path fill="${fills[index]!}" d="${data}"/>`)).join("");
};

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

/** A sunburst: wedges from one point, and a ringed disc over them. */
export const drawRays: DrawPattern = (random, inks) => {
  const center: Point = [Math.round(random.between(560, 720)), Math.round(random.between(120, 230))];
  const count = random.integer(13, 22);
  const turn = random.between(0, 1);
  const wedges = countTo(count).map((index) => {
    const angle = turn + (index / count) * 2 * Math.PI;
    const ends = [toPolarPoint(center, 900, angle), toPolarPoint(center, 900, angle + Math.PI / count)];
    return `M${toPathNumbers(...center)}L${ends.map((end) => toPathNumbers(...end.map(Math.round))).join("L")}z`;
  });
  const radius = random.between(58, 86);
  const ring = (share: number, attributes: string): string =>
    `<circle cx="${center[0]}" cy="${center[1]}" r="${toSvgNumber(radius * share)}" ${attributes}/>`;
  return (
    `<path fill="${inks.soft}" d="${wedges.join("")}"/>` +
    ring(1.9, `fill="${inks.groundEnd}" stroke="${inks.line}" stroke-width="3"`) +
    ring(1.45, `fill="${inks.line}"`) +
    ring(1, `fill="${inks.glow}"`)
  );
};

/** A route map: arcs from one hub to many places, over a grid of fine dots. */
export const drawRoutes: DrawPattern = (random, inks) => {
  const hub: Point = [random.between(500, 620), random.between(200, 290)];
  const count = random.integer(9, 12);
  const start = random.between(0, 6);
  const places: Point[] = countTo(count).map((index) => {
    const angle = start + (index / count) * 2 * Math.PI + random.between(-0.2, 0.2);
    const reach = random.between(150, 330);
    return [hub[0] + reach * Math.cos(angle) * 1.15, hub[1] + reach * Math.sin(angle) * 0.75];
  });
  const arc = (place: Point): string => {
    const reach = Math.hypot(place[0] - hub[0], place[1] - hub[1]);
    const middle: Point = [(hub[0] + place[0]) / 2, (hub[1] + place[1]) / 2 - reach * 0.34];
    return `M${toPathNumbers(...hub.map(Math.round))}Q${toPathNumbers(...[...middle, ...place].map(Math.round))}`;
  };
  const isNearWords = ([x, y]: Point): boolean => x < 400 || y > 250;
  const lit = places.filter((place) => !isNearWords(place));
  const faint = places.filter(isNearWords);
  const dot = (place: Point): string => `M${toPathNumbers(...place.map(Math.round))}h.1`;
  const grid = countTo(20).map((row) => `M${row % 2 === 0 ? 13 : 27} ${row * 27 + 13}H${CARD_WIDTH}`);
  return (
    `<g fill="none" stroke-linecap="round"><path stroke="${inks.line}" stroke-width="4" stroke-dasharray=".1 27" d="${grid.join("")}"/>` +
    `<path stroke="${inks.strong}" stroke-width="3" d="${faint.map(arc).join("")}"/><path stroke="${inks.strong}" stroke-width="13" d="${faint.map(dot).join("")}"/>` +
    `<path stroke="${inks.glow}" stroke-width="3" d="${lit.map(arc).join("")}"/><path stroke="${inks.glow}" stroke-width="13" d="${lit.map(dot).join("")}"/>` +
    `<path stroke="${inks.ember}" stroke-width="26" d="${dot(hub)}"/></g>`
  );
};
