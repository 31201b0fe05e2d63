/**
 * What can be said, as data. A parameter is one row of a table, and everything else follows from its row: how an
 * address and a JSON body are read (read.ts), the shortest address (write.ts), the JSON Schema (schema.ts), the field
 * of the form (field.tsx), what is wrong with it (words/faults.ts) and the words of the developers' page.
 */
import type { Vocabulary, VocabularyName } from "./vocabulary.ts";

interface Row<Value> {
  /** Of the form's field, and in messages. */
  readonly label: string;
  /** Beside the field. */
  readonly hint?: string;
  /** One or two sentences for developers, without the limits: these are printed from the row. */
  readonly doc: string;
  /** As an address has it. */
  readonly example: string;
  /** What holds where nothing is said. */
  readonly default: Value;
}

/** Dollars; cents per point, or points of a rating, where `unit` says so. */
export interface AmountRow<Value extends number | null = number | null> extends Row<Value> {
  readonly kind: "amount";
  readonly unit: "dollars" | "cents per point" | "rating";
  readonly max: number;
}
export interface CountRow<Value extends number | null = number | null> extends Row<Value> {
  readonly kind: "count";
  readonly min: number;
  readonly max: number;
}
/** 0 to 100. */
export interface PercentRow extends Row<number> {
  readonly kind: "percent";
}
/** One of a few, each with its label. */
export interface ChoiceRow<Value extends string | number | null = string | number | null> extends Row<Value> {
  readonly kind: "choice";
  readonly choices: readonly (readonly [value: string | number, label: string])[];
}
export interface FlagRow extends Row<boolean> {
  readonly kind: "flag";
}
/** `YYYY-MM`, not after (`past`) or not before (`future`) this month. */
export interface MonthRow<Value extends string | null = string | null> extends Row<Value> {
  readonly kind: "month";
  readonly when: "past" | "future";
}
/** One of a vocabulary, by its key. */
export interface NameRow<Value extends string | null = string | null> extends Row<Value> {
  readonly kind: "name";
  readonly of: VocabularyName;
}
/** Free text of at most so many characters. */
export interface TextRow<Value extends string | null = string | null> extends Row<Value> {
  readonly kind: "text";
  readonly max: number;
  readonly isRequired?: true;
}
export type ScalarRow = AmountRow | CountRow | PercentRow | ChoiceRow | FlagRow | MonthRow | NameRow | TextRow;

/** Several of a vocabulary, by their keys, in the order given, each once. */
export interface ListRow extends Row<readonly string[]> {
  readonly kind: "list";
  /** The tools' by its name; a table of its own brings its own. */
  readonly of: VocabularyName | Vocabulary;
  /** A program has to name so many; a page asks for them. */
  readonly min?: number;
  /** Default: as many as there are. */
  readonly max?: number;
}
/** A number for some keys of a vocabulary. */
export interface MapRow extends Row<Readonly<Record<string, number>>> {
  readonly kind: "map";
  readonly of: VocabularyName;
  readonly each: AmountRow<number> | PercentRow;
  /** Default: as many as there are. */
  readonly max?: number;
}

export type RecordFields = Readonly<Record<string, ScalarRow>>;
export type RecordValue<Fields extends RecordFields> = { readonly [Name in keyof Fields]: Fields[Name]["default"] };
/** Entries of several fields, in an address `one:two`; a field whose default is null may be left out. */
export interface RecordRow<Fields extends RecordFields = RecordFields> extends Row<readonly RecordValue<Fields>[]> {
  readonly kind: "record";
  readonly fields: Fields;
  readonly max: number;
}

export type Parameter = ScalarRow | ListRow | MapRow | RecordRow;
/** By name. A dot in a name is nesting in JSON. */
export type Table = Readonly<Record<string, Parameter>>;
export type Values<T extends Table> = { readonly [Name in keyof T]: T[Name]["default"] };

type Given<R extends Row<unknown>> = Omit<R, "kind">;
/** A default of null makes the value nullable. */
type Of<Default, Value> = Default extends null ? Value | null : Value;

export const amount = <Default extends number | null>({
  unit = "dollars",
  ...row
}: Omit<Given<AmountRow<Default>>, "unit"> & Partial<Pick<AmountRow, "unit">>) =>
  ({ kind: "amount", unit, ...row }) as AmountRow<Of<Default, number>>;
export const count = <Default extends number | null>(row: Given<CountRow<Default>>) =>
  ({ kind: "count", ...row }) as CountRow<Of<Default, number>>;
export const percent = (row: Given<PercentRow>): PercentRow => ({ kind: "percent", ...row });
export const choice = <
  const Choices extends readonly (readonly [string | number, string])[],
  Default extends Choices[number][0] | null,
>(
  row: Omit<Row<unknown>, "default"> & { readonly choices: Choices; readonly default: Default },
) => ({ kind: "choice", ...row }) as unknown as ChoiceRow<Of<Default, Choices[number][0]>>;
export const flag = (row: Given<FlagRow>): FlagRow => ({ kind: "flag", ...row });
export const month = <Default extends string | null>(row: Given<MonthRow<Default>>) =>
  ({ kind: "month", ...row }) as MonthRow<Of<Default, string>>;
export const name = <Default extends string | null>(row: Given<NameRow<Default>>) =>
  ({ kind: "name", ...row }) as NameRow<Of<Default, string>>;
export const text = <Default extends string | null>(row: Given<TextRow<Default>>) =>
  ({ kind: "text", ...row }) as TextRow<Of<Default, string>>;
export const list = (row: Omit<Given<ListRow>, "default">): ListRow => ({ kind: "list", default: [], ...row });
export const map = (row: Omit<Given<MapRow>, "default">): MapRow => ({ kind: "map", default: {}, ...row });
export const record = <const Fields extends RecordFields>(
  row: Omit<Given<RecordRow<Fields>>, "default">,
): RecordRow<Fields> => ({ kind: "record", default: [], ...row });

export const isScalar = (parameter: Parameter): parameter is ScalarRow =>
  parameter.kind !== "list" && parameter.kind !== "map" && parameter.kind !== "record";
