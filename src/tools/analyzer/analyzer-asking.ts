/** What the analyzer asks beside the profile. */
import { choice, type Values } from "../../asking/parameter.ts";
import { PROFILE } from "../../asking/profile.ts";

export const ANALYZER = {
  ...PROFILE,
  horizon: choice({
    label: "Best for",
    doc: "Whether later years count, or the first with its welcome bonuses.",
    choices: [
      ["ongoing", "Every year"],
      ["first-year", "The first year"],
    ],
    default: "ongoing",
    example: "first-year",
  }),
} as const;

export type AnalyzerTable = typeof ANALYZER;
export type AnalyzerValues = Values<AnalyzerTable>;
