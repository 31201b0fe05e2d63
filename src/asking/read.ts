/**
 * What somebody says, read by a table: from an address (or the form that makes one) and from a JSON body, straight to
 * the same values. Everything that is wrong is named at once, each by its path, in the order of the table; what is
 * right holds.
 */
import { type Fault } from "../problems.ts";
import { type FaultArgs, type FaultReason, toFault } from "../words/faults.ts";
import { type Read, readJson, readName, readText, type Scalar } from "./kinds.ts";
import {
  isScalar,
  type ListRow,
  type MapRow,
  type Parameter,
  type RecordRow,
  type ScalarRow,
  type Table,
  type Values,
} from "./parameter.ts";
import { findNear } from "./suggest.ts";
import { type Vocabularies, vocabularyOf } from "./vocabulary.ts";

/** Counted from 0. */
export type Path = readonly (string | number)[];
/** By path, its parts joined by dots: `opened.1.month`. */
export type Faults = Readonly<Record<string, Fault & { readonly suggestion?: string }>>;

/** Plain data: it travels to the browser with the page. */
export interface Asked<T extends Table = Table> {
  /** Of everything in the table; the default where nothing was said, or something wrong. */
  readonly values: Values<T>;
  /** Names that were given, rightly or wrongly. */
  readonly said: readonly string[];
  /** By path: what stood in the field of something that is wrong, and in its neighbors of a list. */
  readonly texts: Readonly<Record<string, string>>;
  readonly faults: Faults;
  /** What was left out without being wrong. */
  readonly notes: readonly string[];
}

export type JsonObject = Readonly<Record<string, unknown>>;
export const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Longest text that is looked at and kept; no right answer comes near it. */
const MAX_TEXT_LENGTH = 120;
/** Rows that a form may send. */
const MAX_ROWS = 60;

/** Whether messages name choices as a form shows them, or by their values, as programs send them. */
type Wording = "labels" | "values";

/** What is found wrong; the first fault of a place stands. */
class Found {
  /** A map, because visitors name the keys. */
  protected readonly found = new Map<string, Faults[string]>();

  private readonly wording: Wording;

  constructor(wording: Wording) {
    this.wording = wording;
  }

  add(path: Path, reason: FaultReason, args: FaultArgs = {}, suggestion?: string): undefined {
    const at = path.join(".");
    if (!this.found.has(at))
      this.found.set(at, {
        ...toFault(reason, this.inOwnWords(args)),
        ...(suggestion !== undefined && { suggestion }),
      });
    return undefined;
  }

  private inOwnWords(args: FaultArgs): FaultArgs {
    return this.wording === "labels" && args.labels
      ? { ...args, names: args.labels.map((label) => `"${label}"`) }
      : args;
  }

  get faults(): Faults {
    return Object.fromEntries(this.found);
  }
}

/** Collects while something is read. */
class Reading extends Found {
  readonly texts: Record<string, string> = {};
  readonly said: string[] = [];
  readonly notes: string[] = [];

  /** What can be named. */
  readonly vocabularies: Vocabularies;

  constructor(vocabularies: Vocabularies, wording: Wording) {
    super(wording);
    this.vocabularies = vocabularies;
  }

  /** @returns the value, or undefined where it is wrong */
  take<Value>(path: Path, read: Read<Value>): Value | undefined {
    if ("value" in read) return read.value;
    if ("lapsed" in read) this.notes.push(read.lapsed);
    else this.add(path, read.reason, read.args, read.suggestion);
    return undefined;
  }

  /** Of a list: what all its fields held, where one of them is wrong. */
  keep(name: string, texts: Readonly<Record<string, string>>): void {
    if ([...this.found.keys()].some((path) => path === name || path.startsWith(`${name}.`)))
      Object.assign(this.texts, texts);
  }

  keepRows(name: string, fields: readonly string[], rows: readonly Readonly<Record<string, string>>[]): void {
    const texts = rows.flatMap((row, at) => fields.map((field) => [`${name}.${at}.${field}`, row[field] ?? ""]));
    this.keep(name, Object.fromEntries(texts));
  }

  toAsked<T extends Table>(values: Values<T>): Asked<T> {
    const { said, texts, faults, notes } = this;
    return { values, said, texts, faults, notes };
  }
}

const cut = (text: string) => text.trim().slice(0, MAX_TEXT_LENGTH);

