/** The shape of a card in the API's answers. Not on a starting Worker's path: only the description needs it. */
import * as v from "valibot";

import { describe } from "../../src/catalog/describe.ts";
import { introAprFields } from "../../src/catalog/apr-schema.ts";
import { cardFields } from "../../src/catalog/dated-card-schema.ts";
import { offer } from "../../src/catalog/offer-schema.ts";
import { perkUse } from "../../src/catalog/perk-use-schema.ts";
import { FACT_GROUPS, type FactGroup, SOURCE_KINDS } from "../../src/catalog/provenance.ts";
import { confidence, historyEntry, month } from "../../src/catalog/provenance-schema.ts";
import { type Answer, component } from "../../src/tools/shared/answer-parts.ts";

export const certainty = component(
  "Certainty",
  v.strictObject({
    asOf: describe(month, "Month the fact dates from.", "2026-11"),
    ageMonths: describe(cardFields.entries.ageMonths, "Full months from then until this build of the site.", 0),
    confidence: describe(confidence, "How sure we are. It drops one step for each year of age."),
  }),
);

export const sourceAnswer = v.strictObject({
  field: describe(v.string(), "A group of facts, or one rate or perk: rewards.dining.", "annualFee"),
  kind: describe(v.picklist(SOURCE_KINDS), "Kind of source."),
  name: describe(v.string(), "Who maintains it.", "churning-card-finder (GitHub)"),
  address: describe(
    v.nullable(v.string()),
    "Its public URL; null if it has none.",
    "https://www.americanexpress.com/us/credit-cards/card/gold-card/",
  ),
  also: describe(v.array(v.string()), "Other URLs that say the same.", []),
  date: describe(v.nullable(v.string()), "When the source was written or read.", "2026-11"),
});

/** What each group of facts is about. */
const FACTS: Readonly<Record<FactGroup, string>> = {
  annualFee: "the annual fee",
  signUpBonus: "the welcome bonus",
  rewards: "the earn rates",
  perks: "the perks",
  apr: "the interest rates",
  redemption: "what a point is worth",
  foreignFee: "the fee on purchases abroad",
  creditScore: "the credit score needed",
};

/** Where a fact is from. */
export const origin = component("Origin", v.omit(sourceAnswer, ["field"]));

const KNOWN_BY = ["asOf", "source", "confidence", "provenance"] as const;
const ownCertainty = describe(v.optional(certainty), "Its month and confidence, where they differ from its group's.");
const stated = v.strictObject({
  usd: describe(v.number(), "Net value of a later year, US dollars.", 243.5),
  reader: describe(v.string(), "For whom.", "a household that takes 3 trips a year"),
});
const rewardAnswer = component(
  "Reward",
  v.strictObject({
    ...v.omit(cardFields.entries.rewards.item, KNOWN_BY).entries,
    certainty: ownCertainty,
  }),
);
const perkAnswer = component(
  "Perk",
  v.strictObject({
    ...v.omit(cardFields.entries.perks.item, KNOWN_BY).entries,
    certainty: ownCertainty,
    use: describe(v.nullable(perkUse), "How the perk is used, and how much of it; null for a perk without a price."),
  }),
);
const changeAnswer = component(
  "Change",
  v.strictObject({
    ...v.omit(v.strictObject(historyEntry.pipe[0].entries), ["source", "pending"]).entries,
    isPending: describe(v.boolean(), "A later build of the site will make the change."),
    source: describe(origin, "Its source."),
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
    "Interest rate on purchases, as the terms state it.",
    "20.24% - 29.24% Variable",
  ),
  introApr: describe(
    v.nullable(
      v.strictObject({
        text: describe(v.string(), "The same in words.", "0% for 15 months on purchases"),
        ...introAprFields.entries,
      }),
    ),
    "Introductory interest rate; null if there is none.",
  ),
  worth: describe(stated, "What the card is worth a year, by itself, to a typical household or business."),
  madeFor: describe(
    v.nullable(stated),
    "The same for the household or business that its review says the card suits; null if that is the typical one.",
  ),
  url: describe(v.nullable(v.string()), "URL of its page.", "https://waycard.example/cards/chase-sapphire-preferred"),
  rewards: describe(v.array(rewardAnswer), "The rates it earns."),
  endedRewards: describe(v.array(rewardAnswer), "Rates that have ended."),
  perks: describe(v.array(perkAnswer), "Its perks."),
  certainty: describe(
    v.strictObject(
      Object.fromEntries(FACT_GROUPS.map((group) => [group, describe(certainty, `Of ${FACTS[group]}.`)])) as Record<
        FactGroup,
        typeof certainty
      >,
    ),
    "For each group of facts: its month and confidence.",
  ),
  sources: describe(v.array(sourceAnswer), "The sources of the facts."),
  offers: describe(
    v.array(component("Offer", offer.pipe[0])),
    "Welcome offers recorded by public lists since April 2023, the oldest first.",
  ),
  history: describe(v.array(changeAnswer), "Dated changes, as we learned of them."),
});
/** As `?fields=` leaves it: `slug`, and what was asked for. */
export const cardPartAnswer = v.strictObject({
  ...v.partial(cardAnswer).entries,
  slug: describe(cardAnswer.entries.slug, "Name in URLs; it never changes.", "chase-sapphire-preferred"),
});
export type CardAnswer = Answer<typeof cardAnswer>;
