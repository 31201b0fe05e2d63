/**
 * The rules every card file must meet, once, for the build, the tests, the
 * editor (JSON Schema) and the API description. What cannot be is refused;
 * what is merely unusual is a warning (`card-warnings.ts`). The Worker reads it
 * to describe its answers, and checks nothing: the build has.
 */
import * as v from "valibot";

import {
  CARD_CATEGORIES,
  type Card,
  type CardRecord,
  SUB_SCORE_WEIGHTS,
  SUB_SCORES,
  UNCERTAIN_FIELDS,
} from "./card.ts";
import { parseDataFile } from "./describe-issues.ts";
import { earnsNothing } from "./earns-nothing.ts";
import { introApr, purchaseApr } from "./apr-schema.ts";
import {
  agedProvenance,
  ageMonths,
  confidence,
  day,
  historyEntry,
  httpsUrl,
  kebab,
  month,
  provenance,
  text,
} from "./provenance-schema.ts";
import { perk, reward, rewardFields, signUpBonus, signUpBonusFields, usd } from "./reward-schema.ts";

const TENTH = "a number from 0 to 10 in tenths";
const tenth = v.pipe(
  v.number(TENTH),
  v.minValue(0, TENTH),
  v.maxValue(10, TENTH),
  v.check((value) => Math.abs(value * 10 - Math.round(value * 10)) < 1e-9, TENTH),
);
const centsPerPoint = v.pipe(v.number("cents per point"), v.gtValue(0, "cents per point, more than 0"));

/** Cents per point by way of redeeming; only `programCpp` is always known. */
const redemptionSchema = v.strictObject({
  programCpp: centsPerPoint,
  cashBackCpp: v.exactOptional(centsPerPoint),
  amexTravelCpp: v.exactOptional(centsPerPoint),
  transferPartnerAverageCpp: v.exactOptional(centsPerPoint),
  chaseTravelPortalCpp: v.exactOptional(centsPerPoint),
  capOneTravelCpp: v.exactOptional(centsPerPoint),
  travelStatementCreditCpp: v.exactOptional(centsPerPoint),
});

const SCORE = "a whole number from 300 to 850";
const creditScoreSchema = v.strictObject({
  /** As the terms put it; null where they name none. */
  text: v.nullable(text),
  floor: v.pipe(v.number(SCORE), v.integer(SCORE), v.minValue(300, SCORE), v.maxValue(850, SCORE)),
  /** The floor is ours, for want of any. */
  isEstimated: v.exactOptional(v.boolean("true or false")),
  /** Open to people without a credit history, by its own description. */
  newToCredit: v.exactOptional(v.boolean("true or false")),
});

/** What a card needs that is not on the application form: a paid membership, or being a client. */
const requirementSchema = v.strictObject({
  kind: v.picklist(["membership", "relationship"], "membership or relationship"),
  name: text,
  /** Names it in addresses. */
  key: kebab,
  usdPerYear: v.exactOptional(usd),
});

/** Money that a secured card holds until the account is closed or changed; its source is the perks'. */
const depositSchema = v.strictObject({
  leastUsd: usd,
  /** Null: not known. */
  mostUsd: v.nullable(usd),
  text,
});

/** What a file and the answer of the API have in common. */
const commonFields = {
  slug: kebab,
  name: v.pipe(text, v.maxLength(70, "text of at most 70 characters")),
  /** What people call it when they have to tell two cards apart; without one its name is shortened by rule. */
  shortName: v.exactOptional(v.pipe(text, v.maxLength(30, "text of at most 30 characters"))),
  /** The brand the card is sold under (Marriott), as readers know it. */
  issuer: text,
  /** The bank that lends the money (Chase). */
  issuingBank: text,
  network: v.picklist(["American Express", "Discover", "Mastercard", "Visa"], "a payment network"),
  cardType: v.picklist(["Personal", "Business"], "Personal or Business"),
  /** Closed to new applications: shown, never recommended to a new holder. */
  /** Replaced: nobody holds it any more; what became of it stands in `replaced`. */
  status: v.picklist(["open", "closed", "replaced"], "open, closed or replaced"),
  replaced: v.exactOptional(
    v.strictObject({ on: day, by: v.pipe(v.array(kebab), v.minLength(1, "at least one card")) }),
  ),
  /** The airline, hotel group or travel agency whose card it is: a name of `brands.json`. */
  brandOf: v.exactOptional(text),
  requires: v.exactOptional(requirementSchema),
  deposit: v.exactOptional(depositSchema),
  image: text,
  reviewLink: v.nullable(text),
  applyLink: v.nullable(httpsUrl),
  ratesAndFeesLink: v.nullable(httpsUrl),
  categories: v.pipe(
    v.array(v.picklist(CARD_CATEGORIES, `one of ${CARD_CATEGORIES.join(", ")}`)),
    v.minLength(1, "at least one category"),
  ),
  /** Editorial rating: the weighted mean of `subScores`. */
  rating: tenth,
  subScores: v.strictObject({ earning: tenth, perks: tenth, cost: tenth, redemption: tenth, ease: tenth }),
  annualFee: v.strictObject({ ongoingUsd: usd, firstYearUsd: usd, text }),
  purchaseApr,
  introApr,
  foreignTransactionFeePercent: v.pipe(
    v.number("a percentage"),
    v.minValue(0, "a percentage from 0 to 100"),
    v.maxValue(100, "a percentage from 0 to 100"),
  ),
  creditScore: creditScoreSchema,
  rewardProgram: v.nullable(text),
  rewards: v.pipe(v.array(reward), v.minLength(1, "at least one entry")),
  redemption: redemptionSchema,
  uncertainFields: v.array(v.picklist(UNCERTAIN_FIELDS, `one of ${UNCERTAIN_FIELDS.join(", ")}`)),
  history: v.array(historyEntry),
} as const;

