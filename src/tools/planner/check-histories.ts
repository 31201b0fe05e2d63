/** Histories that nobody can have: closed before it was opened, a fee before its year is over, a fee of a card that is not held. */
import type { Fault } from "../../problems.ts";
import { MONTHS_A_YEAR } from "../../engine/plan/plan-settings.ts";
import type { PersonLimits } from "./second-person.ts";

/** A fee may post a month before the year is full. */
const EARLIEST_FEE = MONTHS_A_YEAR - 1;
/** A card that is held may have been closed and opened again before these. */
const LISTED_MONTHS = 2 * MONTHS_A_YEAR;

/** @returns faults by the name of the field, without the person's prefix */
export function findImpossible(
  { owned, opened, closed, renewals }: PersonLimits,
  nameOf: (slug: string) => string,
  today: string,
): Partial<Record<"closed" | "renews", Fault>> {
  const openedAgo = new Map(opened.flatMap(({ slug, monthsAgo }) => (monthsAgo === null ? [] : [[slug, monthsAgo]])));
  const thisMonth = Number(today.slice(5, 7));
  const faults: Partial<Record<"closed" | "renews", Fault>> = {};
  for (const { slug, monthsAgo } of closed) {
    const ago = openedAgo.get(slug);
    if (monthsAgo === null) continue;
    if (ago !== undefined && monthsAgo > ago) {
      faults.closed ??= { code: "contradiction", message: `“${nameOf(slug)}” can't be closed before it was opened.` };
    } else if (owned.includes(slug) && monthsAgo < LISTED_MONTHS) {
      const message = `You have “${nameOf(slug)}”; it can't be closed as well: remove it from one of the lists.`;
      faults.closed ??= { code: "contradiction", message };
    }
  }
  for (const [slug, month] of Object.entries(renewals)) {
    const ago = openedAgo.get(slug);
    const isHeld = owned.includes(slug) || (ago !== undefined && !closed.some((entry) => entry.slug === slug));
    const ahead = (month - thisMonth + MONTHS_A_YEAR) % MONTHS_A_YEAR;
    if (!isHeld) {
      const message = `You don't have “${nameOf(slug)}”: add it to your cards, or remove the month of its fee.`;
      faults.renews ??= { code: "contradiction", message };
    } else if (ago !== undefined && ago > 0 && ago + ahead < EARLIEST_FEE) {
      const message = `“${nameOf(slug)}” was opened ${ago} ${ago === 1 ? "month" : "months"} ago; its next fee comes a year after the opening.`;
      faults.renews ??= { code: "contradiction", message };
    }
  }
  return faults;
}
