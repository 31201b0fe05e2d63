import { CARD_WIDTH, type DrawPattern } from "./pattern.ts";
import { countTo, type Point, toPathNumbers } from "../svg-path.ts";

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
