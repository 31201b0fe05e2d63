/** What a plan comes to, in one sentence. */
import { formatUsd, spellCount, upperFirst } from "../../words/format.ts";
import type { PlannerResult } from "./make-planner-result.ts";

/** `Four cards in 12 months: $2,180 more than keeping what you have.` */
export function toHeadline({ plan, months }: Pick<PlannerResult, "plan" | "months">): string {
  const { best, asIsUsd, owned } = plan;
  const count = best.openings.length;
  const moreUsd = best.netUsd - asIsUsd;
  if (count === 0) {
    const nothing = owned.length > 0 ? "Open no new card" : "No new card is worth an application on this spending";
    return owned.length > 0 && moreUsd >= 1
      ? `${nothing}: ${formatUsd(moreUsd)} more than keeping your cards as they are.`
      : `${nothing}.`;
  }
  const cards = `${upperFirst(spellCount(count))} ${count === 1 ? "card" : "cards"} in ${months} months`;
  if (owned.length === 0) return `${cards}: ${formatUsd(best.netUsd)} after all fees.`;
  const than = "than keeping what you have";
  return moreUsd < 0
    ? `${cards}: ${formatUsd(-moreUsd)} less ${than}.`
    : `${cards}: ${formatUsd(moreUsd)} more ${than}.`;
}
