/** Rules for `offers.json`: welcome offers by card, as public lists saw them on their days. */
import * as v from "valibot";

import { describe } from "./describe.ts";
import { day, httpsUrl, kebab, text } from "./provenance-schema.ts";
import { usd } from "./reward-schema.ts";

const count = v.pipe(v.number("a whole number"), v.integer("a whole number"), v.minValue(1, "a whole number above 0"));

/** Whom an offer is for, where that is not everyone who opens the page. */
export const OFFER_CHANNELS = [
  "varies by visitor",
  "referral",
  "in branch",
  "in flight or at booking",
  "by special link",
] as const;

const laterTier = v.strictObject({
  points: describe(count, "Points on top.", 40000),
  spendUsd: describe(usd, "Spend that it asked for, US dollars.", 20000),
  days: describe(count, "In this many days.", 365),
});

/** Lists write "Statement Credit"; a sentence wants its article. */
const extra = v.pipe(text, v.regex(/^(?:an? |no |one |\d)/, 'words that fit a sentence, such as "a statement credit"'));

export const offer = v.pipe(
  v.strictObject({
    points: describe(v.exactOptional(count), "How many points.", 75000),
    usd: describe(v.exactOptional(usd), "Cash that it paid, US dollars.", 300),
    /** What comes besides, as a sentence has it: `a companion fare`, `5 free nights`. */
    extras: describe(v.exactOptional(v.pipe(v.array(extra), v.minLength(1, "at least one"))), "What came besides.", [
      "a Companion Pass",
    ]),
    extrasUsd: describe(v.exactOptional(usd), "Our estimate of what came besides, US dollars.", 500),
    spendUsd: describe(usd, "Spend that it asked for, US dollars.", 4000),
    days: describe(
      v.pipe(v.number("days"), v.integer("whole days"), v.minValue(0, "days, 0 or more")),
      "In this many days; 0: paid on approval.",
      90,
    ),
    /** First and last day on which a list had it; it may have begun or ended up to a week beside them. */
    firstSeen: describe(day, "First day on which a list had it.", "2025-07-01"),
    lastSeen: describe(day, "Last day on which a list had it.", "2026-10-07"),
    /** Last day by the offer's own words. */
    endsOn: describe(v.exactOptional(day), "Last day.", "2026-12-31"),
    channel: describe(
      v.exactOptional(v.picklist(OFFER_CHANNELS, `one of ${OFFER_CHANNELS.join(", ")}`)),
      "Whom it was for, where that was not everyone.",
    ),
    upTo: describe(v.exactOptional(v.literal(true)), '"As high as": a ceiling, not an amount.'),
    feeUsd: describe(v.exactOptional(usd), "The annual fee at that time, as the list had it, US dollars.", 95),
    /** What more spending adds; it counts for itself. */
    later: describe(
      v.exactOptional(v.pipe(v.array(laterTier), v.minLength(1, "at least one"))),
      "What more spending added.",
    ),
  }),
  v.check((given) => given.firstSeen <= given.lastSeen, "a lastSeen on or after firstSeen"),
  v.check((given) => (given.points ?? given.usd ?? given.extrasUsd) !== undefined, "points, dollars or extras"),
);

export const offersSchema = v.strictObject({
  /** Lists that the offers were read from; the first has the history, the second today's. */
  sources: describe(
    v.array(
      v.strictObject({
        address: describe(
          httpsUrl,
          "Its public address; null if it has none.",
          "https://www.americanexpress.com/us/credit-cards/card/gold-card/",
        ),
        date: describe(day, "When the source was written or read.", "2026-11"),
      }),
    ),
    "Where the facts are from.",
  ),
  cards: describe(v.record(kebab, v.pipe(v.array(offer), v.minLength(1, "at least one offer"))), "Cards."),
});
