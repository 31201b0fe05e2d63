/** Which card or pair an address of the site is about, if others may embed it. */
import type { Card } from "../../src/catalog/card.ts";
import { findCard, getCard } from "../../src/catalog/queries.ts";
import { paths } from "../../src/paths.ts";
import { parsePair } from "../../src/catalog/parse-pair.ts";

export type Embed =
  | { readonly kind: "card"; readonly card: Card }
  | { readonly kind: "pair"; readonly first: Card; readonly second: Card };

export function findEmbed(kind: string, name: string): Embed | undefined {
  if (kind === "card") {
    const card = findCard(name);
    return card && { kind: "card", card };
  }
  const pair = kind === "compare" ? parsePair(name, (slug) => findCard(slug) !== undefined) : undefined;
  return pair && { kind: "pair", first: getCard(pair.first), second: getCard(pair.second) };
}

/** @param path of a page */
export function findEmbedOfPage(path: string): Embed | undefined {
  const [, kind = "", name = "", ...rest] = path.split("/");
  return rest.length > 0 ? undefined : findEmbed(kind === "cards" ? "card" : kind, name);
}

export const toEmbedPath = (embed: Embed, theme = ""): string =>
  embed.kind === "card"
    ? paths.embedCard(embed.card.slug, theme)
    : paths.embedPair(embed.first.slug, embed.second.slug, theme);

export const toPagePath = (embed: Embed): string =>
  embed.kind === "card" ? paths.review(embed.card.slug) : paths.comparePair(embed.first.slug, embed.second.slug);

export const toEmbedTitle = (embed: Embed): string =>
  embed.kind === "card" ? embed.card.name : `${embed.first.name} or ${embed.second.name}`;
