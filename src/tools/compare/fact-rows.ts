/** Rows about what a card costs, asks and gives at the start: they depend on the card alone. */
import type { Card } from "../../catalog/card.ts";
import { REDEMPTION_LABELS } from "../../words/labels.ts";
import { formatCents, formatPercent, formatSpan, formatUsd, upperFirst } from "../../words/format.ts";
import { toOfferMark, toOfferText } from "../../words/offer.ts";
import {
  toAprRange,
  toIntroPeriodText,
  toPurchaseAprText,
  toTransferFeeText,
  toZeroMonths,
  UNKNOWN_APR,
} from "../../words/apr.ts";
import { type ComparisonGroup, type ComparisonRow, type Fact, type RowRule, toRow } from "./comparison-row.ts";
import { markLowestRanges } from "./mark-winners.ts";
import { isUncertainFact } from "../../words/uncertain-facts.ts";
import type { CardWorth } from "./worth.ts";

export function listCostRows(cards: readonly Card[]): ComparisonGroup {
  const row = (rule: RowRule, toFact: (card: Card) => Fact): ComparisonRow => toRow(rule, cards.map(toFact));
  const aprs = cards.map((card) => toAprRange(card.purchaseApr));
  const toPeriod = (card: Card, part: "purchases" | "transfers", months: number): Fact => ({
    text: toIntroPeriodText(card.introApr, part),
    // A rate that isn't 0%, or isn't stated, is neither more nor as much.
    value: months > 0 || toIntroPeriodText(card.introApr, part) === "None" ? months : null,
    isUncertain: isUncertainFact(card, "apr", "introApr"),
  });
  return {
    key: "costs",
    title: "Costs and credit",
    note: "An APR wins only if both ends of its range are no higher than any other card's.",
    rows: [
      row({ key: "fee", label: "Annual fee", judge: "less" }, (card) => toFeeFact(card, card.annualFee.ongoingUsd)),
      row({ key: "first-fee", label: "First-year fee", judge: "less" }, (card) =>
        toFeeFact(card, card.annualFee.firstYearUsd),
      ),
      row({ key: "foreign-fee", label: "Foreign transaction fee", judge: "less" }, (card) => ({
        text: card.foreignTransactionFeePercent === 0 ? "None" : formatPercent(card.foreignTransactionFeePercent),
        value: card.foreignTransactionFeePercent,
        isUncertain: isUncertainFact(card, "foreignFee"),
      })),
      row({ key: "apr", label: "Purchase APR", judge: () => markLowestRanges(aprs) }, (card) => ({
        text: toPurchaseAprText(card.purchaseApr) ?? UNKNOWN_APR,
        value: toAprRange(card.purchaseApr)?.low ?? null,
        isUncertain: card.purchaseApr !== null && isUncertainFact(card, "apr", "purchaseApr"),
      })),
      row({ key: "intro-purchases", label: "Intro APR on purchases", judge: "more" }, (card) =>
        toPeriod(card, "purchases", toZeroMonths(card.introApr).purchaseMonths),
      ),
      row({ key: "intro-transfers", label: "Intro APR on balance transfers", judge: "more" }, (card) =>
        toPeriod(card, "transfers", toZeroMonths(card.introApr).transferMonths),
      ),
      // Our own estimate decides no winner.
      row({ key: "credit", label: "Minimum credit score", note: "Our estimate" }, ({ creditScore }) => ({
        text: creditScore.newToCredit ? "No history needed" : `${creditScore.floor}`,
        value: creditScore.newToCredit ? null : creditScore.floor,
      })),
      ...listSeldomRows(cards),
    ],
  };
}

function toFeeFact(card: Card, usd: number): Fact {
  return { text: formatUsd(usd), value: usd, isUncertain: isUncertainFact(card, "annualFee") };
}

/** Rows that stand only where one of the cards has something to say. */
function listSeldomRows(cards: readonly Card[]): ComparisonRow[] {
  const row = (rule: RowRule, has: (card: Card) => boolean, toFact: (card: Card) => Fact): ComparisonRow[] =>
    cards.some(has) ? [toRow(rule, cards.map(toFact))] : [];
  return [
    ...row(
      { key: "transfer-fee", label: "Balance transfer fee" },
      ({ introApr }) => Boolean(introApr?.transfers),
      (card) => ({
        text: toTransferFeeText(card.introApr) ?? "Not stated",
        isUncertain: isUncertainFact(card, "apr", "introApr"),
      }),
    ),
    ...row(
      { key: "requires", label: "You also need" },
      ({ requires }) => requires !== undefined,
      ({ requires }) => ({
        text: requires ? toRequiredText(requires) : "Nothing else",
        note: requires?.usdPerYear ? `${formatUsd(requires.usdPerYear)} a year` : null,
      }),
    ),
    ...row(
      { key: "deposit", label: "Security deposit" },
      ({ deposit }) => deposit !== undefined,
      ({ deposit }) => ({ text: deposit?.text ?? "None" }),
    ),
  ];
}

/** A membership that is paid for is called one: a card may bear its name. */
const toRequiredText = ({ name, usdPerYear }: NonNullable<Card["requires"]>) =>
  usdPerYear ? `${name} membership` : name;

/** Of an offer of free nights and the like, what it is worth as well. */
function toOfferNote(card: Card): string | null {
  const { points, cashUsd, besides, basis } = card.signUpBonus.counted;
  const isNamed = besides && points === 0 && besides.usd === cashUsd && basis !== "none";
  const notes = [isNamed ? `worth ${formatUsd(besides.usd)} by our estimate` : null, toOfferMark(card)];
  return notes.filter((note) => note !== null).join("; ") || null;
}

