/** Conditions from what the cards' terms say: fee, brand, choice, bonus, perks, credit. One wording for each. */
import { BRANDS } from "../../../catalog/brand.ts";
import { findPerkUse } from "../../../catalog/perk-use.ts";
import { findProtection } from "../../../catalog/protection.ts";
import { formatMultiplier, formatNumber, formatPercent, formatUsd } from "../../../words/format.ts";
import { toPointUnit } from "../../../words/point-unit.ts";
import { toZeroMonths } from "../../../words/apr.ts";
import { SELDOM_TOLD_IN_FAMILY } from "../perk-rows.ts";
import { isUncertainFact } from "../../../words/uncertain-facts.ts";
import WORDS from "./choose-words.json" with { type: "json" };
import { type Condition, lowerTerm, type Side, type Weighing } from "./pair-side.ts";
import { listPointConditions } from "./point-conditions.ts";

function listNeedConditions({ own: { card } }: Weighing): Condition[] {
  const { requires } = card;
  if (!requires) return [];
  const { kind, name, usdPerYear } = requires;
  const membership = `${/^[AEIOU]/.test(name) ? "an" : "a"} ${name} membership`;
  const price = usdPerYear ? ` (${formatUsd(usdPerYear)} a year)` : "";
  const text =
    kind === "membership"
      ? `you pay for ${membership}${price} anyway: the card requires one`
      : `you have ${usdPerYear ? membership : name}${price}, which the card requires`;
  return [{ kind: "needs", weight: 11, text }];
}

function listBrandConditions({ own, other }: Weighing): Condition[] {
  const brand = own.rewards.brandOf;
  if (brand === null || brand === other.rewards.brandOf) return [];
  const kind = BRANDS.find(({ name }) => name === brand)?.kind;
  const verb = kind === "hotel" ? "stay with" : kind === "airline" ? "fly" : "book with";
  const often =
    other.rewards.brandOf === null ? "often enough for a card of its own" : `more than ${other.rewards.brandOf}`;
  return [{ kind: "brand", weight: 10, text: `you ${verb} ${brand} ${often}` }];
}

function listCreditScoreConditions({ own, other }: Weighing): Condition[] {
  if (!own.card.creditScore.newToCredit || other.card.creditScore.newToCredit) return [];
  return [
    { kind: "history", weight: 9.5, text: "you have no credit history yet: it is meant for people new to credit" },
  ];
}

function listChoiceConditions({ own, other }: Weighing): Condition[] {
  const find = ({ rewards }: Side, mode: string) => rewards.choices.find((choice) => choice.mode === mode);
  const rotating = find(own, "rotating");
  if (rotating && !find(other, "rotating")) {
    const rate = formatMultiplier(rotating.multiplier);
    const text = `you will activate a new category each quarter, which earns ${rate} up to its limit`;
    return [{ kind: "choice", weight: 7.5, text }];
  }
  const chosen = find(own, "chosen");
  if (!chosen || find(other, "chosen")) return [];
  const rate = formatMultiplier(chosen.multiplier);
  const text = `you spend a lot on one kind of purchase: it earns ${rate} on what you choose, such as ${lowerTerm(chosen.options[0]?.label ?? "")}`;
  return [{ kind: "choice", weight: 7, text }];
}

/** Told by trips or by bags as well: one of both is enough. */
const KINDS: Readonly<Record<string, string>> = { lounge_access: "lounges", free_checked_bag: "bags" };

const listValid = ({ card }: Side, type: string) => card.perks.filter((perk) => perk.type === type && !perk.lapsed);

/** Insurance against an accident pays for no canceled or delayed trip. */
const isOfAccidents = ({ type, description }: Side["card"]["perks"][number]) =>
  type === "travel_insurance" && /\baccident\b/.test(description) && !/trip|baggage/i.test(description);

/** Perks that only one has, the most telling first, each in the words of its own terms. */
function listPerkConditions({ own, other }: Weighing): Condition[] {
  if (isUncertainFact(own.card, "perks", "perks")) return [];
  // Between two cards of a hotel group, whoever stays with the group may want either.
  const isOfGroup = own.rewards.brandOf !== null && own.rewards.brandOf === other.rewards.brandOf;
  return Object.entries(WORDS.perks).flatMap(([type, lead], rank): Condition[] => {
    const [perk] = listValid(own, type);
    if (!perk || listValid(other, type).some((theirs) => !isOfAccidents(theirs)) || isOfAccidents(perk)) return [];
    // The other's coverage may stand among its protections, and be the better one.
    if (type === "travel_insurance" && findProtection(other.card.slug)) return [];
    // An airline gives these with most of its cards, and the terms of some don't tell them.
    if (SELDOM_TOLD_IN_FAMILY.has(type) && own.card.rewardProgram === other.card.rewardProgram) return [];
    const needsUsd = findPerkUse(own.card.slug, perk.id)?.needs?.spendUsd;
    const needs = needsUsd && !perk.description.includes("$") ? ` (after you spend ${formatUsd(needsUsd)} a year)` : "";
    return [
      {
        kind: KINDS[type] ?? `perk-${rank < 5 ? type : "other"}`,
        weight: 6.4 - rank * 0.12,
        text: `${isOfGroup && type === "anniversary_free_night" ? "you would use this every year" : lead}: ${lowerTerm(perk.description).replace(/^free night/, "a free night")}${needs}`,
      },
    ];
  });
}

