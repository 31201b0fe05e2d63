import { countTo, toPathNumbers } from "../svg-path.ts";
import { CARD_WIDTH, type DrawPattern } from "./pattern.ts";

/** Straight threads whose crossings draw a curve: string art from edge to edge. */
export const drawThreads: DrawPattern = (random, inks) => {
  const count = random.integer(26, 32);
  const nearX = random.between(90, 240);
  const depth = random.between(420, 560);
  const share = (index: number): number => index / (count - 1);
  const sweep = countTo(count).map(
    (index) =>
      `M${toPathNumbers(Math.round(nearX + (CARD_WIDTH + 30 - nearX) * share(index)), 0)}L${toPathNumbers(CARD_WIDTH, Math.round(depth * share(index)))}`,
  );
  const lowX = random.between(300, 420);
  const counter = countTo(count - 8).map(
    (index) =>
      `M${toPathNumbers(Math.round(lowX + (CARD_WIDTH - lowX) * (index / (count - 9))), 540)}L${toPathNumbers(CARD_WIDTH, Math.round(540 - 470 * (index / (count - 9))))}`,
  );
  const lit = countTo(5).map((index) => sweep[Math.round((count * (5 + index)) / 14)] ?? "");
  return (
    `<g fill="none" stroke-width="2.5"><path stroke="${inks.line}" d="${counter.join("")}"/><path stroke="${inks.strong}" d="${sweep.join("")}"/>` +
    `<path stroke="${inks.glow}" d="${lit.join("")}"/></g>`
  );
};
