/**
 * How amounts and dates are written everywhere on the site: pages, prose, search
 * results. Browser-safe. Written by hand and held to `Intl`'s results by its test:
 * the first formatter of `Intl` costs a starting Worker more than rendering a
 * page, and a date formatter costs a millisecond each time (docs/performance.md).
 */
export const MONTH_NAMES = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

/** To cents first: a sum of 588.4999… is the $588.50 of an answer, and both are shown as $589. */
const toWhole = (amountUsd: number): number => Math.round(Math.round(amountUsd * 100) / 100);

/** `1234.5` to `$1,235`; negative amounts get a real minus sign. */
export function formatUsd(amountUsd: number): string {
  return formatCentAmount(toWhole(amountUsd) * 100);
}

/** What lies between two amounts as `formatUsd` shows them: whoever subtracts them again gets the same. */
export const subtractShown = (leftUsd: number, rightUsd: number): number => toWhole(leftUsd) - toWhole(rightUsd);

/** `1234.5` to `$1,234.50`, and whole amounts without cents. */
export function formatUsdExact(amountUsd: number): string {
  return formatCentAmount(Math.round(amountUsd * 100));
}

function formatCentAmount(cents: number): string {
  const absolute = Math.abs(cents);
  const rest = absolute % 100;
  const fraction = rest === 0 ? "" : `.${String(rest).padStart(2, "0")}`;
  return `${cents < 0 ? "−" : ""}$${groupDigits((absolute - rest) / 100)}${fraction}`;
}

/** At most two digits after the point: `1234.567` to `1,234.57`, `0.5` to `0.5`. */
export function formatNumber(value: number): string {
  const hundredths = toHundredths(Math.abs(value));
  const rest = hundredths % 100;
  const fraction = rest === 0 ? "" : `.${String(rest).padStart(2, "0").replace(/0$/, "")}`;
  return `${value < 0 && hundredths > 0 ? "-" : ""}${groupDigits((hundredths - rest) / 100)}${fraction}`;
}

/** Shifts the point in the text, because 1.005 * 100 lies below 100.5. */
function toHundredths(value: number): number {
  if (Number.isInteger(value)) return value * 100;
  return value < 1e-6 ? 0 : Math.round(Number(`${value}e2`));
}

/** `1234567` to `1,234,567`. */
const groupDigits = (whole: number) =>
  whole < 1_000 ? String(whole) : String(whole).replace(/\B(?=(?:\d{3})+$)/g, ",");

/** As issuers print a rate: `4x` in points or miles, `4%` in cash back. Without a card it is of points. */
export function formatRate(multiplier: number, card?: { readonly cashBack?: true }): string {
  return card?.cashBack ? formatPercent(multiplier) : `${formatNumber(multiplier)}x`;
}

export function formatPercent(percent: number): string {
  // A product such as 1.5 x 1.15 lies a hair below 1.725: it is rounded like the number it means.
  return `${formatNumber(percent + 1e-9)}%`;
}

/** `1.25` to `1.25 cents`, `1` to `1 cent`. */
export function formatCents(cents: number): string {
  return `${formatNumber(cents)} ${cents === 1 ? "cent" : "cents"}`;
}

/** `2025` as it is; `2025-05` to `May 2025`; `2025-05-12` to `May 12, 2025`. */
export function formatDate(date: string): string {
  if (date.length === 4) return date;
  const month = `${MONTH_NAMES[Number(date.slice(5, 7)) - 1]} `;
  const day = date.length > 7 ? `${Number(date.slice(8, 10))}, ` : "";
  return month + day + date.slice(0, 4);
}

/** Of when facts are: `as of May 2025`, or `from May 2025 to June 2026`. */
export const formatSpan = (oldest: string, newest: string): string =>
  oldest === newest ? `as of ${formatDate(newest)}` : `from ${formatDate(oldest)} to ${formatDate(newest)}`;

/** `travel_portal` to `travel portal`. */
export function toWords(key: string): string {
  return key.replaceAll("_", " ");
}

/** A card's name within a sentence: `Citi Double Cash` to `the Citi Double Cash`, and no second "the" before `The Platinum Card …`. */
export function withThe(name: string): string {
  return `the ${name.replace(/^The /, "")}`;
}

/**
 * Names as a sentence has them. Of more than `most` the last ones become their number.
 * @example joinNames(["a", "b", "c", "d"], 3) is "a, b and 2 more"
 */
export function joinNames(names: readonly string[], most = Infinity): string {
  const shown = names.length > most ? [...names.slice(0, most - 1), `${names.length - most + 1} more`] : names;
  return shown.length > 1 ? `${shown.slice(0, -1).join(", ")} and ${shown.at(-1)}` : (shown[0] ?? "");
}

/** @example joinChoices(["a", "b", "c"]) is "a, b or c" */
export const joinChoices = (names: readonly string[]): string =>
  names.length > 1 ? `${names.slice(0, -1).join(", ")} or ${names.at(-1)}` : (names[0] ?? "");

export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A label in the middle of a sentence. */
/** Letters in a row stay as they are: `TV`, but `groceries`. */
export const lowerFirst = (label: string): string => label.replace(/^[A-Z](?![A-Z])/, (letter) => letter.toLowerCase());

const COUNTS = "no one two three four five six seven eight nine ten eleven twelve".split(" ");

/** @example spellCount(3) is "three", spellCount(13) is "13" */
export const spellCount = (count: number): string => COUNTS[count] ?? String(count);
