/** How amounts are written everywhere on the site: pages, prose, search results. Browser-safe. */

const wholeDollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD", maximumFractionDigits: 0 });
const dollarsAndCents = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
const plainNumber = new Intl.NumberFormat("en-US", { maximumFractionDigits: 2 });

/** `1234.5` to `$1,235`; negative amounts get a real minus sign. */
export function formatUsd(amountUsd: number): string {
  return wholeDollars.format(Math.round(amountUsd) + 0).replace("-", "−");
}

/** `1234.5` to `$1,234.50`, and whole amounts without cents. */
export function formatUsdExact(amountUsd: number): string {
  const cents = Math.round(amountUsd * 100);
  return (cents % 100 === 0 ? wholeDollars : dollarsAndCents).format(cents / 100).replace("-", "−");
}

export function formatNumber(value: number): string {
  return plainNumber.format(value);
}

/** `4` to `4x`, as points per dollar are written in the field. */
export function formatMultiplier(multiplier: number): string {
  return `${plainNumber.format(multiplier)}x`;
}

export function formatPercent(percent: number): string {
  // A product such as 1.5 x 1.15 lies a hair below 1.725: it is rounded like the number it means.
  return `${plainNumber.format(percent + 1e-9)}%`;
}

/** `1.25` to `1.25 cents`, `1` to `1 cent`. */
export function formatCents(cents: number): string {
  return `${plainNumber.format(cents)} ${cents === 1 ? "cent" : "cents"}`;
}

/** `2025-05` to `May 2025`; `2025-05-12` to `May 12, 2025`. */
export function formatDate(date: string): string {
  const hasDay = date.length > 7;
  return new Intl.DateTimeFormat("en-US", {
    year: "numeric",
    month: "long",
    ...(hasDay ? { day: "numeric" } : {}),
    timeZone: "UTC",
  }).format(new Date(hasDay ? date : `${date}-01`));
}

/** `travel_portal` to `travel portal`. */
export function toWords(key: string): string {
  return key.replaceAll("_", " ");
}
