/**
 * Makes one change in a card's record. Rewards and perks are named by their
 * ids, so a change still means the same when entries before it have gone.
 * Values are checked by the schema afterwards, not here.
 */
import { type CardRecord, UNCERTAIN_FIELDS } from "./card.ts";
import type { FactChange, FactGroup, Provenance } from "./provenance.ts";

type Entry = Readonly<Record<string, unknown>> & { readonly id: string };

const LISTS = ["rewards", "perks"] as const;

/** Which group of facts a field belongs to; undefined for names, links and the like, which have no age. */
const GROUP_OF: Readonly<Record<string, FactGroup>> = {
  annualFee: "annualFee",
  signUpBonus: "signUpBonus",
  purchaseApr: "apr",
  introApr: "apr",
  redemption: "redemption",
  foreignTransactionFeePercent: "foreignFee",
  creditScore: "creditScore",
  rewards: "rewards",
  perks: "perks",
};

/** @throws Error when the path names nothing in the record, or adds an id that is there already */
export function applyChange(record: CardRecord, change: FactChange, provenance: Provenance): CardRecord {
  const [field = "", ...rest] = change.path.split("/").slice(1);
  const list = LISTS.find((name) => name === field);
  if (change.op === "doubt") return doubt(record, field, change);
  if (change.op === "confirm") return confirm(record, field, rest, change, provenance);
  if (list)
    return { ...record, [list]: changeList(record[list] as readonly unknown[] as Entry[], rest, change, provenance) };
  if (!(field in record) && change.op !== "add") throw new Error(`${change.path}: no such field`);
  const changed = changeValue(record, [field, ...rest], change);
  return withSource(changed as unknown as CardRecord, field, provenance);
}

/** The record with the source of a field's group; a sure one settles what an editor could not confirm before. */
function withSource(record: CardRecord, field: string, provenance: Provenance): CardRecord {
  const group = GROUP_OF[field];
  if (!group) return record;
  const isSettled = provenance.confidence === "high";
  return {
    ...record,
    uncertainFields: record.uncertainFields.filter((name) => !(isSettled && name === field)),
    provenance: { ...record.provenance, [group]: provenance },
  };
}

function doubt(record: CardRecord, field: string, change: FactChange): CardRecord {
  const name = UNCERTAIN_FIELDS.find((known) => change.path === `/${known}`);
  if (!name) throw new Error(`${change.path}: ${field} is none of ${UNCERTAIN_FIELDS.join(", ")}`);
  return { ...record, uncertainFields: [...new Set([...record.uncertainFields, name])] };
}

/** Month, source and confidence of a group, or of one rate or perk; no figure changes. */
function confirm(
  record: CardRecord,
  field: string,
  [id, ...rest]: readonly string[],
  change: FactChange,
  provenance: Provenance,
): CardRecord {
  if (!GROUP_OF[field] || rest.length > 0)
    throw new Error(`${change.path}: no group of facts, rate or perk to confirm`);
  const list = LISTS.find((name) => name === field);
  if (!list) return withSource(record, field, provenance);
  const entries = record[list] as readonly unknown[] as Entry[];
  if (id !== undefined) {
    if (!entries.some((entry) => entry.id === id)) throw new Error(`${change.path}: no entry has the id ${id}`);
    return { ...record, [list]: entries.map((entry) => (entry.id === id ? { ...entry, ...provenance } : entry)) };
  }
  // All of a list was read: what had a source of its own goes with the rest again.
  const plain = entries.map(({ asOf: _, source: __, confidence: ___, ...entry }) => entry);
  return withSource({ ...record, [list]: plain }, field, provenance);
}

function changeList(
  entries: readonly Entry[],
  [id, ...rest]: readonly string[],
  change: FactChange,
  provenance: Provenance,
): Entry[] {
  if (id === undefined) {
    const added = change.value as Entry;
    if (change.op !== "add") throw new Error(`${change.path}: only add works on the list itself`);
    if (entries.some((entry) => entry.id === added.id)) throw new Error(`${change.path}: ${added.id} is there already`);
    return [...entries, { ...added, ...provenance }];
  }
  const found = entries.find((entry) => entry.id === id);
  if (!found) throw new Error(`${change.path}: no entry has the id ${id}`);
  if (rest.length === 0 && change.op === "remove") return entries.filter((entry) => entry !== found);
  const next = rest.length === 0 ? (change.value as Entry) : (changeValue(found, rest, change) as Entry);
  return entries.map((entry) => (entry === found ? { ...next, ...provenance } : entry));
}

function changeValue(
  value: Readonly<Record<string, unknown>>,
  [key = "", ...rest]: readonly string[],
  change: FactChange,
): Readonly<Record<string, unknown>> {
  if (rest.length > 0) {
    const inner = value[key];
    if (typeof inner !== "object" || inner === null) throw new Error(`${change.path}: no such field`);
    return { ...value, [key]: changeValue(inner as Readonly<Record<string, unknown>>, rest, change) };
  }
  if (change.op !== "remove") return { ...value, [key]: change.value };
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
}
