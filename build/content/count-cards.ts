/**
 * `<Count …/>`: how many cards are so and so, without those that were replaced, as everywhere on the site. Every
 * attribute narrows the count further.
 */
import type { Card } from "../../src/catalog/card.ts";
import { perksTotalUsd } from "./card-figures.ts";

type Filter = (card: Card, value: string, cards: ReadonlyMap<string, Card>) => boolean;

/** `with="…"` and `without="…"`. */
const TRAITS: Readonly<Record<string, (card: Card) => boolean>> = {
  fee: (card) => card.annualFee.ongoingUsd > 0,
  "foreign-fee": (card) => card.foreignTransactionFeePercent > 0,
  "intro-apr": (card) => Boolean(card.introApr?.purchases || card.introApr?.transfers),
  lounge: (card) => card.perks.some((perk) => perk.type === "lounge_access"),
  cap: (card) => card.rewards.some((reward) => reward.cap !== null),
  "perks-above-fee": (card) => perksTotalUsd(card) >= card.annualFee.ongoingUsd,
};

function hasTraits(card: Card, names: string): boolean {
  return names.split(",").every((name) => {
    const trait = TRAITS[name.trim()];
    if (!trait) throw new Error(`"${name.trim()}" is not one of ${Object.keys(TRAITS).join(", ")}`);
    return trait(card);
  });
}

const FILTERS: Readonly<Record<string, Filter>> = {
  type: (card, value) => card.cardType === value,
  issuer: (card, value) => card.issuingBank === value,
  network: (card, value) => card.network.startsWith(value),
  status: (card, value) => card.status === value,
  with: hasTraits,
  without: (card, value) => value.split(",").every((name) => !hasTraits(card, name)),
  "foreign-fee-like": (card, value, cards) =>
    card.foreignTransactionFeePercent === cards.get(value)?.foreignTransactionFeePercent,
};

/**
 * @example countCards({ with: "lounge", type: "Personal" }, cards) === 20
 * @throws Error for an unknown filter, and for a filter that fits no card, which is most often a slip
 */
export function countCards(attributes: Readonly<Record<string, string>>, cards: ReadonlyMap<string, Card>): number {
  const filters = Object.entries(attributes).map(([name, value]) => {
    const filter = FILTERS[name];
    if (!filter) throw new Error(`${name}="${value}" is no filter; there are ${Object.keys(FILTERS).join(", ")}`);
    return (card: Card) => filter(card, value, cards);
  });
  const current = [...cards.values()].filter(({ status }) => status !== "replaced");
  const count = current.filter((card) => filters.every((fits) => fits(card))).length;
  if (count === 0) throw new Error("no card is so");
  return count;
}

const WORDS =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = "- - twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

/** `34` to `thirty-four`; 100 and more stay digits. */
export function toCountWords(count: number): string {
  if (count >= 100) return String(count);
  const rest = count % 10;
  return WORDS[count] ?? `${TENS[(count - rest) / 10]}${rest === 0 ? "" : `-${WORDS[rest]}`}`;
}
