/**
 * The figures that prose may show. Each is a tag (`<Fee/>`, `<Rate of="dining"/>`)
 * which the build replaces by text taken from the catalog, in MDX bodies and in
 * front matter alike, so that text and data cannot disagree. A tag that asks for
 * something the card does not have throws; the build adds file and line.
 */
import { type Card, type SpendCategory, SUB_SCORE_WEIGHTS, SUB_SCORES } from "../../src/catalog/card.ts";
import { findPreset, PRESETS } from "../../src/engine/value/presets.ts";
import { countCards, toCountWords } from "./count-cards.ts";
import {
  formatCents,
  formatDate,
  formatNumber,
  formatPercent,
  formatRate,
  formatUsd,
  formatUsdExact,
} from "../../src/words/format.ts";
import { calculate, divide, roundTo } from "./calculate.ts";
import { checkRate } from "./known-rates.ts";
import { toAprInSentence, toIntroAprText, toPurchaseAprText, toTransferFeeText } from "../../src/words/apr.ts";
import { SITE } from "../../src/site.ts";
import { transferCents, typicalCents } from "../../src/words/typical-cents.ts";
import { interestText } from "./interest-figure.ts";
import { pastOfferText, pastOfferUsd } from "./past-offer.ts";
import {
  bonusText,
  bonusUsd,
  cardOf,
  centsPerPoint,
  type FigureAttributes,
  type FigureContext,
  numberOf,
  perksTotalUsd,
  perkValueUsd,
  required,
  rewardOf,
  yearlyCapUsd,
  yearlyPoints,
} from "./card-figures.ts";

/** Figures of the card that the tag names, or that the text is about. */
const CARD_FIGURES: Readonly<
  Record<string, (card: Card, attributes: FigureAttributes, context: FigureContext) => string>
> = {
  CardName: toProseName,
  CardLink: toProseName,
  Fee: ({ annualFee }, { year }) => formatUsd(year === "first" ? annualFee.firstYearUsd : annualFee.ongoingUsd),
  Bonus: (card, { as = "points" }) => bonusText(card, as),
  PastOffer: (card, { of = "", as = "paid" }) => pastOfferText(card, of, as),
  Rate: (card, attributes) => {
    const reward = rewardOf(card, attributes);
    if (attributes["as"] === "percent")
      return formatPercent(reward.multiplier * centsPerPoint(card, attributes["way"]));
    if (attributes["as"] === "after-cap") return formatRate(required(reward.afterCapMultiplier, "a cap"), card);
    return formatRate(reward.multiplier, card);
  },
  Cap: (card, attributes) => {
    const cap = required(rewardOf(card, attributes).cap, "a cap");
    return attributes["as"] === "usd" ? formatUsd(cap.amountUsd) : `${formatUsd(cap.amountUsd)} a ${cap.period}`;
  },
  Cpp: (card, { way }) => formatCents(centsPerPoint(card, way)),
  PerkValue: (card, { type = "", n }) => formatUsd(perkValueUsd(card, type, n)),
  PerksTotal: (card) => formatUsd(perksTotalUsd(card)),
  ForeignFee: (card) => formatPercent(card.foreignTransactionFeePercent),
  Apr: (card) => required(toAprInSentence(card.purchaseApr), "a known purchase APR"),
  IntroApr: (card) => required(toIntroAprText(card.introApr), "an intro APR"),
  CreditFloor: (card) => String(card.creditScore.floor),
  Rating: (card) => card.rating.toFixed(1),
  Points: (card, attributes) => formatNumber(yearlyPoints(card, attributes)),
  Worth: (card, attributes) =>
    formatUsd((yearlyPoints(card, attributes) * centsPerPoint(card, attributes["way"])) / 100),
  FeeCoveredAt: (card, attributes, context) => formatUsd(feeCoveredAtUsd(card, attributes, context)),
  Stated: statedText,
};

/** Issuers end long names in "Card", which in a sentence asks for an article that a tag can't know of: the short name needs none. */
function toProseName({ name, shortName, issuer, rewardProgram }: Card): string {
  const isOwn = !/\bCard$/.test(shortName) && shortName !== issuer && shortName !== rewardProgram;
  return /\bCard\b/.test(name) && isOwn ? shortName : name;
}

const FIGURES: Readonly<Record<string, (attributes: FigureAttributes, context: FigureContext) => string>> = {
  Calc: calculateFigure,
  SubScore: subScoreText,
  Count: ({ as, children: _, ...filters }, context) => {
    const count = countCards(filters, context.cards);
    const words = toCountWords(count);
    if (as === "Words") return words.charAt(0).toUpperCase() + words.slice(1);
    return as === "words" ? words : String(count);
  },
  Spend: spendText,
  Interest: interestText,
  Assume: assumptionText,
  // The operator's own; typed by hand, it would stay someone else's.
  ContactAddress: () => SITE.contactEmail,
};

