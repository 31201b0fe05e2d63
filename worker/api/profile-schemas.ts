/**
 * What is asked, for the OpenAPI document: the profile once, as components that every tool refers to, and what a tool
 * asks beside it. All of it follows from the tables (src/asking).
 */
import type { JsonSchema } from "@valibot/to-json-schema";
import records from "virtual:tool-records";

import { isScalar, type Parameter, type Table } from "../../src/asking/parameter.ts";
import { PROFILE, PROFILE_GROUPS } from "../../src/asking/profile.ts";
import { toBodySchema, toExample, toValueSchema } from "../../src/asking/schema.ts";
import type { ApiParameter, ApiReference } from "./api-document.ts";
import { vocabulariesOf } from "../../src/tools/shared/vocabularies.ts";
import { RESOURCES } from "./resources.ts";
import { toReference } from "./to-json-schema.ts";

const VOCABULARIES = vocabulariesOf(records);

const TABLES = RESOURCES.flatMap(({ tag, table }) => (tag === "Tools" && table ? [table] : []));

/** With the choices that any tool has: the finder's students are no other tool's. */
function widen(name: string, row: Parameter): Parameter {
  if (row.kind !== "choice") return row;
  const rows = [row, ...TABLES.map((table) => table[name])];
  const choices = rows.flatMap((other) => (other?.kind === "choice" ? other.choices : []));
  return { ...row, choices: [...new Map(choices)] };
}

/** Groups are open, for only the whole body can say what is too much. */
function toGroupSchema(table: Table): JsonSchema {
  const wide = Object.fromEntries(Object.entries(table).map(([name, row]) => [name, widen(name, row)]));
  const { additionalProperties: _, ...open } = toBodySchema(wide, VOCABULARIES);
  return open;
}

export const PROFILE_SCHEMAS: Readonly<Record<string, JsonSchema>> = {
  ...Object.fromEntries(Object.entries(PROFILE_GROUPS).map(([name, table]) => [name, toGroupSchema(table)])),
  Profile: {
    description:
      "A visitor: what they spend a month, how they travel, and the cards they have. Everything is optional.",
    allOf: Object.keys(PROFILE_GROUPS).map((name) => ({ $ref: toReference(name) })),
  },
};

/** Rows that take the same as the profile's; a tool's own label or sentence changes nothing. */
function isOfProfile(name: string, row: Parameter): boolean {
  const own = (PROFILE as Table)[name];
  const toText = (of: Parameter) => JSON.stringify([of.kind, of.default, toValueSchema(of, VOCABULARIES)]);
  return own !== undefined && toText(own) === toText(row);
}

/** In an address: lists and records are repeated or joined by commas, maps are `part[flights]=200`. */
function toParameter(name: string, row: Parameter): ApiParameter {
  const required = row.kind === "text" && row.isRequired === true;
  const described = { name, in: "query", required, description: row.doc } as const;
  if (row.kind === "map")
    return {
      ...described,
      style: "deepObject",
      explode: true,
      schema: toValueSchema(row, VOCABULARIES),
      example: toExample(row, VOCABULARIES),
    };
  if (row.kind === "record") {
    const form = Object.keys(row.fields).join(":");
    const schema: JsonSchema = { type: "array", items: { type: "string" }, maxItems: row.max };
    return { ...described, description: `${row.doc} Each as ${form}.`, schema, example: row.example.split(",") };
  }
  if (row.kind === "flag")
    return { ...described, schema: { type: "string", enum: ["yes", "no"] }, example: row.example };
  const isSaid = isScalar(row) && row.default !== null && row.default !== "";
  const schema = { ...toValueSchema(row, VOCABULARIES), ...(isSaid ? { default: row.default } : {}) };
  return { ...described, schema, example: toExample(row, VOCABULARIES) };
}

export const toParameters = (table: Table): readonly ApiParameter[] =>
  Object.entries(table).map(([name, row]) => toParameter(name, row));

export const PROFILE_PARAMETERS: Readonly<Record<string, ApiParameter>> = Object.fromEntries(
  toParameters(PROFILE).map((parameter) => [parameter.name, parameter]),
);

export const toToolParameters = (table: Table): readonly (ApiParameter | ApiReference)[] =>
  Object.entries(table).map(([name, row]) =>
    isOfProfile(name, row) ? { $ref: `#/components/parameters/${name}` } : toParameter(name, row),
  );

export function toToolBody(table: Table): JsonSchema {
  const own = Object.fromEntries(Object.entries(table).filter(([name, row]) => !isOfProfile(name, row)));
  const { additionalProperties: _, ...open } = toBodySchema(own, VOCABULARIES);
  const required = Object.entries(own).flatMap(([name, row]) => (row.kind === "list" && row.min ? [name] : []));
  const body = required.length > 0 ? { ...open, required } : open;
  return { allOf: [{ $ref: toReference("Profile") }, body], unevaluatedProperties: false } as JsonSchema;
}
