import * as v from "valibot";

import { POOLING_SCOPES } from "./program.ts";
import { confidence, day, kebab, partialDate, provenanceFields, source, text } from "./provenance-schema.ts";

const ratio = v.pipe(v.string("text"), v.regex(/^\d+:\d+(\.\d+)?$/, "bank points to partner points, such as 5:4"));
const slugs = v.array(kebab);
const cpp = v.pipe(v.number("cents per point"), v.gtValue(0, "cents per point, more than 0"));

const partner = v.strictObject({
  partner: text,
  kind: v.picklist(["airline", "hotel"], "airline or hotel"),
  ratio,
  since: v.optional(partialDate),
  before: v.optional(ratio),
  fee: v.optional(text),
  exception: v.optional(text),
  withCards: v.optional(v.strictObject({ ratio, cards: v.pipe(slugs, v.minLength(1, "at least one card")) })),
  feeUsd: v.optional(
    v.strictObject({
      aPoint: v.pipe(v.number("dollars a point"), v.gtValue(0, "dollars a point, more than 0")),
      most: v.pipe(v.number("dollars"), v.gtValue(0, "dollars, more than 0")),
    }),
  ),
  days: v.optional(v.pipe(v.number("days"), v.integer("whole days"), v.minValue(0, "days"))),
  needs: v.optional(text),
  note: v.optional(text),
  source: v.optional(source),
  confidence: v.optional(confidence),
});

export const programSchema = v.strictObject({
  slug: kebab,
  program: text,
  issuer: text,
  rewardProgramNames: v.pipe(v.array(text), v.minLength(1, "at least one name")),
  transferCpp: v.nullable(cpp),
  partners: v.array(partner),
  transferStep: v.pipe(v.number("points"), v.integer("whole points"), v.minValue(1, "points, 1 or more")),
  removed: v.optional(v.array(v.strictObject({ partner: text, date: day, confidence, source: v.optional(source) }))),
  reducedRatio: v.optional(v.strictObject({ cards: slugs, ratio, confidence, source: v.optional(source) })),
  cardsThatTransfer: slugs,
  cardsThatNeedAnother: v.array(
    v.strictObject({
      slug: kebab,
      needsAnyOf: v.pipe(slugs, v.minLength(1, "at least one card")),
      how: v.optional(text),
      note: v.optional(text),
      confidence: v.optional(confidence),
    }),
  ),
  neverTransfers: slugs,
  pooling: v.picklist(POOLING_SCOPES, `one of ${POOLING_SCOPES.join(", ")}`),
  poolingText: text,
  portalText: v.optional(text),
  note: v.optional(text),
  ...provenanceFields,
});

/** `programs.json` */
export const programsSchema = v.strictObject({
  programs: v.array(programSchema),
  renames: v.array(v.strictObject({ old: text, new: text, date: day, ratio: v.optional(ratio) })),
});
