/** The perks that count without being asked about, and those that the visitor said they would not use. */
import type { PerkKey } from "../../engine/value/profile.ts";
import type { CountedPerk } from "../../engine/value/wallet-plan.ts";
import type { PerkQuestion } from "../profile/perk-questions.tsx";
import type { ToolRecords } from "../shared/tool-records.ts";

const toKey = ({ card, perk }: PerkKey) => `${card}:${perk}`;

/** `isTicked`: not wanted. @param counted of each card alone @param use perks ticked as used, which are asked about elsewhere */
export function listCountedPerks(
  counted: readonly CountedPerk[],
  { use, skip }: { readonly use: readonly PerkKey[]; readonly skip: readonly PerkKey[] },
  { labels, perks, rewards }: Pick<ToolRecords, "labels" | "perks" | "rewards">,
): PerkQuestion[] {
  const isIn = (keys: readonly PerkKey[], { card, perk }: PerkKey) =>
    keys.some((key) => key.card === card && key.perk === perk);
  const toQuestion = ({ card, perk }: PerkKey, usd: number, isTicked: boolean): PerkQuestion => ({
    card,
    perk,
    name: labels[card]?.name ?? card,
    text: perks[card]?.[perk]?.description ?? perk,
    usd,
    isTicked,
  });
  const toMostUsd = ({ card, perk }: PerkKey) => {
    const known = rewards.cards.find(({ slug }) => slug === card)?.perks.find(({ id }) => id === perk);
    return known ? ((known.faceUsd ?? 0) / (known.years ?? 1)) * known.share : 0;
  };
  return [
    ...counted.filter((perk) => !isIn(use, perk)).map((perk) => toQuestion(perk, perk.usd, false)),
    ...skip.map((perk) => toQuestion(perk, toMostUsd(perk), true)),
    // In an order that a tick does not change: the field with the focus stays where it is.
  ].toSorted((left, right) => (toKey(left) < toKey(right) ? -1 : 1));
}
