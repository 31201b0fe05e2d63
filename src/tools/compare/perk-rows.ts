/** Perks by type: who has them, at which price, what this visitor would use of them, and who alone has them. */
import type { Card, Perk } from "../../catalog/card.ts";
import { formatDate, formatUsd } from "../../words/format.ts";
import { toPerkLabel } from "../../words/labels.ts";
import { type ComparisonGroup, type ComparisonRow, type Fact, toRow } from "./comparison-row.ts";
import { PROTECTION_PERKS } from "./protection-rows.ts";
import { isUncertainFact } from "../../words/uncertain-facts.ts";
import type { CardWorth } from "./worth.ts";

const PERIODS: Readonly<Record<NonNullable<Perk["frequency"]>, string>> = {
  annual: " a year",
  per_stay: " a stay",
  every_4_years: " every 4 years",
  one_time: " once",
};

/** What other rows tell: what a card asks for, its insurance, and where its points can go. */
const TOLD_ELSEWHERE: ReadonlySet<string> = new Set([
  ...PROTECTION_PERKS,
  "membership_required",
  "no_foreign_transaction_fee",
  "transfer_partners",
]);

interface Holder {
  readonly card: Card;
  readonly worth: CardWorth;
}

export function listPerkRows(cards: readonly Card[], worth: readonly CardWorth[]): ComparisonGroup {
  const holders = cards.map((card, index): Holder => ({ card, worth: worth[index]! }));
  const types = [...new Set(cards.flatMap((card) => card.perks.map((perk) => perk.type)))].filter(
    (type) => !TOLD_ELSEWHERE.has(type),
  );
  const rows = types.map((type) => ({ row: toPerkRow(type, holders), usd: findTopUsd(type, holders) }));
  return {
    key: "perks",
    title: "Perks",
    note: "Amounts are face values, some of them our estimates; only what you would use is counted, and the card whose perk is worth most to you wins. \"Not listed\" means that the card's terms don't mention it.",
    rows: rows
      .toSorted((left, right) => right.usd - left.usd || (left.row.label < right.row.label ? -1 : 1))
      .map(({ row }) => row),
  };
}

const listOfType = ({ card }: Holder, type: string) => card.perks.filter((perk) => perk.type === type);
const listValid = (holder: Holder, type: string) => listOfType(holder, type).filter(({ lapsed }) => !lapsed);

function sumCountedUsd(holder: Holder, type: string): number {
  const ids = new Set(listValid(holder, type).map(({ id }) => id));
  return holder.worth.perks.filter(({ perk }) => ids.has(perk)).reduce((sum, { usd }) => sum + usd, 0);
}

/** What counts for the visitor goes before face values. */
function findTopUsd(type: string, holders: readonly Holder[]): number {
  const counted = Math.max(...holders.map((holder) => sumCountedUsd(holder, type)));
  const face = Math.max(
    ...holders.flatMap((holder) => listValid(holder, type).map(({ valueUsd }) => valueUsd ?? 0)),
    0,
  );
  return counted * 1_000 + face;
}

function toPerkRow(type: string, holders: readonly Holder[]): ComparisonRow {
  const counted = holders.map((holder) => sumCountedUsd(holder, type));
  const isUsed = counted.some((usd) => usd > 0);
  const having = holders.filter((holder) => listValid(holder, type).length > 0).length;
  return toRow(
    {
      key: `perk-${type.replaceAll("_", "-")}`,
      label: toPerkLabel({ type }),
      note: toPresence(having, holders.length),
      judge: "more",
    },
    // Face values decide no row: where none counts there is no figure that could be level.
    holders.map((holder, index) => toPerkFact(holder, type, isUsed ? (counted[index] ?? 0) : null)),
  );
}

function toPresence(having: number, count: number): string {
  if (having === 0) return "No longer offered";
  if (having === count) return count === 2 ? "On both" : `On all ${count}`;
  return having === 1 ? "Listed for one card only" : `Listed for ${having} of ${count}`;
}

/** Points of an anniversary can count more than the cent each of their face value. */
const toCountedText = (type: string, countedUsd: number, faceUsd: number): string =>
  `Worth ${formatUsd(countedUsd)} to you${type === "anniversary_bonus_points" && countedUsd > faceUsd + 0.5 ? " at our value of a point" : ""}`;

function toPerkFact(holder: Holder, type: string, countedUsd: number | null): Fact {
  const perks = listOfType(holder, type);
  const isUncertain = isUncertainFact(holder.card, "perks");
  if (perks.length === 0) return { text: "Not listed", value: countedUsd };
  const prices = new Map<string, number>();
  for (const { valueUsd, frequency } of perks.filter(({ lapsed }) => !lapsed)) {
    const period = PERIODS[frequency ?? "annual"];
    if (valueUsd !== null) prices.set(period, (prices.get(period) ?? 0) + valueUsd);
  }
  const priced = [...prices].map(([period, usd]) => formatUsd(usd) + period);
  const notes = perks.map(({ description, lapsed, endsOn }) =>
    lapsed ? `${description} (ended${endsOn ? ` ${formatDate(endsOn)}` : ""})` : description,
  );
  const isOver = perks.every(({ lapsed }) => lapsed);
  return {
    text: isOver ? "Ended" : priced.length > 0 ? priced.join(" + ") : "Included",
    note: [
      ...(countedUsd !== null && countedUsd > 0.5
        ? [toCountedText(type, countedUsd, prices.get(PERIODS.annual) ?? 0)]
        : []),
      ...notes,
    ].join(". "),
    value: countedUsd,
    isUncertain,
  };
}
