/**
 * `npm run facts:report`: what an editor should look up next. Cards by the age of their newest fact and by how much of
 * them is unsure, offers that no longer count, changes that wait for their day, and figures that are unusual.
 */
import { readBuildDate } from "../build/build-date.ts";
import { loadCatalog, readCardRecords } from "../build/load-catalog.ts";
import type { Card } from "../src/catalog/card.ts";
import { listCardWarnings } from "../src/catalog/card-warnings.ts";
import { FACT_GROUPS } from "../src/catalog/provenance.ts";

const countUnsure = (card: Card) =>
  card.uncertainFields.length + FACT_GROUPS.filter((group) => card.provenance[group].shownConfidence === "low").length;

const byNeed = (left: Card, right: Card) =>
  right.ageMonths - left.ageMonths || countUnsure(right) - countUnsure(left) || (left.slug < right.slug ? -1 : 1);

function toLine(card: Card): string {
  const oldest = Math.max(...FACT_GROUPS.map((group) => card.provenance[group].ageMonths));
  const marks = card.uncertainFields.length > 0 ? `; to confirm: ${card.uncertainFields.join(", ")}` : "";
  return `${card.slug}: newest ${card.asOf} (${card.ageMonths} months), oldest ${oldest} months, confidence ${card.confidence}, offer ${card.signUpBonus.state}${marks}`;
}

/** @returns the lines of the report, the card in most need first */
export function reportFacts(cards: readonly Card[]): string[] {
  return cards.toSorted(byNeed).map(toLine);
}

if (import.meta.main) {
  const cards = [...loadCatalog().values()];
  const records = [...readCardRecords().values()];
  const waiting = records.flatMap(({ slug, history }) =>
    history.filter(({ pending }) => pending).map(({ id, effective }) => `${slug} ${id}: waits for ${effective}`),
  );
  const unusual = records.flatMap((record) => listCardWarnings(record).map((line) => `${record.slug} ${line}`));
  const sections = [
    [`Cards on ${readBuildDate()}, the ones in most need first`, reportFacts(cards)],
    ["Changes that wait for their day", waiting],
    ["Unusual figures: right, or a slip?", unusual],
  ] as const;
  for (const [title, lines] of sections) console.log([`${title} (${lines.length})`, ...lines, ""].join("\n"));
}
