/** The card files read and checked with Node, for everything that runs at build time. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

import type { Card } from "../src/catalog/card.ts";
import { parseCard } from "../src/catalog/schema.ts";

export const CARDS_DIRECTORY = path.join(import.meta.dirname, "../src/catalog/cards");

let known: { readonly key: string; readonly cards: ReadonlyMap<string, Card> } | undefined;

/**
 * The catalog, read anew only when a file has changed.
 * @throws Error naming every wrong file, its fields and the expected forms
 */
export function loadCatalog(directory: string = CARDS_DIRECTORY): ReadonlyMap<string, Card> {
  const files = readdirSync(directory).toSorted();
  const key = [directory, ...files.map((file) => `${file} ${statSync(path.join(directory, file)).mtimeMs}`)].join("\n");
  if (known?.key !== key) known = { key, cards: readCards(directory, files) };
  return known.cards;
}

function readCards(directory: string, files: readonly string[]): ReadonlyMap<string, Card> {
  const cards = new Map<string, Card>();
  const faults: string[] = [];
  for (const file of files) {
    try {
      const card = parseCard(JSON.parse(readFileSync(path.join(directory, file), "utf8")), file);
      if (file !== `${card.slug}.json`)
        throw new Error(`Card file ${file} is wrong:\n  slug: expected the file's name`);
      cards.set(card.slug, card);
    } catch (error) {
      faults.push(error instanceof Error ? error.message : String(error));
    }
  }
  if (faults.length > 0) throw new Error(faults.join("\n"));
  return cards;
}
