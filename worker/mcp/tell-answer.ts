/**
 * An answer of the API in some five to ten sentences with their figures: what an assistant passes on to a person. The
 * whole answer goes beside it as structured content.
 */
import records from "virtual:tool-records";

import { findCard } from "../../src/catalog/queries.ts";
import type { AnalyzerAnswer } from "../../src/tools/analyzer/analyzer-answer.ts";
import { toChangeWords } from "../../src/tools/analyzer/analyzer-words.ts";
import type { calculatorAnswer } from "../../src/tools/calculator/calculator-answer.ts";
import type { compareAnswer } from "../../src/tools/compare/compare-answer.ts";
import type { FinderAnswer } from "../../src/tools/finder/finder-answer.ts";
import type { plannerAnswer } from "../../src/tools/planner/planner-answer.ts";
import type { Answer } from "../../src/tools/shared/answer-parts.ts";
import { formatDate, formatRate, formatUsd, joinNames, lowerFirst, toWords } from "../../src/words/format.ts";
import type { Part } from "../../src/catalog/parts.ts";
import { PART_LABELS } from "../../src/words/profile-labels.ts";
import { SPEND_LABELS } from "../../src/words/labels.ts";
import type { CardAnswer } from "../api/card-answer-schema.ts";
import type { searchAnswer } from "../api/answer-schemas.ts";

/** Longer lists are cut: the rest is in the structured content. */
const MOST = 5;

const nameOf = (slug: string) => findCard(slug)?.name ?? slug;
const namesOf = (slugs: readonly string[]) => joinNames(slugs.map(nameOf));
const toLines = (lines: readonly (string | null | undefined)[]) =>
  lines.filter((line) => line !== null && line !== undefined && line !== "").join("\n");

/** A secured card holds money that no fee shows. */
const tellDeposit = (slug: string) => {
  const deposit = findCard(slug)?.deposit;
  return deposit ? ` It requires a deposit of at least ${formatUsd(deposit.leastUsd)}.` : "";
};

/** What was assumed goes last, so that it is not lost and not taken for the answer. */
const tellAssumptions = (assumptions: readonly string[]) =>
  assumptions.length === 0
    ? null
    : `Assumed: ${assumptions.slice(0, MOST).join(" ")} Rewards and perks are estimates; tell the person what was assumed.`;

export function tellSearch({ query, results }: Answer<typeof searchAnswer>): string {
  if (results.length === 0) return `No card matches "${query}".`;
  const cards = results.map(
    ({ name, slug, annualFeeUsd, rating }) =>
      `${name} (${slug}): ${formatUsd(annualFeeUsd)} a year, rated ${rating} out of 10.`,
  );
  return toLines(cards);
}

export function tellCard(card: CardAnswer): string {
  const { name, issuer, annualFee, network, rewards, signUpBonus, perks, rating, asOf, confidence } = card;
  const { worth, madeFor } = card;
  const rates = rewards
    .filter(({ brands }) => !brands)
    .map(
      ({ multiplier, category, base }) =>
        `${formatRate(multiplier, card)} on ${base ? "everything else" : lowerFirst(SPEND_LABELS[category])}`,
    );
  const priced = perks.filter(({ valueUsd, lapsed }) => valueUsd !== null && valueUsd > 0 && !lapsed);
  return toLines(
    [
      `${name} (${network === issuer ? issuer : `${issuer}, ${network}`}): ${annualFee.text} a year, rated ${rating} out of 10${card.status === "open" ? "" : `, ${card.status}`}.`,
      `It earns ${joinNames([...new Set(rates)])}${card.rewardProgram === null ? "" : `, in ${card.rewardProgram}`}.`,
      `Welcome offer: ${signUpBonus.description}${signUpBonus.state === "open" ? "" : ` (${signUpBonus.state})`}.`,
      priced.length > 0 &&
        `Perks at face value: ${priced
          .slice(0, MOST)
          .map(({ description, valueUsd }) => `${description} (${formatUsd(valueUsd ?? 0)})`)
          .join("; ")}.`,
      `By itself and after its fee, it is worth ${formatUsd(worth.usd)} a year to ${worth.reader}${madeFor ? `, and ${formatUsd(madeFor.usd)} to ${madeFor.reader}` : ""}.`,
      `The facts date from ${formatDate(asOf)} or later; our confidence in them is ${confidence}.`,
    ].map((line) => line || null),
  );
}

