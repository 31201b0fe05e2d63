/** Names of a comparison: heading, title and description, within the lengths search engines show. Pure. */
import type { Card } from "../../catalog/card.ts";
import { formatUsd } from "../../words/format.ts";
import { SITE } from "../../site.ts";

type TitledCard = Pick<Card, "name" | "annualFee" | "rating">;

const MAX_TITLE = 60;
const MAX_DESCRIPTION = 160;

/** Words that do not tell one card of the catalog from another, the most dispensable first. */
const DISPENSABLE: readonly (readonly [RegExp, string])[] = [
  [/ from American Express$/, ""],
  [/ (World (Elite|Legend) )?Mastercard$/, ""],
  [/ Visa Infinite$/, ""],
  [/ American Express( Business)? Card$/, "$1"],
  [/ Credit Card$/, ""],
  [/ Card$/, ""],
  [/^The /, ""],
  [/ World$/, ""],
  [/(?: Rewards)? for Students$/, " Student"],
  [/ Rewards$/, ""],
  [/^American Express /, "Amex "],
  [/^Bank of America /, "BofA "],
  [/^Citi \/ AAdvantage/, "AAdvantage"],
  [/^American Airlines AAdvantage/, "AAdvantage"],
  [/ American Express /, " Amex "],
  [/ Business(?= |$)/, " Biz"],
  [/^Southwest Rapid Rewards /, "Southwest "],
  [/^Emirates Skywards /, "Emirates "],
  [/^Delta SkyMiles /, "Delta "],
  [/^Marriott Bonvoy /, "Bonvoy "],
  [/^U\.S\. Bank /, ""],
  [/^Capital One /, ""],
  [/^Hilton Honors /, "Hilton "],
  [/ Visa Signature$/, ""],
  [/ Visa Biz$/, " Biz"],
  [/ Gas & Restaurant$/, ""],
  [/^Wells Fargo /, ""],
  [/^Wyndham Rewards /, "Wyndham "],
  [/^IHG One Rewards /, "IHG "],
  [/ Airlines$/, ""],
  [/^Atmos Rewards /, "Atmos "],
  [/ Visa Signature(?= Biz$)/, ""],
  [/(?<=Graphite Biz) Cash Unlimited$/, ""],
  [/(?<=Customized) Cash(?= Student$|$)/, ""],
  [/(?<=Triple) Cash$/, ""],
  [/(?<=Discover it Student) Cash Back$/, ""],
];

const COUNT_WORDS = ["No", "One", "Two", "Three", "Four"] as const;

/** The heading: full names of a pair, as they stand on the cards; three names or more would fill a screen. */
export function toCompareHeading(cards: readonly Pick<Card, "name">[]): string {
  if (cards.length === 0) return "Compare travel credit cards";
  if (cards.length === 1) return `${cards[0]?.name} vs …`;
  if (cards.length === 2) return cards.map((card) => card.name).join(" vs ");
  return `${COUNT_WORDS[cards.length] ?? cards.length} cards side by side`;
}

/** Names short enough for the end of a line or the head of a column; full ones where the short ones are the same. */
export function toShortNames(cards: readonly Pick<Card, "name" | "shortName">[]): string[] {
  const names = cards.map(
    ({ name, shortName }) =>
      shortName ?? DISPENSABLE.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), name),
  );
  return new Set(names).size === names.length ? names : cards.map(({ name }) => name);
}

/** Shortens both names step by step, only as far as needed and never to the same word. */
export function toCompareTitle(cards: readonly Pick<Card, "name">[]): string {
  if (cards.length !== 2) {
    const title = cards.length === 0 ? "Compare travel credit cards" : `Compare ${cards.length} travel credit cards`;
    return `${title} | ${SITE.name}`;
  }
  const names = cards.map((card) => card.name);
  const join = () => names.join(" vs ");
  for (const [pattern, replacement] of DISPENSABLE) {
    if (join().length <= MAX_TITLE) break;
    const shorter = names.map((name) => name.replace(pattern, replacement));
    if (new Set(shorter).size === names.length) names.splice(0, names.length, ...shorter);
  }
  const title = join();
  const branded = `${title} | ${SITE.name}`;
  return branded.length <= MAX_TITLE ? branded : title;
}

/** Two to four cards in one sentence of 70 to 160 characters. */
export function toCompareDescription(cards: readonly TitledCard[]): string {
  if (cards.length !== 2) {
    return "Two to four travel cards side by side: fees, bonuses, earn rates with caps, perks, and which is worth more for your spending.";
  }
  const fees = cards.map((card) =>
    card.annualFee.ongoingUsd === 0 ? "no fee" : `${formatUsd(card.annualFee.ongoingUsd)} fee`,
  );
  const names = toCompareTitle(cards).replace(` | ${SITE.name}`, "");
  const endings = [
    `${new Set(fees).size === 1 ? `${fees[0]} on both` : fees.join(" against ")}, earn rates, perks, bonus, and how much spending makes each one win.`,
    `fees, earn rates, perks, bonus, and how much spending makes each one win.`,
    "fees, rates, perks and which one wins.",
  ];
  const full = endings.map((ending) => `${names}: ${ending}`);
  return full.find((text) => text.length <= MAX_DESCRIPTION) ?? full.at(-1)!;
}
