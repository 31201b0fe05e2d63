/**
 * What the API answers, as valibot schemas: the description for programs is
 * made from them (`openapi.ts`), and a Worker test holds real answers against
 * it. Requests have schemas of their own beside their endpoints. A card's is
 * the one that the build checks the catalog with.
 */
import type { AnswerName } from "../../src/pages/developers/api-endpoints.ts";
import * as v from "valibot";

import { SPEND_CATEGORIES } from "../../src/catalog/card.ts";
import { cardFields } from "../../src/catalog/schema.ts";
import { REDEEM_MODES } from "../../src/rewards/value-options.ts";
import { MATTERS } from "../../src/tools/finder/finder-query.ts";

const slug = v.string();
const slugs = v.array(slug);
const usd = v.number();
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const texts = v.array(v.string());
const category = v.picklist(SPEND_CATEGORIES);
const textOrNull = v.nullable(v.string());

export const cardAnswer = v.omit(cardFields, ["sources"]);

const searchResult = v.strictObject({
  slug,
  name: v.string(),
  issuer: v.string(),
  image: v.string(),
  reviewLink: v.string(),
  annualFeeUsd: usd,
  rating: v.number(),
  score: v.number(),
});
const searchAnswer = v.strictObject({ query: v.string(), count, results: v.array(searchResult) });
const cardsAnswer = v.strictObject({ count, asOf: v.string(), cards: v.array(cardAnswer) });

const spend = v.strictObject({
  monthlyUsd: v.record(category, usd),
  brands: v.record(v.string(), usd),
  foreignPercent: v.number(),
  value: v.picklist(REDEEM_MODES),
  perksPercent: v.number(),
});
const allocation = v.array(
  v.strictObject({
    category,
    brand: textOrNull,
    foreign: v.boolean(),
    card: slug,
    annualUsd: usd,
    multiplier: v.number(),
    valueUsd: usd,
  }),
);

const bonus = v.strictObject({
  slug,
  valueUsd: usd,
  minSpendUsd: usd,
  status: v.picklist(["earned", "unreachable", "crowded-out", "owned"]),
});
const cap = v.strictObject({
  card: slug,
  rewards: v.array(v.strictObject({ category, brand: textOrNull, subcategory: textOrNull, multiplier: v.number() })),
  usedUsd: usd,
  limitUsd: usd,
});
const worth = {
  netUsd: usd,
  rewardsUsd: usd,
  perksUsd: usd,
  feesUsd: usd,
  firstYear: v.strictObject({ netUsd: usd, feesUsd: usd, bonusesUsd: usd, bonuses: v.array(bonus) }),
  caps: v.array(cap),
};
const calculatorAnswer = v.strictObject({
  spend,
  cards: v.array(
    v.strictObject({ slug, name: v.string(), centsPerPoint: v.number(), isFallbackValue: v.boolean(), ...worth }),
  ),
  wallet: v.strictObject({ cards: slugs, ...worth, allocation }),
});

const analyzerAnswer = v.strictObject({
  wallet: v.strictObject({
    cards: v.array(
      v.strictObject({ slug, feeUsd: usd, rewardsUsd: usd, perksUsd: usd, bonusUsd: usd, role: v.string() }),
    ),
    netUsd: usd,
    rewardsUsd: usd,
    perksUsd: usd,
    feesUsd: usd,
    bonusesUsd: usd,
  }),
  allocation,
  runnersUp: v.array(v.strictObject({ cards: slugs, netUsd: usd })),
  frontier: v.array(v.strictObject({ maxCards: count, cards: slugs, netUsd: usd })),
  proof: v.strictObject({ optimal: v.literal(true), wallets: count, examined: count, elapsedMs: v.number() }),
});

const parts = { netUsd: usd, rewardsUsd: usd, perksUsd: usd, feesUsd: usd, bonusesUsd: usd };
const compareAnswer = v.strictObject({
  spend,
  cards: v.array(v.strictObject({ slug, name: v.string(), ...parts, firstYear: v.strictObject(parts) })),
  verdict: v.strictObject({ leaders: slugs, leadUsd: usd, sentences: texts }),
  leads: v.array(v.strictObject({ fromMonthlyUsd: usd, cards: slugs })),
  curve: v.array(v.strictObject({ monthlyUsd: usd, netUsd: v.record(slug, usd) })),
  rows: v.array(
    v.strictObject({
      group: v.string(),
      key: v.string(),
      label: v.string(),
      isSame: v.boolean(),
      cells: v.array(
        v.strictObject({
          card: slug,
          text: v.string(),
          note: textOrNull,
          value: v.nullable(v.number()),
          winner: v.nullable(v.picklist(["best", "tied"])),
        }),
      ),
    }),
  ),
});

const finderAnswer = v.strictObject({
  answers: v.strictObject({
    matters: v.picklist(MATTERS),
    carriesBalance: v.boolean(),
    creditScore: v.nullable(v.number()),
    maxFeeUsd: v.nullable(usd),
    brands: texts,
    tripsAYear: count,
    cardType: v.picklist(["Personal", "Business"]),
  }),
  assumed: v.nullable(
    v.strictObject({
      profile: v.string(),
      perksPercent: v.number(),
      lines: v.array(v.strictObject({ category, brand: textOrNull, monthlyUsd: usd })),
    }),
  ),
  spend: v.nullable(spend),
  matches: count,
  picks: v.array(
    v.strictObject({
      slug,
      name: v.string(),
      scoreUsd: usd,
      netUsd: usd,
      firstYearNetUsd: usd,
      why: texts,
      next: v.nullable(slug),
      whyNotNext: textOrNull,
      check: texts,
    }),
  ),
  brandBests: v.array(v.strictObject({ brand: v.string(), slug, rank: count, netUsd: usd })),
  relaxations: v.array(v.strictObject({ answer: v.string(), matches: count })),
});

const subscribeAnswer = v.strictObject({ status: v.literal("check-your-inbox") });
const healthAnswer = v.strictObject({
  status: v.literal("ok"),
  build: v.string(),
  checks: v.record(v.string(), v.string()),
});

export const problemAnswer = v.object({
  type: v.string(),
  title: v.string(),
  status: v.pipe(v.number(), v.integer()),
  detail: v.string(),
  errors: v.optional(v.array(v.strictObject({ field: v.string(), message: v.string() }))),
  nearest: v.optional(slugs),
});

/** The schemas that the description names, each once. */
export const NAMED_ANSWERS = {
  Card: cardAnswer,
  SearchAnswer: searchAnswer,
  CardsAnswer: cardsAnswer,
  CalculatorAnswer: calculatorAnswer,
  AnalyzerAnswer: analyzerAnswer,
  CompareAnswer: compareAnswer,
  FinderAnswer: finderAnswer,
  SubscribeAnswer: subscribeAnswer,
  HealthAnswer: healthAnswer,
  Problem: problemAnswer,
} as const satisfies Readonly<Record<AnswerName | "Problem", object>>;