export function tellFinder({ matches, picks, most, withoutFee, assumptions, gap }: FinderAnswer): string {
  const [best] = picks;
  if (!best) return toLines(["No card fits these answers.", gap, tellAssumptions(assumptions)]);
  const tellPick = ({ slug, name, ongoing, firstYear, why }: FinderAnswer["picks"][number], at: number) =>
    `${at + 1}. ${name}: ${formatUsd(ongoing.netUsd)} a year (rewards ${formatUsd(ongoing.rewardsUsd)}, perks ${formatUsd(ongoing.perksUsd)}, fee ${formatUsd(ongoing.feeUsd)}), ${formatUsd(firstYear.netUsd)} in the first year. ${why}${tellDeposit(slug)}`;
  return toLines([
    `${matches === 1 ? "1 card fits" : `${matches} cards fit`}. The best, each as the only card:`,
    ...picks.map(tellPick),
    best.next && best.whyNotNext && `Why not ${best.next.name}: ${best.whyNotNext}`,
    most &&
      `The most money: ${nameOf(most.slug)}, ${formatUsd(most.netUsd)} a year for ${formatUsd(most.feeUsd)} in fees; to be picked, a card must earn back its fee, plus a quarter of it, plus $25.`,
    withoutFee && `With no annual fee: ${nameOf(withoutFee.slug)}, ${formatUsd(withoutFee.netUsd)} a year.`,
    best.check.length > 0 ? `Before applying for ${best.name}: ${best.check.join(" ")}` : null,
    gap,
    tellAssumptions(assumptions),
  ]);
}

export function tellCalculator({ verdict, best, cards, assumptions }: Answer<typeof calculatorAnswer>): string {
  const sum =
    cards.length > 1 && best.slugs.length > 0 ? ` ${formatUsd(best.later.netUsd)} a year after all fees.` : "";
  return toLines([
    verdict.text + sum,
    ...cards.map(
      ({ name, later: { netUsd, rewardsUsd, perksUsd, feesUsd }, firstYear }) =>
        `${name} by itself: ${formatUsd(netUsd)} a year (rewards ${formatUsd(rewardsUsd)}, perks ${formatUsd(perksUsd)}, fee ${formatUsd(feesUsd)})${firstYear ? `, ${formatUsd(firstYear.netUsd)} in the first year` : ""}.`,
    ),
    verdict.why,
    verdict.most,
    tellAssumptions(assumptions),
  ]);
}

/** What is told of a card where no spending is given. */
const FIRST_FACTS: ReadonlySet<string> = new Set(["fee", "foreign-fee", "bonus"]);

export function tellCompare({ cards, worth, groups, assumptions }: Answer<typeof compareAnswer>): string {
  if (worth === null) {
    const rows = groups.flatMap((group) => group.rows).filter(({ key }) => FIRST_FACTS.has(key));
    return toLines([
      ...cards.map(
        ({ name }, at) => `${name}: ${rows.map((row) => `${row.label}: ${row.cells[at]?.text}`).join("; ")}.`,
      ),
      "No spending was given, so these are facts without a verdict in dollars.",
    ]);
  }
  return toLines([
    ...worth.verdict.sentences,
    ...worth.cards.map(
      ({ ongoing: { netUsd, rewardsUsd, perksUsd, feesUsd }, firstYear }, at) =>
        `${cards[at]?.name}: ${formatUsd(netUsd)} a year (rewards ${formatUsd(rewardsUsd)}, perks ${formatUsd(perksUsd)}, fee ${formatUsd(feesUsd)}), ${formatUsd(firstYear.netUsd)} in the first year.`,
    ),
    tellAssumptions(assumptions),
  ]);
}

