/** The fields of the tools' JSON bodies, each with the parameter that it stands for. */
import { SPEND_CATEGORIES } from "../../src/catalog/card.ts";
import { BRAND_PREFIX } from "../../src/tools/spend/spend-query.ts";
import type { BodyFields } from "./json-body.ts";

const SPEND_FIELDS = {
  spend: { kind: "numbers", parameter: "", members: SPEND_CATEGORIES },
  brands: { kind: "numbers", parameter: BRAND_PREFIX },
  foreignPercent: { kind: "number", parameter: "foreign" },
  preset: { kind: "text", parameter: "preset" },
  period: { kind: "text", parameter: "period" },
  value: { kind: "text", parameter: "value" },
  perksPercent: { kind: "number", parameter: "perks" },
} as const satisfies BodyFields;

export const ANALYZER_FIELDS: BodyFields = {
  ...SPEND_FIELDS,
  maxCards: { kind: "count", parameter: "max" },
  owned: { kind: "texts", parameter: "own" },
  mustHave: { kind: "texts", parameter: "must" },
  exclude: { kind: "texts", parameter: "not" },
  type: { kind: "text", parameter: "type" },
  horizon: { kind: "text", parameter: "horizon" },
  maxAnnualFeesUsd: { kind: "number", parameter: "fees", isNullable: true },
};

/** Of the comparison and the calculator. */
export const CARDS_FIELDS: BodyFields = { cards: { kind: "texts", parameter: "cards" }, ...SPEND_FIELDS };

export const FINDER_FIELDS: BodyFields = {
  matters: { kind: "text", parameter: "matters" },
  balance: { kind: "flag", parameter: "balance" },
  score: { kind: "count", parameter: "score", isNullable: true },
  maxFeeUsd: { kind: "count", parameter: "fee", isNullable: true },
  brandsUsed: { kind: "texts", parameter: "brand" },
  trips: { kind: "count", parameter: "trips" },
  type: { kind: "text", parameter: "type" },
  ...SPEND_FIELDS,
};
