/** Perks by type: who has them, at which price, what this visitor would use of them, and who alone has them. */
import type { Card, Perk } from "../../catalog/card.ts";
import { PROGRAMS } from "../../catalog/program.ts";
import { formatDate, formatUsd, upperFirst } from "../../words/format.ts";
import { toPointUnit } from "../../words/point-unit.ts";
import { toPerkLabel } from "../../words/labels.ts";
import { type ComparisonGroup, type ComparisonRow, type Fact, toRow } from "./comparison-row.ts";
import { markOffers } from "./mark-winners.ts";
import { isTravelCoverUnknown, PROTECTION_PERKS, toTravelCoverText } from "./protection-rows.ts";
import { isUncertainFact } from "../../words/uncertain-facts.ts";
import type { CardWorth } from "./worth.ts";

const PERIODS: Readonly<Record<NonNullable<Perk["frequency"]>, string>> = {
  annual: " a year",
  per_stay: " a stay",
  every_4_years: " every 4 years",
  one_time: " once",
};

/** What a card requires or charges is no perk: it stands under the costs. */
const COST_PERKS: ReadonlySet<string> = new Set(["membership_required", "no_foreign_transaction_fee"]);

/** Many cards have these and few terms tell them: whose terms are silent does not lack them. */
const SELDOM_TOLD: ReadonlySet<string> = new Set([
  "employee_cards",
  "metal_card_design",
  "concierge_service",
  "fico_score",
]);
/** The same, of cards of one airline. */
const SELDOM_TOLD_IN_FAMILY: ReadonlySet<string> = new Set(["priority_boarding", "inflight_discount"]);

/** An airline gives some perks with most of its cards, and the dearer card lacks no progress that the cheaper one makes. */
export const isSilence = (type: string, silent: Card, telling: Card): boolean =>
  silent.rewardProgram === telling.rewardProgram &&
  (SELDOM_TOLD_IN_FAMILY.has(type) ||
    (type === "elite_progress" && silent.annualFee.ongoingUsd > telling.annualFee.ongoingUsd));

interface Holder {
  readonly card: Card;
  readonly worth: CardWorth;
}

export function listPerkRows(cards: readonly Card[], worth: readonly CardWorth[]): ComparisonGroup {
  const holders = cards.map((card, index): Holder => ({ card, worth: worth[index]! }));
  const types = [...new Set(cards.flatMap((card) => card.perks.map((perk) => perk.type)))].filter(
    (type) => !PROTECTION_PERKS.has(type) && !COST_PERKS.has(type),
  );
  const rows = types.map((type) => ({ row: toPerkRow(type, holders), usd: findTopUsd(type, holders) }));
  return {
    key: "perks",
    title: "Perks",
    note: "Amounts are face values, some of them our estimates; only what you would use is counted. Having a perk beats not having it. If more than one card has it, the one worth most to you wins.",
    rows: rows
      .toSorted((left, right) => right.usd - left.usd || (left.row.label < right.row.label ? -1 : 1))
      .map(({ row }) => row),
  };
}

const transfersAlone = ({ slug }: Card) => PROGRAMS.some(({ cardsThatTransfer }) => cardsThatTransfer.includes(slug));

/** Terms tell some things as a perk of one card, and elsewhere of another: nobody lacks what another page of ours says. */
function findToldElsewhere(card: Card, type: string): string | null {
  if (type === "transfer_partners")
    return transfersAlone(card)
      ? `${upperFirst(toPointUnit(card.rewardProgram))} transfer to airline and hotel partners`
      : null;
  return type === "travel_insurance" ? toTravelCoverText(card) : null;
}

type ShownPerk = Pick<Perk, "id" | "description" | "valueUsd" | "frequency" | "lapsed" | "endsOn">;

function listOfType({ card }: Holder, type: string): readonly ShownPerk[] {
  const own = card.perks.filter((perk) => perk.type === type);
  const description = own.length > 0 ? null : findToldElsewhere(card, type);
  return description === null ? own : [{ id: "", description, valueUsd: null, frequency: null, lapsed: false }];
}

const NOT_STATED = { text: "Not stated" };

/** What a card that lacks it says in place of it; null: that it lacks it. */
function findAbsence(holder: Holder, type: string, holders: readonly Holder[]): Pick<Fact, "text" | "note"> | null {
  if (listOfType(holder, type).length > 0) return null;
  if (type === "points_pooling" && transfersAlone(holder.card))
    return { text: "Not needed", note: "its points transfer without another card" };
  const isSilent = holders.some(
    (other) => listOfType(other, type).length > 0 && isSilence(type, holder.card, other.card),
  );
  if (type === "travel_insurance" && isTravelCoverUnknown(holder.card)) return NOT_STATED;
  return SELDOM_TOLD.has(type) || isSilent ? NOT_STATED : null;
}

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
  const absences = holders.map((holder) => findAbsence(holder, type, holders));
  const offers = holders.map((holder, index) => ({
    isOffered: listValid(holder, type).length > 0,
    usd: isUsed ? (counted[index] ?? 0) : null,
  }));
  const having = offers.filter(({ isOffered }) => isOffered).length;
  return toRow(
    {
      key: `perk-${type.replaceAll("_", "-")}`,
      label: toPerkLabel({ type }),
      note: toPresence(having, holders.length, absences.includes(NOT_STATED)),
      judge: () => (absences.some((absence) => absence !== null) ? offers.map(() => null) : markOffers(offers)),
    },
    // Face values decide no row: where neither counts there is no figure that could be level.
    holders.map((holder, index) => absences[index] ?? toPerkFact(holder, type, isUsed ? (counted[index] ?? 0) : null)),
  );
}

/** Where the terms of one are silent, what is known is who states it. */
function toPresence(having: number, count: number, isSilent: boolean): string {
  if (having === 0) return "No longer offered";
  if (having === count) return count === 2 ? "On both" : `On all ${count}`;
  const on = isSilent ? "Stated for" : "On";
  return having === 1 ? `${on} one card only` : `${on} ${having} of ${count}`;
}

function toPerkFact(holder: Holder, type: string, countedUsd: number | null): Fact {
  const perks = listOfType(holder, type);
  const isUncertain = perks.length > 0 && isUncertainFact(holder.card, "perks");
  if (perks.length === 0) return { text: "Not included" };
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
      ...(countedUsd !== null && countedUsd > 0.5 ? [`Worth ${formatUsd(countedUsd)} to you`] : []),
      ...notes,
    ].join(". "),
    value: priced.length > 0 ? countedUsd : null,
    isUncertain,
  };
}