export const FIGURE_NAMES: readonly string[] = Object.keys({ ...CARD_FIGURES, ...FIGURES });

/**
 * The text of one figure tag.
 * @example toFigureText("Fee", {card: "amex-gold"}, {cards}) === "$325"
 * @throws Error when the tag, an attribute, the card or the asked-for fact does not exist
 */
export function toFigureText(name: string, attributes: FigureAttributes, context: FigureContext): string {
  const ofCard = CARD_FIGURES[name];
  if (ofCard) return ofCard(cardOf(attributes, context), attributes, context);
  const figure = FIGURES[name];
  if (!figure) throw new Error(`<${name}> is not a figure; there are ${FIGURE_NAMES.join(", ")}`);
  return figure(attributes, context);
}

/** What `against` pays on the same spend, in percent: a number, or the slug of a card at its own rate for it. */
function ratePercentAgainst(attributes: FigureAttributes, { cards }: FigureContext): number {
  const { against, of } = attributes;
  if (against === undefined) return 0;
  const card = cards.get(against);
  if (!card) return numberOf(attributes, "against");
  const hasOwn = card.rewards.some((reward) => !reward.base && reward.category === of && !reward.subcategory);
  return rewardOf(card, { of: hasOwn && of ? of : "base" }).multiplier * typicalCents(card);
}

/** Spend a year at which one rate repays the ongoing fee, against what another card pays on it. */
function feeCoveredAtUsd(card: Card, attributes: FigureAttributes, context: FigureContext): number {
  const reward = rewardOf(card, attributes);
  const against = ratePercentAgainst(attributes, context);
  const gainPercent = reward.multiplier * centsPerPoint(card, attributes["way"]) - against;
  if (gainPercent <= 0) throw new Error(`the rate is not better than ${against}%, so it never repays the fee`);
  const spendUsd = (card.annualFee.ongoingUsd * 100) / gainPercent;
  const capUsd = reward.cap ? yearlyCapUsd(reward.cap) : Infinity;
  if (spendUsd > capUsd) throw new Error("the cap is used up before the fee is repaid");
  // Minus a hair, so that floating point does not turn 247.5 times 100 into a dollar more.
  return Math.ceil(spendUsd - 1e-6);
}

/** `of` a sum, `per` another: what it takes to cover the first with the second, `round` to a figure that a person would say. */
function calculateFigure(attributes: FigureAttributes, context: FigureContext): string {
  const { of = "", per, round, as = "usd" } = attributes;
  const toValue = (term: string) => termValue(term, attributes, context);
  const value = per === undefined ? calculate(of, toValue) : divide(of, per, toValue);
  const rounded = round === undefined ? value : roundTo(value, numberOf(attributes, "round"));
  const format = CALC_FORMS[as];
  if (!format) throw new Error(`as="${as}" is not one of ${Object.keys(CALC_FORMS).join(", ")}`);
  return format(rounded);
}

const CALC_FORMS: Readonly<Record<string, (value: number) => string>> = {
  usd: formatUsdExact,
  number: formatNumber,
  /** Of dollars: `0.0133` to `1.33 cents`. */
  cents: (value) => formatCents(roundTo(value * 100, 0.01)),
  percent: (value) => formatPercent(roundTo(value * 100, 0.01)),
};

/**
 * A term of a sum; it may name another card: `fee@amex-gold`. `cpp` is what a point counts, in dollars, `transfer` what
 * it
 * brings at an average partner. A share is assumed as `25%`; a decimal below 0.15 is a rate, and some card of the text
 * must
 * have it.
 */
