/** Perks by type: who has them, at which price, and who alone. */
import type { Card, Perk } from "../../catalog/card.ts";
import { formatUsd } from "../../format.ts";
import { toPerkLabel } from "../../labels.ts";
import { yearlyPerkUsd } from "../../rewards/perks.ts";
import { type ComparisonGroup, type ComparisonRow, type Fact, toRow } from "./comparison-row.ts";
import { markOffers } from "./mark-winners.ts";

const FULL_USE = { percent: 100 } as const;
const PERIODS: Readonly<Record<NonNullable<Perk["frequency"]>, string>> = {
  annual: " a year",
  per_stay: " a stay",
  every_4_years: " every 4 years",
  one_time: " once",
};

export function listPerkRows(cards: readonly Card[]): ComparisonGroup {
  const types = [...new Set(cards.flatMap((card) => card.perks.map((perk) => perk.type)))];
  const rows = types.map((type) => ({ row: toPerkRow(type, cards), usd: findTopUsd(type, cards) }));
  return {
    key: "perks",
    title: "Perks",
    note: "Face values are our estimates. Having a perk wins over not having it; of two that are priced the higher one wins.",
    rows: rows
      .toSorted((left, right) => right.usd - left.usd || left.row.label.localeCompare(right.row.label, "en"))
      .map(({ row }) => row),
  };
}

const listOfType = (card: Card, type: string) => card.perks.filter((perk) => perk.type === type);

const sumYearlyUsd = (perks: readonly Perk[]) => perks.reduce((sum, perk) => sum + yearlyPerkUsd(perk, FULL_USE), 0);

const findTopUsd = (type: string, cards: readonly Card[]) =>
  Math.max(...cards.map((card) => sumYearlyUsd(listOfType(card, type))));

function toPerkRow(type: string, cards: readonly Card[]): ComparisonRow {
  const offers = cards.map((card) => {
    const perks = listOfType(card, type);
    const isPriced = perks.some((perk) => perk.valueUsd !== null);
    return { isOffered: perks.length > 0, usd: isPriced ? sumYearlyUsd(perks) : null };
  });
  const holders = cards.filter((_, index) => offers[index]?.isOffered);
  return toRow(
    {
      key: `perk-${type.replaceAll("_", "-")}`,
      label: toPerkLabel({ type }),
      note: toPresence(holders, cards.length),
      judge: () => markOffers(offers),
    },
    cards.map((card) => toPerkFact(listOfType(card, type))),
  );
}

function toPresence(holders: readonly Card[], count: number): string {
  if (holders.length === count) return count === 2 ? "On both" : `On all ${count}`;
  return holders.length === 1 ? "On one card only" : `On ${holders.length} of ${count}`;
}

function toPerkFact(perks: readonly Perk[]): Fact {
  if (perks.length === 0) return { text: "Not included" };
  const priced = perks.flatMap((perk) =>
    perk.valueUsd === null
      ? []
      : [`${formatUsd(perk.valueUsd)}${perk.frequency ? PERIODS[perk.frequency] : " a year"}`],
  );
  return {
    text: priced.length > 0 ? priced.join(" + ") : "Included",
    note: perks.map((perk) => perk.description).join("; "),
    value: priced.length > 0 ? sumYearlyUsd(perks) : null,
  };
}
