/** Lists of months that only the planner takes: renewals, accounts that the catalog does not know, one-off amounts. */
import { SPEND_CATEGORIES, type SpendCategory } from "../../catalog/card.ts";
import type { Fault } from "../../problems.ts";
import type { OneOffSpend } from "../../engine/plan/plan-settings.ts";
import { countMonthsAgo, MONTH, type Parsed, toError } from "../profile/parse-named-lists.ts";
import type { ProfileContext } from "../shared/profile-context.ts";
import { findNamedCard } from "../../asking/card-list-query.ts";
import { parseAmount } from "../../asking/parse-amount.ts";
import { MAX_ONE_OFF_USD, MAX_ONE_OFFS, MAX_OTHER_ACCOUNTS } from "./planner-limits.ts";

/** `amex-gold:04`: the month in which the fee comes, as a number from 1 to 12. */
export function parseRenewals(
  entries: readonly string[],
  { cards }: Pick<ProfileContext, "cards">,
): Parsed<Readonly<Record<string, number>>> {
  const renewals: Record<string, number> = {};
  const faults: Fault[] = [];
  for (const entry of entries.slice(0, cards.length)) {
    const at = entry.lastIndexOf(":");
    const month = Number(entry.slice(at + 1));
    const found = findNamedCard(entry.slice(0, Math.max(0, at)).trim(), cards);
    if ("message" in found) faults.push(found);
    else if (!/^\d{1,2}$/.test(entry.slice(at + 1)) || month < 1 || month > 12) {
      faults.push({
        code: "out-of-range",
        message: `Choose the month in which the fee of ${found.card.name} comes, from 1 to 12.`,
      });
    } else renewals[found.card.slug] = month;
  }
  if (entries.length > cards.length) faults.push({ code: "too-many", message: `Name at most ${cards.length} cards.` });
  return { value: renewals, ...toError(faults) };
}

/** `2:2026-03`: so many accounts opened in a month. */
export function parseOtherAccounts(entries: readonly string[], today: string): Parsed<readonly number[]> {
  const months: number[] = [];
  const faults: Fault[] = [];
  for (const entry of entries) {
    const [, count = "", month = ""] = /^(\d{1,2}):\s*([\d-]+)$/.exec(entry) ?? [];
    if (!MONTH.test(month)) {
      faults.push({
        code: "unknown-value",
        message: `Enter how many accounts were opened, and in which month, such as 1 and ${today}.`,
      });
    } else if (countMonthsAgo(month, today) < 0) {
      faults.push({ code: "out-of-range", message: `${month} is in the future.` });
    } else months.push(...Array.from({ length: Number(count) }, () => -countMonthsAgo(month, today)));
  }
  if (months.length > MAX_OTHER_ACCOUNTS) {
    faults.push({ code: "too-many", message: `Enter at most ${MAX_OTHER_ACCOUNTS} other accounts.` });
  }
  return { value: months.slice(0, MAX_OTHER_ACCOUNTS).toSorted((left, right) => left - right), ...toError(faults) };
}

/** `2026-12:3000:other`: an amount in one month of the plan. */
export function parseOneOffs(
  entries: readonly string[],
  today: string,
  months: number,
): Parsed<readonly OneOffSpend[]> {
  const amounts: OneOffSpend[] = [];
  const faults: Fault[] = [];
  for (const entry of entries.slice(0, MAX_ONE_OFFS)) {
    const [month = "", text = "", written = ""] = entry.split(":").map((part) => part.trim());
    const category = written === "" ? "other" : written;
    const amount = parseAmount(text, MAX_ONE_OFF_USD);
    if (!MONTH.test(month)) {
      const message = `Choose the month of ${text === "" ? "each amount" : `“${text}”`}, such as ${today}.`;
      faults.push({ code: month === "" ? "missing" : "unknown-value", message });
    } else if (!SPEND_CATEGORIES.some((known) => known === category)) {
      faults.push({ code: "unknown-value", message: `“${category}” is none of ${SPEND_CATEGORIES.join(", ")}.` });
    } else if (!amount.ok) faults.push({ code: amount.code, message: amount.message });
    else {
      const at = -countMonthsAgo(month, today);
      if (at < 0 || at >= months) {
        faults.push({ code: "out-of-range", message: `${month} is not one of the plan's ${months} months.` });
      } else if (amount.value > 0) {
        amounts.push({ month: at, category: category as SpendCategory, usd: amount.value });
      }
    }
  }
  if (entries.length > MAX_ONE_OFFS) {
    faults.push({ code: "too-many", message: `Enter at most ${MAX_ONE_OFFS} one-off amounts.` });
  }
  return { value: amounts, ...toError(faults) };
}
