const DAYS_A_MONTH = 30;

/** Whole months in the days that a bonus leaves for its minimum spend: spend is known by the month. */
export function toBonusMonths(durationDays: number | null): number {
  return Math.floor((durationDays ?? 0) / DAYS_A_MONTH);
}