/** Of an offer that counts. */
export const isUncertainBonus = (card: Card): boolean =>
  card.signUpBonus.state === "open" && isUncertainFact(card, "signUpBonus");

/**
 * @param worth null: no spending is given
 * @param monthlyUsd what the visitor spends, to say whether it reaches the bonus
 */
export function listBonusRows(
  cards: readonly Card[],
  worth: readonly CardWorth[] | null,
  monthlyUsd: number,
): ComparisonGroup {
  const counted = worth?.map(({ firstYear }) => firstYear.bonusesUsd);
  return {
    key: "bonus",
    title: "Welcome bonus",
    note: "We count a bonus in the first year only, and only if this spending earns it in time. If an offer has ended, or we haven't seen it in the past 90 days, we count the card's usual offer, if it has one.",
    rows: [
      toRow(
        { key: "bonus", label: "Offer" },
        cards.map((card) => ({
          text: toOfferText(card),
          isOver: card.status === "closed" || card.signUpBonus.state === "ended",
          note: card.status === "closed" ? "closed to new applications" : toOfferNote(card),
        })),
      ),
      ...(counted
        ? [
            toRow(
              { key: "bonus-counted", label: "Counted with this spending", judge: "more" },
              cards.map((card, index) => ({
                text: formatUsd(counted[index] ?? 0),
                value: counted[index] ?? 0,
                isUncertain: isUncertainBonus(card),
              })),
            ),
          ]
        : []),
      toRow(
        { key: "bonus-spend", label: "Spending required" },
        cards.map(({ signUpBonus: { kind, state, minSpendUsd, durationDays, counted: past } }) => {
          if (state === "ended" && past.basis !== "seen") return { text: "No current offer" };
          if (kind === "none") return { text: "–" };
          const isRead = state === "open";
          if (!isRead && past.basis !== "seen") return { text: "See the issuer's page" };
          const [needsUsd, days] = isRead ? [minSpendUsd, durationDays] : [past.spendUsd, past.days];
          if (!needsUsd || !days) return { text: kind === "up-to" ? "Shown when you apply" : "No minimum" };
          const perMonthUsd = needsUsd / Math.max(1, days / 30);
          const reach = perMonthUsd > monthlyUsd ? "more than you spend" : "your spending reaches it";
          // Of "as high as" the lowest offer seen counts, and that may have asked for less.
          const isOther = past.basis === "ceiling" && past.spendUsd > 0 && past.spendUsd !== needsUsd;
          const asked = isOther ? [`the lowest offer seen asked for ${formatUsd(past.spendUsd)}`] : [];
          return {
            text: `${formatUsd(needsUsd)} in ${Math.round(days / 30)} months`,
            note: counted ? [reach, ...asked].join("; ") : null,
          };
        }),
      ),
    ],
  };
}

/** A program's transfer value overrides the card's own, as in reviews. */
const transferCentsOf = (card: Card, worth: CardWorth | undefined) =>
  worth?.transferCents ?? card.redemption.transferPartnerAverageCpp;

export function listRedemptionRows(cards: readonly Card[], worth: readonly CardWorth[]): ComparisonGroup {
  const centsOf = (key: keyof typeof REDEMPTION_LABELS, index: number) =>
    key === "transferPartnerAverageCpp" ? transferCentsOf(cards[index]!, worth[index]) : cards[index]!.redemption[key];
  const keys = (Object.keys(REDEMPTION_LABELS) as (keyof typeof REDEMPTION_LABELS)[]).filter(
    (key) => key !== "programCpp" && cards.some((_, index) => centsOf(key, index) !== undefined),
  );
  const isOneProgram = new Set(cards.map(({ rewardProgram }) => rewardProgram)).size === 1;
  return {
    key: "redeeming",
    title: "Using points",
    note: `${isOneProgram ? "" : "Points in different programs aren't comparable, so these rows have no winner. "}The earning rows use our value per point.`,
    rows: [
      toRow(
        { key: "program", label: "Program" },
        cards.map((card) => ({ text: card.rewardProgram ?? "None" })),
      ),
      toRow(
        { key: "counted-cpp", label: "Our value per point", note: "For the card alone" },
        worth.map(({ centsPerPoint }) => ({ text: formatCents(centsPerPoint), value: centsPerPoint })),
      ),
      ...keys.map((key) =>
        toRow(
          { key: `redeem-${key}`, label: REDEMPTION_LABELS[key], note: "Point value" },
          cards.map((card, index) => {
            const cpp = centsOf(key, index);
            if (cpp === undefined) return { text: "–" };
            // A program's value is an estimate of ours, which no issuer can confirm.
            const isUncertain = cpp === card.redemption[key] && isUncertainFact(card, "redemption");
            const note =
              key === "transferPartnerAverageCpp" && worth[index]?.transfersAlone === false
                ? "only with a card that transfers"
                : null;
            return { text: formatCents(cpp), note, value: cpp, isUncertain };
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
      row("as-of", "Dates of our facts", (card) => upperFirst(formatSpan(card.asOf, card.newestAsOf))),
      row("type", "Personal or business", (card) => card.cardType),
      row("status", "New applications", (card) => (card.status === "open" ? "Open" : "Closed")),
    ],
  };
}
