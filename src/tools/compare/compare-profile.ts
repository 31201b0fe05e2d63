/** Whom a comparison counts for: the visitor, who is thought to use the brands whose cards are compared. */
import type { Preset } from "../../engine/value/presets.ts";
import type { Profile } from "../../engine/value/profile.ts";
import { resolveProfile } from "../../engine/value/resolve-profile.ts";
import type { WalletCard } from "../../engine/value/wallet-card.ts";
import { toProfileInput, type VisitorProfile } from "../profile/visitor-profile.ts";
import type { Note } from "../shared/result-words.ts";
import type { ToolRecords } from "../shared/tool-records.ts";

/** Business cards are compared for a small firm unless the visitor says more; all others for a household. */
export function orderPresets(
  cards: readonly Pick<WalletCard, "cardType">[],
  presets: readonly Preset[],
): readonly Preset[] {
  if (cards.length === 0 || cards.some(({ cardType }) => cardType !== "business")) return presets;
  return presets.toSorted((left, right) => Number(right.type === "business") - Number(left.type === "business"));
}

export function toCompareProfile(
  visitor: VisitorProfile,
  cards: readonly Pick<WalletCard, "brandOf">[],
  { rewards }: ToolRecords,
): { readonly profile: Profile; readonly assumptions: readonly Note[] } {
  const input = toProfileInput(visitor);
  const own = cards.flatMap(({ brandOf }) => brandOf ?? []);
  const used = input.brandsUsed ?? [];
  const brandsUsed = used === "any" ? used : [...new Set([...used, ...own])];
  return resolveProfile({ ...input, brandsUsed }, rewards.brands);
}
