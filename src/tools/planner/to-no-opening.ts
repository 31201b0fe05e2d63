import type { PlanAnswer } from "../../engine/plan/plan-answer.ts";

/** Who has cards may have asked about these alone. */
export const toNoOpening = ({ owned }: PlanAnswer): string =>
  owned.length > 0 ? "Open no new card." : "No new card is worth an application on this spend.";
