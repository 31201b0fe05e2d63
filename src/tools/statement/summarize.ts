import { toMerchantName } from "./merchant-name.ts";
import { guessTarget, isNoPurchase } from "./merchant-rules.ts";
import type { Merchant, Statement, Transaction } from "./statement.ts";
import { StatementProblem } from "./statement.ts";

const DAYS_A_MONTH = 365.25 / 12;

interface Sum {
  readonly name: string;
  readonly text: string;
  readonly category: string;
  purchases: number;
  totalUsd: number;
}

/**
 * Merchants and what was spent there. Some issuers write what is spent with a minus sign, some without: the sign
 * that most lines have is that of a purchase, for people buy more often than they pay their card.
 * @throws StatementProblem when nothing was bought
 */
export function summarize(transactions: readonly Transaction[]): Statement {
  const bought = transactions.filter(({ text, category }) => !isNoPurchase(text, category));
  const sign = bought.filter(({ amountUsd }) => amountUsd < 0).length * 2 > bought.length ? -1 : 1;
  const sums = new Map<string, Sum>();
  let first = Infinity;
  let last = -Infinity;
  for (const { day, text, amountUsd, category } of bought) {
    const name = toMerchantName(text);
    const sum = sums.get(name) ?? { name, text, category, purchases: 0, totalUsd: 0 };
    sum.purchases += 1;
    sum.totalUsd += amountUsd * sign;
    sums.set(name, sum);
    if (day !== null) {
      first = Math.min(first, day);
      last = Math.max(last, day);
    }
  }
  const merchants = [...sums.values()]
    // What came back is taken off where it was spent; a merchant with more back than spent is none.
    .filter(({ totalUsd }) => totalUsd > 0)
    .map(({ name, text, category, purchases, totalUsd }): Merchant => {
      return { name, purchases, totalUsd, target: guessTarget(text, category) };
    })
    .toSorted((left, right) => right.totalUsd - left.totalUsd);
  if (merchants.length === 0) throw new StatementProblem("There are no purchases in this file.");
  const days = last >= first ? last - first + 1 : 0;
  return {
    merchants,
    months: Math.max(1, Math.round((days / DAYS_A_MONTH) * 10) / 10),
    purchases: merchants.reduce((sum, { purchases }) => sum + purchases, 0),
    leftOut: transactions.length - bought.length,
  };
}
