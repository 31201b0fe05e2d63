/** The shapes of what the API answers about lists, programs, issuers and itself. */
import * as v from "valibot";

import { describe } from "../../src/catalog/describe.ts";
import { SPEND_LABELS } from "../../src/words/labels.ts";
import { CARD_CATEGORIES, SPEND_CATEGORIES, type SpendCategory } from "../../src/catalog/card.ts";
import { issuerRulesSchema } from "../../src/catalog/issuer-rule-schema.ts";
import { programSchema, programsSchema } from "../../src/catalog/program-schema.ts";
import { confidence, day, month } from "../../src/catalog/provenance-schema.ts";
import { count, slug, slugs, usd, worthEntries } from "../../src/tools/shared/answer-parts.ts";
import { origin } from "./card-answer-schema.ts";

const key = v.picklist(CARD_CATEGORIES);
const listEntries = {
  slug: describe(key, "Name of the list.", "hotel"),
  title: describe(v.string(), "Title.", "Best Hotel Credit Cards"),
  description: describe(v.string(), "What the list is about.", "Hotel cards for people who stay a few times a year."),
  url: describe(v.string(), "URL of its page.", "https://waycard.example/best-hotel-credit-cards-2025"),
  updated: describe(day, "Day on which its text last changed.", "2026-11-01"),
  count: describe(count, "How many this response holds.", 5),
};

export const listsAnswer = v.strictObject({
  count: describe(count, "How many this response holds.", 5),
  lists: describe(
    v.array(
      v.strictObject({ ...listEntries, first: describe(v.nullable(slug), "Card at the top.", "world-of-hyatt") }),
    ),
    "The lists.",
  ),
});

export const listAnswer = v.strictObject({
  ...listEntries,
  lead: describe(v.string(), "What the list is about.", "Hotel cards for people who stay a few times a year."),
  rule: describe(
    v.strictObject({
      by: describe(
        v.picklist(["rating-and-value", "months-at-zero"]),
        "Rating and dollars mixed, or months at 0% interest.",
      ),
      weights: describe(
        v.nullable(
          v.strictObject({
            rating: describe(v.number(), "Weight of the rating.", 0.5),
            netValue: describe(v.number(), "Weight of the yearly value.", 0.5),
          }),
        ),
        "Weights of the mix; null where months decide.",
      ),
    }),
    "How the list is ranked.",
  ),
  reader: describe(
    v.strictObject({
      text: describe(v.string(), "In words.", "a household that takes four trips a year"),
      preset: describe(v.nullable(v.string()), "Name of the spend profile.", "household"),
      monthlyUsd: describe(
        v.strictObject(
          Object.fromEntries(
            SPEND_CATEGORIES.map((name) => [name, describe(usd, `${SPEND_LABELS[name]}.`, 300)]),
          ) as Record<SpendCategory, typeof usd>,
        ),
        "US dollars a month.",
      ),
      trips: describe(count, "Trips a year.", 4),
      travelers: describe(count, "People on a trip.", 2),
    }),
    "The household or business behind the list's dollars.",
  ),
  picks: describe(
    v.array(
      v.strictObject({
        label: describe(v.string(), "In words.", "For most people"),
        card: describe(slug, "Slug of the card.", "chase-sapphire-preferred"),
        rank: describe(count, "Rank, from 1.", 1),
        reason: describe(v.string(), "Why, in words.", "Used by most people who travel with the airline"),
        reader: describe(v.string(), "Who the label refers to.", "a household that takes 4 trips a year"),
        worth: describe(
          v.nullable(v.strictObject(worthEntries)),
          "Yearly dollars for the person the label names; null where months decide.",
        ),
      }),
    ),
    "The picks, best first.",
  ),
  ranking: describe(
    v.array(
      v.strictObject({
        rank: describe(count, "Rank, from 1.", 1),
        card: describe(slug, "Slug of the card.", "chase-sapphire-preferred"),
        name: describe(v.string(), "Display name.", "Chase Sapphire Preferred"),
        rating: describe(v.number(), "Editorial rating, 0 to 10.", 9),
        worth: describe(
          v.nullable(v.strictObject(worthEntries)),
          "Yearly dollars for the list's household or business; null where months decide.",
        ),
        purchaseMonths: describe(count, "Months at 0% for purchases.", 15),
        transferMonths: describe(count, "Months at 0% for transferred balances.", 15),
      }),
    ),
    "All cards of the list, best first.",
  ),
  leftOut: describe(v.array(v.string()), "What was left out, and why.", ["Cards that are closed to new applications."]),
  closed: describe(slugs, "Cards of the list that are closed to applications.", []),
});