/** @param parameters of an address, or of a form: rows of a record come as `opened.1.card` there */
export function readAddress<T extends Table>(
  table: T,
  parameters: URLSearchParams,
  vocabularies: Vocabularies,
  wording: Wording = "labels",
): Asked<T> {
  const reading = new Reading(vocabularies, wording);
  const values = Object.fromEntries(
    Object.entries(table).map(([name, row]) => [name, readParameter(name, row, parameters, reading) ?? row.default]),
  );
  return reading.toAsked(values as Values<T>);
}

function readParameter(name: string, row: Parameter, parameters: URLSearchParams, reading: Reading): unknown {
  if (row.kind === "map") return readMap(name, row, parameters, reading);
  if (isScalar(row)) return readScalar(name, row, parameters.getAll(name), reading);
  const entries = parameters
    .getAll(name)
    .flatMap((text) => text.split(","))
    .map(cut)
    .filter((text) => text !== "");
  if (row.kind === "list") {
    if (parameters.has(name)) reading.said.push(name);
    const keys = readList(name, row, entries, reading);
    reading.keep(name, Object.fromEntries(entries.map((text, at) => [`${name}.${at}`, text])));
    return keys;
  }
  const fields = Object.keys(row.fields);
  const rows = [...entries.map((entry) => splitEntry(entry, fields)), ...listRows(name, fields, parameters)];
  if (rows.length > 0) reading.said.push(name);
  const found = readRows(name, row, rows, reading);
  reading.keepRows(name, fields, rows);
  return found;
}

function readScalar(
  name: string,
  row: ScalarRow,
  given: readonly string[],
  reading: Reading,
): Scalar | null | undefined {
  const [text = "", ...others] = given.map(cut);
  if (others.length > 0) reading.add([name], "repeated");
  // A field that was left empty says none: a preset beside it fills it in no more.
  if (given.length > 0) reading.said.push(name);
  else if (row.kind === "text" && row.isRequired) reading.add([name], "no-field", { label: row.label.toLowerCase() });
  if (text === "") return undefined;
  const value = reading.take([name], readText(row, text, reading.vocabularies));
  if (value === undefined) reading.texts[name] = text;
  return value;
}

function readList(name: string, row: ListRow, entries: readonly string[], reading: Reading): string[] {
  const vocabulary = vocabularyOf(row, reading.vocabularies);
  const max = row.max ?? vocabulary.entries.length;
  const keys: string[] = [];
  // What comes after the most is counted, not looked up.
  entries.slice(0, max).forEach((entry, at) => {
    const key = reading.take([name, at], readName(entry, vocabulary));
    if (key === undefined) return;
    if (!keys.includes(key)) keys.push(key);
    else if (vocabulary.isOncePerList) reading.add([name, at], "twice", { given: vocabulary.nameOf(key) });
  });
  if (entries.length > max) reading.add([name], "too-many", { max, noun: vocabulary.noun, count: entries.length });
  return keys;
}

/** A form's rows come as `brand.1.key` and `brand.1.amount`, whoever knows the keys writes `brand.delta`. */
const MAP_FIELDS = ["key", "amount"];

function readMap(name: string, row: MapRow, parameters: URLSearchParams, reading: Reading): Record<string, number> {
  const vocabulary = reading.vocabularies[row.of];
  const values = new Map<string, number>();
  const take = (key: string | undefined, value: unknown) => {
    if (key === undefined || typeof value !== "number" || (value === 0 && !isZeroMeant(row))) return;
    values.set(key, (values.get(key) ?? 0) + value);
  };
  const members = [...new Set(parameters.keys())].flatMap((parameter) => {
    const member = toMember(name, parameter);
    return member === undefined || ROW_FIELD.test(member) ? [] : [{ parameter, member }];
  });
  const rows = listRows(name, MAP_FIELDS, parameters);
  if (members.length + rows.length > 0) reading.said.push(name);
  for (const { parameter, member } of members) {
    const key = takeKey(name, member, row, reading);
    take(key, readScalar(parameter, row.each, parameters.getAll(parameter), reading));
  }
  rows.forEach(({ key = "", amount = "" }, at) => {
    const known = key === "" ? undefined : reading.take([name, at, "key"], readName(key, vocabulary));
    if (key === "") reading.add([name, at, "key"], "no-field", { label: vocabulary.noun });
    take(
      known,
      amount === "" ? 0 : reading.take([name, at, "amount"], readText(row.each, amount, reading.vocabularies)),
    );
  });
  reading.keepRows(name, MAP_FIELDS, rows);
  const max = row.max ?? Infinity;
  if (values.size > max) reading.add([name], "too-many", { max, noun: vocabulary.noun, count: values.size });
  return Object.fromEntries(values);
}

