/** Rules for what a card earns, pays once, and gives besides: reward entries, welcome offer, perks. */
import * as v from "valibot";

import { describe } from "./describe.ts";
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
  amountUsd: describe(
    v.pipe(v.number("US dollars"), v.gtValue(0, "US dollars, more than 0")),
    "US dollars a period.",
    25000,
  ),
  period: describe(v.picklist(["month", "quarter", "year"], "month, quarter or year"), "How long the cap lasts."),
  categories: describe(
    v.nullable(v.pipe(v.array(spendCategory), v.minLength(1, "at least one category"))),
    "Categories that share the cap; null where it is this rate's alone.",
    ["dining"],
  ),
});

/** A file leaves out what an entry does not have: no brand, no part, no cap. */
export const rewardFields = v.strictObject({
  /** Unique in its card, never used again for another rate. */
  id: describe(kebab, "Its own name, which never changes.", "dining"),
  /** Points per dollar; 0 at the base of a card that earns nothing there. */
  multiplier: describe(ownMultiplier, "Points per dollar.", 3),
  leastMultiplier: describe(
    v.exactOptional(multiplier),
    "The lowest points per dollar, where the terms give a range by conditions; dollars use it.",
    0.5,
  ),
  category: describe(spendCategory, "Spending category."),
  /**
   * The rate holds at these brands only (names of `brands.json`), never in the whole category. Empty: at partners that
   * the table does not name, so it applies to no spend that a visitor can enter.
   */
  brands: describe(v.optional(v.nullable(v.array(text)), null), "Brands.", ["Marriott"]),
  /** The rate holds in this part of the category only. */
  subcategory: describe(
    v.optional(v.nullable(v.pipe(v.string("text"), v.regex(/^[a-z_]+$/, "lower-case words joined by _"))), null),
    "Part of the category that the rate holds in; null for all of it.",
    "flights",
  ),
  /**
   * Where travel is booked to earn the rate, if the category does not say it: `travel_other` is booked direct,
   * `travel_portal` on the card's own travel site.
   */
  channels: describe(
    v.exactOptional(
      v.pipe(v.array(v.picklist(["direct", "portal"], "direct or portal")), v.minLength(1, "at least one channel")),
    ),
    "Where travel is booked to earn the rate, if the category does not say it: direct, portal or both.",
  ),
  alsoIn: describe(
    v.exactOptional(v.pipe(v.array(spendCategory), v.minLength(1, "at least one category"))),
    "Further categories in which the rate holds whole.",
  ),
  base: describe(v.optional(v.boolean("true or false"), false), "Whether this is the rate on everything else."),
  notes: describe(text, "The terms in short.", "Restaurants worldwide"),
  afterCapMultiplier: describe(
    v.optional(v.nullable(multiplier), null),
    "Points per dollar once the cap is reached.",
    1,
  ),
  cap: describe(v.optional(v.nullable(cap), null), "Most spend that earns the rate."),
  endsOn: describe(v.exactOptional(day), "Last day.", "2026-12-31"),
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
  network: describe(text, "The network.", "Priority Pass"),
  visitsPerYear: describe(v.exactOptional(v.nullable(guests)), "Visits a year; null: no limit; absent: not known.", 10),
  /** Of each visit; 0: every guest pays, or needs a pass. */
  guestsFree: describe(v.exactOptional(guests), "Guests that come in free with each visit; absent: not known.", 2),
  furtherGuestUsd: describe(v.exactOptional(usd), "Price of a guest beyond those, US dollars a visit.", 50),
  guestPassesPerYear: describe(v.exactOptional(guests), "One-time passes for guests a year.", 4),
  threshold: describe(
    v.exactOptional(
      v.strictObject({
        spendUsd: describe(usd, "Purchases in a calendar year, US dollars.", 75000),
        gives: describe(text, "What they add.", "unlimited visits"),
      }),
    ),
    "What purchases on the card in a calendar year add.",
  ),
});

const count = v.pipe(v.number("a whole number"), v.integer("a whole number"), v.minValue(1, "a whole number above 0"));

