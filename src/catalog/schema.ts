/**
 * The rules every card file must meet, once, for the build, the tests and the
 * API description. Ranges are the spec's section 9; a rule that two fields
 * share (rating and sub-scores, cap and rate after it) stands at the end.
 * The Worker reads it to describe its answers, and checks nothing: the build has.
 */
import * as v from "valibot";

import {
  CARD_CATEGORIES,
  type Card,
  SPEND_CATEGORIES,
  SUB_SCORE_WEIGHTS,
  SUB_SCORES,
  UNCERTAIN_FIELDS,
} from "./card.ts";

/** The caps of the spec, and three more that stand in the facts. */
const CAP_AMOUNTS_USD = [
  500, 1_000, 1_500, 2_000, 6_000, 15_000, 25_000, 50_000, 100_000, 150_000, 500_000, 2_000_000,
] as const;

const text = v.pipe(v.string(), v.trim(), v.minLength(1, "text, not empty"));
const httpsUrl = v.pipe(v.string(), v.startsWith("https://", "a URL that starts with https://"), v.url());
const numberFrom = (min: number, max: number) =>
  v.pipe(
    v.number(`a number from ${min} to ${max}`),
    v.minValue(min, `a number from ${min} to ${max}`),
    v.maxValue(max, `a number from ${min} to ${max}`),
  );
const usd = numberFrom(0, 1_000_000);
const centsPerPoint = numberFrom(0.4, 2);
const multiplier = numberFrom(1, 14);
const spendCategory = v.picklist(SPEND_CATEGORIES, `one of ${SPEND_CATEGORIES.join(", ")}`);
const tenth = v.pipe(
  numberFrom(0, 10),
  v.check((value) => Math.abs(value * 10 - Math.round(value * 10)) < 1e-9, "a number in tenths"),
);

const capSchema = v.strictObject({
  amountUsd: v.picklist(CAP_AMOUNTS_USD, `one of ${CAP_AMOUNTS_USD.join(", ")} (US dollars)`),
  period: v.picklist(["month", "quarter", "year"], "month, quarter or year"),
  categories: v.nullable(v.pipe(v.array(spendCategory), v.minLength(1))),
});

const rewardSchema = v.pipe(
  v.strictObject({
    multiplier,
    category: spendCategory,
    brand: v.nullable(text),
    subcategory: v.nullable(v.pipe(v.string(), v.regex(/^[a-z_]+$/, "lower-case words joined by _"))),
    base: v.boolean(),
    notes: text,
    afterCapMultiplier: v.nullable(multiplier),
    cap: v.nullable(capSchema),
  }),
  v.check(
    (reward) => (reward.cap === null) === (reward.afterCapMultiplier === null),
    "a cap with its afterCapMultiplier, or neither",
  ),
  v.check((reward) => !(reward.brand && reward.subcategory), "a brand or a subcategory, not both"),
  v.check(
    (reward) => !reward.base || (reward.category === "other" && !reward.brand && !reward.subcategory),
    "the base entry is of category other, without brand or subcategory",
  ),
);

const perkSchema = v.strictObject({
  type: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]*$/, "lower-case words joined by _")),
  description: text,
  valueUsd: v.nullable(usd),
  frequency: v.nullable(v.picklist(["annual", "per_stay", "every_4_years"])),
});

const signUpBonusSchema = v.pipe(
  v.strictObject({
    points: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))),
    description: text,
    minSpendUsd: v.nullable(usd),
    durationDays: v.nullable(v.picklist([90, 180, 365], "90, 180 or 365 (days)")),
    estimatedValueUsd: v.nullable(usd),
  }),
  v.check((bonus) => {
    const given = bonus.points !== null || bonus.estimatedValueUsd !== null;
    return given === (bonus.minSpendUsd !== null) && given === (bonus.durationDays !== null);
  }, "a bonus with minSpendUsd and durationDays, or all of it null"),
);

