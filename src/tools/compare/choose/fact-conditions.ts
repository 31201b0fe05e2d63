/** Conditions from what the cards' terms say: fee, brand, choice, bonus, credit. One wording for each. */
import { BRANDS } from "../../../catalog/brand.ts";
import { CHOICES } from "../../../catalog/choice.ts";
import type { CardChoice, ChoiceOption } from "../../../engine/value/wallet-card.ts";
import { formatPercent, formatRate, formatUsd } from "../../../words/format.ts";
import { toIntroPeriodText, toZeroMonths } from "../../../words/apr.ts";
import { findRate } from "../find-rate.ts";
import { isUncertainFact } from "../../../words/uncertain-facts.ts";
import { type Condition, lowerTerm, type Side, type Weighing } from "./pair-side.ts";
import { listPerkConditions } from "./perk-conditions.ts";
import { listPointConditions } from "./point-conditions.ts";

function listNeedConditions({ own: { card }, other }: Weighing): Condition[] {
  const { requires } = card;
  if (!requires) return listFreeConditions(other);
  const { kind, name, usdPerYear } = requires;
  const membership = toMembership(name);
  const price = usdPerYear ? ` (${formatUsd(usdPerYear)} a year)` : "";
  const text =
    kind === "membership"
      ? `you pay for ${membership}${price} anyway: the card requires one`
      : `you have ${usdPerYear ? membership : name}${price}, which the card requires`;
  return [{ kind: "needs", weight: 11, text }];
}

/** Beside a card with a membership to pay for. */
function listFreeConditions({ card: { requires } }: Side): Condition[] {
  if (!requires?.usdPerYear) return [];
  const text = `you don't want to pay ${formatUsd(requires.usdPerYear)} a year for ${toMembership(requires.name)}`;
  return [{ kind: "fee", weight: 5.8, text }];
}

const toMembership = (name: string) => `${/^[AEIOU]/.test(name) ? "an" : "a"} ${name} membership`;

function listBrandConditions({ own, other }: Weighing): Condition[] {
  const brand = own.rewards.brandOf;
  if (brand === null || brand === other.rewards.brandOf) return [];
  const kind = BRANDS.find(({ name }) => name === brand)?.kind;
  const verb = kind === "hotel" ? "stay with" : kind === "airline" ? "fly" : "book with";
  const often =
    other.rewards.brandOf === null
      ? `often enough for ${/^[AEIO]/.test(brand) ? "an" : "a"} ${brand} card`
      : `more often than ${verb === "fly" ? "" : "with "}${other.rewards.brandOf}`;
  return [{ kind: "brand", weight: 10, text: `you ${verb} ${brand} ${often}` }];
}

function listCreditScoreConditions({ own, other }: Weighing): Condition[] {
  if (!own.card.creditScore.newToCredit || other.card.creditScore.newToCredit) return [];
  return [
    {
      kind: "history",
      weight: 9.5,
      text: `you have no credit history yet: ${own.name} is meant for people new to credit`,
    },
  ];
}

