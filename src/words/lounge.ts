/** What a lounge perk gives, a line for each network. Pure. */
import type { Lounge } from "../catalog/card.ts";
import { formatUsd } from "./format.ts";

const countOf = (count: number, one: string): string => `${count} ${one}${count === 1 ? "" : "s"}`;

function toGuests({ guestsFree, furtherGuestUsd, guestPassesPerYear }: Lounge): string {
  const passes = guestPassesPerYear === undefined ? [] : [`${guestPassesPerYear} guest passes a year`];
  const price = furtherGuestUsd === undefined ? [] : [formatUsd(furtherGuestUsd)];
  if (guestsFree === undefined) return price.length > 0 ? `guests pay ${price[0]} each` : "guest rules not confirmed";
  if (guestsFree > 0) {
    return [`${countOf(guestsFree, "guest")} free`, ...price.map((usd) => `extra guests ${usd} each`)].join(", ");
  }
  const none = passes.length > 0 ? "no other free guests" : "no free guests";
  return [...passes, price.length > 0 ? `guests pay ${price[0]} each` : none].join(", ");
}

/** `Delta Sky Club: 10 visits a year; guests pay $50 each; unlimited visits after $75,000 in a calendar year`. */
export function toLoungeText(lounge: Lounge): string {
  const { network, visitsPerYear, threshold } = lounge;
  const visits =
    visitsPerYear === undefined
      ? "visits not stated"
      : visitsPerYear === null
        ? "unlimited visits"
        : `${countOf(visitsPerYear, "visit")} a year`;
  const more = threshold ? [`${threshold.gives} after ${formatUsd(threshold.spendUsd)} in a calendar year`] : [];
  return `${network}: ${[visits, toGuests(lounge), ...more].join("; ")}`;
}
