/**
 * Questions asked of the catalog. The records come from `cards.ts`; if the
 * catalog ever outgrows the bundle, only that file changes.
 */
import type { Card, CardCategory } from "./card.ts";
import { CARDS } from "./cards.ts";
import { isOnList } from "./is-on-list.ts";

const latest = (months: readonly string[]) => months.reduce((last, month) => (month > last ? month : last), "");

/** Month of the newest fact of all cards, `YYYY-MM`. */
export const getCatalogAsOf = (): string => latest(listCards().map(({ newestAsOf }) => newestAsOf));

export function findCard(slug: string): Card | undefined {
  return CARDS.find(slug);
}

/** As people call a card; the slug itself where no card has it. */
export const nameShort = (slug: string): string => findCard(slug)?.shortName ?? slug;

/** @throws Error for an unknown slug: use it only for slugs the code itself names */
export function getCard(slug: string): Card {
  const card = CARDS.find(slug);
  if (!card) throw new Error(`No card has the slug ${slug}`);
  return card;
}

let all: readonly Card[] | undefined;

/** With those that were replaced: a page tells what became of each, and no list or sum has them. */
export function listAllCards(): readonly Card[] {
  all ??= CARDS.list();
  return all;
}

let held: readonly Card[] | undefined;

/** Cards that someone can hold, in the order of their slugs. */
export function listCards(): readonly Card[] {
  held ??= listAllCards().filter(({ status }) => status !== "replaced");
  return held;
}

/** Those of one of the nine lists, closed ones too. */
export function listCardsInCategory(category: CardCategory): readonly Card[] {
  return listCards().filter((card) => isOnList(card, category));
}

/** Of a bank all that it issues, those that bear a brand's name, too: its rules bind them. */
export function listCardsOfIssuer(issuer: string): readonly Card[] {
  return listCards().filter((card) => card.issuer === issuer || card.issuingBank === issuer);
}

export function listIssuers(): readonly string[] {
  // Not `localeCompare`: the first use of a locale costs a starting Worker more than its first page (docs/performance.md).
  return [...new Set(listCards().map((card) => card.issuer))].toSorted((left, right) => (left < right ? -1 : 1));
}

/** Payment networks in use, by name. */
export const listNetworks = (): readonly string[] =>
  [...new Set(listCards().map((card) => card.network))].toSorted((left, right) => (left < right ? -1 : 1));
