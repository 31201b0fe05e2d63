/** The finder's result as `/api/finder` answers it. */
import * as v from "valibot";

import { FINDER } from "./finder-asking.ts";
import { type Answer, count, describe, slug, textOrNull, usd, worthEntries } from "../shared/answer-parts.ts";
import { upperFirst } from "../../words/format.ts";
import type { CsvCell } from "../shared/csv.ts";
import { profileEcho } from "../shared/profile-echo.ts";
import { EXCLUDING_ANSWERS } from "./rank-finder-cards.ts";

const texts = v.array(v.string());
const valuesOf = <Value extends string | number>(choices: readonly (readonly [Value, string])[]) =>
  choices.map(([value]) => value) as unknown as readonly [Value, ...Value[]];

const year = v.strictObject({
  netUsd: describe(usd, "Rewards, perks and bonus less the fee.", 212.4),
  rewardsUsd: describe(usd, "Rewards.", 212.4),
  perksUsd: describe(usd, "Perks that would be used.", 0),
  feeUsd: describe(usd, "The annual fee.", 0),
  bonusUsd: describe(usd, "The welcome bonus; 0 in a later year.", 0),
  forgoneUsd: describe(usd, "What the bonus's spending would earn more on a flat 2% card; 0 in a later year.", 0),
});
const brand = describe(v.string(), "The brand.", "Marriott");
const { netUsd } = worthEntries;
const beside = v.strictObject({ slug, netUsd, feeUsd: describe(usd, "Its annual fee, US dollars.", 95) });
const named = {
  slug,
  name: describe(v.string(), "Display name.", "Chase Sapphire Preferred"),
};

export const finderAnswer = v.strictObject({
  answers: describe(
    v.strictObject({
      matters: describe(v.picklist(valuesOf(FINDER.matters.choices)), "What matters most."),
      type: describe(v.picklist(valuesOf(FINDER.type.choices)), "For whom the card is."),
      balance: describe(v.boolean(), "Whether you carry a balance."),
      maxFees: describe(v.nullable(usd), "The highest annual fee; null: any.", 100),
    }),
    "The answers that decide which cards are ranked, and how.",
  ),
  profile: profileEcho,
  assumptions: describe(texts, "The assumptions, in sentences."),
  hasOwnSpend: describe(v.boolean(), "False: no spending was given, and the holder's ready-made profile is counted."),
  matches: describe(count, "How many cards fit.", 12),
  picks: describe(
    v.array(
      v.strictObject({
        ...named,
        scoreUsd: describe(usd, "What the order goes by, in dollars.", 212.4),
        ongoing: describe(year, "A later year, dollars."),
        firstYear: describe(year, "The first year, dollars."),
        bonusNetUsd: describe(usd, "The bonus less the first fee and what its minimum spending loses elsewhere.", 180),
        debt: describe(
          v.nullable(
            v.strictObject({
              months: describe(count, "Months without interest on a balance transferred.", 18),
              balanceUsd: describe(usd, "The balance of this example.", 5000),
              monthlyUsd: describe(usd, "What clears it in time, a month.", 277.78),
              savedUsd: describe(usd, "Interest saved, less the transfer fee.", 690),
            }),
          ),
          "For people who carry a balance: what the 0% period is worth; null without one.",
        ),
        why: describe(v.string(), "One reason for the card.", "Worth most for your spending"),
        skip: describe(texts, "Who should skip it."),
        next: describe(v.nullable(v.strictObject(named)), "The card that came one place later."),
        whyNotNext: describe(textOrNull, "Why it is not that one."),
        check: describe(texts, "What to look at before applying."),
      }),
    ),
    "The best, at most three.",
  ),
  brandBests: describe(
    v.array(
      v.strictObject({
        brand,
        slug,
        rank: describe(v.nullable(count), "Rank, from 1; null: not ranked."),
        netUsd,
      }),
    ),
    "For brands that are used but have no card among the picks: the best of them.",
  ),
  brandOffers: describe(
    v.array(
      v.strictObject({
        brand,
        slug,
        bonusNetUsd: describe(usd, "Net of the first year with its bonus, US dollars.", 912.4),
      }),
    ),
    "Offers in points of brands that are not used.",
  ),
  most: describe(
    v.nullable(beside),
    "Where money back matters most: the card worth the most; null where it is the first pick.",
  ),
  withoutFee: describe(v.nullable(beside), "The best no-annual-fee card; null if it is the first pick."),
  otherWay: describe(
    v.nullable(
      v.strictObject({ value: describe(v.picklist(["cash", "typical"]), "How points are used."), slug, netUsd }),
    ),
    "The first pick for someone who uses points the other way; null: it is the same.",
  ),
  relaxations: describe(
    v.array(
      v.strictObject({
        answer: describe(v.picklist(EXCLUDING_ANSWERS), "Which answer."),
        matches: describe(count, "How many cards fit without it.", 12),
        query: describe(v.string(), "The parameters without it.", "?type=business"),
      }),
    ),
    "Where few cards fit: the answers that leave out most, and the parameters without each.",
  ),
  gap: describe(textOrNull, "What we don't review for these answers; null where there is enough."),
});

export type FinderAnswer = Answer<typeof finderAnswer>;

const YEAR = ["netUsd", "rewardsUsd", "perksUsd", "feeUsd", "bonusUsd", "forgoneUsd"] as const;

/** The finder's picks as a table: a line a card, a later year and the first one in parts. */
export function toFinderTable({ picks }: FinderAnswer): readonly (readonly CsvCell[])[] {
  return [
    ["rank", "slug", "name", ...YEAR, ...YEAR.map((name) => `firstYear${upperFirst(name)}`), "why"],
    ...picks.map(({ slug, name, ongoing, firstYear, why }, index) => [
      index + 1,
      slug,
      name,
      ...YEAR.map((part) => ongoing[part]),
      ...YEAR.map((part) => firstYear[part]),
      why,
    ]),
  ];
}
