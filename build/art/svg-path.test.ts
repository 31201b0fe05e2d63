import { describe, expect, it } from "vitest";

import { escapeXml, toOpenCurve, toPathNumbers, toSvgNumber } from "./svg-path.ts";

describe("toSvgNumber", () => {
  it("rounds to one decimal and never writes a negative zero", () => {
    expect([12.34, -0.04, 3, -7.05].map(toSvgNumber)).toEqual(["12.3", "0", "3", "-7"]);
  });
});

describe("toPathNumbers", () => {
  it("leaves out the space that a minus sign makes needless", () => {
    expect(toPathNumbers(1, -2, 3.25)).toBe("1-2 3.3");
  });
});

describe("toOpenCurve", () => {
  it("ends halfway between the last two control points, however many came before", () => {
    const points = Array.from({ length: 40 }, (_, index) => [index * 10.3, Math.sin(index) * 50] as const);
    const [, ...steps] = toOpenCurve(points).split(/[qt]/);
    const start = toOpenCurve(points).slice(1).split(/[qt]/)[0]!.match(/-?\d+/g)!.map(Number);
    const endX = steps.reduce((x, step) => x + Number(step.match(/-?\d+/g)!.at(-2)), start[0]!);
    expect(Math.abs(endX - (points[38]![0] + points[39]![0]) / 2)).toBeLessThanOrEqual(1);
  });
});

describe("escapeXml", () => {
  it("escapes the signs that XML reserves", () => {
    expect(escapeXml(`<a b="c&d">`)).toBe("&lt;a b=&quot;c&amp;d&quot;&gt;");
  });
});
