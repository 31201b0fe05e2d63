/** Amounts and dates as issuers write them into their exports. */

const DAY_MS = 86_400_000;
const AMOUNT = /^\(?[-+\u2212]?\s?\$?\s?[-+\u2212]?(\d{1,3}(?:,\d{3})+|\d*)(\.\d+)?\)?-?(?:\s?(?:USD|CR|DR))?$/i;

/** @example parseUsd("($1,234.50)") is -1234.5; null for what is no amount */
export function parseUsd(cell: string): number | null {
  const text = cell.trim();
  const [, whole = "", cents = ""] = AMOUNT.exec(text) ?? [];
  if (whole === "" && cents === "") return null;
  const value = Number(whole.replaceAll(",", "") + cents);
  return /[-\u2212(]|CR$/i.test(text) ? -value : value;
}

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** @returns days since 1970; null for what is no date. Months come before days, as in the United States */
export function parseDay(cell: string): number | null {
  const text = cell.trim();
  const iso = /^(\d{4})-?(\d{2})-?(\d{2})/.exec(text);
  if (iso) return toDay(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const plain = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})\b/.exec(text);
  if (plain) return toDay(Number(plain[3]), Number(plain[1]), Number(plain[2]));
  const named = /^([a-z]{3})[a-z]*\.? (\d{1,2}),? (\d{4})$/i.exec(text) ?? undefined;
  if (named) return toDay(Number(named[3]), MONTHS.indexOf((named[1] ?? "").toLowerCase()) + 1, Number(named[2]));
  return null;
}

function toDay(year: number, month: number, date: number): number | null {
  if (month < 1 || month > 12 || date < 1 || date > 31) return null;
  return Date.UTC(year < 100 ? 2000 + year : year, month - 1, date) / DAY_MS;
}
