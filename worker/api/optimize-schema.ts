/** The body of `POST /api/optimize`: what is allowed in it, in the words of the errors. */
import * as v from "valibot";

import { SPEND_CATEGORIES, type SpendCategory } from "../../src/catalog/card.ts";
import { findCard, listCards } from "../../src/catalog/queries.ts";
import { DEFAULT_WALLET_CARDS, MAX_WALLET_CARDS } from "../../src/rewards/check-request.ts";
import { DEFAULT_PERK_PERCENT } from "../../src/rewards/perks.ts";
import { listBrandCategories, MAX_MONTHLY_USD } from "../../src/rewards/spend-lines.ts";
import { HORIZONS, REDEEM_MODES } from "../../src/rewards/value-options.ts";
import {
  CARD_TYPES,
  MAX_EXCLUDED_CARDS,
  MAX_FEE_BUDGET_USD,
  MAX_OWNED_CARDS,
} from "../../src/tools/analyzer/analyzer-query.ts";
import { MAX_BRAND_LINES } from "../../src/tools/spend/spend-query.ts";

/** JSON has no Infinity, but `1e309` becomes it. */
const number = (min: number, max: number, text: string) =>
  v.pipe(v.number(text), v.finite(text), v.minValue(min, text), v.maxValue(max, text));
const amount = number(0, MAX_MONTHLY_USD, "is a number of dollars a month from 0 to 1,000,000");
const percent = number(0, 100, "is a number from 0 to 100");
const choice = <const Options extends readonly string[]>(options: Options) =>
  v.picklist(options, `is one of ${options.join(", ")}`);

const brands = listBrandCategories(listCards());

const slugs = (max: number) =>
  v.pipe(
    v.array(
      v.pipe(
        v.string("is the slug of a card"),
        v.check((slug) => findCard(slug) !== undefined, "is not a card's slug"),
      ),
    ),
    v.maxLength(max, `has at most ${max} cards`),
    v.check((list) => new Set(list).size === list.length, "names a card twice"),
  );

export const optimizeBodySchema = v.strictObject({
  spend: v.strictObject(
    Object.fromEntries(SPEND_CATEGORIES.map((category) => [category, v.optional(amount)])) as Record<
      SpendCategory,
      v.OptionalSchema<typeof amount, undefined>
    >,
    "is an object of amounts by category",
  ),
  brands: v.optional(
    v.pipe(
      v.record(
        v.picklist([...brands.keys()], "is a brand that no card names"),
        amount,
        "is an object of amounts by brand",
      ),
      v.check((lines) => Object.keys(lines).length <= MAX_BRAND_LINES, `has at most ${MAX_BRAND_LINES} brands`),
    ),
    {},
  ),
  foreignPercent: v.optional(percent, 0),
  maxCards: v.optional(
    v.pipe(
      number(1, MAX_WALLET_CARDS, `is a whole number from 1 to ${MAX_WALLET_CARDS}`),
      v.integer(`is a whole number from 1 to ${MAX_WALLET_CARDS}`),
    ),
    DEFAULT_WALLET_CARDS,
  ),
  mustHave: v.optional(slugs(MAX_WALLET_CARDS), []),
  exclude: v.optional(slugs(MAX_EXCLUDED_CARDS), []),
  owned: v.optional(slugs(MAX_OWNED_CARDS), []),
  cardType: v.optional(choice(CARD_TYPES), "any"),
  value: v.optional(choice(REDEEM_MODES), "program"),
  perksPercent: v.optional(percent, DEFAULT_PERK_PERCENT),
  horizon: v.optional(choice(HORIZONS), "ongoing"),
  maxAnnualFeesUsd: v.optional(
    v.nullable(number(0, MAX_FEE_BUDGET_USD, "is a number of dollars from 0 to 100,000, or null")),
    null,
  ),
});
