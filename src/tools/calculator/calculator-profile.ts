/** Whom the calculator counts for: the visitor, who is thought to use the brands whose cards are chosen. */
import type { Profile, ProfileInput } from "../../engine/value/profile.ts";
import { resolveProfile } from "../../engine/value/resolve-profile.ts";
import type { WalletCard } from "../../engine/value/wallet-card.ts";
import type { Note } from "../shared/result-words.ts";
import type { ToolRecords } from "../shared/tool-records.ts";

export function toCalculatorProfile(
  input: ProfileInput,
  cards: readonly WalletCard[],
  { rewards, labels }: Pick<ToolRecords, "rewards" | "labels">,
): { readonly profile: Profile; readonly assumptions: readonly Note[] } {
  const { brandsUsed: used = [], owned = [] } = input;
  const brandsUsed = used === "any" ? used : [...new Set([...used, ...cards.flatMap(({ brandOf }) => brandOf ?? [])])];
  // Nobody can open a closed card: whoever asks about it has it.
  const closed = cards.filter(({ slug, status }) => status === "closed" && !owned.includes(slug));
  const { profile, assumptions } = resolveProfile(
    {
      ...input,
      brandsUsed,
      owned: [...owned, ...closed.map(({ slug }) => slug)],
      maxCards: Math.max(1, cards.length),
    },
    rewards.brands,
  );
  return {
    profile,
    assumptions: [
      ...assumptions,
      ...closed.map(
        ({ slug }) => `${labels[slug]?.name ?? slug} is closed to new applicants, so it counts as a card you have.`,
      ),
    ],
  };
}
