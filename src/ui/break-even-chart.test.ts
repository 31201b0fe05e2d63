import { renderToStaticMarkup } from "react-dom/server";
import { createElement } from "react";
import { describe, expect, test } from "vitest";

import { BreakEvenChart, interpolate } from "./break-even-chart.tsx";

const points = [0, 1, 2, 3, 4].map((step) => ({ monthlyUsd: step * 1_000, valueUsd: 50 + step * 100 }));

describe("a value between two points", () => {
  test.each([
    [0, 50],
    [500, 100],
    [1_000, 150],
    [3_250, 375],
    [9_999, 450],
  ])("at $%i a month is $%i", (monthlyUsd, valueUsd) => {
    expect(interpolate(points, monthlyUsd)).toBe(valueUsd);
  });
});

test("the picture ends at three times the break-even and names both lines and the crossing", () => {
  const html = renderToStaticMarkup(createElement(BreakEvenChart, { points, feeUsd: 95, breakEvenMonthlyUsd: 450 }));
  expect(html).toContain("at $1,350, it is $185");
  expect(html.replaceAll("<!-- -->", "")).toMatch(/Fee \$95.*Rewards and perks.*\$450 a month/s);
  // A third is loss, two thirds are gain: both areas meet at the dot.
  expect(html).toMatch(/<circle[^>]* cx="33.3%"/);
  expect(html).not.toContain("$2,000");
});

test("the picture ends where nothing is known of more spend", () => {
  const html = renderToStaticMarkup(createElement(BreakEvenChart, { points, feeUsd: 250, breakEvenMonthlyUsd: 2_000 }));
  expect(html).toContain("at $4,000, it is $450");
  expect(html).toMatch(/<circle[^>]* cx="50.0%"/);
});
