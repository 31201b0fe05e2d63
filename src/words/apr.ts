/** Interest in words and in the figures that lists compare. Pure. */
import type { Card, IntroApr } from "../catalog/card.ts";
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
  length === null ? "for a time we have not seen" : `for ${length} ${unit}`;
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

interface AprRange {
  readonly low: number;
  readonly high: number;
}

/** A card that lends nothing: the whole balance is due each month. */
export const isDueInFull = (text: Card["purchaseApr"]): boolean => text?.startsWith("No APR") ?? false;

/**
 * `19.99% - 28.24% Variable` to its ends; null for a card whose balance is due in full, or whose APR is not known.
 * @throws Error for a text without a percentage that does not say so
 */
export function parseApr(text: string | null): AprRange | null {
  if (text === null || isDueInFull(text)) return null;
  const rates = [...text.matchAll(/(\d+(?:\.\d+)?)%/g)].map(([, rate]) => Number(rate));
  if (rates.length === 0) throw new Error(`This APR is written in an unknown form: ${text}`);
  return { low: Math.min(...rates), high: Math.max(...rates) };
}
