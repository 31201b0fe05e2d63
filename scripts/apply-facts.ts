/**
 * `npm run facts:apply -- changes.json [--dry-run]`: checks a file of changes
 * whole, shows what it does to which card, and writes the card files all or
 * none, and says what of other files is then to be written. Entries that stand in a history are skipped, so a second run changes
 * nothing.
 */
import { readFileSync } from "node:fs";

import { CARDS_DIRECTORY, readCardRecords, readCatalogFiles } from "../build/load-catalog.ts";
import { findBrokenLinks } from "../src/catalog/catalog-files.ts";
import { DataFileError } from "../src/catalog/describe-issues.ts";
import { type ChangeEntry, findLine, parseChangeFile } from "./facts/change-file.ts";
import { type Outcome, placeChanges } from "./facts/place-changes.ts";
import { writeRecords } from "./facts/write-records.ts";

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
  const known = new Set([...records.values()].flatMap(({ history }) => history.map(({ id }) => id)));
  const json = readChanges(file);
  const files = readCatalogFiles();
  const changes = parseChangeFile(json, file, known);
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

if (import.meta.main) {
  const [file, ...options] = process.argv.slice(2);
  if (file === undefined) {
    console.error("Give a file of changes: npm run facts:apply -- changes.json [--dry-run]");
    process.exitCode = 2;
  } else {
    try {
      for (const line of applyFacts(file, options.includes("--dry-run"))) console.log(line);
    } catch (error) {
      if (!(error instanceof DataFileError)) throw error;
      console.error(`${error.message}\nNothing was changed.`);
      process.exitCode = 1;
    }
  }
}
