/** `<Interest owed={3000} percent={24} pay={100}/>`: what a debt costs that is repaid month by month. */
import { formatUsd } from "../../src/words/format.ts";

const MAX_MONTHS = 600;

/** Interest is added once a month, then the payment is taken off; nothing new is charged. */
export function repayDebt(owedUsd: number, percent: number, payUsd: number): { months: number; interestUsd: number } {
  let leftUsd = owedUsd;
  let interestUsd = 0;
  for (let months = 1; months <= MAX_MONTHS; months += 1) {
    const addedUsd = (leftUsd * percent) / 100 / 12;
    interestUsd += addedUsd;
    leftUsd += addedUsd - payUsd;
    if (leftUsd <= 0) return { months, interestUsd };
  }
  throw new Error(`the debt is not repaid at ${payUsd} a month`);
}

/**
 * Dollars of interest, rounded; `as="months"`: how long it takes; `less={250}`: what is saved for
 * a price of so much; `against={200}`: what is saved by paying so much a month instead.
 */
export function interestText(attributes: Readonly<Record<string, string>>): string {
  const { owed, percent, pay } = attributes;
  const numbers = [owed, percent, pay].map(Number);
  if (!numbers.every((value) => value > 0))
    throw new Error("owed={}, percent={} and pay={} are dollars, percent, dollars");
  const [owedUsd = 0, yearlyPercent = 0, payUsd = 0] = numbers;
  const { months, interestUsd } = repayDebt(owedUsd, yearlyPercent, payUsd);
  if (attributes["as"] === "months") return String(months);
  const lessUsd =
    attributes["against"] === undefined
      ? Number(attributes["less"] ?? 0)
      : Math.round(repayDebt(owedUsd, yearlyPercent, Number(attributes["against"])).interestUsd);
  return formatUsd(Math.round(interestUsd) - lessUsd);
}
