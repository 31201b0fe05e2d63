/** What the finder calculates with: the visitor's own spend where one is given, an assumed one otherwise. Pure. */
import type { SpendLine } from "../../rewards/spend.ts";
import { listBrandCategories } from "../../rewards/spend-lines.ts";
import type { ValueOptions } from "../../rewards/value-options.ts";
import type { WalletCard } from "../../rewards/wallet-card.ts";
import { type SpendProfile, toProfileLines } from "../spend/spend-query.ts";
import { type AssumedSpend, assumeSpend } from "./assumed-spend.ts";
import type { FinderAnswers } from "./finder-query.ts";

/** Nothing is added to it: its travel is in it already, and so is its share of perks. */
export interface OwnSpend {
  readonly kind: "own";
  readonly profile: SpendProfile;
  readonly lines: readonly SpendLine[];
  readonly perkPercent: number;
}

export type FinderSpend = AssumedSpend | OwnSpend;

/** @param profile the visitor's own spend, or null to assume one from the answers */
export function toFinderSpend(
  answers: FinderAnswers,
  profile: SpendProfile | null,
  cards: readonly Pick<WalletCard, "rewards">[],
): FinderSpend {
  if (profile === null) return assumeSpend(answers);
  const lines = toProfileLines(profile, listBrandCategories(cards));
  return { kind: "own", profile, lines, perkPercent: profile.perkPercent };
}

export function toFinderOptions(spend: FinderSpend): ValueOptions {
  const options = { lines: spend.lines, perks: { percent: spend.perkPercent } };
  return spend.kind === "own" ? { ...options, redeem: spend.profile.redeem } : options;
}
