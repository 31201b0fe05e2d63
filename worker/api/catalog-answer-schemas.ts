/** The shapes of what the API answers about lists, programs, issuers and itself. */
import * as v from "valibot";

import { CARD_CATEGORIES, SPEND_CATEGORIES, type SpendCategory } from "../../src/catalog/card.ts";
import { issuerRulesSchema } from "../../src/catalog/issuer-rule-schema.ts";
import { programSchema, programsSchema } from "../../src/catalog/program-schema.ts";
import { confidence, day, month } from "../../src/catalog/provenance-schema.ts";
import { count, slug, slugs, usd, worthEntries } from "../../src/tools/shared/answer-parts.ts";
import { sourceAnswer } from "./card-answer-schema.ts";

const key = v.picklist(CARD_CATEGORIES);
const listEntries = { slug: key, title: v.string(), description: v.string(), url: v.string(), updated: day, count };
const origin = v.omit(sourceAnswer, ["field"]);

export const listsAnswer = v.strictObject({
  count,
  lists: v.array(v.strictObject({ ...listEntries, first: v.nullable(slug) })),
});

export const listAnswer = v.strictObject({
  ...listEntries,
  lead: v.string(),
  rule: v.strictObject({
    by: v.picklist(["rating-and-value", "months-at-zero"]),
    weights: v.nullable(v.strictObject({ rating: v.number(), netValue: v.number() })),
  }),
  reader: v.strictObject({
    text: v.string(),
    preset: v.nullable(v.string()),
    monthlyUsd: v.strictObject(
      Object.fromEntries(SPEND_CATEGORIES.map((name) => [name, usd])) as Record<SpendCategory, typeof usd>,
    ),
    trips: count,
    travelers: count,
  }),
  picks: v.array(v.strictObject({ label: v.string(), card: slug, rank: count, reason: v.string() })),
  ranking: v.array(
    v.strictObject({
      rank: count,
      card: slug,
      name: v.string(),
      rating: v.number(),
      worth: v.nullable(v.strictObject(worthEntries)),
      purchaseMonths: count,
      transferMonths: count,
    }),
  ),
  leftOut: v.array(v.string()),
  closed: slugs,
});

const program = v.strictObject({
  ...v.omit(programSchema, ["source", "partners", "removed", "reducedRatio"]).entries,
  url: v.string(),
  source: origin,
  partners: v.array(
    v.strictObject({
      ...v.omit(programSchema.entries.partners.item, ["source"]).entries,
      source: v.nullable(origin),
    }),
  ),
  removed: v.array(v.strictObject({ partner: v.string(), date: day, confidence })),
  reducedRatio: v.nullable(v.strictObject({ cards: slugs, ratio: v.string(), confidence })),
});
export const programsAnswer = v.strictObject({
  count,
  programs: v.array(program),
  renames: programsSchema.entries.renames,
});

const rule = v.strictObject({
  ...v.omit(issuerRulesSchema.entries.rules.item, ["source", "issuer"]).entries,
  bank: v.string(),
  asOf: month,
  source: origin,
});
export const issuersAnswer = v.strictObject({
  count,
  issuers: v.array(
    v.strictObject({
      slug,
      name: v.string(),
      url: v.string(),
      banks: v.array(v.string()),
      cards: slugs,
      rules: v.array(rule),
    }),
  ),
});

export const indexAnswer = v.strictObject({
  name: v.string(),
  documentation: v.string(),
  description: v.string(),
  license: v.string(),
  mcp: v.string(),
  endpoints: v.array(v.strictObject({ method: v.string(), path: v.string(), purpose: v.string() })),
});