/** Only an offer that counts today is named, and only for a card that is ahead in the first year. */
function listBonusConditions({ own, other, profile, firstYearGapUsd }: Weighing): Condition[] {
  if (firstYearGapUsd <= 0) return [];
  const { kind, state, points, minSpendUsd, durationDays, estimatedValueUsd } = own.card.signUpBonus;
  if (state !== "open" || kind !== "fixed" || !minSpendUsd || !durationDays) return [];
  const theirs = other.card.signUpBonus;
  // "As high as" promises nothing, but it is an offer.
  if (theirs.counted.usd > 0 || (theirs.state === "open" && theirs.kind === "match")) return [];
  if (isUncertainFact(own.card, "signUpBonus", "signUpBonus")) return [];
  const months = Math.round(durationDays / 30);
  const amount =
    points === null
      ? formatUsd(estimatedValueUsd ?? 0)
      : `${formatNumber(points)} ${toPointUnit(own.card.rewardProgram)}`;
  const spentUsd = profile.lines.reduce((sum, { monthlyUsd }) => sum + monthlyUsd, 0) * months;
  const text = `the first year decides: ${amount} after ${formatUsd(minSpendUsd)} in ${months} months, while no offer of ${other.name} counts today`;
  return [{ kind: "bonus", weight: spentUsd >= minSpendUsd ? 6 : 4, text }];
}

function listAbroadConditions({ own, other }: Weighing): Condition[] {
  const [mine, theirs] = [own.card.foreignTransactionFeePercent, other.card.foreignTransactionFeePercent];
  const isSure = ({ card }: Side) => !isUncertainFact(card, "foreignFee", "foreignTransactionFeePercent");
  if (mine >= theirs || ![own, other].every(isSure)) return [];
  const text = `you spend abroad: it charges ${mine === 0 ? "no foreign transaction fee" : `a ${formatPercent(mine)} foreign transaction fee`}, while ${other.name} charges ${formatPercent(theirs)}`;
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
          text: `you want a lower annual fee: ${formatUsd(mine)}, against ${formatUsd(theirs)} with ${other.name}`,
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
      text: `${need}: 0% for ${months} months, ${against === 0 ? `which ${other.name} doesn't offer` : `against ${against} with ${other.name}`}`,
    },
  ];
  if (mine.purchaseMonths > theirs.purchaseMonths)
    return tell("you want to pay off a large purchase over time", mine.purchaseMonths, theirs.purchaseMonths);
  return mine.transferMonths > theirs.transferMonths
    ? tell("you have a balance to move from another card", mine.transferMonths, theirs.transferMonths)
    : [];
}

/** For a card that neither rates nor perks speak for. */
function listLastConditions({ own, other, gap }: Weighing): Condition[] {
  const behindUsd = Math.round(-gap());
  const [mine, theirs] = [own.card, other.card];
  const price = `you prefer it for reasons that our figures leave out: at typical spending it is worth ${formatUsd(behindUsd)} less a year than ${other.name}`;
  const network = `you want a card on the ${mine.network} network rather than ${theirs.network}`;
  const bank = `you prefer ${mine.issuingBank} to ${theirs.issuingBank}`;
  return [
    ...(behindUsd > 0 ? [{ kind: "price", weight: 1.6, text: price }] : []),
    ...(mine.network === theirs.network ? [] : [{ kind: "network", weight: 1.4, text: network }]),
    ...(mine.issuingBank === theirs.issuingBank ? [] : [{ kind: "bank", weight: 1.2, text: bank }]),
  ];
}

export function listFactConditions(weighing: Weighing): Condition[] {
  return [
    listNeedConditions,
    listBrandConditions,
    listCreditScoreConditions,
    listChoiceConditions,
    listPointConditions,
    listPerkConditions,
    listBonusConditions,
    listAbroadConditions,
    listFeeConditions,
    listAprConditions,
    listLastConditions,
  ].flatMap((list) => list(weighing));
}
