/** Rules for what a card earns, pays once, and gives besides: reward entries, welcome offer, perks. */
import * as v from "valibot";

import { BONUS_KINDS, SPEND_CATEGORIES } from "./card.ts";
import { day, kebab, ownProvenanceFields, text } from "./provenance-schema.ts";

const atLeast = (least: number, what: string) =>
  v.pipe(v.number(`${what}, ${least} or more`), v.minValue(least, `${what}, ${least} or more`));
export const usd = atLeast(0, "US dollars");
const multiplier = v.pipe(v.number("points per dollar"), v.gtValue(0, "points per dollar, more than 0"));
/** Of a card that earns nothing on everything else, 0. */
const ownMultiplier = v.pipe(v.number("points per dollar"), v.minValue(0, "points per dollar, 0 or more"));
export const spendCategory = v.picklist(SPEND_CATEGORIES, `one of ${SPEND_CATEGORIES.join(", ")}`);

/**
 * A limit on the spend that earns a bonus rate.
 * `categories` null: this entry alone. Otherwise entries of one card with an
 * equal cap share one pool of `amountUsd` a period.
 */
export const cap = v.strictObject({
  amountUsd: v.pipe(v.number("US dollars"), v.gtValue(0, "US dollars, more than 0")),
  period: v.picklist(["month", "quarter", "year"], "month, quarter or year"),
  categories: v.nullable(v.pipe(v.array(spendCategory), v.minLength(1, "at least one category"))),
});

/** A file leaves out what an entry does not have: no brand, no part, no cap. */
export const rewardFields = v.strictObject({
  /** Unique in its card, never used again for another rate. */
  id: kebab,
  /** Points per dollar; 0 at the base of a card that earns nothing there. */
  multiplier: ownMultiplier,
  /** The lowest, where the terms give a range by conditions: dollars are worked out with it. */
  leastMultiplier: v.exactOptional(multiplier),
  category: spendCategory,
  /**
   * The rate holds at these brands only (names of `brands.json`), never in the whole category. Empty: at partners that
   * the table does not name, so it applies to no spend that a visitor can enter.
   */
  brands: v.optional(v.nullable(v.array(text)), null),
  /** The rate holds in this part of the category only. */
  subcategory: v.optional(
    v.nullable(v.pipe(v.string("text"), v.regex(/^[a-z_]+$/, "lower-case words joined by _"))),
    null,
  ),
  /**
   * Where travel is booked to earn the rate, if the category does not say it: `travel_other` is booked direct,
   * `travel_portal` on the card's own travel site.
   */
  channels: v.exactOptional(
    v.pipe(v.array(v.picklist(["direct", "portal"], "direct or portal")), v.minLength(1, "at least one channel")),
  ),
  /** Further categories in which the rate holds whole ("and transit"). */
  alsoIn: v.exactOptional(v.pipe(v.array(spendCategory), v.minLength(1, "at least one category"))),
  /** Exactly one entry of a card: the rate on everything else. */
  base: v.optional(v.boolean("true or false"), false),
  notes: text,
  /** Points per dollar once the cap is used up; null where there is no cap. */
  afterCapMultiplier: v.optional(v.nullable(multiplier), null),
  cap: v.optional(v.nullable(cap), null),
  /** Last day of the rate. */
  endsOn: v.exactOptional(day),
  ...ownProvenanceFields,
});

export const reward = v.pipe(
  rewardFields,
  v.check(
    (entry) => (entry.cap === null) === (entry.afterCapMultiplier === null),
    "a cap with its afterCapMultiplier, or neither",
  ),
  v.check(
    ({ multiplier: most, leastMultiplier: least }) => least === undefined || least < most,
    "a leastMultiplier below the multiplier",
  ),
  v.check((entry) => entry.base || entry.multiplier > 0, "points per dollar, more than 0 unless it is the base"),
  v.check(
    (entry) => !entry.base || (entry.category === "other" && !entry.brands && !entry.subcategory && !entry.endsOn),
    "the base entry of category other, without brands, subcategory or end",
  ),
);

const guests = v.pipe(v.number("a whole number"), v.integer("a whole number"), v.minValue(0, "a whole number"));

