/** The columns that only one list has: what its readers choose by. */
import type { CardCategory } from "../../catalog/card.ts";
import { formatCents, formatPercent, formatUsd } from "../../words/format.ts";
import { toIntroPeriodText, toPurchaseAprText, toTransferFeeText, UNKNOWN_APR } from "../../words/apr.ts";
import type { DataTableColumn } from "../../ui/data-table.tsx";
import {
  toBaseCents,
  toBestRate,
  toCheckedBag,
  toCompanion,
  toFirmRate,
  toFreeNight,
  toHotelStatus,
  toLoungeGuests,
  toLoungeNetworks,
  toLoungeVisits,
  toScoreText,
} from "./card-terms.ts";
import type { ListedCard } from "./category-sorts.ts";

interface Column extends DataTableColumn<ListedCard> {
  readonly render: (listed: ListedCard) => string;
}

const column = (label: string, toText: (listed: ListedCard) => string, look: Partial<Column> = {}): Column => ({
  label,
  render: toText,
  ...look,
});

/** Words, which need more room on a phone than figures. */
const LINE = { isLine: true } as const;

export const toMonthsText = (months: number): string => (months === 0 ? "None" : `${months} months`);

/** Number and unit stay together in a narrow column; what is no number of months at 0% is said in words. */
const toMonthsCell = ({ introApr }: ListedCard["card"], part: "purchases" | "transfers", months: number): string =>
  months === 0 ? toIntroPeriodText(introApr, part) : toMonthsText(months).replace(" ", "\u00a0");

/** Both ends on one line of a phone; that it varies is true of all of them. */
const toAprCell = ({ purchaseApr }: ListedCard["card"]): string =>
  (toPurchaseAprText(purchaseApr) ?? UNKNOWN_APR).replace(/% - (?=\d)/, "–").replace(/ Variable$/, "");

const BEST_RATE = column("Best rate", ({ card }) => toBestRate(card), LINE);
const BASE = column(
  "On everything else",
  ({ card }) => `${formatCents(toBaseCents(card)).replace(" ", "\u00a0")} a\u00a0dollar`,
  { ...LINE, shortLabel: "Everything else" },
);
const LOUNGES = column("Lounges", ({ card }) => toLoungeNetworks(card) ?? "None", LINE);
const FOREIGN = column(
  "Foreign fee",
  ({ card }) => (card.foreignTransactionFeePercent === 0 ? "None" : formatPercent(card.foreignTransactionFeePercent)),
  LINE,
);

export const CATEGORY_COLUMNS: Readonly<Record<CardCategory, readonly Column[]>> = {
  travel: [BEST_RATE, BASE],
  luxury: [LOUNGES, column("Perks used", ({ parts }) => formatUsd(parts?.perksUsd ?? 0), { isNumber: true, ...LINE })],
  airline: [
    column("Checked bag", ({ card }) => toCheckedBag(card), LINE),
    column("Companion fare", ({ card }) => toCompanion(card), LINE),
  ],
  hotel: [
    column("Free night", ({ card }) => toFreeNight(card), LINE),
    column("Status", ({ card }) => toHotelStatus(card), LINE),
  ],
  "no-annual-fee": [BEST_RATE, BASE, FOREIGN],
  business: [
    column("Best business rate", ({ card }) => toFirmRate(card), { ...LINE, shortLabel: "Business rate" }),
    BASE,
  ],
  "zero-apr-balance-transfer": [
    column("0% on purchases", ({ card, purchaseMonths }) => toMonthsCell(card, "purchases", purchaseMonths), {
      isNumber: true,
      shortLabel: "Purchases",
    }),
    column("0% on transfers", ({ card, transferMonths }) => toMonthsCell(card, "transfers", transferMonths), {
      isNumber: true,
      shortLabel: "Transfers",
    }),
    column(
      "Transfer fee",
      ({ card: { introApr } }) => (introApr?.transfers ? (toTransferFeeText(introApr) ?? "Not stated") : "–"),
      LINE,
    ),
    column("APR after", ({ card }) => toAprCell(card), LINE),
  ],
  "lounge-access": [
    LOUNGES,
    column("Visits a year", ({ card }) => toLoungeVisits(card), LINE),
    column("Free guests", ({ card }) => toLoungeGuests(card), LINE),
  ],
  beginners: [
    column("Score needed", ({ card }) => toScoreText(card), LINE),
    column("Needs credit history", ({ card }) => (card.creditScore.newToCredit ? "No" : "Yes"), LINE),
    BEST_RATE,
  ],
};
