/** Interest in the catalog is written in sentences; here they become months and percentages. Pure. */

export interface IntroApr {
  /** 0: none. A billing cycle counts as a month. */
  readonly purchaseMonths: number;
  readonly transferMonths: number;
}

const NONE: IntroApr = { purchaseMonths: 0, transferMonths: 0 };

/**
 * @param text for example `0% for 6 months on purchases and 18 months on balance transfers`; null: no intro APR
 * @throws Error for a sentence of a form that no card has yet: a test reads them all
 */
export function parseIntroApr(text: string | null): IntroApr {
  if (text === null) return NONE;
  let { purchaseMonths, transferMonths } = NONE;
  // "12 months on purchases and balance transfers": a part without a number goes with the one before.
  for (const [, months, subject = ""] of text.matchAll(
    /(\d+) (?:months|billing cycles) on (.*?)(?=\d+ (?:months|billing cycles)|$)/g,
  )) {
    if (/purchases/.test(subject)) purchaseMonths = Number(months);
    if (/balance transfers/.test(subject)) transferMonths = Number(months);
  }
  if (purchaseMonths + transferMonths === 0) throw new Error(`This intro APR is written in an unknown form: ${text}`);
  return { purchaseMonths, transferMonths };
}

export interface AprRange {
  readonly low: number;
  readonly high: number;
}

/** What stands where no APR is on record. */
export const UNKNOWN_APR = "See the issuer's terms";

/** A card that lends nothing: the whole balance is due each month. */
export const isDueInFull = (text: string | null): boolean => text?.startsWith("No APR") ?? false;

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