/** One network of an access perk. What is left out is not known. */
const lounge = v.strictObject({
  network: text,
  /** Null: no limit. */
  visitsPerYear: v.exactOptional(v.nullable(guests)),
  /** Of each visit; 0: every guest pays, or needs a pass. */
  guestsFree: v.exactOptional(guests),
  /** Price of a guest beyond those, a visit. */
  furtherGuestUsd: v.exactOptional(usd),
  /** One-time passes for guests. */
  guestPassesPerYear: v.exactOptional(guests),
  /** What purchases on the card in a calendar year add. */
  threshold: v.exactOptional(v.strictObject({ spendUsd: usd, gives: text })),
});

const count = v.pipe(v.number("a whole number"), v.integer("a whole number"), v.minValue(1, "a whole number above 0"));

export const perk = v.strictObject({
  /** Unique in its card, never used again for another perk. */
  id: kebab,
  type: v.pipe(v.string("text"), v.regex(/^[a-z][a-z0-9_]*$/, "lower-case words joined by _")),
  description: text,
  /** Editorial estimate of the face value each time; null: not priced; 0 once it has lapsed. */
  valueUsd: v.optional(v.nullable(usd), null),
  frequency: v.optional(
    v.nullable(
      v.picklist(["annual", "per_stay", "every_4_years", "one_time"], "annual, per_stay, every_4_years or one_time"),
    ),
    null,
  ),
  /** Last day of the perk. */
  endsOn: v.exactOptional(day),
  /** Of an access perk: the networks that it opens. */
  lounges: v.exactOptional(v.pipe(v.array(lounge), v.minLength(1, "at least one network"))),
  /** Of free checked bags: for each person on a flight. */
  freeBags: v.exactOptional(
    v.strictObject({
      /** 1: the first; 2: the first and the second. */
      bags: v.picklist([1, 2], "1 or 2"),
      /** Besides the cardholder. Null: those on the booking, no number is named. Left out: not known. */
      companions: v.exactOptional(v.nullable(guests)),
      /** Only so often a year; left out: on every flight. */
      timesPerYear: v.exactOptional(guests),
    }),
  ),
  /** Of a free night: the dearest it takes. */
  freeNight: v.exactOptional(
    v.strictObject({
      upToPoints: v.exactOptional(count),
      /** Where the program sorts its hotels into categories. */
      upToCategory: v.exactOptional(count),
      /** What it comes after, where that is no spending: `five nights`. */
      after: v.exactOptional(text),
    }),
  ),
  /** Of elite status: the level that the card gives by itself. */
  eliteStatus: v.exactOptional(text),
  ...ownProvenanceFields,
});

export const bonusTier = v.pipe(
  v.strictObject({
    afterUsd: usd,
    months: count,
    points: v.exactOptional(count),
    usd: v.exactOptional(usd),
    extras: v.exactOptional(v.array(text)),
  }),
  v.check((tier) => (tier.points ?? tier.usd ?? tier.extras) !== undefined, "points, dollars or extras"),
);

export const signUpBonusFields = v.strictObject({
  kind: v.picklist(BONUS_KINDS, `one of ${BONUS_KINDS.join(", ")}`),
  /** Null: no bonus, no promised amount, or one paid in cash (then `estimatedValueUsd` is set). */
  points: v.nullable(count),
  description: text,
  minSpendUsd: v.nullable(usd),
  durationDays: v.nullable(v.pipe(v.number("days"), v.integer("whole days"), v.minValue(0, "days, 0 or more"))),
  estimatedValueUsd: v.nullable(usd),
  /** Last day of the offer. */
  endsOn: v.exactOptional(day),
  tiers: v.exactOptional(v.pipe(v.array(bonusTier), v.minLength(1, "at least one tier"))),
});

type BonusFields = v.InferOutput<typeof signUpBonusFields>;
const isPromised = ({ points, estimatedValueUsd }: BonusFields) => points !== null || estimatedValueUsd !== null;

export const signUpBonus = v.pipe(
  signUpBonusFields,
  v.check(
    (bonus) => (bonus.kind === "none" || bonus.kind === "up-to") === !isPromised(bonus),
    "an amount (points or estimatedValueUsd) unless kind is none or up-to",
  ),
  v.check(
    (bonus) => !isPromised(bonus) || (bonus.minSpendUsd !== null && bonus.durationDays !== null),
    "minSpendUsd and durationDays beside the amount",
  ),
  v.check(
    (bonus) => bonus.kind !== "none" || (bonus.minSpendUsd === null && bonus.durationDays === null && !bonus.endsOn),
    "no minimum, window or end where kind is none",
  ),
);
