/** Rules for `offers.json`: welcome offers by card, as public lists saw them on their days. */
import * as v from "valibot";

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

const laterTier = v.strictObject({ points: count, spendUsd: usd, days: count });

/** Lists write "Statement Credit"; a sentence wants its article. */
const extra = v.pipe(text, v.regex(/^(?:an? |no |one |\d)/, 'words that fit a sentence, such as "a statement credit"'));

export const offer = v.pipe(
  v.strictObject({
    points: v.exactOptional(count),
    usd: v.exactOptional(usd),
    /** What comes besides, as a sentence has it: `a companion fare`, `5 free nights`. */
    extras: v.exactOptional(v.pipe(v.array(extra), v.minLength(1, "at least one"))),
    /** Our estimate of all of them. */
    extrasUsd: v.exactOptional(usd),
    spendUsd: usd,
    /** 0: on approval. */
    days: v.pipe(v.number("days"), v.integer("whole days"), v.minValue(0, "days, 0 or more")),
    /** First and last day on which a list had it; it may have begun or ended up to a week beside them. */
    firstSeen: day,
    lastSeen: day,
    /** Last day by the offer's own words. */
    endsOn: v.exactOptional(day),
    channel: v.exactOptional(v.picklist(OFFER_CHANNELS, `one of ${OFFER_CHANNELS.join(", ")}`)),
    /** "As high as": a ceiling, not an amount that anyone is promised. */
    upTo: v.exactOptional(v.literal(true)),
    /** The annual fee at that time, as the list had it. */
    feeUsd: v.exactOptional(usd),
    /** What more spending adds; it counts for itself. */
    later: v.exactOptional(v.pipe(v.array(laterTier), v.minLength(1, "at least one"))),
  }),
  v.check((given) => given.firstSeen <= given.lastSeen, "a lastSeen on or after firstSeen"),
  v.check((given) => (given.points ?? given.usd ?? given.extrasUsd) !== undefined, "points, dollars or extras"),
);

export const offersSchema = v.strictObject({
  /** Lists that the offers were read from; the first has the history, the second today's. */
  sources: v.array(v.strictObject({ address: httpsUrl, date: day })),
  cards: v.record(kebab, v.pipe(v.array(offer), v.minLength(1, "at least one offer"))),
});
