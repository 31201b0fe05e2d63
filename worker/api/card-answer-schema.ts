/** The shape of a card in the API's answers. Not on a starting Worker's path: only the description needs it. */
import * as v from "valibot";

import { describe } from "../../src/catalog/describe.ts";
import { introAprFields } from "../../src/catalog/apr-schema.ts";
import { cardFields } from "../../src/catalog/card-schema.ts";
import { offer } from "../../src/catalog/offer-schema.ts";
import { perkUse } from "../../src/catalog/perk-use-schema.ts";
import { FACT_GROUPS, type FactGroup, SOURCE_KINDS } from "../../src/catalog/provenance.ts";
import { confidence, historyEntry, month } from "../../src/catalog/provenance-schema.ts";
import { type Answer, component } from "../../src/tools/shared/answer-parts.ts";

export const certainty = component(
  "Certainty",
  v.strictObject({
    asOf: describe(month, "Month that the fact speaks of.", "2026-11"),
    ageMonths: describe(cardFields.entries.ageMonths, "Full months from then to this build of the site.", 0),
    confidence: describe(confidence, "How sure we are; a step lower for each year of age."),
  }),
);

export const sourceAnswer = v.strictObject({
  field: describe(v.string(), "A group of facts, or one rate or perk: rewards.dining.", "annualFee"),
  kind: describe(v.picklist(SOURCE_KINDS), "Kind of source."),
  name: describe(v.string(), "Who keeps it.", "churning-card-finder (GitHub)"),
  address: describe(
    v.nullable(v.string()),
    "Its public address; null if it has none.",
    "https://www.americanexpress.com/us/credit-cards/card/gold-card/",
  ),
  also: describe(v.array(v.string()), "Further addresses that say the same.", []),
  date: describe(v.nullable(v.string()), "When the source was written or read.", "2026-11"),
});

/** What each group of facts is about. */
const FACTS: Readonly<Record<FactGroup, string>> = {
  annualFee: "the annual fee",
  signUpBonus: "the welcome bonus",
  rewards: "the earn rates",
  perks: "the perks",
  apr: "the rates of interest",
  redemption: "what a point is worth",
  foreignFee: "the fee on purchases abroad",
  creditScore: "the credit that is needed",
};

/** Where a fact is from. */
export const origin = component("Origin", v.omit(sourceAnswer, ["field"]));

const withoutSource = v.omit(cardFields.entries.rewards.item, ["asOf", "source", "confidence", "provenance"]);
const rewardAnswer = component(
  "Reward",
  v.strictObject({
    ...withoutSource.entries,
    certainty: describe(v.optional(certainty), "From when it is and how sure it is, where it differs from its group."),
  }),
);
const perkAnswer = component(
  "Perk",
  v.strictObject({
    ...v.omit(cardFields.entries.perks.item, ["asOf", "source", "confidence", "provenance"]).entries,
    certainty: describe(v.optional(certainty), "From when it is and how sure it is, where it differs from its group."),
    use: describe(v.nullable(perkUse), "How the perk is used, and how much of it; null for a perk without a price."),
  }),
);
const changeAnswer = component(
  "Change",
  v.strictObject({
    ...v.omit(v.strictObject(historyEntry.pipe[0].entries), ["source", "pending"]).entries,
    isPending: describe(v.boolean(), "A later build of the site will make the change."),
    source: describe(origin, "Where it is from."),
  }),
);

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
  purchaseApr: describe(
    v.nullable(v.string()),
    "Rate of interest on purchases, as the terms put it.",
    "20.24% - 29.24% Variable",
  ),
  introApr: describe(
    v.nullable(
      v.strictObject({
        text: describe(v.string(), "The same in words.", "0% for 15 months on purchases"),
        ...introAprFields.entries,
      }),
    ),
    "Introductory rate of interest; null where there is none.",
  ),
  worth: describe(
    v.strictObject({
      usd: describe(v.number(), "Net of a later year, US dollars.", 243.5),
      reader: describe(v.string(), "For whom.", "a household that takes 3 trips a year"),
    }),
    "What the card is worth a year, by itself, to a typical household or business.",
  ),
  madeFor: describe(
    v.nullable(
      v.strictObject({
        usd: describe(v.number(), "Net of a later year, US dollars.", 1236.94),
        reader: describe(v.string(), "For whom.", "a frequent flyer who takes 12 trips a year"),
      }),
    ),
    "The same for the reader whom its review says the card is made for; null where that is the typical one.",
  ),
  url: describe(
    v.nullable(v.string()),
    "Address of its page.",
    "https://waycard.example/cards/chase-sapphire-preferred",
  ),
  rewards: describe(v.array(rewardAnswer), "Rates that it earns at."),
  endedRewards: describe(v.array(rewardAnswer), "Rates that are over."),
  perks: describe(v.array(perkAnswer), "Its perks."),
  certainty: describe(
    v.strictObject(
      Object.fromEntries(FACT_GROUPS.map((group) => [group, describe(certainty, `Of ${FACTS[group]}.`)])) as Record<
        FactGroup,
        typeof certainty
      >,
    ),
    "For each group of facts: from when it is, and how sure.",
  ),
  sources: describe(v.array(sourceAnswer), "Where the facts are from."),
  offers: describe(
    v.array(component("Offer", offer.pipe[0])),
    "Welcome offers that public lists saw since April 2023, the oldest first.",
  ),
  history: describe(v.array(changeAnswer), "Dated changes, as we learned of them."),
});
/** As `?fields=` leaves it: `slug`, and what was asked for. */
export const cardPartAnswer = v.strictObject({
  ...v.partial(cardAnswer).entries,
  slug: describe(cardAnswer.entries.slug, "Name in addresses, which never changes.", "chase-sapphire-preferred"),
});
export type CardAnswer = Answer<typeof cardAnswer>;