function termValue(term: string, attributes: FigureAttributes, context: FigureContext): number {
  if (/^\d+(\.\d+)?%$/.test(term)) return Number(term.slice(0, -1)) / 100;
  if (/^\d+(\.\d+)?$/.test(term)) {
    checkRate(term, context.rates);
    return Number(term);
  }
  const [name = "", slug] = term.split("@");
  const card = cardOf(slug === undefined ? attributes : { card: slug }, context);
  if (name === "fee") return card.annualFee.ongoingUsd;
  if (name === "first-fee") return card.annualFee.firstYearUsd;
  if (name === "bonus") return bonusUsd(card);
  if (name === "perks") return perksTotalUsd(card);
  // In dollars, so that points times `cpp` or `transfer` are dollars.
  if (name === "cpp") return typicalCents(card) / 100;
  if (name === "transfer") return required(transferCents(card), "an average transfer") / 100;
  if (name === "membership") return required(card.requires?.usdPerYear, "a membership with a price");
  if (name.startsWith("offer.")) return pastOfferUsd(card, name.slice(6));
  if (name.startsWith("perk.")) return perkValueUsd(card, name.slice(5));
  if (name.startsWith("rate.")) return rewardOf(card, toRateQuery(name)).multiplier;
  if (name.startsWith("cap.")) return yearlyCapUsd(required(rewardOf(card, toRateQuery(name)).cap, "a cap"));
  throw new Error(
    `"${term}" is not a number, fee, first-fee, bonus, membership, cpp, transfer, perks, offer.{of}, perk.{type}, rate.{of} or cap.{of}`,
  );
}

/** `rate.dining`, `rate.travel_other.Southwest`, `rate.travel_other.flights`: a brand has a capital, a part has none. */
function toRateQuery(name: string): FigureAttributes {
  const [, of = "", narrow] = name.split(".");
  if (narrow === undefined) return { of };
  return /^[A-Z]/.test(narrow) ? { of, brand: narrow } : { of, part: narrow };
}

/** `of` is a sub-score, or "all" for the sum of the parts. The weights are the site's own, whatever the card. */
function subScoreText(attributes: FigureAttributes, context: FigureContext): string {
  const { of } = attributes;
  const names = SUB_SCORES.filter((name) => of === "all" || name === of);
  if (names.length === 0) throw new Error(`of="${of}" is not one of ${SUB_SCORES.join(", ")}, all`);
  const weight = names.reduce((sum, name) => sum + SUB_SCORE_WEIGHTS[name], 0);
  if (attributes["as"] === "weight") return weight.toFixed(2);
  if (attributes["as"] === "weight-percent") return formatPercent(weight * 100);
  const { subScores } = cardOf(attributes, context);
  if (attributes["as"] === "part") {
    return names.reduce((sum, name) => sum + subScores[name] * SUB_SCORE_WEIGHTS[name], 0).toFixed(3);
  }
  return names.map((name) => subScores[name].toFixed(1)).join(", ");
}

/** A figure that the example assumes: not a fact about any card. */
function assumptionText(attributes: FigureAttributes): string {
  if ("usd" in attributes) return formatUsdExact(numberOf(attributes, "usd"));
  if ("percent" in attributes) return formatPercent(numberOf(attributes, "percent"));
  if ("points" in attributes) return formatNumber(numberOf(attributes, "points"));
  if ("times" in attributes) return formatRate(numberOf(attributes, "times"));
  if ("cents" in attributes) return formatCents(numberOf(attributes, "cents"));
  if ("count" in attributes) return formatNumber(numberOf(attributes, "count"));
  throw new Error("<Assume> wants usd, percent, points, times, cents or count");
}

/** `<Spend/>`: dollars a month of the default profile; `profile=`, `of="dining,gas"`, `as="year"`. */
function spendText(attributes: FigureAttributes): string {
  const slug = attributes["profile"] ?? PRESETS[0]?.slug ?? "";
  const preset = findPreset(slug);
  if (!preset) throw new Error(`profile="${slug}" is not one of ${PRESETS.map((known) => known.slug).join(", ")}`);
  const names = attributes["of"]?.split(",");
  const amounts = names?.map((name) => preset.spend[name as SpendCategory] ?? 0) ?? Object.values(preset.spend);
  if (names && amounts.includes(0)) throw new Error(`of="${attributes["of"]}" names a category without spend`);
  const monthlyUsd = amounts.reduce((sum, usd) => sum + usd, 0);
  return formatUsd(monthlyUsd * (attributes["as"] === "year" ? 12 : 1));
}

/** Words quoted from the card's own record (a perk's description, a note, a fee text). */
function statedText(card: Card, { children = "" }: FigureAttributes): string {
  const words = children.trim();
  const record = JSON.stringify([
    card.annualFee.text,
    card.signUpBonus.description,
    card.signUpBonus.endsOn && `offer ended ${formatDate(card.signUpBonus.endsOn)}`,
    toIntroAprText(card.introApr),
    toTransferFeeText(card.introApr),
    toPurchaseAprText(card.purchaseApr),
    card.creditScore.text,
    card.deposit?.text,
    card.rewards.map((reward) => reward.notes),
    card.perks.map((perk) => perk.description),
  ]);
  if (words === "" || !record.toLowerCase().includes(words.toLowerCase())) {
    throw new Error(`"${words}" does not stand in the record of ${card.slug}`);
  }
  return words;
}
