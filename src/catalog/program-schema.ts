import * as v from "valibot";

import { confidence, day, kebab, partialDate, provenanceFields, source, text } from "./provenance-schema.ts";

/** Whose points may be put together: nobody's but one's own, a household's, anybody's. */
const POOLING_SCOPES = ["none", "household", "anyone"] as const;

const ratio = v.pipe(v.string("text"), v.regex(/^\d+:\d+(\.\d+)?$/, "bank points to partner points, such as 5:4"));
const slugs = v.array(kebab);
const cpp = v.pipe(v.number("cents per point"), v.gtValue(0, "cents per point, more than 0"));

const partner = v.strictObject({
  partner: text,
  kind: v.picklist(["airline", "hotel"], "airline or hotel"),
  ratio,
  since: v.exactOptional(partialDate),
  /** The ratio before `since`. */
  before: v.exactOptional(ratio),
  fee: v.exactOptional(text),
  exception: v.exactOptional(text),
  /** What `exception` or `needs` say, for the planner: the ratio for who holds one of these cards. */
  withCards: v.exactOptional(v.strictObject({ ratio, cards: v.pipe(slugs, v.minLength(1, "at least one card")) })),
  /** What `fee` says, where the amounts are on record. */
  feeUsd: v.exactOptional(
    v.strictObject({
      aPoint: v.pipe(v.number("dollars a point"), v.gtValue(0, "dollars a point, more than 0")),
      most: v.pipe(v.number("dollars"), v.gtValue(0, "dollars, more than 0")),
    }),
  ),
  /** Days until the points arrive, where that is on record. */
  days: v.exactOptional(v.pipe(v.number("days"), v.integer("whole days"), v.minValue(0, "days"))),
  needs: v.exactOptional(text),
  note: v.exactOptional(text),
  source: v.exactOptional(source),
  confidence: v.exactOptional(confidence),
});

export const programSchema = v.strictObject({
  slug: kebab,
  program: text,
  issuer: text,
  /** The `rewardProgram` of the cards that earn it. */
  rewardProgramNames: v.pipe(v.array(text), v.minLength(1, "at least one name")),
  /** Our estimate of a transferred point; null where nothing transfers. */
  transferCpp: v.nullable(cpp),
  partners: v.array(partner),
  /** Points are sent in multiples of this. */
  transferStep: v.pipe(v.number("points"), v.integer("whole points"), v.minValue(1, "points, 1 or more")),
  removed: v.exactOptional(
    v.array(v.strictObject({ partner: text, date: day, confidence, source: v.exactOptional(source) })),
  ),
  /** Cards that transfer by themselves at a worse ratio: it does not count as transferring. */
  reducedRatio: v.exactOptional(v.strictObject({ cards: slugs, ratio, confidence, source: v.exactOptional(source) })),
  cardsThatTransfer: slugs,
  cardsThatNeedAnother: v.array(
    v.strictObject({
      slug: kebab,
      needsAnyOf: v.pipe(slugs, v.minLength(1, "at least one card")),
      how: v.exactOptional(text),
      note: v.exactOptional(text),
      /** Low: it does not count as enabling. */
      confidence: v.exactOptional(confidence),
    }),
  ),
  neverTransfers: slugs,
  pooling: v.picklist(POOLING_SCOPES, `one of ${POOLING_SCOPES.join(", ")}`),
  poolingText: text,
  portalText: v.exactOptional(text),
  note: v.exactOptional(text),
  ...provenanceFields,
});

/** `programs.json` */
export const programsSchema = v.strictObject({
  programs: v.array(programSchema),
  renames: v.array(v.strictObject({ old: text, new: text, date: day, ratio: v.exactOptional(ratio) })),
});
