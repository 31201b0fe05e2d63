/** Which perks a form asks about: those of some cards that count nothing unless the visitor would use them. */
import type { PerkKey } from "../../engine/value/profile.ts";
import type { PerkKind } from "../../engine/value/wallet-card.ts";
import type { ToolRecords } from "../shared/tool-records.ts";
import type { PerkQuestion } from "./perk-questions.tsx";

/** Perks that a visitor may tick beside an answer; more would be a questionnaire. */
const MAX_QUESTIONS = 8;

/** Kinds that count nothing unless the visitor uses the merchant, the airline or the program. */
const ASKED: ReadonlySet<PerkKind> = new Set(["credit", "once-in-years", "status"]);

/**
 * Ticked ones first, then those worth most. @param slugs cards whose perks are asked about
 * @param counted by themselves: of these nobody has to be asked
 */
export function listPerkQuestions(
  slugs: Iterable<string>,
  ticked: readonly PerkKey[],
  records: Pick<ToolRecords, "rewards" | "labels" | "perks">,
  most: number = MAX_QUESTIONS,
  counted: readonly PerkKey[] = [],
): PerkQuestion[] {
  const near = new Set(slugs);
  return records.rewards.cards
    .filter(({ slug }) => near.has(slug))
    .flatMap(({ slug, perks }) =>
      perks.flatMap((perk): PerkQuestion[] => {
        const known = records.perks[slug]?.[perk.id];
        if (!known || !ASKED.has(perk.kind) || !perk.faceUsd || perk.oneTime) return [];
        const has = (keys: readonly PerkKey[]) => keys.some(({ card, perk: id }) => card === slug && id === perk.id);
        const isTicked = has(ticked);
        if (!isTicked && has(counted)) return [];
        const usd = (perk.faceUsd / (perk.years ?? 1)) * perk.share;
        const name = records.labels[slug]?.name ?? slug;
        return [{ card: slug, perk: perk.id, name, text: known.description, usd, isTicked }];
      }),
    )
    .toSorted((left, right) => Number(right.isTicked) - Number(left.isTicked) || right.usd - left.usd)
    .slice(0, Math.max(most, ticked.length));
}
