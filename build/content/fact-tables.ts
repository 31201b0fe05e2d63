/**
 * What many cards have, side by side, as tables of a text: `<FactTable of="offers"/>`, `<FactTable of="tripDelay"/>`.
 * Cards and words come from the catalog, so a table follows each new reading.
 */
import type { Card } from "../../src/catalog/card.ts";
import { type CoverKind, findProtection } from "../../src/catalog/protection.ts";
import { SEARCHED_PAIRS } from "../../src/catalog/searched-pairs.ts";
import type { FactTableName } from "../../src/content/blocks.ts";
import { findOfferRecord, toPaidText, toSeenMonths, toTodayText } from "../../src/words/card-offers.ts";
import { formatDate } from "../../src/words/format.ts";
import { toOfferMark } from "../../src/words/offer.ts";
import { COVER_LABELS, toCoverText } from "../../src/words/protection.ts";
import type { ModelTable } from "./model-tables.ts";

type Cards = ReadonlyMap<string, Card>;

export const makeFactTable = (name: FactTableName, cards: Cards): ModelTable =>
  name === "offers" ? toOffersTable(cards) : toCoverTable(name, cards);

const OFFER_ROWS = 20;

/** The cards that people compare most, each with today's offer and those before it. */
function toOffersTable(cards: Cards): ModelTable {
  const compared = Map.groupBy(SEARCHED_PAIRS.flat(), (slug) => slug);
  const rows = [...compared]
    .toSorted(([, left], [, right]) => right.length - left.length)
    .flatMap(([slug]) => {
      const card = cards.get(slug);
      const record = card?.status === "open" ? findOfferRecord(card) : undefined;
      return card && record ? [{ card, record }] : [];
    })
    .slice(0, OFFER_ROWS)
    .map(({ card, record }) => {
      const { best, usual, lowest, today } = record;
      const { signUpBonus } = card;
      const mark = toOfferMark(card) ?? `read ${formatDate(signUpBonus.asOf)}`;
      return [
        [card],
        `${toTodayText(card, record)} (${mark})`,
        usual ? toPaidText(usual, card) : "–",
        `${toPaidText(best, card)} (${toSeenMonths(best)})`,
        toPaidText(lowest, card),
        today === null ? "–" : TODAY[today],
      ];
    });
  return { columns: ["Card", "Latest", "Usual", "Best", "Lowest", "How good"], rows };
}

const TODAY = { best: "the best", above: "above the usual", usual: "the usual", below: "below the usual" } as const;

/** One row for each set of terms, with the cards that have it: those of most cards first, absent and unknown last. */
function toCoverTable(kind: CoverKind, cards: Cards): ModelTable {
  const open = [...cards.values()].filter(({ status }) => status === "open");
  const told = open.flatMap((card) => {
    const covers = findProtection(card.slug)?.covers;
    const text = covers && toCoverText(kind, covers);
    return text === null || text === undefined ? [] : [{ card, text }];
  });
  const rank = (text: string) => (text === "None" ? 2 : text.startsWith("Included;") ? 1 : 0);
  const rows = [...Map.groupBy(told, ({ text }) => text)]
    .toSorted(
      ([left, leftCards], [right, rightCards]) =>
        rank(left) - rank(right) || rightCards.length - leftCards.length || (left < right ? -1 : 1),
    )
    .map(([text, group]) => [text, group.map(({ card }) => card)]);
  return {
    columns: [COVER_LABELS[kind], "Cards"],
    rows: [...rows, ["Unknown", `The other ${open.length - told.length} cards; we have no source for them`]],
  };
}