export function tellAnalyzer({
  pick,
  most,
  withoutFees,
  changes,
  own,
  gap,
  assumptions,
  proof,
}: AnalyzerAnswer): string {
  const tellUse = (slug: string) => {
    const rows = pick.allocation.filter(({ card, valueUsd }) => card === slug && valueUsd > 0);
    const places = [
      ...new Set(
        rows.map(
          ({ brand, part, category }) =>
            brand ?? lowerFirst(part === null ? SPEND_LABELS[category] : (PART_LABELS[part as Part] ?? part)),
        ),
      ),
    ];
    return places.length === 0 ? "" : ` Use it for ${joinNames(places.slice(0, MOST))}.`;
  };
  return toLines([
    `Our pick: ${namesOf(pick.cards.map(({ slug }) => slug))}, ${formatUsd(pick.netUsd)} a year (rewards ${formatUsd(pick.rewardsUsd)}, perks ${formatUsd(pick.perksUsd)}, fees ${formatUsd(pick.feesUsd)}).`,
    ...pick.cards.map(
      ({ slug, rewardsUsd, perksUsd, feeUsd, choice }) =>
        `${nameOf(slug)}: rewards ${formatUsd(rewardsUsd)}, perks ${formatUsd(perksUsd)}, fee ${formatUsd(feeUsd)}.${choice === null ? "" : ` Choose ${toWords(choice)} on it.`}${tellDeposit(slug)}${tellUse(slug)}`,
    ),
    `Without any perks, the same cards are worth ${formatUsd(pick.withoutPerksUsd)} a year.`,
    most && `The most money, whatever the fees: ${namesOf(most.cards)}, ${formatUsd(most.netUsd)} a year.`,
    withoutFees && `Without any annual fee: ${namesOf(withoutFees.cards)}, ${formatUsd(withoutFees.netUsd)} a year.`,
    ...changes
      .slice(0, 2)
      .map((change) => `If ${toChangeWords(change, records)}, the pick would be ${namesOf(change.cards)}.`),
    ...own.map(
      ({ card, verdict, changeTo }) =>
        `${nameOf(card)}: ${verdict}${changeTo === null ? "" : ` to ${nameOf(changeTo)}`}.`,
    ),
    gap,
    proof.optimal
      ? "We checked every set of cards: none is better if each card must earn back its fee, plus a quarter of it, plus $25."
      : null,
    tellAssumptions(assumptions),
  ]);
}

export function tellPlanner({ months, plan, asIsUsd, steps, assumptions }: Answer<typeof plannerAnswer>): string {
  return toLines([
    `The plan for ${months} months is worth ${formatUsd(plan.netUsd)} (rewards ${formatUsd(plan.rewardsUsd)}, perks ${formatUsd(plan.perksUsd)}, bonuses ${formatUsd(plan.bonusesUsd)}, fees ${formatUsd(plan.feesUsd)}); keeping today's cards alone is worth ${formatUsd(asIsUsd)}.`,
    ...plan.openings.map(
      ({ card, month, bonus }) =>
        `${formatDate(month)}: apply for ${nameOf(card)}${bonus ? `, for a bonus worth ${formatUsd(bonus.usd)} after ${formatUsd(bonus.afterUsd)} in ${bonus.windowMonths} months` : ""}.`,
    ),
    ...plan.endings.map(
      ({ card, month, to }) =>
        `${formatDate(month)}: ${to === null ? `cancel ${nameOf(card)}` : `downgrade ${nameOf(card)} to ${nameOf(to)}`}.`,
    ),
    steps[0] && `First: ${steps[0].text}`,
    tellAssumptions(assumptions),
  ]);
}
