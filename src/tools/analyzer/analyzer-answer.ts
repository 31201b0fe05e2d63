/** The analyzer's result as `/api/analyzer` answers it. Amounts are whole cents. */
import * as v from "valibot";

import { type Answer, count, describe, slug, slugs, textOrNull, usd } from "../shared/answer-parts.ts";
import { capAnswers, planEntries } from "../shared/plan-answer.ts";
import type { CsvCell } from "../shared/csv.ts";
import { profileEcho } from "../shared/profile-echo.ts";

const does = v.strictObject({
  kind: describe(
    v.picklist(["rewards", "perks", "lifts"]),
    "Rewards it earns, perks you'd use, or points of others that it lets transfer.",
    "rewards",
  ),
  usd: describe(usd, "Dollars a year.", 412.3),
  on: describe(v.array(v.string()), "Categories, parts and brands; perks; or cards. The most valuable first."),
});

const card = v.strictObject({
  slug,
  choice: describe(textOrNull, "The categories to choose on the card, or null."),
  enabledBy: describe(v.nullable(slug), "The card of the pick that lets these points transfer, where one is needed."),
  centsPerPoint: describe(v.number(), "What a point counts at, in cents.", 1.35),
  feeUsd: describe(usd, "Annual fee of a later year, memberships included.", 95),
  rewardsUsd: describe(usd, "Rewards a year.", 412.3),
  perksUsd: describe(usd, "Perks you'd use, a year.", 60),
  addsUsd: describe(usd, "Net of the pick less that of the other cards without this one.", 230.5),
  does: describe(v.array(does), "What the card does for the pick, in dollars."),
});

const summary = {
  cards: describe(slugs, "Slugs of the cards, sorted."),
  netUsd: describe(usd, "Rewards and perks less fees, dollars a year.", 1062.1),
  laterFeesUsd: describe(usd, "Annual fees of a later year.", 95),
};
const other = v.nullable(
  v.strictObject({
    ...summary,
    moreUsd: describe(usd, "Net dollars a year more than the pick; negative: less.", 20),
    moreFeesUsd: describe(usd, "Annual fees more than the pick's.", 95),
  }),
);

export const analyzerAnswer = v.strictObject({
  profile: profileEcho,
  assumptions: describe(v.array(v.string()), "The assumptions, in sentences."),
  pick: describe(
    v.strictObject({
      cards: describe(v.array(card), "The cards, and what each does."),
      netUsd: describe(usd, "Rewards and perks less fees, dollars a year.", 1062.1),
      rewardsUsd: describe(usd, "Rewards a year.", 950),
      perksUsd: describe(usd, "Perks you'd use, a year.", 112.1),
      feesUsd: describe(usd, "Annual fees.", 0),
      withoutPerksUsd: describe(usd, "Net of the same cards if no perk counts.", 950),
      perksAtFaceValueUsd: describe(usd, "Net of the same cards with every usable perk at face value.", 1890),
      ...planEntries,
      caps: describe(capAnswers, "Caps that the spend comes near."),
    }),
    "Our pick: best after each card with a fee brings back its fee, a quarter more and $25.",
  ),
  most: describe(other, "The cards worth most, whatever their fees; null where that is the pick."),
  withoutFees: describe(
    other,
    "The best cards without any annual fee; null where that is the pick, or there are none.",
  ),
  otherWay: describe(
    v.nullable(
      v.strictObject({
        value: describe(v.picklist(["cash", "typical"]), "How points are used there.", "cash"),
        cards: summary.cards,
        netUsd: summary.netUsd,
      }),
    ),
    "The pick of someone who uses points the other way; null where it is the same, or you said how.",
  ),
  changes: describe(
    v.array(
      v.strictObject({
        name: describe(
          v.string(),
          "portal, cpp.PROGRAM, perk.CARD.PERK, spend.CATEGORY or brand.BRAND.",
          "spend.groceries",
        ),
        direction: describe(v.picklist(["below", "above"]), "Below or above that value."),
        from: describe(v.number(), "What the answer counts.", 600),
        at: describe(v.number(), "Beyond about this value another set of cards is the pick.", 340),
        gainsUsd: describe(
          v.nullable(usd),
          "For the issuer's travel site: what booking trips there would be worth a year.",
        ),
        cards: summary.cards,
      }),
    ),
    "What would change the pick: booking trips on the issuer's travel site, and at most five, the nearest first, each found to a few percent.",
  ),
  changesComplete: describe(v.boolean(), "False where work ended before every estimate was tried.", true),
  runnersUp: describe(
    v.array(
      v.strictObject({
        ...summary,
        better: describe(
          v.array(v.picklist(["more-money", "fewer-cards", "lower-fees", "equal"])),
          "What is better about it.",
        ),
      }),
    ),
    "Sets of cards within $25 of the pick, with what each does better.",
  ),
  runnersUpComplete: describe(v.boolean(), "False where there are more of them.", true),
  frontier: describe(
    v.array(v.strictObject({ maxCards: describe(count, "Maximum number of cards.", 2), ...summary })),
    "The pick of one card, of two, and so on.",
  ),
  own: describe(
    v.array(
      v.strictObject({
        card: slug,
        verdict: describe(v.picklist(["keep", "downgrade", "cancel"]), "By the best year of all these cards.", "keep"),
        changeTo: describe(v.nullable(slug), "The card to downgrade to."),
        yearUsd: describe(usd, "What it adds to the others in a year, before its fee.", 420),
        feeUsd: describe(usd, "Its annual fee.", 325),
      }),
    ),
    "What to do with each card held.",
  ),
  leftOut: describe(
    v.nullable(
      v.strictObject({
        card: slug,
        name: describe(v.string(), "What it asks for.", "a Costco membership"),
        key: describe(v.string(), "Its name in parameters.", "costco"),
        addsUsd: describe(usd, "What it would add, US dollars a year.", 80),
      }),
    ),
    "The best card that only clients or members of something can get.",
  ),
  gap: describe(textOrNull, "What we don't review for these answers."),
  proof: describe(
    v.strictObject({
      optimal: describe(v.boolean(), "Whether it is proved that no set of cards is better, by these estimates.", true),
      wallets: describe(count, "Sets of cards there are.", 160000),
      examined: describe(count, "Of these, how many were priced one by one.", 214),
      operations: describe(count, "Work of the search.", 204551),
      gapUsd: describe(usd, "The most by which another answer could be better; 0 if it is proven.", 0),
    }),
    "How it was proved.",
  ),
});

export type AnalyzerAnswer = Answer<typeof analyzerAnswer>;

const COLUMNS = [
  "category",
  "part",
  "brand",
  "foreign",
  "card",
  "annualUsd",
  "multiplier",
  "valueUsd",
  "perk",
] as const;
const UNPLACED = { card: null, multiplier: 0, valueUsd: 0, perk: null };

/** Our pick as a table: which card for which spend, a line each; spend that earns nothing names no card. */
export function toAnalyzerTable({ pick }: AnalyzerAnswer): readonly (readonly CsvCell[])[] {
  const rows = [...pick.allocation, ...pick.unplaced.map((row) => ({ ...UNPLACED, ...row }))];
  return [COLUMNS, ...rows.map((row) => COLUMNS.map((name) => row[name]))];
}
