/** What to look at before applying for a card, in sentences from its record and the plan. Pure. */
import type { UncertainField } from "../../catalog/card.ts";
import { formatDate, formatNumber, formatUsd } from "../../words/format.ts";
import { toPastBonusNote } from "../../words/offer.ts";
import { UNCERTAIN_LABELS } from "../../words/labels.ts";
import { listAcceptanceNotes } from "../shared/list-acceptance-notes.ts";
import type { CardFacts } from "../shared/tool-records.ts";
import type { FinderField, RankedFinderCard, RankedPick } from "./rank-finder-cards.ts";
import { sumMonthlyUsd } from "../../engine/value/profile.ts";

const OFFER_NOTES: Readonly<Record<RankedFinderCard["card"]["bonus"]["state"], (facts: CardFacts) => string>> = {
  open: ({ offer }) => `Offer as of ${formatDate(offer.asOf)}: ${offer.description}.`,
  stale: ({ offer }) =>
    `We last saw its offer in ${formatDate(offer.asOf)}, so we count it as $0. Look up the current one.`,
  ended: () => "Its last known offer has ended, so we count it as $0. Look up the current one.",
};

export function listChecks({ label, ranked, facts }: RankedPick, { profile }: FinderField): string[] {
  const { card, firstYear, ongoing } = ranked;
  const { kind, state } = card.bonus;
  const isOutOfReach = kind === "fixed" && state === "open" && firstYear.bonusesUsd <= 0;
  // A link is no fact about the card.
  const uncertain = facts.uncertainFields
    .filter((name: UncertainField) => name !== "ratesAndFeesLink")
    .map((name: UncertainField) => UNCERTAIN_LABELS[name]);
  const cap = ongoing.caps.find(({ usedUsd, limitUsd }) => usedUsd >= limitUsd - 0.01);
  const { requires } = card;
  return [
    ...(requires ? [`It requires ${requires.name}. We add the price to the fee unless you say that you have it.`] : []),
    ...(kind === "none" ? [] : [OFFER_NOTES[state](facts)]),
    ...[toPastBonusNote(card, firstYear.bonusesUsd, "the first year")].filter((note) => note !== null),
    ...(isOutOfReach
      ? [
          `We don't count that bonus: you wouldn't reach it in time with ${formatUsd(sumMonthlyUsd(profile))} a month, or the issuer's rules rule it out.`,
        ]
      : []),
    ...(uncertain.length > 0 ? [`We could not fully confirm: ${uncertain.join(", ")}.`] : []),
    ...(cap
      ? [`Your spending exceeds the ${formatUsd(cap.limitUsd)}-a-year cap on one of its rates; the rest earns less.`]
      : []),
    ...listAcceptanceNotes([label]),
    ...(card.foreignFeePercent > 0 ? [`It charges ${formatNumber(card.foreignFeePercent)}% on purchases abroad.`] : []),
    `${card.score.newToCredit ? "Its issuer says that it accepts people without a credit history" : card.score.isEstimated ? `Its terms don't state a score; we estimate that you need about ${card.score.floor}` : `You need a score of about ${card.score.floor}`}. Income and history count too, and only the issuer decides.`,
  ];
}
