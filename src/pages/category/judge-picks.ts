/**
 * The picks of a list, each priced for the reader of its own label, and held against the rest of the list for that
 * reader. Links and issuers are not among what it sees. Model: "Ratings and rankings".
 */
import type { Card, CardCategory } from "../../catalog/card.ts";
import { isOnList } from "../../catalog/is-on-list.ts";
import type { ListMeta } from "../../content/front-matter.ts";
import { type PricedPick, toNetParts } from "../../engine/computed-card.ts";
import { listEligibleCards } from "../../engine/value/eligible-cards.ts";
import { type RewardsCatalog, compareSlugs } from "../../engine/value/wallet-card.ts";
import { valueWallet } from "../../engine/wallet/value-wallet.ts";
import { LIST_READERS } from "../readers.ts";
import { resolveStated } from "../stated-reader.ts";
import { isRankedByMonths } from "./rank-for-reader.ts";

/** A pick may be worth this much less than another card of the list before its text has to say why. */
export const PICK_TOLERANCE_USD = 25;

type Pick = ListMeta["picks"][number];

/** @throws Error for a pick that another card beats by more than the tolerance, unless its text says why, of that card */
export function judgePicks(
  category: CardCategory,
  picks: readonly Pick[],
  cards: readonly Card[],
  rewards: RewardsCatalog,
): PricedPick[] {
  if (isRankedByMonths(category)) return [];
  const onList = new Set(cards.filter((card) => isOnList(card, category)).map(({ slug }) => slug));
  const listed = rewards.cards.filter(({ slug }) => onList.has(slug));
  return picks.map((pick): PricedPick => {
    const fail = (fault: string) => new Error(`${category}, "${pick.label}": ${fault}`);
    const own = listed.find(({ slug }) => slug === pick.card);
    if (!own) throw fail(`${pick.card} is not on this list`);
    const { text, profile } = resolveStated(LIST_READERS[category], pick.reader ?? {}, own, rewards.brands);
    const limitUsd = profile.maxAnnualFeesUsd ?? Infinity;
    const ranked = listEligibleCards(listed, profile)
      .cards.filter(({ fees }) => Math.max(fees.firstYearUsd, fees.laterUsd) <= limitUsd)
      .map((card) => ({ slug: card.slug, value: valueWallet([card], profile) }))
      .toSorted((left, right) => right.value.netUsd - left.value.netUsd || compareSlugs(left, right));
    const [best] = ranked;
    const mine = ranked.find(({ slug }) => slug === pick.card);
    if (!best || !mine) throw fail(`the person it names cannot get ${pick.card}`);
    const behindUsd = best.value.netUsd - mine.value.netUsd;
    const ahead = behindUsd > PICK_TOLERANCE_USD ? { slug: best.slug, differenceUsd: behindUsd } : null;
    if (ahead && pick.despite?.ahead !== ahead.slug) {
      throw fail(
        `for the person it names ${ahead.slug} is worth $${behindUsd.toFixed(0)} a year more than ${pick.card}. Pick another, or say why in \`despite\`, with that card as \`ahead\`.`,
      );
    }
    if (!ahead && pick.despite) throw fail("no card is ahead by more than the tolerance: leave out `despite`");
    const readerText = pick.reader ? text : null;
    return { label: pick.label, slug: pick.card, readerText, parts: toNetParts(mine.value), ahead };
  });
}
