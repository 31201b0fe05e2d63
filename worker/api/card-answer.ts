/**
 * A card as the API answers it: the catalog's facts, how each group of them is known, and how each perk is used.
 * Addresses are absolute, from the configured origin; `reviewLink` stays relative to the site.
 */
import type { Card, Perk, Reward } from "../../src/catalog/card.ts";
import { listOffers } from "../../src/catalog/offer.ts";
import { findPerkUse } from "../../src/catalog/perk-use.ts";
import { type AgedProvenance, FACT_GROUPS, type Source } from "../../src/catalog/provenance.ts";
import { getComputed } from "../../src/page/computed-cards.ts";
import { toCardReader } from "../../src/pages/readers.ts";
import { paths } from "../../src/paths.ts";
import { roundUsd } from "../../src/tools/shared/answer-parts.ts";
import { toIntroAprText, toPurchaseAprText } from "../../src/words/apr.ts";
import { nameSource } from "../../src/words/source-names.ts";
import type { CardAnswer } from "./card-answer-schema.ts";

type Certainty = CardAnswer["certainty"]["annualFee"];

const toCertainty = ({ asOf, ageMonths, shownConfidence }: AgedProvenance): Certainty => ({
  asOf,
  ageMonths,
  confidence: shownConfidence,
});

export const toSource = ({ source }: { readonly source: Source }) => ({
  kind: source.kind,
  name: nameSource(source),
  address: source.address ?? null,
  also: source.also ?? [],
  date: source.date ?? null,
});

/** The fact without where it is from, which stands in `sources`. */
function withoutProvenance<Fact extends Perk | Reward>({
  asOf: _,
  source: __,
  confidence: ___,
  provenance,
  ...fact
}: Fact) {
  return { ...fact, ...(provenance ? { certainty: toCertainty(provenance) } : {}) };
}

/** @param origin of the site, or an empty string */
export function toCardAnswer(card: Card, origin: string): CardAnswer {
  const { provenance, rewards, endedRewards, perks, history, introApr, purchaseApr, ...facts } = card;
  const { ongoing, madeFor } = getComputed(card);
  const own = (group: "rewards" | "perks", entries: readonly (Perk | Reward)[]) =>
    entries.flatMap((entry) =>
      entry.provenance ? [{ field: `${group}.${entry.id}`, ...toSource(entry.provenance) }] : [],
    );
  return {
    ...facts,
    worth: { usd: roundUsd(ongoing.netUsd), reader: toCardReader(card).text },
    madeFor: madeFor && { usd: roundUsd(madeFor.netUsd), reader: madeFor.text },
    purchaseApr: toPurchaseAprText(purchaseApr),
    introApr: introApr && { text: toIntroAprText(introApr) ?? "", ...introApr },
    url: card.reviewLink === null ? null : origin + paths.review(card.slug),
    image: origin + card.image,
    rewards: rewards.map(withoutProvenance),
    endedRewards: endedRewards.map(withoutProvenance),
    perks: perks.map((perk) => ({ ...withoutProvenance(perk), use: findPerkUse(card.slug, perk.id) ?? null })),
    certainty: Object.fromEntries(
      FACT_GROUPS.map((group) => [group, toCertainty(provenance[group])]),
    ) as CardAnswer["certainty"],
    sources: [
      ...FACT_GROUPS.map((group) => ({ field: group, ...toSource(provenance[group]) })),
      ...own("rewards", [...rewards, ...endedRewards]),
      ...own("perks", perks),
    ],
    offers: listOffers(card.slug),
    history: history.map(({ source, pending, ...entry }) => ({
      ...entry,
      isPending: pending !== undefined,
      source: toSource({ source }),
    })),
  };
}
