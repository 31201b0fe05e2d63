import { countTo } from "../svg-path.ts";
import { CARD_WIDTH, type DrawPattern } from "./pattern.ts";

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