const toGroups = <TValue extends v.GenericSchema>(value: TValue) => ({
  annualFee: value,
  signUpBonus: value,
  rewards: value,
  perks: value,
  apr: value,
  redemption: value,
  foreignFee: value,
  creditScore: value,
});

/** A card file, without the rules that two of its fields share: what the editor's JSON Schema says. */
export const cardFileFields = v.strictObject({
  $schema: v.exactOptional(v.literal("../card.schema.json")),
  ...commonFields,
  signUpBonus,
  perks: v.array(perk),
  provenance: v.strictObject(toGroups(provenance)),
  readings: v.optional(v.array(kebab), []),
});

/** On the day of the build: a rate's or perk's own source, aged, where it has one. */
const ownAge = { provenance: v.exactOptional(agedProvenance) } as const;
const datedReward = v.strictObject({ ...rewardFields.entries, ...ownAge });

/** A card on the day of the build: what the API describes. */
export const cardFields = v.strictObject({
  ...commonFields,
  signUpBonus: v.strictObject({
    ...signUpBonusFields.entries,
    /** `stale`: last seen more than six months before the build. Only an open offer counts. */
    state: v.picklist(["none", "open", "stale", "ended"]),
    asOf: month,
    confidence,
  }),
  perks: v.array(
    v.strictObject({
      ...perk.entries,
      /** `endsOn` is past. */
      lapsed: v.exactOptional(v.boolean()),
      ...ownAge,
    }),
  ),
  rewards: v.array(datedReward),
  /** Rates that have ended; `rewards` holds those in force. */
  endedRewards: v.array(datedReward),
  provenance: v.strictObject(toGroups(agedProvenance)),
  /** Month of the oldest of its fee, offer, rates, perks and foreign fee. */
  asOf: month,
  /** Month of its newest fact. */
  newestAsOf: month,
  /** Full months from `asOf` to the build. */
  ageMonths,
  /** The least sure group's that is not the APR or an estimate, as shown. */
  confidence,
});

const isNear = (left: number, right: number) => Math.abs(left - right) < 1e-9;
const isUnique = (ids: readonly string[]) => new Set(ids).size === ids.length;
const idsOf = (entries: readonly { readonly id: string }[]) => entries.map(({ id }) => id);

export const cardSchema = v.pipe(
  cardFileFields,
  v.forward(
    v.check((card) => card.image === `/${card.slug}.svg`, "/{slug}.svg"),
    ["image"],
  ),
  v.forward(
    v.check((card) => card.reviewLink === null || card.reviewLink === `/cards/${card.slug}`, "/cards/{slug} or null"),
    ["reviewLink"],
  ),
  v.forward(
    v.check((card) => (card.status === "replaced") === (card.replaced !== undefined), "for a card of status replaced"),
    ["replaced"],
  ),
  v.forward(
    v.check((card) => card.rewards.filter(({ base }) => base).length === 1, "exactly one entry with base: true"),
    ["rewards"],
  ),
  v.forward(
    v.check((card) => !earnsNothing(card) || card.rewardProgram === null, "null for a card that earns nothing"),
    ["rewardProgram"],
  ),
  v.forward(
    v.check((card) => isUnique(idsOf(card.rewards)), "ids that occur once"),
    ["rewards"],
  ),
  v.forward(
    v.check((card) => isUnique(idsOf(card.perks)), "ids that occur once"),
    ["perks"],
  ),
  v.forward(
    v.check((card) => isUnique(idsOf(card.history)), "ids that occur once"),
    ["history"],
  ),
  v.forward(
    v.check(
      (card) => isNear(Math.round(10 * weightedMean(card.subScores)) / 10, card.rating),
      "the weighted mean of subScores, in tenths",
    ),
    ["rating"],
  ),
  v.transform(({ $schema: _, ...card }) => card),
);

/** Weighted mean of the five sub-scores, 0 to 10, not rounded. */
export function weightedMean(subScores: Card["subScores"]): number {
  return SUB_SCORES.reduce((sum, name) => sum + SUB_SCORE_WEIGHTS[name] * subScores[name], 0);
}

/**
 * Unknown JSON to a card's record.
 * @param file shown in the message, so that the editor knows where to look
 * @throws DataFileError naming the file, each wrong field, what is expected and what was found
 */
export function parseCard(input: unknown, file: string): CardRecord {
  return parseDataFile(cardSchema, input, file);
}
