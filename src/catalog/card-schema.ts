/**
 * The rules every card file must meet, once, for the build, the tests, the
 * editor (JSON Schema) and the API description. What cannot be is refused;
 * what is merely unusual is a warning (`card-warnings.ts`). The Worker reads it
 * to describe its answers, and checks nothing: the build has.
 */
import * as v from "valibot";

import { describe } from "./describe.ts";
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
import { day, historyEntry, httpsUrl, kebab, provenance, text } from "./provenance-schema.ts";
import { perk, reward, signUpBonus, usd } from "./reward-schema.ts";

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
  programCpp: describe(
    centsPerPoint,
    "The usual way of the program. What we count is worked out from it and the ways below.",
    1.25,
  ),
  cashBackCpp: describe(v.exactOptional(centsPerPoint), "As cash.", 1),
  amexTravelCpp: describe(v.exactOptional(centsPerPoint), "At Amex Travel.", 1),
  transferPartnerAverageCpp: describe(v.exactOptional(centsPerPoint), "Transferred to partners, our estimate.", 1.8),
  chaseTravelPortalCpp: describe(v.exactOptional(centsPerPoint), "At Chase Travel.", 1.25),
  capOneTravelCpp: describe(v.exactOptional(centsPerPoint), "At Capital One Travel.", 1),
  travelStatementCreditCpp: describe(v.exactOptional(centsPerPoint), "As a credit for travel purchases.", 1),
});

const SCORE = "a whole number from 300 to 850";
const creditScoreSchema = v.strictObject({
  /** As the terms put it; null where they name none. */
  text: describe(v.nullable(text), "The same in words.", "$95"),
  floor: describe(
    v.pipe(v.number(SCORE), v.integer(SCORE), v.minValue(300, SCORE), v.maxValue(850, SCORE)),
    "Lowest score with a fair chance.",
    700,
  ),
  isEstimated: describe(
    v.exactOptional(v.boolean("true or false")),
    "The floor is our estimate, because the terms name none.",
  ),
  newToCredit: describe(v.exactOptional(v.boolean("true or false")), "Open to people without a credit history."),
});

/** What a card needs that is not on the application form: a paid membership, or being a client. */
const requirementSchema = v.strictObject({
  kind: describe(
    v.picklist(["membership", "relationship"], "membership or relationship"),
    "A paid membership, or being a client.",
  ),
  name: describe(text, "Its name in words.", "Costco membership"),
  key: describe(kebab, "Its name in parameters.", "costco"),
  usdPerYear: describe(v.exactOptional(usd), "What it costs, US dollars a year.", 65),
});

/** Money that a secured card holds until the account is closed or changed; its source is the perks'. */
const depositSchema = v.strictObject({
  leastUsd: describe(usd, "Least that can be paid, US dollars.", 200),
  mostUsd: describe(v.nullable(usd), "Most that can be paid, US dollars; null if not known.", 2500),
  text: describe(text, "The same in words.", "Refundable, $200 to $2,500"),
});

