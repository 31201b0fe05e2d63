/**
 * Card lists in GET parameters: `cards=a,b`, or the parameter once per field of
 * the form. An entry is a slug, a card's name, or a part of exactly one name,
 * so that people can type into plain text fields. Back: slugs joined by commas.
 */
import type { NamedCard } from "../catalog/card.ts";
import type { Fault, ProblemCode } from "../problems.ts";

export interface CardListQuery {
  /** Known cards in the order given, each once. */
  readonly slugs: readonly string[];
  /** What the fields show: names of known cards, the text of unknown ones. */
  readonly texts: readonly string[];
  /** Those of `texts` that are no card, or not one card only. */
  readonly wrong: readonly string[];
  readonly error: Fault | undefined;
}

export interface CardListLimits {
  readonly max: number;
}

/** Longest entry that is looked at; names are shorter. */
const MAX_ENTRY_LENGTH = 80;
const SUGGESTIONS = 3;

/** Lower case, letters and digits only, so that punctuation does not matter. */
const toPlain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, " ")
    .trim();

export type FoundCard = { readonly card: NamedCard } | Fault;

/** Whoever names a card that was replaced holds one of its successors, and only they know which. */
function askSuccessor(card: NamedCard, cards: readonly NamedCard[]): FoundCard {
  if (!card.replaced) return { card };
  const names = card.replaced.by.map((slug) => cards.find((other) => other.slug === slug)?.name ?? slug);
  return {
    code: "ambiguous-card",
    message: `${card.name} was replaced. Name the card you have now: ${names.join(", ")}.`,
  };
}

export function findNamedCard(entry: string, cards: readonly NamedCard[]): FoundCard {
  const bySlug = cards.find((card) => card.slug === entry);
  if (bySlug) return askSuccessor(bySlug, cards);
  const plain = toPlain(entry);
  const exact = cards.find((card) => [card.name, card.slug].some((name) => toPlain(name) === plain));
  if (exact) return askSuccessor(exact, cards);
  const words = plain.split(" ");
  const near =
    plain.length < 3
      ? []
      : cards.filter((card) => words.every((word) => toPlain(`${card.name} ${card.slug}`).includes(word)));
  if (near.length === 1 && near[0]) return askSuccessor(near[0], cards);
  const names = near.slice(0, SUGGESTIONS).map((card) => card.name);
  if (names.length === 0) return { code: "unknown-card", message: `There is no card “${entry}”.` };
  return {
    code: "ambiguous-card",
    message: `Several cards match “${entry}”: ${names.join(", ")}${near.length > SUGGESTIONS ? " …" : ""}.`,
  };
}

/** @example parseCardList(new URLSearchParams("cards=amex-gold"), "cards", cards, { max: 4 }).slugs */
export function parseCardList(
  parameters: URLSearchParams,
  name: string,
  cards: readonly NamedCard[],
  { max }: CardListLimits,
): CardListQuery {
  const given = parameters
    .getAll(name)
    .flatMap((text) => text.split(","))
    .map((entry) => entry.trim().slice(0, MAX_ENTRY_LENGTH))
    .filter((entry) => entry !== "");
  // A list has no more cards than there are: what comes after is counted, not looked up.
  const entries = given.length > cards.length ? given.slice(0, cards.length) : given;
  const slugs: string[] = [];
  const texts: string[] = [];
  const wrong: string[] = [];
  const faults: Fault[] = [];
  const addFault = (code: ProblemCode, message: string) => faults.push({ code, message });
  const addTooMany = (count: number) =>
    addFault("too-many", `Choose ${max} ${max === 1 ? "card" : "cards"} at most; these are ${count}.`);
  if (entries !== given) addTooMany(given.length);
  for (const entry of entries) {
    const found = findNamedCard(entry, cards);
    if ("message" in found) {
      texts.push(entry);
      wrong.push(entry);
      faults.push(found);
    } else if (slugs.includes(found.card.slug)) {
      addFault("duplicate", `${found.card.name} is given twice.`);
    } else {
      slugs.push(found.card.slug);
      texts.push(found.card.name);
    }
  }
  if (texts.length > max && entries === given) addTooMany(texts.length);
  const [first] = faults;
  const error = first && { code: first.code, message: faults.map(({ message }) => message).join(" ") };
  return { slugs: slugs.slice(0, max), texts, wrong, error };
}

/** `[["cards", "a,b"]]`, or nothing for an empty list. */
export function toCardListParameters(name: string, slugs: readonly string[]): [string, string][] {
  return slugs.length > 0 ? [[name, slugs.join(",")]] : [];
}
