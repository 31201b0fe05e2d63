/**
 * What the API's answers are made of. One schema describes an answer: its type follows from it, `toJson` picks and
 * rounds what it names of a result, tests hold answers against it, and the OpenAPI document carries its descriptions.
 */
import * as v from "valibot";

import { SPEND_CATEGORIES } from "../../catalog/card.ts";
import type { DataOf } from "../../catalog/data-of.ts";
import { describe } from "../../catalog/describe.ts";

export { describe };

/** The answer that a schema describes. */
export type Answer<Schema extends v.GenericSchema> = DataOf<Schema>;

/** To whole cents; never minus zero. */
export function roundUsd(amountUsd: number): number {
  return Math.round(amountUsd * 100) / 100 + 0;
}

/** Names what schemas carry for the API alone; it does not reach JSON Schema. */
export interface AnswerMetadata {
  /** US dollars: `toJson` rounds them to cents. */
  readonly isUsd?: true;
  /** Stands as a component of this name in the OpenAPI document, once for all who use it. */
  readonly component?: string;
}
const mark = <Schema extends v.GenericSchema>(schema: Schema, metadata: AnswerMetadata): Schema =>
  v.pipe(schema, v.metadata({ ...metadata })) as unknown as Schema;

/** The same schema as a component of the OpenAPI document. */
export const component = <Schema extends v.GenericSchema>(name: string, schema: Schema): Schema =>
  mark(schema, { component: name });

export const slug = describe(v.string(), "Slug of a card.", "chase-sapphire-preferred");
export const slugs = v.array(v.string());
export const usd = mark(v.number(), { isUsd: true });
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));
export const category = v.picklist(SPEND_CATEGORIES);
export const textOrNull = v.nullable(v.string());

/** A value and what it is made of. */
export const worthEntries = {
  netUsd: describe(usd, "Rewards, perks and bonuses less fees, US dollars a year.", 512.4),
  rewardsUsd: describe(usd, "Rewards, US dollars a year.", 420.5),
  perksUsd: describe(usd, "Perks that count, US dollars a year.", 120),
  feesUsd: describe(usd, "Annual fees, US dollars a year.", 95),
  bonusesUsd: describe(usd, "Welcome bonuses that count, US dollars.", 0),
};
type Worth = Readonly<Record<keyof typeof worthEntries, number>>;

export const toWorthAnswer = (worth: Worth): Worth => toJson(v.strictObject(worthEntries), worth);

/**
 * What the API answers of a result: the members that the schema names and no others, dollars in whole cents.
 * @example toJson(v.strictObject({ netUsd: usd }), { netUsd: 12.3456, cards: 3 }) is `{ netUsd: 12.35 }`
 */
export const toJson = <Schema extends v.GenericSchema>(schema: Schema, result: Answer<Schema>): Answer<Schema> =>
  pick(schema, result) as Answer<Schema>;

/** What a schema of valibot's may have inside it. */
interface Inside extends v.GenericSchema {
  readonly entries?: Readonly<Record<string, Inside>>;
  readonly item?: Inside;
  readonly items?: readonly Inside[];
  readonly wrapped?: Inside;
  readonly value?: Inside;
  readonly options?: readonly Inside[];
}

function pick(schema: v.GenericSchema, value: unknown): unknown {
  const { type, entries, item, items = [], wrapped, value: member, options = [] } = schema as Inside;
  if (value === null || value === undefined) return value;
  if (typeof value === "number") return isUsd(schema) ? roundUsd(value) : value;
  if (typeof value !== "object") return value;
  if (wrapped) return pick(wrapped, value);
  if (Array.isArray(value)) {
    if (item) return value.map((entry) => pick(item, entry));
    return items.length > 0 ? items.map((entry, at) => pick(entry, value[at])) : value;
  }
  const members = Object.entries(value);
  if (type === "record" && member) return Object.fromEntries(members.map(([name, one]) => [name, pick(member, one)]));
  if (entries) {
    const named = value as Readonly<Record<string, unknown>>;
    return Object.fromEntries(
      Object.entries(entries).flatMap(([name, entry]) =>
        named[name] === undefined ? [] : [[name, pick(entry, named[name])]],
      ),
    );
  }
  const option = options.find((candidate) => v.is(candidate, value));
  return option ? pick(option, value) : value;
}

const INSIDE_OF_NUMBERS: ReadonlySet<string> = new Set(["nullable", "optional", "exact_optional", "nullish"]);

/** Also through `nullable` and `optional`. */
function isUsd(schema: v.GenericSchema): boolean {
  const { type, wrapped } = schema as Inside;
  if (wrapped && INSIDE_OF_NUMBERS.has(type)) return isUsd(wrapped);
  return (v.getMetadata(schema) as AnswerMetadata).isUsd === true;
}
