import { countTo, toPathNumbers } from "../svg-path.ts";
import { CARD_WIDTH, type DrawPattern } from "./pattern.ts";

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
