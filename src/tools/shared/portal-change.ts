/**
 * "Would you book trips on the card's own travel site?" is a question, not spend: nothing is counted there unless a
 * visitor says so. Where a yes would change our pick, the answer says so in one line with its dollars.
 */
import { divideTravel } from "../../asking/to-profile-input.ts";
import type { ProfileValues } from "../../asking/profile.ts";
import { findShares } from "../../engine/value/parts.ts";
import { MONTHS_A_YEAR, type Profile } from "../../engine/value/profile.ts";
import { resolveProfile } from "../../engine/value/resolve-profile.ts";
import type { WalletPlan } from "../../engine/value/wallet-plan.ts";
import { analyzeWallet } from "../../engine/wallet/analyze-wallet.ts";
import type { WorkBudget } from "../../engine/work-budget.ts";
import type { ToolRecords } from "./tool-records.ts";
import { toInput } from "./tool.ts";

/** Asked about: the yearly credit of the cards that have one is as large. */
const ASKED_USD = 300;
const LEAST_USD = 50;
const LEAST_GAIN_USD = 1;

export interface PortalChange {
  /** Dollars a year, at most what is spent on trips. */
  readonly portal: number;
  readonly cards: readonly string[];
  /** Those that our pick does not hold. */
  readonly joins: readonly string[];
  readonly netUsd: number;
  /** More than our pick a year. */
  readonly gainsUsd: number;
}

/** Null: nothing would change, or it is said already. @param pick without it */
export function findPortalChange(
  values: ProfileValues,
  pick: WalletPlan,
  records: ToolRecords,
  work?: WorkBudget,
): PortalChange | null {
  const shares = findShares(values.type === "business" ? "business" : "personal");
  const tripsUsd = Math.floor(divideTravel(values, shares).bookableUsd * MONTHS_A_YEAR);
  const portal = Math.min(ASKED_USD, tripsUsd);
  if (values.portal > 0 || portal < LEAST_USD) return null;
  const { profile }: { profile: Profile } = resolveProfile(
    toInput({ ...values, portal }, records),
    records.rewards.brands,
  );
  const found = analyzeWallet(records.rewards, profile, { sensitivity: false, ...(work ? { work } : {}) });
  if (!found.ok) return null;
  const held = new Set(pick.cards.map(({ slug }) => slug));
  const cards = found.pick.cards.map(({ slug }) => slug);
  const joins = cards.filter((slug) => !held.has(slug));
  const gainsUsd = found.pick.netUsd - pick.netUsd;
  return joins.length > 0 && gainsUsd >= LEAST_GAIN_USD
    ? { portal, cards, joins, netUsd: found.pick.netUsd, gainsUsd }
    : null;
}