const program = v.strictObject({
  ...v.omit(programSchema, ["source", "partners", "removed", "reducedRatio"]).entries,
  url: describe(v.string(), "URL of its page.", "https://waycard.example/cards/chase-sapphire-preferred"),
  source: describe(origin, "Its source."),
  partners: describe(
    v.array(
      v.strictObject({
        ...v.omit(programSchema.entries.partners.item, ["source"]).entries,
        source: describe(v.nullable(origin), "Its source."),
      }),
    ),
    "Programs you can transfer its points to.",
  ),
  removed: describe(
    v.array(
      v.strictObject({
        partner: describe(v.string(), "Airline or hotel program.", "World of Hyatt"),
        date: describe(day, "Day of the change.", "2026-06-15"),
        confidence: describe(confidence, "How sure we are. It drops one step for each year of age."),
      }),
    ),
    "Partners that have left.",
  ),
  reducedRatio: describe(
    v.nullable(
      v.strictObject({
        cards: describe(slugs, "Cards.", ["chase-sapphire-preferred"]),
        ratio: describe(v.string(), "Bank points to partner points.", "1:1"),
        confidence: describe(confidence, "How sure we are. It drops one step for each year of age."),
      }),
    ),
    "Cards that transfer at a worse ratio; null for none.",
  ),
});
export const programsAnswer = v.strictObject({
  count: describe(count, "How many this response holds.", 5),
  programs: describe(v.array(program), "The programs."),
  renames: describe(programsSchema.entries.renames, "Programs that have been renamed."),
});

const rule = v.strictObject({
  ...v.omit(issuerRulesSchema.entries.rules.item, ["source", "issuer"]).entries,
  bank: describe(v.string(), "Bank whose rule it is.", "Chase"),
  asOf: describe(month, "Month the fact dates from.", "2026-11"),
  source: describe(origin, "Its source."),
});
export const issuersAnswer = v.strictObject({
  count: describe(count, "How many this response holds.", 5),
  issuers: describe(
    v.array(
      v.strictObject({
        slug: describe(slug, "Name in URLs; it never changes.", "chase-sapphire-preferred"),
        name: describe(v.string(), "Display name.", "Chase Sapphire Preferred"),
        url: describe(v.string(), "URL of its page.", "https://waycard.example/cards/chase-sapphire-preferred"),
        banks: describe(v.array(v.string()), "Banks that lend under this name.", ["Chase"]),
        cards: describe(slugs, "Cards.", ["chase-sapphire-preferred"]),
        rules: describe(v.array(rule), "Their rules for applicants."),
      }),
    ),
    "The issuers.",
  ),
});

export const indexAnswer = v.strictObject({
  name: describe(v.string(), "Name of the API.", "Waycard API"),
  documentation: describe(v.string(), "The documentation for people.", "https://waycard.example/developers"),
  description: describe(v.string(), "The OpenAPI document.", "https://waycard.example/api/openapi.json"),
  license: describe(v.string(), "The terms of use.", "https://waycard.example/terms-of-service"),
  mcp: describe(v.string(), "URL for assistants (Model Context Protocol).", "https://waycard.example/mcp"),
  endpoints: describe(
    v.array(
      v.strictObject({
        method: describe(v.string(), "HTTP method.", "GET"),
        path: describe(v.string(), "Path.", "/api/cards"),
        purpose: describe(v.string(), "What it is for.", "All cards, or those that meet every filter."),
      }),
    ),
    "The endpoints.",
  ),
});
