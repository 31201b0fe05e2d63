import { countTo, type Point, toOpenCurve, toSvgNumber } from "../svg-path.ts";
import { CARD_HEIGHT, CARD_WIDTH, type DrawPattern } from "./pattern.ts";

/** A low sun behind four ranges of hills, the nearest as dark as the ground. */
export const drawHorizon: DrawPattern = (random, inks) => {
  const sunX = random.between(540, 720);
  const sunY = random.between(140, 215);
  const radius = random.between(72, 104);
  const layers = [inks.strong, inks.line, inks.soft, inks.ground];
  const hills = layers.map((fill, layer) => {
    const base = 205 + layer * 62;
    const swing = 62 - layer * 10;
    const crest: Point[] = countTo(8).map((index) => [index * 160 - 140, base + random.between(-swing, swing)]);
    return `<path fill="${fill}" d="${toOpenCurve(crest)}V${CARD_HEIGHT}H-60z"/>`;
  });
  const sky = `<rect width="${CARD_WIDTH}" height="${CARD_HEIGHT}" fill="${inks.soft}" fill-opacity=".6"/>`;
  const at = `cx="${toSvgNumber(sunX)}" cy="${toSvgNumber(sunY)}"`;
  return (
    `${sky}<circle ${at} r="${toSvgNumber(radius * 1.55)}" fill="${inks.ember}" fill-opacity=".3"/>` +
    `<circle ${at} r="${toSvgNumber(radius)}" fill="${inks.glow}"/>${hills.join("")}`
  );
};