function listChoiceConditions(weighing: Weighing): Condition[] {
  const { own, other } = weighing;
  const find = ({ rewards }: Side, mode: string) => rewards.choices.find((choice) => choice.mode === mode);
  const rotating = find(own, "rotating");
  if (rotating && !find(other, "rotating")) {
    const rate = formatRate(rotating.multiplier, own.card);
    const text = `you will activate a new category each quarter, which earns ${rate} up to its limit`;
    return [{ kind: "choice", weight: 7.5, text }];
  }
  const chosen = find(own, "chosen");
  if (!chosen || find(other, "chosen")) return [];
  const better = chosen.options.filter((option) => isBetterOption(weighing, chosen, option));
  if (better.length === 0 || (better.length === 1 && chosen.options.length > 1)) return [];
  const rate = formatRate(chosen.multiplier, own.card);
  const plain = better.filter(({ label }) => !/,| and |\(/.test(label));
  const names = (plain.length > 0 ? plain : better).slice(0, 2).map(({ label }) => lowerTerm(label));
  const top = ["", "category", "two categories", "three categories"][chosen.choices];
  const text = isAutomatic(own)
    ? `most of your spending is in a few categories: ${own.name} earns ${rate} in your top ${top}`
    : chosen.options.length === 2
      ? `you spend a lot on ${names.join(" or ")}: ${own.name} earns ${rate} on the one you choose`
      : `you spend a lot on one kind of purchase: ${own.name} earns ${rate} in a category you choose, such as ${names.join(" or ")}`;
  return [{ kind: "choice", weight: 7, text }];
}

/** The statement chooses, not the holder. */
const isAutomatic = ({ card }: Side) => CHOICES.some(({ slug, mode }) => slug === card.slug && mode === "automatic");

/** A category in which the other card earns as much is no reason. */
function isBetterOption({ own, other, profile }: Weighing, choice: CardChoice, { covers }: ChoiceOption): boolean {
  const places = covers.length > 0 ? covers : [{ category: "other", parts: null } as const];
  return places.some(({ category, parts }) => {
    const rate = findRate(other.rewards, { category, part: parts?.[0] ?? null, brand: null, foreign: false }, profile);
    return choice.multiplier * own.centsPerPoint - (rate?.multiplier ?? 0) * other.centsPerPoint >= TELLING_CENTS;
  });
}

/** A difference in cents per dollar that is worth a sentence. */
const TELLING_CENTS = 0.4;

/** 2.7% is no better than 3%. */
const TELLING_PERCENT = 1;

function listAbroadConditions({ own, other }: Weighing): Condition[] {
  const [mine, theirs] = [own.card.foreignTransactionFeePercent, other.card.foreignTransactionFeePercent];
  const isSure = ({ card }: Side) => !isUncertainFact(card, "foreignFee", "foreignTransactionFeePercent");
  if (theirs - mine < TELLING_PERCENT || ![own, other].every(isSure)) return [];
  const text = `you spend abroad: ${own.name} charges ${mine === 0 ? "no foreign transaction fee" : `a ${formatPercent(mine)} foreign transaction fee`}, while ${other.name} charges ${formatPercent(theirs)}`;
  return [{ kind: "abroad", weight: 5.6, text }];
}

/** Less is no reason. */
const TELLING_FEE_USD = 20;

function listFeeConditions({ own, other }: Weighing): Condition[] {
  const [mine, theirs] = [own.card.annualFee.ongoingUsd, other.card.annualFee.ongoingUsd];
  if (theirs - mine < TELLING_FEE_USD) return [];
  return mine === 0
    ? [{ kind: "fee", weight: 5.8, text: `you don't want an annual fee; ${other.name} charges ${formatUsd(theirs)}` }]
    : [
        {
          kind: "fee",
          weight: 4.5 + Math.min(1, (theirs - mine) / 500),
          text: `you want a lower annual fee: ${formatUsd(mine)}, versus ${formatUsd(theirs)} with ${other.name}`,
        },
      ];
}

function listAprConditions({ own, other }: Weighing): Condition[] {
  if ([own, other].some(({ card }) => isUncertainFact(card, "apr", "introApr"))) return [];
  const [mine, theirs] = [toZeroMonths(own.card.introApr), toZeroMonths(other.card.introApr)];
  const tell = (need: string, months: number, against: number): Condition[] => [
    {
      kind: "apr",
      weight: 4.4,
      text: `${need}: 0% for ${months} months, ${against === 0 ? `which ${other.name} doesn't offer` : `versus ${against} with ${other.name}`}`,
    },
  ];
  // A period that is not stated in full is not one that the card lacks.
  const isKnown = (part: "purchases" | "transfers", months: number) =>
    months > 0 || toIntroPeriodText(other.card.introApr, part) === "None";
  if (mine.purchaseMonths > theirs.purchaseMonths && isKnown("purchases", theirs.purchaseMonths))
    return tell("you want to pay off a large purchase over time", mine.purchaseMonths, theirs.purchaseMonths);
  return mine.transferMonths > theirs.transferMonths && isKnown("transfers", theirs.transferMonths)
    ? tell("you have a balance to move from another card", mine.transferMonths, theirs.transferMonths)
    : [];
}

/** Behind in later years, ahead in the first: a fee waived, or a larger bonus. */
function listFirstYearConditions({ own, other, gap, firstYearGapUsd }: Weighing): Condition[] {
  if (firstYearGapUsd < TELLING_FEE_USD || gap() > 0) return [];
  const text = `the first year matters most to you: in that year ${own.name} is worth ${formatUsd(firstYearGapUsd)} more than ${other.name}`;
  return [{ kind: "bonus", weight: 2.4, text }];
}

export function listFactConditions(weighing: Weighing): Condition[] {
  return [
    listNeedConditions,
    listBrandConditions,
    listCreditScoreConditions,
    listChoiceConditions,
    listPointConditions,
    listPerkConditions,
    listFirstYearConditions,
    listAbroadConditions,
    listFeeConditions,
    listAprConditions,
  ].flatMap((list) => list(weighing));
}
