/**
 * What somebody spends: lines, their domestic and foreign parts, and totals.
 * Model: "Spend". Spend is even over the months, so a year is 12 equal months.
 */
import type { SpendCategory } from "../catalog/card.ts";

/**
 * Spend in one category, at one brand, or in one part of a category. Spend at
 * a brand stands in a line of its own, beside the rest of its category.
 */
export interface SpendLine {
  readonly category: SpendCategory;
  readonly brand: string | null;
  readonly subcategory: string | null;
  readonly monthlyUsd: number;
  /** Share of the line spent abroad, 0 to 100. */
  readonly foreignPercent: number;
}

/** The domestic or the foreign part of one line, never empty. */
export interface SpendPart {
  readonly line: SpendLine;
  readonly foreign: boolean;
  readonly annualUsd: number;
}

export const MONTHS_A_YEAR = 12;

export function listSpendParts(lines: readonly SpendLine[]): SpendPart[] {
  return lines.flatMap((line) => {
    const annualUsd = line.monthlyUsd * MONTHS_A_YEAR;
    const foreignUsd = (annualUsd * line.foreignPercent) / 100;
    return [
      { line, foreign: false, annualUsd: annualUsd - foreignUsd },
      { line, foreign: true, annualUsd: foreignUsd },
    ].filter((part) => part.annualUsd > 0);
  });
}

/** All spend of a month in US dollars, foreign spend included. */
export function totalMonthlyUsd(lines: readonly SpendLine[]): number {
  return lines.reduce((sum, line) => sum + line.monthlyUsd, 0);
}

/** The same profile with every line `factor` times as large. */
export function scaleSpend(lines: readonly SpendLine[], factor: number): SpendLine[] {
  return lines.map((line) => ({ ...line, monthlyUsd: line.monthlyUsd * factor }));
}
