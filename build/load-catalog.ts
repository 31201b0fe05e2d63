/** The card files read and checked with Node, for everything that runs at build time. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

import type { Card, CardRecord } from "../src/catalog/card.ts";
import { parseCard } from "../src/catalog/card-schema.ts";
import { CATALOG_FILES, type CatalogFiles, findBrokenLinks } from "../src/catalog/catalog-files.ts";
import { catalogOn } from "../src/catalog/catalog-on.ts";
import { DataFileError, parseDataFile, parseJson } from "../src/catalog/describe-issues.ts";
import { countOffer } from "../src/words/card-offers.ts";
import { readBuildDate } from "./build-date.ts";

export const CARDS_DIRECTORY = path.join(import.meta.dirname, "../src/catalog/cards");

const CATALOG_DIRECTORY = path.join(CARDS_DIRECTORY, "..");

let known: { readonly key: string; readonly cards: ReadonlyMap<string, Card> } | undefined;

/**
 * The catalog on the build's day, read anew only when a file has changed. Every build starts here, so what cannot be, in a
 * card or in a data file beside the cards, ends it.
 * @throws DataFileError naming every wrong file, its fields and the expected forms
 */
export function loadCatalog(directory: string = CATALOG_DIRECTORY): ReadonlyMap<string, Card> {
  const date = readBuildDate();
  const files = [
    ...readdirSync(path.join(directory, "cards")).map((file) => path.join(directory, "cards", file)),
    ...Object.keys(CATALOG_FILES).map((file) => path.join(directory, file)),
  ];
  const changed = files.toSorted().map((file) => `${file} ${statSync(file).mtimeMs}`);
  const key = [date, ...changed].join("\n");
  if (known?.key !== key) {
    const cards = catalogOn([...readCheckedRecords(directory).values()], date, countOffer);
    known = { key, cards: new Map(cards.map((card) => [card.slug, card])) };
  }
  return known.cards;
}

/**
 * The data files beside the cards, each by its schema.
 * @throws DataFileError as for the cards
 */
export function readCatalogFiles(directory: string = CATALOG_DIRECTORY): CatalogFiles {
  const files = Object.entries(CATALOG_FILES).map(([name, schema]) => {
    const shown = `src/catalog/${name}`;
    return [name, parseDataFile(schema, readJson(path.join(directory, name), shown), shown)] as const;
  });
  return Object.fromEntries(files) as unknown as CatalogFiles;
}

/**
 * The card files, held against the data files beside them.
 * @throws DataFileError also when a file names a card, brand, rate or perk that does not exist
 */
function readCheckedRecords(directory: string): ReadonlyMap<string, CardRecord> {
  const records = readCardRecords(path.join(directory, "cards"));
  const faults = findBrokenLinks(readCatalogFiles(directory), records);
  if (faults.length > 0) throw new DataFileError("", faults);
  return records;
}

/** Every card file as it stands, by slug, without a date. */
export function readCardRecords(directory: string = CARDS_DIRECTORY): ReadonlyMap<string, CardRecord> {
  const records = new Map<string, CardRecord>();
  const faults: string[] = [];
  for (const file of readdirSync(directory).toSorted()) {
    const name = `src/catalog/cards/${file}`;
    try {
      const record = parseCard(readJson(path.join(directory, file), name), name);
      if (file !== `${record.slug}.json`)
        throw new DataFileError(name, [`slug: expected the file's name, found "${record.slug}"`]);
      records.set(record.slug, record);
    } catch (error) {
      if (!(error instanceof DataFileError)) throw error;
      faults.push(error.message);
    }
  }
  if (faults.length > 0) throw new DataFileError("", faults.join("\n").split("\n"));
  return records;
}

const readJson = (file: string, name: string): unknown => parseJson(readFileSync(file, "utf8"), name);
