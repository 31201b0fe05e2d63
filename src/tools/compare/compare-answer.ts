/** The comparison as `/api/compare` answers it: rows with texts, figures and winners. */
import * as v from "valibot";

import { type Answer, describe, slug, slugs, textOrNull, usd, worthEntries } from "../shared/answer-parts.ts";
import type { CsvCell } from "../shared/csv.ts";
import { profileEcho } from "../shared/profile-echo.ts";

const cards = describe(
  v.array(v.strictObject({ slug, name: describe(v.string(), "Display name.", "Chase Sapphire Preferred") })),
  "The cards, in the order of the question.",
);

const worth = v.strictObject({
  cards: describe(
    v.array(
      v.strictObject({
        slug,
        ongoing: describe(v.strictObject(worthEntries), "A later year."),
        firstYear: describe(
          v.strictObject({
            ...worthEntries,
            forgoneUsd: describe(usd, "What the bonus's spending would have earned elsewhere.", 0),
          }),
          "The first year, with the welcome bonus that counts.",
        ),
        withoutPerksUsd: describe(usd, "A later year with no perk counted.", 380.5),
        faceValueUsd: describe(usd, "A later year with every usable perk at face value.", 1240),
        centsPerPoint: describe(v.number(), "What a point counts, in cents.", 1.45),
        choices: describe(v.array(v.string()), "What to choose, on a card that lets its holder choose."),
        perks: describe(
          v.array(
            v.strictObject({
              perk: describe(v.string(), "The perk's id.", "uber-cash"),
              usd: describe(usd, "US dollars a year.", 120),
              usedFor: describe(v.string(), "What it is used for.", "dining"),
            }),
          ),
          "Perks behind the later year.",
        ),
      }),
    ),
    "Each card held alone, for this spending.",
  ),
  verdict: describe(
    v.strictObject({
      leaders: describe(slugs, "Worth the most in a later year; several if they tie."),
      leadUsd: describe(usd, "Ahead of the best of the others, in whole dollars; 0 where all are level.", 39),
      sentences: describe(v.array(v.string()), "The outcome in words, the most important first."),
    }),
    "Who leads, and by how much.",
  ),
  stretches: describe(
    v.array(
      v.strictObject({
        fromMonthlyUsd: describe(usd, "From this spend on, US dollars a month.", 1_800),
        slugs: describe(slugs, "Worth the most from here on."),
      }),
    ),
    "At this monthly spending or more, with the same mix of purchases, these cards are worth most.",
  ),
});

export const compareAnswer = v.strictObject({
  profile: profileEcho,
  assumptions: describe(v.array(v.string()), "The assumptions, in sentences."),
  cards,
  worth: describe(v.nullable(worth), "Null where no spending and no preset is given: then only facts are compared."),
  groups: describe(
    v.array(
      v.strictObject({
        key: describe(v.string(), "Name of the group.", "costs"),
        title: describe(v.string(), "Its title.", "What they cost"),
        rows: describe(
          v.array(
            v.strictObject({
              key: describe(v.string(), "Name of the row.", "fee"),
              label: describe(v.string(), "What it is about, in words.", "Annual fee"),
              isSame: describe(v.boolean(), "All cards say the same."),
              cells: describe(
                v.array(
                  v.strictObject({
                    text: describe(v.string(), "What is shown.", "$95"),
                    note: describe(textOrNull, "A remark."),
                    value: describe(v.nullable(v.number()), "What the row is judged by."),
                    isUncertain: describe(
                      v.boolean(),
                      "Whether the value could not be confirmed; the row then has no winner.",
                    ),
                    mark: describe(v.nullable(v.literal("best")), "The winner of the row; a tie has none."),
                  }),
                ),
                "In the order of the cards.",
              ),
            }),
          ),
          "The comparison, row by row.",
        ),
      }),
    ),
    "The rows by subject.",
  ),
  monthlyUsd: describe(usd, "Spending a month, all of it together; 0 where none is given.", 2600),
});

/** The comparison as a table: a line a row, a column a card. */
export function toCompareTable({ cards, groups }: Answer<typeof compareAnswer>): readonly (readonly CsvCell[])[] {
  return [
    ["group", "key", "label", "isSame", ...cards.map(({ slug }) => slug)],
    ...groups.flatMap((group) =>
      group.rows.map(({ key, label, isSame, cells }) => [
        group.key,
        key,
        label,
        isSame,
        ...cells.map(({ text, note }) => (note === null ? text : `${text} (${note})`)),
      ]),
    ),
  ];
}
