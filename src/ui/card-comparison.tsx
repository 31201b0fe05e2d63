import type { ReactNode } from "react";

import type { Card, SpendCategory } from "../catalog/card.ts";
import { findCoveredParts, type Part } from "../catalog/parts.ts";
import type { ComparisonRowName } from "../content/blocks.ts";
import { formatCents, formatPercent, formatRate, formatUsd } from "../words/format.ts";
import { paths } from "../paths.ts";
import { countedBonusUsd, toCountedText, toOfferMark } from "../words/offer.ts";
import { toPointUnit } from "../words/point-unit.ts";
import { typicalCents } from "../words/typical-cents.ts";
import { DataTable } from "./data-table.tsx";
import { Offer } from "./offer.tsx";

interface ComparisonRow {
  readonly label: string;
  readonly toText: (card: Card) => ReactNode;
}

/** The rate of a category, or of one of its parts, wherever it is bought: a brand's rate is not the category's. */
function toRateText(card: Card, category: SpendCategory, part?: Part): string {
  const covers = ({ subcategory }: Card["rewards"][number]) =>
    subcategory === null || (part !== undefined && findCoveredParts(category, subcategory)?.includes(part) === true);
  const rates = card.rewards.filter(
    (reward) =>
      !reward.brands &&
      !reward.base &&
      (reward.category === category ? covers(reward) : reward.alsoIn?.includes(category) === true),
  );
  const base = card.rewards.find((reward) => reward.base)?.multiplier ?? 1;
  const best = rates.toSorted((left, right) => right.multiplier - left.multiplier)[0];
  if (!best) return formatRate(base, card);
  return (
    formatRate(best.multiplier, card) + (best.cap ? ` up to ${formatUsd(best.cap.amountUsd)} a ${best.cap.period}` : "")
  );
}

/** Rows that a comparison in a text or a tool may show, by key. */
const COMPARISON_ROWS: Readonly<Record<ComparisonRowName | "flights" | "hotels", ComparisonRow>> = {
  fee: { label: "Annual fee", toText: (card) => formatUsd(card.annualFee.ongoingUsd) },
  bonus: {
    label: "Welcome bonus (estimate)",
    toText: (card) => {
      const usd = countedBonusUsd(card);
      if (usd === 0) return <Offer card={card} />;
      const mark = toOfferMark(card);
      const amount = card.signUpBonus.counted.points > 0 ? `${toCountedText(card)}, ` : "";
      return `${amount}${formatUsd(usd)}${mark ? ` (${mark})` : ""}`;
    },
  },
  rating: { label: "Rating", toText: (card) => card.rating.toFixed(1) },
  cpp: { label: "Cents per point", toText: (card) => formatCents(typicalCents(card)) },
  foreign: { label: "Foreign fee", toText: (card) => formatPercent(card.foreignTransactionFeePercent) },
  dining: { label: "Dining", toText: (card) => toRateText(card, "dining") },
  groceries: { label: "Groceries", toText: (card) => toRateText(card, "groceries") },
  gas: { label: "Gas", toText: (card) => toRateText(card, "gas") },
  transit: { label: "Transit", toText: (card) => toRateText(card, "transit") },
  flights: { label: "Flights", toText: (card) => toRateText(card, "travel_other", "flights") },
  hotels: { label: "Hotels", toText: (card) => toRateText(card, "travel_other", "hotels") },
  travel: { label: "Other travel", toText: (card) => toRateText(card, "travel_other") },
  base: { label: "Everything else", toText: (card) => toRateText(card, "other") },
  perks: {
    label: "Perks with a price, face value per year",
    toText: (card) =>
      formatUsd(
        card.perks.reduce((sum, perk) => sum + (perk.valueUsd ?? 0) / (perk.frequency === "every_4_years" ? 4 : 1), 0),
      ),
  },
  credit: { label: "Credit score floor (estimate)", toText: (card) => `${card.creditScore.floor}+` },
};

export interface CardComparisonProps {
  readonly cards: readonly Card[];

  readonly rows: readonly ComparisonRowName[];
  readonly caption: string;
}

/** Cards as rows, facts as columns. */
export function CardComparison({ cards, rows, caption }: CardComparisonProps) {
  // What most people call travel is flights and hotels: the rest of it never stands alone.
  const shown = rows.flatMap((key) => (key === "travel" ? (["flights", "hotels", "travel"] as const) : [key]));
  const columns = shown.map((key) => {
    const row = COMPARISON_ROWS[key];
    const isInMiles = key === "cpp" && cards.every((card) => toPointUnit(card.rewardProgram) === "miles");
    // An offer is a sentence: it stands below the figures where rows are stacked.
    return {
      label: isInMiles ? "Cents per mile" : row.label,
      isNumber: true,
      isLine: key === "bonus",
      render: row.toText,
    };
  });
  return (
    <DataTable
      caption={caption}
      isCaptionShown
      rows={cards}
      toKey={(card) => card.slug}
      columns={[{ label: "Card", render: (card) => <a href={paths.review(card.slug)}>{card.name}</a> }, ...columns]}
    />
  );
}
