/** The comparison's question: its table, and what it knows besides. Two cards have a page of their own. */
import { saysSpend, toProfilePairs, withPreset } from "../../asking/preset.ts";
import type { Asked } from "../../asking/read.ts";
import { type Pair, toQueryString } from "../../asking/write.ts";
import { sortPair } from "../../catalog/parse-pair.ts";
import type { WalletCard } from "../../engine/value/wallet-card.ts";
import { paths } from "../../paths.ts";
import { toFault } from "../../words/faults.ts";
import type { Client, Question } from "../shared/tool.ts";
import type { ToolRecords } from "../shared/tool-records.ts";
import { COMPARE, type CompareTable, MAX_COMPARED_CARDS } from "./compare-asking.ts";

export type AskedCompare = Asked<CompareTable>;

/** Business cards are compared for a small business unless the visitor says more; all others for a household. */
export const findOwnPreset = (cards: readonly Pick<WalletCard, "cardType">[]): string =>
  cards.length > 0 && cards.every(({ cardType }) => cardType === "business") ? "small-business" : "household";

function completeCompare(asked: AskedCompare, client: Client, { rewards }: ToolRecords): AskedCompare {
  const { cards } = asked.values;
  const compared = rewards.cards.filter(({ slug }) => cards.includes(slug));
  const completed = withPreset(asked, client === "page" ? findOwnPreset(compared) : null);
  const isWrong = Object.keys(completed.faults).some((path) => path === "cards" || path.startsWith("cards."));
  // The page shows one card, or none, and asks for more; here there would be nothing to answer.
  if (client === "page" || isWrong || cards.length >= 2) return completed;
  const cardsFault = toFault("too-few-cards", { min: 2, max: MAX_COMPARED_CARDS });
  return { ...completed, faults: { ...completed.faults, cards: cardsFault } };
}

const toPairs = ({ values }: AskedCompare): Pair[] => toProfilePairs(COMPARE, values);

export const COMPARE_QUESTION: Question<CompareTable> = {
  table: COMPARE,
  unused: new Set([
    "own",
    "opened",
    "closed",
    "had",
    "accounts",
    "score",
    "must",
    "exclude",
    "maxCards",
    "maxFees",
    "effort",
  ]),
  complete: completeCompare,
};

/** A pair of cards in alphabetical order. */
function findPair({ values: { cards } }: AskedCompare): readonly [string, string] | null {
  const [first, second, third] = cards;
  return first && second && !third && sortPair(first, second)[0] === first ? [first, second] : null;
}

function toPath(asked: AskedCompare, pairs: readonly Pair[]): string {
  const pair = findPair(asked);
  return pair
    ? paths.comparePair(...pair) + toQueryString(pairs.filter(([name]) => name !== "cards"))
    : paths.compare() + toQueryString(pairs);
}

/** The shortest address that shows the same. */
export const toComparePath = (asked: AskedCompare): string => toPath(asked, toPairs(asked));

/** As the page itself has it: whose preset was assumed is in its fields and links. */
export const listOwnPairs = (asked: AskedCompare): Pair[] =>
  saysSpend(asked) ? toPairs(asked) : toPairs(asked).filter(([name]) => name !== "preset");