const ROW_FIELD = /^\d{1,2}\.(?:key|amount)$/;

/** Dollars that are not spent are as good as not named; a percentage or a value of 0 replaces one that we count. */
const isZeroMeant = ({ each }: MapRow) => each.kind === "percent" || each.unit !== "dollars";

/** `part.flights`, and `part[flights]` as many clients write it. */
function toMember(name: string, parameter: string): string | undefined {
  if (parameter.startsWith(`${name}.`)) return parameter.slice(name.length + 1);
  return parameter.startsWith(`${name}[`) && parameter.endsWith("]") ? parameter.slice(name.length + 1, -1) : undefined;
}

function takeKey(name: string, member: string, row: MapRow, reading: Reading): string | undefined {
  const vocabulary = reading.vocabularies[row.of];
  const found = vocabulary.find(cut(member));
  if ("key" in found) return found.key;
  const near = findNear(
    member,
    vocabulary.entries.map(({ key }) => key),
  );
  const suggestion = near === undefined ? undefined : `${name}.${near}`;
  reading.add([name, cut(member)], "unknown-name", suggestion === undefined ? {} : { names: [suggestion] }, suggestion);
  return undefined;
}

/** The parts of one entry, in the order of its fields. */
function splitEntry(entry: string, fields: readonly string[]): Readonly<Record<string, string>> {
  const texts = entry.split(":").map((text) => text.trim());
  // What is too much stays with the last: it is wrong, and must be seen.
  const all = [...texts.slice(0, fields.length - 1), texts.slice(fields.length - 1).join(":")];
  return Object.fromEntries(fields.map((field, at) => [field, all[at] ?? ""]));
}

/** What stands in a form's rows; rows with nothing in them are none. */
function listRows(
  name: string,
  fields: readonly string[],
  parameters: URLSearchParams,
): Readonly<Record<string, string>>[] {
  return Array.from({ length: MAX_ROWS }, (_, row) =>
    Object.fromEntries(fields.map((field) => [field, cut(parameters.get(`${name}.${row + 1}.${field}`) ?? "")])),
  ).filter((texts) => Object.values(texts).some((text) => text !== ""));
}

function readField(field: ScalarRow, text: unknown, at: Path, reading: Reading): Scalar | null | undefined {
  if (text === undefined || text === "" || text === null) {
    if (field.default === null) return null;
    return reading.add(at, "no-field", { label: field.label.toLowerCase() });
  }
  const read =
    typeof text === "string"
      ? readText(field, cut(text), reading.vocabularies)
      : readJson(field, text, reading.vocabularies);
  return reading.take(at, read);
}

/** Rows of which each field is right; the same row twice counts once. */
function readRows(name: string, { fields, max }: RecordRow, rows: readonly JsonObject[], reading: Reading): unknown[] {
  const found = new Map<string, unknown>();
  rows.slice(0, max).forEach((row, at) => {
    const values = Object.entries(fields).map(
      ([field, kind]) => [field, readField(kind, row[field], [name, at, field], reading)] as const,
    );
    if (values.every(([, value]) => value !== undefined)) found.set(JSON.stringify(values), Object.fromEntries(values));
  });
  if (rows.length > max) reading.add([name], "too-many-rows", { max, count: rows.length });
  return [...found.values()];
}

/** @param body what JSON says: flat, with an object for each name before a dot */
export function readBody<T extends Table>(table: T, body: JsonObject, vocabularies: Vocabularies): Asked<T> {
  const reading = new Reading(vocabularies, "values");
  addUnknown(body, Object.keys(table), "", reading);
  const values = Object.fromEntries(
    Object.entries(table).map(([name, row]) => {
      const given = name
        .split(".")
        .reduce<unknown>((value, key) => (isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined), body);
      if (given === undefined || (given === null && row.default === null)) return [name, row.default];
      reading.said.push(name);
      return [name, readValue(name, row, given, reading) ?? row.default];
    }),
  );
  return reading.toAsked(values as Values<T>);
}

