/** Where every credit of the cards held stands today, and what the credits have come to beside the fee. */
import { toPerkKey } from "./change-cards.ts";
import type { CreditRecord, HeldRecord } from "./held-record.ts";
import type { CreditMode, CreditUse, HeldCard, KeptCards } from "./kept-cards.ts";
import {
  addDays,
  addMonths,
  findCalendarPeriod,
  findCardYear,
  findPeriod,
  findYearBefore,
  isEndless,
  listPeriods,
  monthOf,
  type Period,
} from "./periods.ts";

/** Cents of a statement do not keep a credit open. */
const NEARLY_USD = 0.5;

export interface PeriodState extends Period {
  readonly usedUsd: number;
  readonly isDone: boolean;
}

export interface CreditState {
  readonly key: string;
  readonly card: HeldCard;
  readonly record: HeldRecord;
  readonly credit: CreditRecord;
  readonly mode: CreditMode;
  /** Null: not yet, or no more. */
  readonly now: PeriodState | null;
  /** Of this calendar year, where it comes more than once in it. */
  readonly periods: readonly PeriodState[];
  /** Nobody has said when the card renews, so the calendar year stands for its year. */
  readonly isGuess: boolean;
}

const sumUses = (uses: readonly CreditUse[]) => uses.reduce((sum, { usd }) => sum + usd, 0);

function toPeriodState(credit: CreditRecord, period: Period, uses: readonly CreditUse[]): PeriodState {
  const own = uses.filter(({ on }) => on >= period.start && on <= period.end);
  const usedUsd = sumUses(own);
  const isDone = credit.usd === null ? own.length > 0 : usedUsd >= credit.usd - NEARLY_USD;
  return { ...period, usedUsd, isDone };
}

/** A credit of several years is done as long as its last use lasts. */
function toYearsState(credit: CreditRecord, uses: readonly CreditUse[], today: string): PeriodState {
  const last = uses
    .map(({ on }) => on)
    .toSorted()
    .at(-1);
  const again = last === undefined ? null : `${addMonths(monthOf(last), 12 * (credit.years ?? 100))}-01`;
  const isDone = again !== null && again > today;
  return {
    start: "0001-01-01",
    end: isDone ? addDays(again, -1) : "9999-12-31",
    usedUsd: isDone ? sumUses(uses.filter(({ on }) => on === last)) : 0,
    isDone,
  };
}

export function listCreditStates(
  kept: KeptCards,
  records: Readonly<Record<string, HeldRecord>>,
  today: string,
): CreditState[] {
  return kept.held.flatMap((card) => {
    const record = records[card.slug];
    if (!record || record.status === "replaced") return [];
    return record.credits.map((credit) => toCreditState(kept, { card, record, credit }, today));
  });
}

function toCreditState(
  kept: KeptCards,
  { card, record, credit }: Pick<CreditState, "card" | "record" | "credit">,
  today: string,
): CreditState {
  const key = toPerkKey(card.slug, credit.id);
  const uses = kept.uses.filter((use) => use.card === card.slug && use.perk === credit.id);
  const period = findPeriod(credit, card, today);
  const isLong = credit.reset === "years" || credit.reset === "once";
  const isOften = credit.reset === "month" || credit.reset === "quarter" || credit.reset === "half";
  return {
    key,
    card,
    record,
    credit,
    mode: kept.modes[key] ?? (credit.isAutomatic ? "automatic" : "use"),
    now: period && (isLong ? toYearsState(credit, uses, today) : toPeriodState(credit, period, uses)),
    periods: isOften
      ? listPeriods(credit, card, findCalendarPeriod("year", today)).map((one) => toPeriodState(credit, one, uses))
      : [],
    isGuess: credit.reset === "card-year" && findCardYear(card, today) === null,
  };
}

/** Dollars of a period that are still there to use; 0 of a credit without a price. */
export const findLeftUsd = ({ credit, now }: CreditState): number =>
  now === null || now.isDone ? 0 : Math.max(0, (credit.usd ?? 0) - now.usedUsd);

export interface DueGroup {
  /** Last day, or null: whenever. */
  readonly end: string | null;
  readonly states: readonly CreditState[];
}

/** What its holder means to use and has not yet, the soonest to lapse first. */
export function listDue(states: readonly CreditState[]): DueGroup[] {
  const open = states.filter(({ mode, now }) => mode === "use" && now !== null && !now.isDone);
  const groups = Map.groupBy(open, ({ now }) => (now && !isEndless(now) ? now.end : ""));
  return [...groups]
    .map(([end, group]) => ({ end: end === "" ? null : end, states: group }))
    .toSorted((left, right) => ((left.end ?? "~") < (right.end ?? "~") ? -1 : 1));
}

export interface FeeProgress {
  readonly feeUsd: number;
  /** Credits used, or posted by themselves, in the card's year so far. */
  readonly creditsUsd: number;
  readonly year: Period;
  /** The twelve months before; null: the card was not there. */
  readonly lastYear: { readonly feeUsd: number; readonly creditsUsd: number } | null;
}

/** Null: there is no fee. Where nobody has said when the card renews, the calendar year is counted. */
export function findFeeProgress(
  card: HeldCard,
  record: HeldRecord,
  states: readonly CreditState[],
  uses: readonly CreditUse[],
  today: string,
): FeeProgress | null {
  const year = findCardYear(card, today) ?? findCalendarPeriod("year", today);
  const before = findYearBefore(year);
  const feeOf = ({ start }: Period) =>
    card.opened !== null && monthOf(start) <= card.opened ? record.firstYearFeeUsd : record.feeUsd;
  if (record.feeUsd === 0) return null;
  const own = states.filter(({ card: { slug } }) => slug === card.slug);
  const countCredits = (span: Period, last: string) =>
    own.reduce((sum, state) => sum + countUsed(state, span, last, uses), 0);
  const wasHeld = card.opened === null || card.opened <= monthOf(before.end);
  const lastYear = { feeUsd: feeOf(before), creditsUsd: countCredits(before, before.end) };
  return {
    feeUsd: feeOf(year),
    creditsUsd: countCredits(year, today),
    year,
    // Of a year before anything was kept nothing is known.
    lastYear: wasHeld && lastYear.creditsUsd > 0 ? lastYear : null,
  };
}

/** One that happens by itself counts with each period that has begun. */
function countUsed(
  { card, credit, mode }: CreditState,
  span: Period,
  last: string,
  uses: readonly CreditUse[],
): number {
  if (mode === "never") return 0;
  const own = uses.filter(
    ({ card: slug, perk, on }) => slug === card.slug && perk === credit.id && on >= span.start && on <= span.end,
  );
  if (mode === "use" || credit.reset === "years" || credit.reset === "once") return sumUses(own);
  return listPeriods(credit, card, { start: span.start, end: last })
    .filter(({ start }) => start >= span.start)
    .reduce((sum) => sum + (credit.usd ?? 0), 0);
}
