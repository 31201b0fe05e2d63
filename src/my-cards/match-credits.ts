/**
 * Which credits a statement shows as used: purchases at the brands that a credit names, and, less sure, in the kinds of
 * spending that it is for. Nothing is ticked off by itself; the page asks.
 */
import { guessTarget, isNoPurchase } from "../tools/statement/merchant-rules.ts";
import type { Transaction } from "../tools/statement/statement.ts";
import { type CreditState, findLeftUsd } from "./credit-state.ts";
import type { HeldRecords } from "./held-record.ts";
import type { CreditUse } from "./kept-cards.ts";
import { findPeriod } from "./periods.ts";

export interface CreditMatch {
  readonly use: CreditUse;
  /** The line of the statement. */
  readonly text: string;
  readonly credit: string;
  /** The line names a brand of the credit; otherwise it is only of its kind. */
  readonly isSure: boolean;
}

const DAY_MS = 86_400_000;
const toDay = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10);
/** Letters and digits in a row: statements leave apostrophes and spaces out. */
const toPlain = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, "");
/** Shorter names stand in too many other words. */
const MIN_NAME = 3;

function findFit(
  { credit }: CreditState,
  { text, category }: Transaction,
  brandTargets: HeldRecords["brandTargets"],
): "sure" | "likely" | null {
  const plain = toPlain(text);
  const names = (credit.brands ?? []).map(toPlain);
  if (names.some((name) => name.length >= MIN_NAME && plain.includes(name))) return "sure";
  const target: string = guessTarget(text, category);
  const kind = target.startsWith("brand.") ? brandTargets[target.slice("brand.".length)] : target;
  return kind !== undefined && credit.targets?.includes(kind) ? "likely" : null;
}

/**
 * @param states credits of the card whose statement it is
 * @param uses what is ticked off already
 */
export function matchCredits(
  lines: readonly Transaction[],
  states: readonly CreditState[],
  uses: readonly CreditUse[],
  brandTargets: HeldRecords["brandTargets"],
): CreditMatch[] {
  const bought = lines.filter(({ day, text, category }) => day !== null && !isNoPurchase(text, category));
  // Some issuers write what is spent with a minus sign: most lines are purchases.
  const sign = bought.filter(({ amountUsd }) => amountUsd < 0).length * 2 > bought.length ? -1 : 1;
  const open = states.filter(({ mode, credit }) => mode === "use" && credit.reset !== "once");
  const taken: CreditUse[] = [...uses];
  const matches: CreditMatch[] = [];
  for (const wanted of ["sure", "likely"] as const) {
    for (const line of bought) {
      const paidUsd = line.amountUsd * sign;
      if (paidUsd <= 0 || line.day === null) continue;
      for (const state of open) {
        if (findFit(state, line, brandTargets) !== wanted) continue;
        const use = toUse(state, toDay(line.day), paidUsd, taken);
        if (!use) continue;
        taken.push(use);
        matches.push({ use, text: line.text, credit: state.credit.text, isSure: wanted === "sure" });
        break;
      }
    }
  }
  return matches.toSorted(
    (left, right) => Number(right.isSure) - Number(left.isSure) || (left.use.on < right.use.on ? -1 : 1),
  );
}

/** As much of the purchase as its period's credit still has; null: nothing. */
function toUse(state: CreditState, on: string, paidUsd: number, taken: readonly CreditUse[]): CreditUse | null {
  const { card, credit } = state;
  const own = taken.filter((use) => use.card === card.slug && use.perk === credit.id);
  if (credit.reset === "years")
    return own.length === 0 || findLeftUsd(state) > 0
      ? { card: card.slug, perk: credit.id, on, usd: Math.min(paidUsd, credit.usd ?? 0) }
      : null;
  const period = findPeriod(credit, card, on);
  if (!period) return null;
  const inPeriod = own.filter((use) => use.on >= period.start && use.on <= period.end);
  if (credit.usd === null) return inPeriod.length > 0 ? null : { card: card.slug, perk: credit.id, on, usd: 0 };
  const usedUsd = inPeriod.reduce((sum, { usd }) => sum + usd, 0);
  const usd = Math.round(Math.min(paidUsd, credit.usd - usedUsd) * 100) / 100;
  return usd > 0 ? { card: card.slug, perk: credit.id, on, usd } : null;
}
