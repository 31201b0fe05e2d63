import { countTo, toPathNumbers, toSvgNumber } from "../svg-path.ts";
import type { DrawPattern } from "./pattern.ts";

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