/** Names that the table does not have, also inside the groups that dots make. */
function addUnknown(body: JsonObject, names: readonly string[], prefix: string, reading: Reading): void {
  const heads = new Set(names.map((name) => name.split(".")[0] ?? name));
  for (const [key, value] of Object.entries(body)) {
    const inside = names.flatMap((name) => (name.startsWith(`${key}.`) ? [name.slice(key.length + 1)] : []));
    if (!heads.has(key))
      addUnknownName(
        prefix + key.slice(0, MAX_TEXT_LENGTH),
        [...heads].map((head) => prefix + head),
        reading,
      );
    else if (inside.length > 0 && !names.includes(key)) {
      if (isObject(value)) addUnknown(value, inside, `${prefix}${key}.`, reading);
      else reading.add([prefix + key], "wrong-type", { expected: "an object" });
    }
  }
}

function addUnknownName(name: string, known: readonly string[], reading: Found): void {
  const near = findNear(
    name,
    known.filter((other) => other !== name),
  );
  reading.add([name], "unknown-name", near === undefined ? {} : { names: [near] }, near);
}

function readValue(name: string, row: Parameter, value: unknown, reading: Reading): unknown {
  if (isScalar(row)) return reading.take([name], readJson(row, value, reading.vocabularies));
  if (row.kind === "map") {
    if (!isObject(value)) return reading.add([name], "wrong-type", { expected: "an object of numbers" });
    const members = Object.entries(value).flatMap(([member, number]) => {
      const key = takeKey(name, member, row, reading);
      const read = reading.take([name, member], readJson(row.each, number, reading.vocabularies));
      return key === undefined || typeof read !== "number" || (read === 0 && !isZeroMeant(row))
        ? []
        : [[key, read] as const];
    });
    if (row.max !== undefined && members.length > row.max)
      reading.add([name], "too-many", { max: row.max, noun: reading.vocabularies[row.of].noun, count: members.length });
    return Object.fromEntries(members);
  }
  if (!Array.isArray(value)) return reading.add([name], "wrong-type", { expected: "an array" });
  if (row.kind === "list") {
    const wrong = value.findIndex((entry) => typeof entry !== "string");
    if (wrong !== -1) return reading.add([name, wrong], "wrong-type", { expected: "a string" });
    return readList(name, row, (value as readonly string[]).map(cut), reading);
  }
  const fields = Object.keys(row.fields);
  const rows = value.flatMap((entry, at): JsonObject[] => {
    if (typeof entry === "string") return [splitEntry(cut(entry), fields)];
    if (!isObject(entry)) {
      reading.add([name, at], "wrong-type", { expected: "an object, or a string" });
      return [{}];
    }
    for (const key of Object.keys(entry))
      if (!fields.includes(key)) addUnknownName(`${name}.${at}.${key.slice(0, MAX_TEXT_LENGTH)}`, [], reading);
    return [entry];
  });
  return readRows(name, row, rows, reading);
}

/** What advertisers, mail services and social networks append to links. */
const TRACKING =
  /^(?:utm_\w+|gclid|gbraid|wbraid|gad_\w+|dclid|fbclid|msclkid|ttclid|twclid|li_fat_id|igshid|yclid|mc_[ce]id|_ga|_gl)$/i;

/** Whether a parameter of an address is one of the table's: by its name, as a member of a map, as a field of a row. */
export function isInTable(table: Table, parameter: string): boolean {
  if (Object.hasOwn(table, parameter)) return table[parameter]?.kind !== "map";
  return Object.entries(table).some(([name, row]) => {
    if (row.kind === "map") return toMember(name, parameter) !== undefined;
    if (row.kind !== "record" || !parameter.startsWith(`${name}.`)) return false;
    const [index = "", field = ""] = parameter.slice(name.length + 1).split(".");
    return /^\d{1,2}$/.test(index) && Object.hasOwn(row.fields, field);
  });
}

/** Parameters of an address that the table does not know: a typing error must not change an answer unseen. */
export function findUnknown(table: Table, parameters: URLSearchParams): Faults {
  const reading = new Found("values");
  for (const parameter of new Set(parameters.keys())) {
    if (!isInTable(table, parameter) && !TRACKING.test(parameter))
      addUnknownName(parameter.slice(0, MAX_TEXT_LENGTH), Object.keys(table), reading);
  }
  return reading.faults;
}

export const hasFaults = ({ faults }: Pick<Asked, "faults">): boolean => Object.keys(faults).length > 0;
