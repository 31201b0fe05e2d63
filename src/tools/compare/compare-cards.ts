/**
 * Two to four cards side by side: rows by subject, the worth of each card for a
 * spend, who leads at which spend, and the verdict. One function makes it for
 * the page, the browser and the API. Pure.
 */
import type { Card } from "../../catalog/card.ts";
import { formatUsd } from "../../format.ts";
import { totalMonthlyUsd } from "../../rewards/spend.ts";
import type { ValueOptions } from "../../rewards/value-options.ts";
import { type ComparisonGroup, toRow } from "./comparison-row.ts";
import { listEarningRows } from "./earning-rows.ts";
import { listBasicRows, listBonusRows, listCostRows, listRedemptionRows } from "./fact-rows.ts";
import { listPerkRows } from "./perk-rows.ts";
import { toVerdict, type Verdict } from "./verdict.ts";
import {
  type CardWorth,
  type LeadStretch,
  listCurve,
  listCurveTable,
  listLeadStretches,
  type SpendPoint,
  valueCards,
} from "./worth.ts";

export interface Comparison {
  /** In the order given; rows and curves keep it. */
  readonly cards: readonly Card[];
  readonly monthlyUsd: number;
  readonly worth: readonly CardWorth[];
  readonly stretches: readonly LeadStretch[];
  readonly curve: readonly SpendPoint[];
  readonly curveTable: readonly SpendPoint[];
  readonly verdict: Verdict;
  readonly groups: readonly ComparisonGroup[];
}

/** @param cards two to four, each once */
export function compareCards(cards: readonly Card[], options: ValueOptions): Comparison {
  const monthlyUsd = totalMonthlyUsd(options.lines);
  const worth = valueCards(cards, options);
  const stretches = listLeadStretches(cards, options);
  const curve = listCurve(cards, options, stretches);
  return {
    cards,
    monthlyUsd,
    worth,
    stretches,
    curve,
    curveTable: listCurveTable(cards, options, stretches, curve),
    verdict: toVerdict(worth, stretches, monthlyUsd),
    groups: [
      listWorthRows(cards, worth),
      listCostRows(cards),
      listBonusRows(cards, options),
      listEarningRows(cards, options.redeem ?? "program"),
      listRedemptionRows(cards),
      listPerkRows(cards),
      listBasicRows(cards),
    ],
  };
}

function listWorthRows(cards: readonly Card[], worth: readonly CardWorth[]): ComparisonGroup {
  return {
    key: "worth",
    title: "What they are worth",
    note: "Rewards and the perks you would use, less the fee, for the spend above. The best split of the spend, caps included.",
    rows: [
      toRow(
        { key: "net", label: "A year, after the fee", judge: "more" },
        worth.map(({ ongoing }) => ({
          text: formatUsd(ongoing.netUsd),
          note: `${formatUsd(ongoing.rewardsUsd)} rewards, ${formatUsd(ongoing.perksUsd)} perks`,
          value: ongoing.netUsd,
        })),
      ),
      toRow(
        { key: "first-year-net", label: "The first year", judge: "more" },
        worth.map(({ firstYear }) => ({
          text: formatUsd(firstYear.netUsd),
          note: firstYear.bonusesUsd > 0 ? `${formatUsd(firstYear.bonusesUsd)} of it bonus` : "no bonus counted",
          value: firstYear.netUsd,
        })),
      ),
      toRow(
        { key: "rating", label: "Our rating", note: "Of 10", judge: "more" },
        cards.map(({ rating }) => ({ text: rating.toFixed(1), value: rating })),
      ),
    ],
  };
}
