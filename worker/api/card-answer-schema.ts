/** The shape of a card in the API's answers. Not on a starting Worker's path: only the description needs it. */
import * as v from "valibot";

import { introAprFields } from "../../src/catalog/apr-schema.ts";
import { cardFields } from "../../src/catalog/card-schema.ts";
import { offer } from "../../src/catalog/offer-schema.ts";
import { perkUse } from "../../src/catalog/perk-use-schema.ts";
import { FACT_GROUPS, type FactGroup, SOURCE_KINDS } from "../../src/catalog/provenance.ts";
import { confidence, historyEntry, month } from "../../src/catalog/provenance-schema.ts";
import type { Answer } from "../../src/tools/shared/answer-parts.ts";

export const certainty = v.strictObject({ asOf: month, ageMonths: cardFields.entries.ageMonths, confidence });

export const sourceAnswer = v.strictObject({
  field: v.string(),
  kind: v.picklist(SOURCE_KINDS),
  name: v.string(),
  address: v.nullable(v.string()),
  also: v.array(v.string()),
  date: v.nullable(v.string()),
});

const withoutSource = v.omit(cardFields.entries.rewards.item, ["asOf", "source", "confidence", "provenance"]);
const rewardAnswer = v.strictObject({ ...withoutSource.entries, certainty: v.optional(certainty) });
const perkAnswer = v.strictObject({
  ...v.omit(cardFields.entries.perks.item, ["asOf", "source", "confidence", "provenance"]).entries,
  certainty: v.optional(certainty),
  use: v.nullable(perkUse),
});
const changeAnswer = v.strictObject({
  ...v.omit(v.strictObject(historyEntry.pipe[0].entries), ["source", "pending"]).entries,
  isPending: v.boolean(),
  source: v.omit(sourceAnswer, ["field"]),
});

const {
  provenance: _provenance,
  rewards: _rewards,
  perks: _perks,
  history: _history,
  introApr: _introApr,
  purchaseApr: _purchaseApr,
  ...plainEntries
} = cardFields.entries;

export const cardAnswer = v.strictObject({
  ...plainEntries,
  purchaseApr: v.nullable(v.string()),
  introApr: v.nullable(v.strictObject({ text: v.string(), ...introAprFields.entries })),
  url: v.nullable(v.string()),
  rewards: v.array(rewardAnswer),
  endedRewards: v.array(rewardAnswer),
  perks: v.array(perkAnswer),
  certainty: v.strictObject(
    Object.fromEntries(FACT_GROUPS.map((group) => [group, certainty])) as Record<FactGroup, typeof certainty>,
  ),
  sources: v.array(sourceAnswer),
  offers: v.array(offer.pipe[0]),
  history: v.array(changeAnswer),
});
/** As `?fields=` leaves it: `slug`, and what was asked for. */
export const cardPartAnswer = v.strictObject({
  ...v.partial(cardAnswer).entries,
  slug: cardAnswer.entries.slug,
});
export type CardAnswer = Answer<typeof cardAnswer>;
