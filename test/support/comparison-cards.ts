/** Cards and rows for the tests of a comparison's rows: all is confirmed and as usual but for what is given. */
import type { Card } from "../../src/catalog/card.ts";
import { getCard } from "../../src/catalog/queries.ts";
import type { ComparisonGroup } from "../../src/tools/compare/comparison-row.ts";
import type { CardWorth } from "../../src/tools/compare/worth.ts";

export const PLAIN = getCard("citi-double-cash");
const { requires: _requires, ...REST } = PLAIN;
const SURE = Object.fromEntries(
  Object.entries(PLAIN.provenance).map(([group, facts]) => [group, { ...facts, shownConfidence: "high" }]),
) as Card["provenance"];
/** All is confirmed, and everything is as usual but for what is given. */
export const card = (change: Partial<Card> = {}): Card => ({
  ...REST,
  perks: [],
  introApr: null,
  uncertainFields: [],
  provenance: SURE,
  ...change,
});
export const doubt = (group: keyof Card["provenance"]): Partial<Card> => ({
  provenance: { ...SURE, [group]: { ...SURE[group], shownConfidence: "low" } },
});
export const worth = (change: Partial<CardWorth> & { readonly bonusesUsd?: number } = {}): CardWorth => {
  const parts = { netUsd: 100, rewardsUsd: 100, perksUsd: 0, feesUsd: 0, bonusesUsd: change.bonusesUsd ?? 0 };
  return {
    slug: "card",
    name: "Card",
    ongoing: parts,
    membershipUsd: 0,
    firstYear: { ...parts, forgoneUsd: 0, neededUsd: 0 },
    withoutPerksUsd: 100,
    faceValueUsd: 100,
    centsPerPoint: 1,
    transferCents: null,
    transfersAlone: true,
    choices: [],
    perks: [],
    ...change,
  };
};
export const getRow = (group: ComparisonGroup, key: string) => {
  const row = group.rows.find((known) => known.key === key);
  if (!row) throw new Error(`There is no row ${key}`);
  return row;
};
export const tell = (group: ComparisonGroup, key: string) => {
  const { label, note, cells } = getRow(group, key);
  return { label, note, texts: cells.map(({ text }) => text) };
};
export const listNotes = (group: ComparisonGroup, key: string) => getRow(group, key).cells.map(({ note }) => note);
export const listMarks = (group: ComparisonGroup, key: string) => getRow(group, key).cells.map(({ mark }) => mark);
export const listUncertain = (group: ComparisonGroup, key: string) =>
  getRow(group, key).cells.map(({ isUncertain }) => isUncertain);
export const BEST_FIRST = ["best", null];
export const NOBODY = [null, null];