export const perk = v.strictObject({
  /** Unique in its card, never used again for another perk. */
  id: describe(kebab, "Its own name, which never changes.", "dining"),
  type: describe(
    v.pipe(v.string("text"), v.regex(/^[a-z][a-z0-9_]*$/, "lower-case words joined by _")),
    "Kind of perk.",
    "credit",
  ),
  description: describe(text, "In words.", "75,000 points after you spend $5,000 in 3 months"),
  /** Editorial estimate of the face value each time; null: not priced; 0 once it has lapsed. */
  valueUsd: describe(v.optional(v.nullable(usd), null), "US dollars; null where we put no price on it.", 120),
  frequency: describe(
    v.optional(
      v.nullable(
        v.picklist(["annual", "per_stay", "every_4_years", "one_time"], "annual, per_stay, every_4_years or one_time"),
      ),
      null,
    ),
    "How often it comes.",
  ),
  endsOn: describe(v.exactOptional(day), "Last day.", "2026-12-31"),
  lounges: describe(
    v.exactOptional(v.pipe(v.array(lounge), v.minLength(1, "at least one network"))),
    "Networks of lounges that the perk opens.",
  ),
  freeBags: describe(
    v.exactOptional(
      v.strictObject({
        bags: describe(v.picklist([1, 2], "1 or 2"), "1: the first; 2: the first and the second."),
        /** Besides the cardholder. Null: those on the booking, no number is named. Left out: not known. */
        companions: describe(
          v.exactOptional(v.nullable(guests)),
          "People besides the cardholder; null: no number is named; absent: not known.",
          8,
        ),
        timesPerYear: describe(v.exactOptional(guests), "Only so often a year.", 2),
      }),
    ),
    "Checked bags that the perk frees, for each person on a flight.",
  ),
  freeNight: describe(
    v.exactOptional(
      v.strictObject({
        upToPoints: describe(v.exactOptional(count), "Highest price of the night in points.", 35_000),
        /** Where the program sorts its hotels into categories. */
        upToCategory: describe(v.exactOptional(count), "Highest category of the hotel.", 4),
        after: describe(v.exactOptional(text), "What it comes after, where that is no spending.", "five nights"),
      }),
    ),
    "The most expensive hotel night that the perk takes, and what it comes after.",
  ),
  eliteStatus: describe(v.exactOptional(text), "The level that the card gives by itself.", "Gold"),
  ...ownProvenanceFields,
});

export const bonusTier = v.pipe(
  v.strictObject({
    afterUsd: describe(usd, "Spending that earns this step, US dollars.", 4000),
    months: describe(count, "Months in which.", 3),
    points: describe(v.exactOptional(count), "How many points.", 75000),
    usd: describe(v.exactOptional(usd), "Cash of this step, US dollars.", 200),
    extras: describe(v.exactOptional(v.array(text)), "What else this step gives.", ["a free night"]),
  }),
  v.check((tier) => (tier.points ?? tier.usd ?? tier.extras) !== undefined, "points, dollars or extras"),
);

export const signUpBonusFields = v.strictObject({
  kind: describe(
    v.picklist(BONUS_KINDS, `one of ${BONUS_KINDS.join(", ")}`),
    "What is promised: a fixed amount, up to one, a match of the first year, or on approval.",
  ),
  /** Null: no bonus, no promised amount, or one paid in cash (then `estimatedValueUsd` is set). */
  points: describe(v.nullable(count), "How many points.", 75000),
  description: describe(text, "In words.", "75,000 points after you spend $5,000 in 3 months"),
  minSpendUsd: describe(v.nullable(usd), "Spending that earns it, US dollars.", 4000),
  durationDays: describe(
    v.nullable(v.pipe(v.number("days"), v.integer("whole days"), v.minValue(0, "days, 0 or more"))),
    "Days to reach that spend.",
    90,
  ),
  estimatedValueUsd: describe(v.nullable(usd), "Its value by our estimate, US dollars.", 900),
  later: describe(
    v.exactOptional(v.string()),
    "What a later step of the offer adds; the amount leaves it out.",
    "another 55,000 points",
  ),
  endsOn: describe(v.exactOptional(day), "Last day.", "2026-12-31"),
  tiers: describe(
    v.exactOptional(v.pipe(v.array(bonusTier), v.minLength(1, "at least one tier"))),
    "Steps of the bonus, where it has several.",
  ),
});

type BonusFields = v.InferOutput<typeof signUpBonusFields>;
const isPromised = ({ points, estimatedValueUsd }: BonusFields) => points !== null || estimatedValueUsd !== null;

export const signUpBonus = v.pipe(
  signUpBonusFields,
  v.check(
    (bonus) => ["none", "up-to", "match"].includes(bonus.kind) === !isPromised(bonus),
    "an amount (points or estimatedValueUsd) unless kind is none, up-to or match",
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
