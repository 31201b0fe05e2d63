/** The calculator's result as `/api/calculator` answers it. */
import * as v from "valibot";

import { type Answer, describe, slug, slugs, textOrNull, usd, worthEntries } from "../shared/answer-parts.ts";
import { capAnswers, planEntries } from "../shared/plan-answer.ts";
import { upperFirst } from "../../words/format.ts";
import type { CsvCell } from "../shared/csv.ts";
import { profileEcho } from "../shared/profile-echo.ts";

const year = v.strictObject({
  ...worthEntries,
  cards: describe(
    v.array(
      v.strictObject({
        slug,
        choices: describe(v.array(v.string()), "What to choose, on a card that lets its holder choose."),
        centsPerPoint: describe(v.number(), "What a point counts, in cents.", 1.45),
        enabledBy: describe(v.nullable(slug), "The card beside it that lets its points transfer."),
        spendUsd: describe(usd, "What is paid with it a year.", 14_400),
        neededSpendUsd: describe(usd, "Paid with it so that it earns a bonus or perk; 0: none needed.", 0),
      }),
    ),
    "How each card is used.",
  ),
  ...planEntries,
});

const held = v.strictObject({
  slugs: describe(slugs, "Slugs of the cards you have, sorted."),
  name: describe(v.string(), "The cards' names.", "American Express Gold Card"),
  later: describe(year, "A later year."),
  firstYear: describe(
    v.nullable(
      v.strictObject({
        ...worthEntries,
        forgoneUsd: describe(usd, "What the bonus's spending would have earned elsewhere.", 0),
      }),
    ),
    "The first year of one new card; null for several, whose first year only a plan can tell.",
  ),
  withoutPerksUsd: describe(usd, "A later year with no perk counted.", 380.5),
  faceValueUsd: describe(usd, "A later year with every usable perk at face value.", 1240),
  caps: describe(capAnswers, "Limits of rates, and what this spending uses of them in a later year."),
  bonuses: describe(
    v.array(
      v.strictObject({
        slug,
        status: describe(
          v.picklist(["earned", "out-of-reach", "ruled-out", "not-counted", "owned"]),
          "Whether the spend earns it.",
        ),
        usd: describe(usd, "What counts of it, US dollars.", 750),
        minSpendUsd: describe(usd, "Spending that earns it, US dollars.", 4_000),
        months: describe(v.nullable(v.number()), "Months in which."),
        text: describe(v.string(), "The same in words.", "75,000 points after $5,000 in 3 months"),
      }),
    ),
    "What becomes of each welcome bonus.",
  ),
});

export const calculatorAnswer = v.strictObject({
  profile: profileEcho,
  assumptions: describe(v.array(v.string()), "The assumptions, in sentences."),
  monthlyUsd: describe(usd, "Spending a month, all of it together.", 2600),
  verdict: describe(
    v.strictObject({
      text: describe(
        v.string(),
        "Which cards to keep, in a sentence with dollars: our pick, for which a card with a fee must earn its fee, a quarter more and $25.",
        "Keep Citi Double Cash alone: $120 a year more than Chase Freedom Unlimited alone.",
      ),
      why: describe(textOrNull, "Why not one card fewer or more."),
      most: describe(
        textOrNull,
        "Which cards together are worth the most, for higher fees; null where they are those worth keeping, or one alone.",
      ),
    }),
    "What to do.",
  ),
  best: describe(held, "The cards worth keeping, in later years; no card where none is worth having."),
  cards: describe(v.array(held), "Each card alone, in the order of the question."),
  together: describe(v.nullable(held), "All of them together; null for a single card."),
});

export type CalculatorAnswer = Answer<typeof calculatorAnswer>;

const YEAR = ["netUsd", "rewardsUsd", "perksUsd", "bonusesUsd", "feesUsd"] as const;

/** What cards are worth as a table: a line a card, and one for all of them together. */
export function toCalculatorTable({ cards, together }: CalculatorAnswer): readonly (readonly CsvCell[])[] {
  return [
    [
      "slugs",
      "name",
      ...YEAR,
      ...YEAR.map((name) => `firstYear${upperFirst(name)}`),
      "withoutPerksUsd",
      "faceValueUsd",
    ],
    ...[...cards, ...(together ? [together] : [])].map((held) => [
      held.slugs.join(" "),
      held.name,
      ...YEAR.map((part) => held.later[part]),
      ...YEAR.map((part) => held.firstYear?.[part] ?? null),
      held.withoutPerksUsd,
      held.faceValueUsd,
    ]),
  ];
}