const redemptionSchema = v.strictObject({
  programCpp: centsPerPoint,
  cashBackCpp: v.optional(centsPerPoint),
  amexTravelCpp: v.optional(centsPerPoint),
  transferPartnerAverageCpp: v.optional(centsPerPoint),
  chaseTravelPortalCpp: v.optional(centsPerPoint),
  capOneTravelCpp: v.optional(centsPerPoint),
  travelStatementCreditCpp: v.optional(centsPerPoint),
});

const annualFeeSchema = v.strictObject({
  ongoingUsd: numberFrom(0, 695),
  firstYearUsd: numberFrom(0, 695),
  text,
});

const subScoresSchema = v.strictObject({
  earning: tenth,
  perks: tenth,
  cost: tenth,
  redemption: tenth,
  ease: tenth,
});

/** The fields without the rules that two of them share: what the API describes. */
export const cardFields = v.strictObject({
  slug: v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "lower-case words joined by -")),
  name: v.pipe(text, v.maxLength(70, "text of at most 70 characters")),
  issuer: text,
  issuingBank: text,
  network: v.picklist(["American Express", "Discover", "Mastercard", "Visa"]),
  cardType: v.picklist(["Personal", "Business"]),
  status: v.picklist(["open", "closed"]),
  image: text,
  reviewLink: v.nullable(text),
  applyLink: v.nullable(httpsUrl),
  ratesAndFeesLink: httpsUrl,
  categories: v.pipe(v.array(v.picklist(CARD_CATEGORIES)), v.minLength(1)),
  rating: tenth,
  subScores: subScoresSchema,
  annualFee: annualFeeSchema,
  purchaseApr: text,
  introApr: v.nullable(text),
  foreignTransactionFeePercent: v.picklist([0, 2.7, 3], "0, 2.7 or 3 (percent)"),
  creditScore: v.strictObject({ text, floor: v.pipe(numberFrom(300, 850), v.integer()) }),
  rewardProgram: v.nullable(text),
  signUpBonus: signUpBonusSchema,
  rewards: v.pipe(v.array(rewardSchema), v.minLength(1)),
  redemption: redemptionSchema,
  perks: v.array(perkSchema),
  asOf: v.pipe(v.string(), v.regex(/^20\d\d-(0[1-9]|1[0-2])$/, "a month, YYYY-MM")),
  confidence: v.picklist(["high", "medium", "low"]),
  uncertainFields: v.array(v.picklist(UNCERTAIN_FIELDS)),
  sources: v.pipe(v.array(text), v.minLength(1)),
});

const isNear = (left: number, right: number) => Math.abs(left - right) < 1e-9;

export const cardSchema = v.pipe(
  cardFields,
  v.forward(
    v.check((card) => card.image === `/${card.slug}.svg`, "/{slug}.svg"),
    ["image"],
  ),
  v.forward(
    v.check((card) => card.reviewLink === null || card.reviewLink === `/cards/${card.slug}`, "/cards/{slug} or null"),
    ["reviewLink"],
  ),
  v.forward(
    v.check((card) => card.rewards.filter((reward) => reward.base).length === 1, "exactly one entry with base: true"),
    ["rewards"],
  ),
  v.forward(
    v.check(
      (card) => isNear(Math.round(10 * weightedMean(card.subScores)) / 10, card.rating),
      "the weighted mean of subScores, in tenths",
    ),
    ["rating"],
  ),
);

/** Weighted mean of the five sub-scores, 0 to 10, not rounded. */
export function weightedMean(subScores: Card["subScores"]): number {
  return SUB_SCORES.reduce((sum, name) => sum + SUB_SCORE_WEIGHTS[name] * subScores[name], 0);
}

/**
 * Unknown JSON to a Card.
 * @param file shown in the message, so that the editor knows where to look
 * @throws Error naming the file, each wrong field and the form it should have
 */
export function parseCard(input: unknown, file: string): Card {
  const result = v.safeParse(cardSchema, input);
  if (result.success) return result.output as Card;
  const lines = result.issues.map((issue) => {
    const path = v.getDotPath(issue) ?? "(the whole file)";
    return `  ${path}: expected ${issue.message.replace(/^Invalid /, "")}, received ${issue.received}`;
  });
  throw new Error(`Card file ${file} is wrong:\n${lines.join("\n")}`);
}
