import { MAX_APPLICATIONS } from "../../engine/plan/plan-settings.ts";

const COUNTS = Array.from({ length: MAX_APPLICATIONS + 1 }, (_, count) => String(count));

/** A wrong number stays in the list of choices, so that it can be seen beside its message. */
export const listApplyOptions = (text: string): (readonly [string, string])[] =>
  (COUNTS.includes(text) ? COUNTS : [...COUNTS, text]).map((count) => [
    count,
    count === "1" ? "1 card" : `${count} cards`,
  ]);
