/** A wallet's plan in the tools' JSON answers: which card for which spend, what earns nothing, and the perks. */
import * as v from "valibot";

import { category, component, describe, slug, slugs, textOrNull, usd } from "./answer-parts.ts";

export const spendCell = {
  category: describe(category, "Spending category."),
  part: describe(textOrNull, "Part of the category; null for all of it.", "flights"),
  brand: describe(textOrNull, "Single brand; null for no brand in particular.", "Marriott"),
  foreign: describe(v.boolean(), "Whether it is spent abroad."),
};
const needs = v.nullable(
  v.strictObject({
    spendUsd: describe(v.optional(usd), "Spending on the card, US dollars a year.", 15000),
    card: describe(v.optional(slugs), "Also one of these cards.", ["chase-sapphire-preferred"]),
  }),
);

export const planEntries = {
  allocation: describe(
    v.array(
      component(
        "Allocation",
        v.strictObject({
          ...spendCell,
          card: slug,
          perk: describe(textOrNull, "The perk's id.", "uber-cash"),
          annualUsd: describe(usd, "Spending, US dollars a year.", 6000),
          multiplier: describe(v.nullable(v.number()), "Points per dollar.", 3),
          valueUsd: describe(usd, "What it earns, US dollars a year.", 240),
        }),
      ),
    ),
    "Which card for which spending.",
  ),
  unplaced: describe(
    v.array(
      component(
        "UnplacedSpending",
        v.strictObject({ ...spendCell, annualUsd: describe(usd, "Spending, US dollars a year.", 6000) }),
      ),
    ),
    "Spending that no card takes.",
  ),
  perks: describe(
    v.array(
      component(
        "CountedPerk",
        v.strictObject({
          card: slug,
          perk: describe(v.string(), "The perk's id.", "uber-cash"),
          usd: describe(usd, "US dollars a year.", 120),
          needs: describe(needs, "What it needs; null or missing for nothing."),
          usedFor: describe(v.string(), "What it is used for.", "dining"),
        }),
      ),
    ),
    "Perks that count, each with what it adds.",
  ),
  notEarned: describe(
    v.array(
      component(
        "MissedPerk",
        v.strictObject({
          card: slug,
          perk: describe(v.string(), "The perk's id.", "uber-cash"),
          usd: describe(usd, "US dollars a year.", 120),
          needs: describe(needs, "What it needs; null or missing for nothing."),
          why: describe(v.picklist(["spend", "card", "once-per-wallet"]), "Why."),
        }),
      ),
    ),
    "Perks that do not count, and why.",
  ),
};
export const capAnswers = v.array(
  component(
    "CapUse",
    v.strictObject({
      card: slug,
      text: describe(v.string(), "Which cap, in words.", "3x at U.S. supermarkets up to $25,000 a year"),
      usedUsd: describe(usd, "Spending under the cap, US dollars a year.", 6000),
      limitUsd: describe(usd, "The cap, US dollars a year.", 25000),
    }),
  ),
);
