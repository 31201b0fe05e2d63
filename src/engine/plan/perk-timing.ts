/** When a perk comes again: the months of a portion, and where they begin. */
import type { WalletPerk } from "../value/wallet-card.ts";

const RESET_MONTHS = { "calendar-month": 1, quarter: 3, half: 6, year: 12, "card-year": 12 } as const;

export interface PerkTiming {
  /** Months of a portion. */
  readonly length: number;
  readonly isCalendar: boolean;
  /** Comes with the first renewal. */
  readonly isFromAnniversary: boolean;
}

/** How a perk comes by months; null: its year's worth evenly over the months held. */
export function findTiming({ kind, resets, from, needs }: WalletPerk): PerkTiming | null {
  if (kind === "access" || kind === "service" || kind === "status" || kind === "once-in-years") return null;
  return {
    length: resets ? RESET_MONTHS[resets] : 12,
    isCalendar: resets !== undefined && resets !== "card-year",
    isFromAnniversary: from === "first-anniversary" || (needs?.fromYear ?? 1) > 1,
  };
}
