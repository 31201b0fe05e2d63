/** Who should not take a card, in sentences from figures. Pure. */
import { toAprInSentence, toZeroMonths } from "../../words/apr.ts";
import { formatNumber, formatUsd } from "../../words/format.ts";
import { toPointUnit } from "../../words/point-unit.ts";
import { createNetByScale, findBreakEven } from "../../engine/readers/break-even.ts";
import { valueWallet } from "../../engine/wallet/value-wallet.ts";
import { countNarrowRates, type FinderField, type RankedFinderCard, type RankedPick } from "./rank-finder-cards.ts";

const MAX_SKIPS = 2;

/** Who should leave it, the strongest first. */
function* findSkips(
  { ranked, facts }: RankedPick,
  next: RankedPick | undefined,
  { answers, profile }: FinderField,
): Generator<string> {
  const { card, ongoing } = ranked;
  if (answers.balance) {
    const { purchaseMonths, transferMonths } = toZeroMonths(facts.introApr);
    if (purchaseMonths + transferMonths === 0) yield "Skip it if another card offers you a 0% period.";
    else
      yield `Skip it if you can't clear the balance before the 0% ends${facts.purchaseApr === null ? "" : `: after that the APR is ${toAprInSentence(facts.purchaseApr)}`}.`;
    return;
  }
  const value = (asked: Partial<typeof profile>) => valueWallet([card], { ...profile, ...asked }).netUsd;
  if (card.brandOf !== null)
    yield `Skip it if you don't use ${card.brandOf}: its rewards and perks are worth most there.`;
  if (ongoing.perksUsd > 0 && ongoing.feesUsd > 0) {
    const withoutUsd = value({ perks: "none" });
    const nextUsd = next?.ranked.ongoing.netUsd ?? 0;
    // Only where the perks decide: without them it costs money, or the next one is better.
    if (withoutUsd < 0 || (nextUsd < ongoing.netUsd && withoutUsd < nextUsd)) {
      // What a credit pays earns nothing; unused, it leaves that purchase to earn.
      const more =
        withoutUsd - (ongoing.netUsd - ongoing.perksUsd) >= 0.5 ? ", with more purchases earning rewards," : "";
      yield `Skip it if you wouldn't use its perks: without them${more} it's ${toLeft(withoutUsd)}.`;
    }
  }
  if (profile.value !== "cash" && card.points.kind !== "cash" && profile.cpp[card.points.program] === undefined) {
    const cashUsd = value({ value: "cash" });
    if (cashUsd < ongoing.netUsd - 1) {
      yield `Skip it if you would only redeem its ${toPointUnit(card.points.program)} for cash: then it's ${toLeft(cashUsd)}.`;
    }
  }
  if (ongoing.feesUsd > 0) {
    const level = findBreakEven(createNetByScale(card, profile), profile);
    if (level.kind === "from") {
      yield `Skip it if you spend less than ${formatUsd(level.monthlyUsd)} a month: then it doesn't earn back its fee.`;
    }
  }
  if (card.foreignFeePercent > 0) {
    yield `Skip it for trips abroad: it adds ${formatNumber(card.foreignFeePercent)}% to every purchase there.`;
  }
}

/** Of a card with nothing against it. */
const toPlainSkip = ({ card, ongoing }: RankedFinderCard) =>
  countNarrowRates(card) > 0 && new Set(ongoing.allocation.map(({ multiplier }) => multiplier)).size > 1
    ? "Skip it if you want one rate for everything: this card pays more only in its own categories."
    : "Skip it if most of your spending is in one category: a card with a higher rate there earns more.";

const toLeft = (usd: number) => (usd < 0 ? `a loss of ${formatUsd(-usd)} a year` : `worth ${formatUsd(usd)} a year`);

export function listSkips(...terms: Parameters<typeof findSkips>): string[] {
  const found = [...findSkips(...terms)];
  return found.length > 0 ? found.slice(0, MAX_SKIPS) : [toPlainSkip(terms[0].ranked)];
}
