/** Names of a comparison: heading, title and description, within the lengths search engines show. Pure. */
import type { Card } from "../../catalog/card.ts";
import { formatUsd, spellCount, upperFirst } from "../../words/format.ts";
import { TITLE_MAX_LENGTH, toPageTitle } from "../../seo/page-head.ts";
import { SITE } from "../../site.ts";

type TitledCard = Pick<Card, "name" | "shortName" | "annualFee" | "requires">;

const MAX_DESCRIPTION = 160;

/** The heading: full names of a pair, as they stand on the cards; three names or more would fill a screen. */
export function toCompareHeading(cards: readonly Pick<Card, "name">[]): string {
  if (cards.length === 0) return "Compare travel credit cards";
  if (cards.length === 1) return `${cards[0]?.name} vs …`;
  if (cards.length === 2) return cards.map((card) => card.name).join(" vs ");
  return `${upperFirst(spellCount(cards.length))} cards side by side`;
}

/** The names as they stand on the cards, or as people call them where those are too long together. */
export function toCompareTitle(cards: readonly Pick<Card, "name" | "shortName">[]): string {
  if (cards.length === 0) return toPageTitle("Compare travel credit cards");
  if (cards.length !== 2) return toPageTitle(`Compare ${cards.length} travel credit cards`);
  const title = toPageTitle(toCompareHeading(cards));
  return title.length <= TITLE_MAX_LENGTH ? title : toPageTitle(cards.map(({ shortName }) => shortName).join(" vs "));
}

/** Two to four cards in one sentence of 70 to 160 characters. */
export function toCompareDescription(cards: readonly TitledCard[]): string {
  if (cards.length !== 2) {
    return "Two to four travel cards side by side: fees, bonuses, earn rates with caps, perks, and which is worth the most for your spending.";
  }
  const [first, ...others] = [...new Set(cards.map((card) => formatUsd(card.annualFee.ongoingUsd)))];
  const fees =
    others.length > 0
      ? `annual fees of ${first} and ${others[0]}`
      : first === "$0"
        ? "no annual fee on either"
        : `annual fees of ${first} each`;
  const names = toCompareTitle(cards).replace(` | ${SITE.name}`, "");
  const isFree = first === "$0" && others.length === 0 && !cards.some(({ requires }) => requires?.usdPerYear);
  const endings = [
    isFree
      ? "earn rates, perks and bonuses of two no-annual-fee cards, and which one is worth more for your spending."
      : `earn rates, perks, bonuses, ${fees}, and which card is worth more for your spending.`,
    "annual fees, earn rates, perks, bonuses, and which card is worth more for your spending.",
    "fees, rates, perks, and which card is worth more.",
  ];
  const full = endings.map((ending) => `${names}: ${ending}`);
  return full.find((text) => text.length <= MAX_DESCRIPTION) ?? full.at(-1)!;
}
