/** Patterns of lines that run across the face. */
import { countTo, type Point, toOpenCurve, toPathNumbers, toSvgNumber } from "../svg-path.ts";
import { CARD_HEIGHT, CARD_WIDTH, type DrawPattern } from "./pattern.ts";

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

/** Lines of sight across a range of peaks; each line hides what lies behind it. */
export const drawRidges: DrawPattern = (random, inks) => {
  const center = random.between(520, 680);
  const spread = random.between(150, 210);
  const rows = countTo(11).map((row) => {
    const base = 118 + row * 30;
    const points: Point[] = countTo(17).map((index) => {
      const x = index * 62 - 70;
      const bell = Math.exp(-(((x - center) / spread) ** 2));
      return [x, base - bell * random.between(10, 150) - random.between(0, 6)];
    });
    const color = row < 2 ? ` stroke="${inks.glow}"` : "";
    return `<path d="${toOpenCurve(points)}V560H-40"${color}/>`;
  });
  return `<g fill="${inks.ground}" stroke="${inks.strong}" stroke-width="3">${rows.join("")}</g>`;
};

/** Broad stripes that come in at the right and turn, as on an old airliner. */
export const drawStripes: DrawPattern = (random, inks) => {
  const colors = [inks.soft, inks.line, inks.strong, inks.ember, inks.glow];
  const width = random.between(26, 40);
  const inner = random.between(46, 96);
  const centerX = random.between(500, 600);
  const bottom = random.between(250, 300);
  const isHalfTurn = random.sign() > 0;
  const stripes = countTo(5).map((index) => {
    const radius = toSvgNumber(inner + (4 - index) * width);
    const x = toSvgNumber(centerX - inner - (4 - index) * width);
    const y = toSvgNumber(bottom - inner - 4 * width);
    const data = isHalfTurn
      ? `M900 ${toSvgNumber(bottom - (inner + (4 - index) * width) * 2)}H${toSvgNumber(centerX)}a${radius} ${radius} 0 0 0 0 ${toSvgNumber((inner + (4 - index) * width) * 2)}H900`
      : `M${x}-20V${y}a${radius} ${radius} 0 0 0 ${radius} ${radius}H900`;
    return `<path stroke="${colors[index]!}" d="${data}"/>`;
  });
  return `<g fill="none" stroke-width="${toSvgNumber(width + 0.6)}">${stripes.join("")}</g>`;
};

/** Straight threads whose crossings draw curves: two fans of string art, from corner to corner. */
export const drawThreads: DrawPattern = (random, inks) => {
  const count = random.integer(23, 27);
  const nearX = random.between(-60, 200);
  const depth = random.between(360, 500);
  const farX = random.between(280, 430);
  const between = (from: number, to: number, index: number): number =>
    Math.round(from + ((to - from) * index) / (count - 1));
  const thread = (startX: number, startY: number, endX: number, endY: number): string =>
    `M${toPathNumbers(startX, startY)}L${toPathNumbers(endX, endY)}`;
  const sweep = countTo(count).map((index) =>
    thread(between(nearX, CARD_WIDTH, index), 0, CARD_WIDTH, between(0, depth, index)),
  );
  const counter = countTo(count).map((index) =>
    thread(
      between(farX, CARD_WIDTH + 40, index),
      between(0, 40, index),
      between(CARD_WIDTH, farX - 60, index),
      between(40, depth, index),
    ),
  );
  const litFrom = random.integer(5, 8);
  return (
    `<g fill="none" stroke-width="2.5"><path stroke="${inks.line}" d="${counter.join("")}"/><path stroke="${inks.strong}" d="${sweep.join("")}"/>` +
    `<path stroke="${inks.glow}" d="${sweep.slice(litFrom, litFrom + 5).join("")}"/></g>`
  );
};
