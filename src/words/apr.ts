/** Interest in words and in the figures that lists compare. Pure. */
import type { IntroApr, PurchaseApr } from "../catalog/card.ts";
import { formatPercent, formatUsd } from "./format.ts";

/** Months at 0%; none where the rate is not 0, or its length is not known. A billing cycle counts as a month. */
interface ZeroMonths {
  readonly purchaseMonths: number;
  readonly transferMonths: number;
}

type Period = Exclude<NonNullable<IntroApr>["transfers"], undefined | false>;

/** What stands where no APR is on record. */
export const UNKNOWN_APR = "See the issuer's terms";

const countMonths = (period: Period | false | undefined): number =>
  period && period.percent === 0 ? (period.length ?? 0) : 0;

export const toZeroMonths = (introApr: IntroApr): ZeroMonths => ({
  purchaseMonths: countMonths(introApr?.purchases),
  transferMonths: countMonths(introApr?.transfers),
});

const toRate = (percent: number | null): string => (percent === null ? "a low rate" : formatPercent(percent));
const toLength = ({ length, unit }: Period): string =>
  length === null ? "for a period we don't know" : `for ${length} ${unit}`;
const toWindow = ({ window }: Period): string => (window === undefined ? "" : ` ${window}`);

/** `0% for 15 months`, `None`; what is not known is not stated. */
export function toIntroPeriodText(introApr: IntroApr, part: "purchases" | "transfers"): string {
  if (introApr === null) return "None";
  const period = introApr[part];
  if (period === undefined) return "Not stated";
  return period === false ? "None" : `${toRate(period.percent)} ${toLength(period)}`;
}

/**
 * `0% for 6 months on purchases and 18 months on balance transfers made within 60 days of account opening`.
 * @returns null for a card without an introductory rate
 */
export function toIntroAprText(introApr: IntroApr): string | null {
  if (introApr === null) return null;
  const { purchases, transfers } = introApr;
  if (!purchases && !transfers) return UNKNOWN_APR;
  if (!purchases) return transfers ? `${toOffer(transfers)} on balance transfers${toWindow(transfers)}` : null;
  const onPurchases = `${toOffer(purchases)} on purchases`;
  if (!transfers) return onPurchases;
  const onTransfers = `on balance transfers${toWindow(transfers)}`;
  if (purchases.percent !== transfers.percent) return `${onPurchases} and ${toOffer(transfers)} ${onTransfers}`;
  if (toOffer(purchases) !== toOffer(transfers)) {
    const length = transfers.length === null ? toLength(transfers) : toLength(transfers).replace("for ", "");
    return `${onPurchases} and ${length} ${onTransfers}`;
  }
  return transfers.window === undefined ? `${onPurchases} and balance transfers` : `${onPurchases} and ${onTransfers}`;
}

const toOffer = (period: Period): string => `${toRate(period.percent)} ${toLength(period)}`;

/** `3% ($5 minimum) in the first 60 days, then 5%`; null where it is not known. */
export function toTransferFeeText(introApr: IntroApr): string | null {
  const fee = introApr?.transferFee;
  if (!fee) return null;
  const least = fee.minimumUsd === undefined ? "" : ` (${formatUsd(fee.minimumUsd)} minimum)`;
  const holds = fee.holds === undefined ? "" : ` ${fee.holds}`;
  const later = fee.laterPercent === undefined ? "" : `, then ${formatPercent(fee.laterPercent)}`;
  return `${formatPercent(fee.percent)}${least}${holds}${later}`;
}

/** `19.99% - 28.24% Variable`. @returns null where it is not known */
export function toPurchaseAprText(apr: PurchaseApr): string | null {
  if (apr === null) return null;
  if (apr === "due-in-full") return "No APR: balance due in full each month";
  const rates = apr.percents.map((percent) => `${percent.toFixed(2)}%`);
  const [last = ""] = rates.slice(-1);
  const range = rates.length > 2 ? `${rates.slice(0, -1).join(", ")} or ${last}` : rates.join(" - ");
  return `${range} Variable${apr.note === undefined ? "" : ` (${apr.note})`}`;
}

/** The same inside a sentence: `19.99% to 28.24% (variable)`. */
export function toAprInSentence(apr: PurchaseApr): string | null {
  if (apr === null || apr === "due-in-full") return toPurchaseAprText(apr);
  return (toPurchaseAprText({ percents: apr.percents }) ?? "")
    .replace("% - ", "% to ")
    .replace(/ Variable$/, ` (variable${apr.note === undefined ? "" : `, ${apr.note}`})`);
}

interface AprRange {
  readonly low: number;
  readonly high: number;
}

/** Null for a card whose balance is due in full, and where the rate is not known. */
export function toAprRange(apr: PurchaseApr): AprRange | null {
  if (apr === null || apr === "due-in-full") return null;
  return { low: Math.min(...apr.percents), high: Math.max(...apr.percents) };
}