/** What a file and the answer of the API have in common. */
export const commonFields = {
  slug: describe(kebab, "Name in URLs; it never changes.", "chase-sapphire-preferred"),
  name: describe(
    v.pipe(text, v.maxLength(70, "text of at most 70 characters")),
    "Display name.",
    "Chase Sapphire Preferred",
  ),
  shortName: describe(
    v.pipe(text, v.maxLength(30, "text of at most 30 characters")),
    "What people call it, where there is little room.",
    "Amex Gold",
  ),
  /** The brand the card is sold under (Marriott), as readers know it. */
  issuer: describe(text, "Brand that it is sold under, or bank.", "Chase"),
  issuingBank: describe(text, "Bank that lends the money.", "Chase"),
  network: describe(
    v.picklist(["American Express", "Discover", "Mastercard", "Visa"], "a payment network"),
    "Payment network.",
  ),
  cardType: describe(v.picklist(["Personal", "Business"], "Personal or Business"), "For whom: people or businesses."),
  /** Closed to new applications: shown, never recommended to a new holder. */
  /** Replaced: nobody holds it any more; what became of it stands in `replaced`. */
  status: describe(
    v.picklist(["open", "closed", "replaced"], "open, closed or replaced"),
    "Whether it can be applied for.",
  ),
  replaced: describe(
    v.exactOptional(
      v.strictObject({
        on: describe(day, "The day of it.", "2026-04-24"),
        by: describe(
          v.pipe(v.array(kebab), v.minLength(1, "at least one card")),
          "Cards that an account became, one of them.",
          ["citi-aadvantage-platinum-select"],
        ),
      }),
    ),
    "When another card took its place, and which could.",
  ),
  /** The airline, hotel group or travel agency whose card it is: a name of `brands.json`. */
  brandOf: describe(v.exactOptional(text), "Airline, hotel group or shop whose card it is.", "Marriott"),
  requires: describe(v.exactOptional(requirementSchema), "What a cardholder needs besides approval."),
  deposit: describe(
    v.exactOptional(depositSchema),
    "Money that a secured card holds until the account is closed or changed.",
  ),
  image: describe(
    text,
    "Address of its picture, which other sites may show.",
    "https://waycard.example/chase-sapphire-preferred.svg",
  ),
  reviewLink: describe(v.nullable(text), "Path of its review on this site.", "/cards/chase-sapphire-preferred"),
  applyLink: describe(
    v.nullable(httpsUrl),
    "The issuer's page for applications.",
    "https://creditcards.chase.com/rewards-credit-cards/sapphire/preferred",
  ),
  ratesAndFeesLink: describe(
    v.nullable(httpsUrl),
    "The issuer's rates and fees.",
    "https://creditcards.chase.com/rewards-credit-cards/sapphire/preferred",
  ),
  categories: describe(
    v.pipe(
      v.array(v.picklist(CARD_CATEGORIES, `one of ${CARD_CATEGORIES.join(", ")}`)),
      v.minLength(1, "at least one category"),
    ),
    "Subjects that it belongs to. Each is a list; only the list `business` has business cards.",
  ),
  rating: describe(tenth, "Editorial rating, 0 to 10.", 9),
  subScores: describe(
    v.strictObject({
      earning: describe(tenth, "What it earns, 0 to 10.", 8.5),
      perks: describe(tenth, "Its perks, 0 to 10.", 8),
      cost: describe(tenth, "What it costs, 0 to 10.", 8.5),
      redemption: describe(tenth, "What its points can do, 0 to 10.", 9.5),
      ease: describe(tenth, "How easy it is to use, 0 to 10.", 8),
    }),
    "What the rating is made of, each 0 to 10.",
  ),
  annualFee: describe(
    v.strictObject({
      ongoingUsd: describe(usd, "Fee of a later year, US dollars.", 95),
      firstYearUsd: describe(usd, "Fee of the first year, US dollars.", 95),
      text: describe(text, "The same in words.", "$95"),
    }),
    "The annual fee.",
  ),
  purchaseApr: purchaseApr,
  introApr: describe(introApr, "Introductory rate of interest; null where there is none."),
  foreignTransactionFeePercent: describe(
    v.pipe(
      v.number("a percentage"),
      v.minValue(0, "a percentage from 0 to 100"),
      v.maxValue(100, "a percentage from 0 to 100"),
    ),
    "Fee on purchases abroad, percent.",
    0,
  ),
  creditScore: describe(creditScoreSchema, "Credit that applicants need."),
  rewardProgram: describe(v.nullable(text), "What it earns: points, miles or cash back.", "Chase Ultimate Rewards"),
  /** Of a program of points, too, where its holders take them as money: Double Cash, not Freedom. */
  cashBack: describe(v.exactOptional(v.literal(true)), "Its rates are cash back: a multiplier of 2 is 2%."),
  rewards: describe(v.pipe(v.array(reward), v.minLength(1, "at least one entry")), "The rates it earns."),
  redemption: describe(redemptionSchema, "Cents per point by way of using it."),
  uncertainFields: describe(
    v.array(v.picklist(UNCERTAIN_FIELDS, `one of ${UNCERTAIN_FIELDS.join(", ")}`)),
    "Facts that we could not fully confirm.",
  ),
  history: describe(v.array(historyEntry), "Dated changes, as we learned of them."),
} as const;

export const toGroups = <TValue extends v.GenericSchema>(value: TValue) => ({
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
  signUpBonus: describe(signUpBonus, "The welcome bonus."),
  perks: describe(v.array(perk), "Its perks."),
  provenance: v.strictObject(toGroups(provenance)),
  readings: v.optional(v.array(kebab), []),
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
    v.check((card) => card.cashBack === true || !/cash/i.test(card.rewardProgram ?? ""), "true for a program of cash"),
    ["cashBack"],
  ),
  v.forward(
    v.check((card) => !card.cashBack || card.redemption.cashBackCpp === 1, "a cent per point in cash, for cash back"),
    ["redemption"],
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
