/**
 * The form of a file of changes: dated entries, each with its source, that name
 * cards by slug and rates and perks by their stable ids. An entry without
 * `changes` is told in a card's history and changes no figure.
 */
import * as v from "valibot";

import { DataFileError, parseDataFile, parseJson } from "../../src/catalog/describe-issues.ts";
import { CHANGE_KINDS, type FactChange, type HistoryEntry } from "../../src/catalog/provenance.ts";
import { changeFields, day, factChanges, kebab } from "../../src/catalog/provenance-schema.ts";

export interface ChangeEntry extends Omit<HistoryEntry, "kind" | "applied" | "pending"> {
  readonly slug: string;
  readonly kind: HistoryEntry["kind"] | Reading;
  readonly changes?: readonly FactChange[];
}

/** Entries that change no figure: a fact was read again and holds, or its sources disagree. */
const READINGS = ["confirmed", "doubted"] as const;
type Reading = (typeof READINGS)[number];

export const isReading = (kind: ChangeEntry["kind"]): kind is Reading => READINGS.some((name) => name === kind);

export interface ChangeFile {
  readonly about?: string;
  /** The day on which the file was put together: what takes effect later is kept for its day. */
  readonly compiled: string;
  readonly entries: readonly ChangeEntry[];
}

const headSchema = v.looseObject({ compiled: day, entries: v.array(v.looseObject({ id: kebab })) });

const KINDS = [...CHANGE_KINDS, ...READINGS] as const;

const entrySchema = v.pipe(
  v.strictObject({
    ...changeFields,
    kind: v.picklist(KINDS, `one of ${KINDS.join(", ")}`),
    slug: kebab,
    changes: v.optional(factChanges),
  }),
  v.forward(
    v.check(({ kind, changes = [] }) => {
      const said = changes.filter(({ op }) => op === "confirm" || op === "doubt").length;
      return said === (isReading(kind) ? Math.max(1, changes.length) : 0);
    }, "confirm or doubt in a reading, and nowhere else"),
    ["changes"],
  ),
);

/** The line on which an entry's id stands: where an editor looks. */
export function findLine(json: string, id: string): number {
  const at = json.indexOf(`"${id}"`);
  return at < 0 ? 1 : json.slice(0, at).split("\n").length;
}

/**
 * @param known ids that stand in some history already: such entries are left out unread, whatever their form
 * @throws DataFileError with a line for each fault, `file:line: field: …`
 */
export function parseChangeFile(json: string, file: string, known: ReadonlySet<string>): ChangeFile {
  const head = parseDataFile(headSchema, parseJson(json, file), file);
  const faults: string[] = [];
  const entries = head.entries
    .filter(({ id }) => !known.has(id))
    .flatMap((entry) => {
      try {
        const parsed = parseDataFile(entrySchema, entry, `${file}:${findLine(json, entry.id)}: ${entry.id}`);
        return [parsed as ChangeEntry];
      } catch (error) {
        if (!(error instanceof DataFileError)) throw error;
        faults.push(error.message);
        return [];
      }
    });
  if (faults.length > 0) throw new DataFileError("", faults);
  return { compiled: head.compiled, entries };
}
