import { countTo, type Point, toPathNumbers, toPolarPoint, toSvgNumber } from "../svg-path.ts";
import type { DrawPattern } from "./pattern.ts";

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
