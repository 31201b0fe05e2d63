/** Rows about what a card costs, asks and gives at the start: they depend on the card alone. */
import type { Card } from "../../catalog/card.ts";
import { REDEMPTION_LABELS } from "../../labels.ts";
import { formatCents, formatNumber, formatPercent, formatUsd } from "../../format.ts";
import { toBonusMonths } from "../../rewards/bonus-months.ts";
import { bonusValueUsd, isBonusReachable } from "../../rewards/bonuses.ts";
import { ownCentsPerPoint } from "../../rewards/cents-per-point.ts";
import { totalMonthlyUsd } from "../../rewards/spend.ts";
import type { ValueOptions } from "../../rewards/value-options.ts";
import { parseApr, parseIntroApr } from "../apr.ts";
import { type ComparisonGroup, type ComparisonRow, type Fact, type RowRule, toRow } from "./comparison-row.ts";
import { markLowestRanges } from "./mark-winners.ts";

export function listCostRows(cards: readonly Card[]): ComparisonGroup {
  const row = (rule: RowRule, toFact: (card: Card) => Fact): ComparisonRow => toRow(rule, cards.map(toFact));
  const toMonths = (months: number): Fact => ({
    text: months === 0 ? "None" : `0% for ${months} months`,
    value: months,
  });
  const aprs = cards.map((card) => parseApr(card.purchaseApr));
  return {
    key: "costs",
    title: "Costs and credit",
    note: "The purchase APR has a winner only where neither end of its range is higher than the other cards'.",
    rows: [
      row({ key: "fee", label: "Annual fee", judge: "less" }, ({ annualFee }) => toUsdFact(annualFee.ongoingUsd)),
      row({ key: "first-fee", label: "First-year fee", judge: "less" }, ({ annualFee }) =>
        toUsdFact(annualFee.firstYearUsd),
      ),
      row({ key: "foreign-fee", label: "Foreign transaction fee", judge: "less" }, (card) => ({
        text: card.foreignTransactionFeePercent === 0 ? "None" : formatPercent(card.foreignTransactionFeePercent),
        value: card.foreignTransactionFeePercent,
      })),
      row({ key: "apr", label: "Purchase APR", judge: () => markLowestRanges(aprs) }, (card) => ({
        text: card.purchaseApr,
        value: parseApr(card.purchaseApr)?.low ?? null,
      })),
      row({ key: "intro-purchases", label: "Intro APR on purchases", judge: "more" }, (card) =>
        toMonths(parseIntroApr(card.introApr).purchaseMonths),
      ),
      row({ key: "intro-transfers", label: "Intro APR on balance transfers", judge: "more" }, (card) =>
        toMonths(parseIntroApr(card.introApr).transferMonths),
      ),
      row(
        { key: "credit", label: "Credit score, at least", note: "Our estimate; lower is easier", judge: "less" },
        (card) => ({ text: `${card.creditScore.floor}`, value: card.creditScore.floor }),
      ),
    ],
  };
}

function toUsdFact(usd: number): Fact {
  return { text: formatUsd(usd), value: usd };
}

export function listBonusRows(cards: readonly Card[], options: ValueOptions): ComparisonGroup {
  const monthlyUsd = totalMonthlyUsd(options.lines);
  const offers = cards.map(({ signUpBonus, redemption }) => {
    const usd = bonusValueUsd(signUpBonus, ownCentsPerPoint(redemption, options.redeem ?? "program").cpp);
    return { signUpBonus, usd: usd ?? 0 };
  });
  const toNeed = ({ signUpBonus: { minSpendUsd, durationDays } }: (typeof offers)[number]) =>
    minSpendUsd && durationDays ? minSpendUsd / Math.max(1, toBonusMonths(durationDays)) : null;
  return {
    key: "bonus",
    title: "Welcome bonus",
    note: "Counted in the first year only, and only if this spend reaches it in time.",
    rows: [
      toRow(
        { key: "bonus", label: "Bonus, our estimate", judge: "more" },
        offers.map(({ signUpBonus, usd }) => ({
          text: usd === 0 ? "None" : formatUsd(usd),
          note: usd === 0 ? null : toOfferText(signUpBonus.points),
          value: usd,
        })),
      ),
      toRow(
        { key: "bonus-spend", label: "Spend it asks for a month", judge: "less" },
        offers.map((offer) => {
          const needUsd = offer.usd === 0 ? null : toNeed(offer);
          if (offer.usd === 0) return { text: "No bonus" };
          if (needUsd === null) return { text: "No minimum on record" };
          const { minSpendUsd, durationDays } = offer.signUpBonus;
          return {
            text: formatUsd(needUsd),
            note: `${formatUsd(minSpendUsd ?? 0)} in ${durationDays} days`,
            value: needUsd,
          };
        }),
      ),
      toRow(
        { key: "bonus-reached", label: "Reached with this spend" },
        offers.map(({ signUpBonus, usd }) => ({
          text: usd === 0 ? "No bonus" : isBonusReachable(signUpBonus, monthlyUsd) ? "Yes" : "No",
        })),
      ),
    ],
  };
}

const toOfferText = (points: number | null) => (points === null ? "in cash" : `${formatNumber(points)} points`);

export function listRedemptionRows(cards: readonly Card[]): ComparisonGroup {
  const keys = (Object.keys(REDEMPTION_LABELS) as (keyof typeof REDEMPTION_LABELS)[]).filter((key) =>
    cards.some((card) => card.redemption[key] !== undefined),
  );
  return {
    key: "redeeming",
    title: "Using points",
    note: "A point of one program is not a point of another, so these rows have no winner. The earning rows count them in.",
    rows: [
      toRow(
        { key: "program", label: "Program" },
        cards.map((card) => ({ text: card.rewardProgram ?? "None" })),
      ),
      ...keys.map((key) =>
        toRow(
          { key: `redeem-${key}`, label: REDEMPTION_LABELS[key], note: "Worth of a point" },
          cards.map(({ redemption }) => {
            const cpp = redemption[key];
            return cpp === undefined ? { text: "Not on record" } : { text: formatCents(cpp), value: cpp };
          }),
        ),
      ),
    ],
  };
}

export function listBasicRows(cards: readonly Card[]): ComparisonGroup {
  const row = (key: string, label: string, toText: (card: Card) => string) =>
    toRow(
      { key, label },
      cards.map((card) => ({ text: toText(card) })),
    );
  return {
    key: "basics",
    title: "The basics",
    note: null,
    rows: [
      row("bank", "Bank", (card) => card.issuingBank),
      row("network", "Network", (card) => card.network),
      row("type", "Personal or business", (card) => card.cardType),
      row("status", "New applications", (card) => (card.status === "open" ? "Open" : "Closed")),
    ],
  };
}
