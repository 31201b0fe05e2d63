import { describe, expect, it } from "vitest";

import { fitNameLines, type TypeScale } from "./name-lines.ts";
import { measureText } from "./outline-text.ts";

const scale: TypeScale = [
  { fontSize: 60, maxLines: 2 },
  { fontSize: 40, maxLines: 3 },
];

describe("fitNameLines", () => {
  it("keeps a short name on one line at the largest size", () => {
    expect(fitNameLines("Aeroplan Card", 800, scale)).toEqual({ lines: ["Aeroplan Card"], fontSize: 60 });
  });

  it("breaks a longer name where the lines come out most even", () => {
    expect(fitNameLines("Chase Sapphire Preferred", 700, scale).lines).toEqual(["Chase Sapphire", "Preferred"]);
  });

  it("takes a smaller size before it overflows", () => {
    const { lines, fontSize } = fitNameLines("Delta SkyMiles Platinum Business American Express Card", 560, scale);
    expect(fontSize).toBe(40);
    for (const line of lines) expect(measureText(line, fontSize)).toBeLessThanOrEqual(560);
  });

  it("never begins a line with a lone sign", () => {
    const { lines } = fitNameLines("Lufthansa Miles & More Mastercard", 520, scale);
    expect(lines.some((line) => line.startsWith("&"))).toBe(false);
  });
});
