/**
 * `npm run facts -- apply FILE`: checks a file of changes whole, shows what it does to which card, writes the card files
 * all or none, and says what then remains to be written in other files. It skips entries that a history already has, so
 * a second run changes nothing.
 */
import { readFileSync } from "node:fs";

import { CARDS_DIRECTORY, readCardRecords, readCatalogFiles } from "../../build/load-catalog.ts";
import { findBrokenLinks } from "../../src/catalog/catalog-files.ts";
import { DataFileError } from "../../src/catalog/describe-issues.ts";
import { defineSubcommand } from "../command-line.ts";
import { type ChangeEntry, findLine, parseChangeFile } from "./change-file.ts";
import { listKnown, type Outcome, placeChanges } from "./place-changes.ts";
import { changeFiles, writeRecords } from "./write-records.ts";

const MARKS: Readonly<Record<Outcome, string>> = {
  applied: "changed",
  noted: "noted, no figure changes",
  waiting: "waits for its day",
  told: "told in the history",
};

const show = (text: string | null) => text ?? "nothing";
const describe = ({ id, slug, field, from, to, effective, confidence }: ChangeEntry, outcome: Outcome) =>
  `${id} ${slug} ${field}: ${show(from)} -> ${show(to)} (${effective}, ${confidence}; ${MARKS[outcome]})`;

/** @returns what to print, and whether all of the file found its place */
export function applyFacts(file: string, isDryRun: boolean, directory: string = CARDS_DIRECTORY) {
  const records = readCardRecords(directory);
  const json = readChanges(file);
  const files = readCatalogFiles();
  const changes = parseChangeFile(json, file, listKnown(records));
  const { placed, faults, records: changed } = placeChanges(records, changes, files["brands.json"]);
  if (faults.length > 0) {
    throw new DataFileError(
      "",
      faults.map(({ id, fault }) => `${file}:${findLine(json, id)}: ${id}: ${fault}`),
    );
  }
  const written = [...changed.values()].filter((record) => record !== records.get(record.slug));
  if (!isDryRun) writeRecords(directory, written);
  const before = new Set(findBrokenLinks(files, records));
  const open = findBrokenLinks(files, changed).filter((fault) => !before.has(fault));
  const counts = Object.entries(Object.groupBy(placed, ({ outcome }) => outcome));
  return [
    ...placed.map(({ entry, outcome }) => describe(entry, outcome)),
    `${placed.length} new entries for ${written.length} cards${isDryRun ? ", nothing written" : ""}`,
    ...counts.map(([outcome, entries]) => `  ${entries.length} ${MARKS[outcome as Outcome]}`),
    // A new perk is used in some way that the change does not say: an editor does, in another file.
    ...(open.length > 0 ? ["Still to write; builds stop until then:", ...open] : []),
  ];
}

function readChanges(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    throw new DataFileError(file, [`cannot be read (${(error as NodeJS.ErrnoException).code})`]);
  }
}

export const apply = defineSubcommand({
  usage: "FILE [--dry-run]",
  about:
    "Applies a file of changes to the cards, all of them or none (docs/facts.md).\n--dry-run only shows what it would do.",
  options: { "dry-run": { type: "boolean", default: false } },
  positionals: [1, 1],
  run({ values, positionals: [file = ""] }) {
    changeFiles(() => applyFacts(file, values["dry-run"]));
  },
});
