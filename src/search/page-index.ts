/**
 * How pages are put into the index and found in it: the build writes one with these settings, Worker and
 * header read it with the same. Whole words count, unlike in the search for cards: people look for a subject.
 */
import type { Options } from "minisearch";

import type { PageRecord } from "./page-record.ts";

/** Words that say nothing of a subject. "No" does: of a fee, above all. */
const STOP_WORDS = new Set(
  "a an and any are at by can card cards do does for from get have how i in is it me my of on or the to what when where which who with you your".split(
    " ",
  ),
);

/** Without accents and plural: "Lounges" is found by "lounge", and the other way around. */
export function toTerm(word: string): string | null {
  const plain = word.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
  if (STOP_WORDS.has(plain)) return null;
  return plain.length > 3 ? plain.replace(/(?<![su])s$/, "") : plain;
}

/** "0%" and "U.S." are words; hyphens and slashes part them. */
const toWords = (text: string) => text.replaceAll(/[.'’®™]/g, "").match(/[\p{L}\p{N}%]+/gu) ?? [];

export const PAGE_INDEX_OPTIONS: Options<PageRecord> = {
  idField: "path",
  fields: ["words", "summary"],
  storeFields: ["title", "kind"],
  tokenize: toWords,
  processTerm: toTerm,
};
