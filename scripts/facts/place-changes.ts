/**
 * Puts a file's entries into the records: pure, and all or nothing. What is not
 * sure enough, or would touch a card whose figures are fixed, is written into
 * the history without changing a figure; what takes effect later waits there.
 */
import { applyChange } from "../../src/catalog/apply-change.ts";
import type { CardRecord } from "../../src/catalog/card.ts";
import { parseCard } from "../../src/catalog/card-schema.ts";
import { type CatalogFiles, findUnknownNames } from "../../src/catalog/catalog-files.ts";
import { hasCome } from "../../src/catalog/catalog-on.ts";
import type { FactChange, HistoryEntry, Provenance } from "../../src/catalog/provenance.ts";
import { type ChangeEntry, type ChangeFile, isReading } from "./change-file.ts";

/** `applied`: figures follow it. `noted`: history only. `waiting`: for its day. `told`: of a program or a rule. */
export type Outcome = "applied" | "noted" | "waiting" | "told";

export interface Placement {
  readonly records: ReadonlyMap<string, CardRecord>;
  readonly placed: readonly { readonly entry: ChangeEntry; readonly outcome: Outcome }[];
  /** Entries that cannot be made, each with what is wrong; nothing may be written while there is one. */
  readonly faults: readonly { readonly id: string; readonly fault: string }[];
}

/** Cards whose printed figures (fee, bonus, cents per point, rating, rates) the site keeps fixed: changes are told beside them. */
const SAMPLE_SLUGS: ReadonlySet<string> = new Set([
  "hsbc-premier-world-elite",
  "ihg-one-rewards-premier",
  "marriott-bonvoy-boundless",
  "marriott-bonvoy-brilliant",
  "mastercard-black-card",
  "ritz-carlton-card",
  "united-club-infinite",
  "wyndham-rewards-earner-plus",
]);

const FIXED_NOTE = "The figures of this page stay as they were; the change is told here only.";

const byEffective = (left: ChangeEntry, right: ChangeEntry) =>
  left.effective < right.effective ? -1 : Number(left.effective > right.effective);

/** Month that a change speaks of: its source's where that names one, else the month it took effect, else the year's first. */
export function toAsOf({ source, effective }: Pick<ChangeEntry, "source" | "effective">): string {
  const dated = [source.date, effective].find((date) => date !== undefined && date.length >= 7);
  return dated?.slice(0, 7) ?? `${effective}-01`;
}

/** A perk without a price is a text, and what is confirmed stays as it is; everything else of a change is a figure. */
const isText = ({ op, path, value }: FactChange) =>
  op === "confirm" ||
  op === "doubt" ||
  (op === "add" && path === "/perks" && ((value as { valueUsd?: unknown }).valueUsd ?? null) === null);

function judge(entry: ChangeEntry, compiled: string): Outcome {
  if (entry.field.startsWith("program:") || entry.field.startsWith("rule:")) return "told";
  const { changes = [] } = entry;
  const isFixed = SAMPLE_SLUGS.has(entry.slug) && !changes.every(isText);
  if (changes.length === 0 || entry.confidence === "low" || isFixed) return "noted";
  return hasCome(entry.effective, compiled) ? "applied" : "waiting";
}

function toHistory({ changes, ...entry }: ChangeEntry, kind: HistoryEntry["kind"], outcome: Outcome): HistoryEntry {
  const { slug, ...told } = entry;
  const isFixed = outcome === "noted" && entry.confidence !== "low" && SAMPLE_SLUGS.has(slug);
  const note = isFixed ? [entry.note, FIXED_NOTE].filter(Boolean).join(" ") : entry.note;
  return {
    ...told,
    kind,
    applied: outcome === "applied" || outcome === "told",
    ...(note === undefined ? {} : { note }),
    ...(outcome === "waiting" && changes ? { pending: changes } : {}),
  };
}

type Brands = CatalogFiles["brands.json"];

function place(record: CardRecord, entry: ChangeEntry, outcome: Outcome, brands: Brands): CardRecord {
  const provenance: Provenance = { asOf: toAsOf(entry), source: entry.source, confidence: entry.confidence };
  // A change that waits must be possible as well: it is tried now, and made on its day.
  const isTried = outcome === "applied" || outcome === "waiting";
  let changed = record;
  for (const change of isTried ? (entry.changes ?? []) : []) changed = applyChange(changed, change, provenance);
  const { kind } = entry;
  const told = isReading(kind)
    ? { readings: [...record.readings, entry.id] }
    : { history: [...record.history, toHistory(entry, kind, outcome)] };
  const parsed = parseCard({ ...changed, ...told }, `src/catalog/cards/${record.slug}.json`);
  const [unknown] = findUnknownNames(parsed, brands);
  if (unknown !== undefined) throw new Error(unknown);
  return outcome === "waiting" ? { ...record, ...told } : parsed;
}

/** Ids of all entries that some card has taken in. */
export const listKnown = (records: ReadonlyMap<string, CardRecord>): Set<string> =>
  new Set([...records.values()].flatMap(({ history, readings }) => [...history.map(({ id }) => id), ...readings]));

export function placeChanges(records: ReadonlyMap<string, CardRecord>, file: ChangeFile, brands: Brands): Placement {
  const changed = new Map(records);
  const known = listKnown(records);
  const placed: { entry: ChangeEntry; outcome: Outcome }[] = [];
  const faults: { id: string; fault: string }[] = [];
  // In the order of the world, so that of two changes to one fact the later one stands.
  for (const entry of file.entries.toSorted(byEffective)) {
    try {
      if (known.has(entry.id)) throw new Error(`${entry.id} stands in a history already, or twice in this file`);
      const record = changed.get(entry.slug);
      if (!record) throw new Error(`no card has the slug "${entry.slug}"`);
      const outcome = judge(entry, file.compiled);
      changed.set(entry.slug, place(record, entry, outcome, brands));
      known.add(entry.id);
      placed.push({ entry, outcome });
    } catch (error) {
      faults.push({ id: entry.id, fault: error instanceof Error ? error.message : String(error) });
    }
  }
  return { records: changed, placed, faults };
}
