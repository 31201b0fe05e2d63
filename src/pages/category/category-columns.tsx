/** The columns that only one list has: what its readers choose by. */
import type { CardCategory } from "../../catalog/card.ts";
import { formatCents, formatPercent, formatUsd } from "../../format.ts";
import { UNKNOWN_APR } from "../../tools/apr.ts";
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
import type { ListedCard } from "./rank-category.ts";

interface Column extends DataTableColumn<ListedCard> {
  readonly render: (listed: ListedCard) => string;
}

const column = (
  key: string,
  label: string,
  toText: (listed: ListedCard) => string,
  look: Partial<Column> = {},
): Column => ({
  key,
  label,
  render: toText,
  ...look,
});

export const toMonthsText = (months: number): string => (months === 0 ? "None" : `${months} months`);

const BEST_RATE = column("best", "Earns most on", ({ card }) => toBestRate(card), { isWide: true });
const BASE = column("base", "On everything else", ({ card }) => `${formatCents(toBaseCents(card))} a dollar`);
const LOUNGES = column("lounges", "Lounges", ({ card }) => toLoungeNetworks(card) ?? "None", { isWide: true });
const FOREIGN = column("foreign", "Foreign fee", ({ card }) =>
  card.foreignTransactionFeePercent === 0 ? "None" : formatPercent(card.foreignTransactionFeePercent),
);

export const CATEGORY_COLUMNS: Readonly<Record<CardCategory, readonly Column[]>> = {
  travel: [BEST_RATE, BASE],
  luxury: [
    LOUNGES,
    column("used", "Perks counted", ({ parts }) => formatUsd(parts?.perksUsd ?? 0), { isNumber: true }),
  ],
  airline: [
    column("bag", "Checked bag", ({ card }) => toCheckedBag(card)),
    column("companion", "Companion fare", ({ card }) => toCompanion(card)),
  ],
  hotel: [
    column("night", "Free night", ({ card }) => toFreeNight(card), { isWide: true }),
    column("status", "Status", ({ card }) => toHotelStatus(card)),
  ],
  "no-annual-fee": [BEST_RATE, BASE, FOREIGN],
  business: [column("firm", "Best rate on what firms buy", ({ card }) => toFirmRate(card), { isWide: true }), BASE],
  "zero-apr-balance-transfer": [
    column("purchases", "0% on purchases", ({ purchaseMonths }) => toMonthsText(purchaseMonths), { isNumber: true }),
    column("transfers", "0% on transfers", ({ transferMonths }) => toMonthsText(transferMonths), { isNumber: true }),
    column("transfer-fee", "Transfer fee", ({ transferMonths }) => (transferMonths === 0 ? "–" : "See terms")),
    column("apr", "APR after", ({ card }) => card.purchaseApr ?? UNKNOWN_APR, { isWide: true }),
  ],
  "lounge-access": [
    LOUNGES,
    column("visits", "Visits a year", ({ card }) => toLoungeVisits(card)),
    column("guests", "Free guests", ({ card }) => toLoungeGuests(card)),
  ],
  beginners: [
    column("score", "Score needed", ({ card }) => toScoreText(card)),
    column("history", "Needs a history", ({ card }) => (card.creditScore.newToCredit ? "No" : "Yes")),
    BEST_RATE,
  ],
};
