import { describe, expect, test } from "vitest";

import { getContrastRatio, getHexLuminance } from "../support/contrast.ts";
import { type Color, COLORS } from "../../src/ui/theme-colors.ts";

/** Which color stands on which, as the styles use them: WCAG 1.4.3, text. */
const TEXT_PAIRS: readonly (readonly [Color, Color])[] = [
  ...(["paper", "surface", "sunken"] as const).flatMap((ground) =>
    (["ink", "muted", "link", "gain", "cost"] as const).map((text) => [text, ground] as const),
  ),
  ["accent", "paper"],
  ["accent", "surface"],
  ["ink", "accent-soft"],
  ["accent", "accent-soft"],
  ["on-accent", "accent"],
  ["on-accent", "accent-strong"],
  ["gain", "gain-soft"],
  ["cost", "cost-soft"],
  ["ink", "gain-soft"],
  ["ink", "cost-soft"],
  ["paper", "ink"],
];

/** Edges of controls, focus rings and chart shapes against what is beside them: WCAG 1.4.11. */
const SHAPE_PAIRS: readonly (readonly [Color, Color])[] = (["paper", "surface"] as const).flatMap((ground) =>
  (["control", "focus", "chart-1", "chart-2", "chart-3", "chart-4", "chart-5"] as const).map(
    (shape) => [shape, ground] as const,
  ),
);

const contrast = (one: string, other: string) => getContrastRatio(getHexLuminance(one), getHexLuminance(other));

describe.each(["light", "dark"] as const)("in the %s theme", (theme) => {
  test.each(TEXT_PAIRS)("text in %s on %s has a contrast of 4.5 or more", (text, ground) => {
    expect(contrast(COLORS[text][theme], COLORS[ground][theme])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(SHAPE_PAIRS)("%s beside %s has a contrast of 3 or more", (shape, ground) => {
    expect(contrast(COLORS[shape][theme], COLORS[ground][theme])).toBeGreaterThanOrEqual(3);
  });
});
