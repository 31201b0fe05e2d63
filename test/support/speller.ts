/**
 * US spelling of what visitors read: Hunspell's American dictionary, the names in
 * the catalog, and the project's own words (`words.txt`; a line that starts with
 * `*` forbids a word that the dictionary lets pass).
 */
import { readFileSync } from "node:fs";
import path from "node:path";

import american from "dictionary-en";
import nspell from "nspell";

import type { Card } from "../../src/catalog/card.ts";

const WORDS_FILE = path.join(import.meta.dirname, "words.txt");
/** Letters with apostrophes inside; hyphens part words, and codes with digits in them (`4x`, `B2B`) are none. */
const WORD = /(?<![\p{L}\p{N}])\p{L}+(?:['’]\p{L}+)*(?![\p{L}\p{N}])/gu;

export interface Speller {
  /** The wrong words of a text, each once. */
  readonly findMisspelled: (text: string) => readonly string[];
}

export function createSpeller(cards: Iterable<Card>): Speller {
  const speller = nspell({ aff: Buffer.from(american.aff), dic: Buffer.from(american.dic) });
  const listed = readFileSync(WORDS_FILE, "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));
  speller.personal(listed.join("\n"));
  const names = new Set([...cards].flatMap(listNames).flatMap((name) => name.match(WORD) ?? []));
  const known = new Map<string, boolean>();
  const isRight = (word: string) => {
    const plain = word.replaceAll("’", "'").replace(/'s?$/, "");
    return names.has(plain) || speller.correct(plain) || speller.correct(word.replaceAll("’", "'"));
  };
  return {
    findMisspelled(text) {
      // A site is named by its host, which nobody spells.
      const words = new Set(text.replaceAll(/\b[\w-]+(?:\.[\w-]+)*\.(?:com|net|online|org)\b/g, "").match(WORD) ?? []);
      return [...words].filter((word) => {
        if (!known.has(word)) known.set(word, isRight(word));
        return !known.get(word);
      });
    },
  };
}

/** Proper names stand in the card files and nowhere else. */
function listNames(card: Card): string[] {
  const brands = card.rewards.flatMap((reward) => reward.brands ?? []);
  return [card.name, card.issuer, card.issuingBank, card.network, card.rewardProgram, ...brands].filter(
    (name) => name !== null,
  );
}
