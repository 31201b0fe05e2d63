/** Names of a comparison: heading, title and description, within the lengths search engines show. Pure. */
import type { Card } from "../../catalog/card.ts";
import { formatUsd } from "../../words/format.ts";
import { SITE } from "../../site.ts";

type TitledCard = Pick<Card, "name" | "annualFee" | "rating" | "requires">;

const MAX_TITLE = 60;
const MAX_DESCRIPTION = 160;

type Shorter = readonly [RegExp, string];

/** Words that do not tell one card of the catalog from another, the most dispensable first. */
const DISPENSABLE: readonly Shorter[] = [
  // Its other words are half of the trade's cards.
  [/^The (Business )?Platinum Card from American Express$/, "Amex $1Platinum Card"],
  [/ from American Express$/, ""],
  [/ (World (Elite|Legend) )?Mastercard$/, ""],
  [/ Visa Infinite$/, ""],
  // Without its last words this one is the program's name.
  [/^Hilton Honors American Express( Business)? Card$/, "Hilton Honors Amex$1"],
  [/^Hilton Honors American Express (?=\w+ Card$)/, "Hilton Honors Amex "],
  [/ American Express( Business)? Card$/, "$1"],
  [/ Credit Card$/, ""],
  [/ Card$/, ""],
  [/^The /, ""],
  [/ World$/, ""],
  [/(?: Rewards)? for Students$/, " Student"],
  [/^(Capital One \w+) Cash Rewards$/, "$1"],
  // Without it these are words, and no cards.
  [/(?<! (?:Premium|Travel)) Rewards$/, ""],
  [/^American Express /, "Amex "],
  [/^Bank of America /, "BofA "],
  [/^Citi \/ AAdvantage/, "AAdvantage"],
  [/^American Airlines AAdvantage/, "AAdvantage"],
  [/ American Express /, " Amex "],
];

/** Where names are still too long: what readers have to know anyway. */
const ABBREVIATIONS: readonly Shorter[] = [
  [/^Amex (?=Business Platinum$)/, ""],
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
  [/ Advantage(?= Travel Rewards$)/, ""],
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
      shortName ??
      [...DISPENSABLE, ...ABBREVIATIONS].reduce(
        (text, [pattern, replacement]) => text.replace(pattern, replacement),
        name,
      ),
  );
  return new Set(names).size === names.length ? names : cards.map(({ name }) => name);
}

/** `Capital One Venture Business` and `Venture X Business`: an issuer of two words is told once. */
function dropSharedIssuer(names: readonly string[]): readonly string[] {
  const [issuer] = /^(?:Capital One|Wells Fargo|U\.S\. Bank|BofA) /.exec(names[0] ?? "") ?? [];
  return issuer !== undefined && names.every((name) => name.startsWith(issuer))
    ? names.map((name, index) => (index === 0 ? name : name.slice(issuer.length)))
    : names;
}

/** Shortens both names step by step, only as far as needed and never to the same word. */
export function toCompareTitle(cards: readonly Pick<Card, "name">[]): string {
  if (cards.length !== 2) {
    const title = cards.length === 0 ? "Compare travel credit cards" : `Compare ${cards.length} travel credit cards`;
    return `${title} | ${SITE.name}`;
  }
  const names = cards.map((card) => card.name);
  const join = () => names.join(" vs ");
  const shorten = (list: readonly Shorter[]) => {
    for (const [pattern, replacement] of list) {
      if (join().length <= MAX_TITLE) break;
      const shorter = names.map((name) => name.replace(pattern, replacement));
      if (new Set(shorter).size === names.length) names.splice(0, names.length, ...shorter);
    }
  };
  shorten(DISPENSABLE);
  if (join().length > MAX_TITLE) names.splice(0, names.length, ...dropSharedIssuer(names));
  shorten(ABBREVIATIONS);
  const title = join();
  const branded = `${title} | ${SITE.name}`;
  return branded.length <= MAX_TITLE ? branded : title;
}

const toMembershipText = ([first, second]: readonly string[]) =>
  second === undefined ? `a ${first} membership` : `memberships of ${first} and ${second}`;

/** Two to four cards in one sentence of 70 to 160 characters. */
export function toCompareDescription(cards: readonly TitledCard[]): string {
  if (cards.length !== 2) {
    return "Two to four travel cards side by side: fees, bonuses, earn rates with caps, perks, and which is worth more for your spending.";
  }
  const [first, ...others] = [...new Set(cards.map((card) => formatUsd(card.annualFee.ongoingUsd)))];
  const fees = others.length > 0 ? `${first} and ${others[0]}` : `${first} each`;
  const names = toCompareTitle(cards).replace(` | ${SITE.name}`, "");
  const isFree = first === "$0" && others.length === 0;
  const memberships = cards.flatMap(({ requires }) => (requires?.usdPerYear ? [formatUsd(requires.usdPerYear)] : []));
  const endings = [
    isFree
      ? memberships.length === 0
        ? "earn rates, perks and bonuses of two no-annual-fee cards, and which one is worth more for your spending."
        : `earn rates, perks, bonuses, no annual fees but ${toMembershipText(memberships)}, and which is worth more for your spending.`
      : `earn rates, perks, bonuses, annual fees of ${fees}, and which card is worth more for your spending.`,
    "annual fees, earn rates, perks, bonuses, and which card is worth more for your spending.",
    "fees, rates, perks, and which card is worth more.",
  ];
  const full = endings.map((ending) => `${names}: ${ending}`);
  return full.find((text) => text.length <= MAX_DESCRIPTION) ?? full.at(-1)!;
}
