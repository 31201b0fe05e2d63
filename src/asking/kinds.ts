/**
 * One value of each kind: from the text of an address or a form, from JSON, back to the text, and as JSON Schema. What
 * a value must be is decided once, whichever way it came.
 */
import type { JsonSchema } from "@valibot/to-json-schema";

import type { FaultArgs, FaultReason } from "../words/faults.ts";
import type { ChoiceRow, ScalarRow } from "./parameter.ts";
import { findNear } from "./suggest.ts";
import type { Found, Vocabularies, Vocabulary } from "./vocabulary.ts";

export type Scalar = string | number | boolean;
/** A value, or what is wrong with it. */
export type Read<Value> =
  | { readonly value: Value }
  | { readonly reason: FaultReason; readonly args: FaultArgs; readonly suggestion?: string }
  /** A word on what was left out without being wrong. */
  | { readonly lapsed: string };

const AMOUNT = /^(?:\d+|\d{1,3}(?:[, ]\d{3})+)(?:\.\d{0,2})?$|^\.\d{1,2}$/;
const CENTS = /^\d{1,2}(?:\.\d{1,3})?$|^\.\d{1,3}$/;
const COUNT = /^(?:\d{1,9}|\d{1,3}(?:[, ]\d{3})+)$/;
const NUMBER = /^\d+(?:\.\d{1,2})?$/;
/** Minus signs, as keyboards and word processors write them. */
const MINUS = /^[-\u2212\u2013]/;
/** `2026-03`. */
const MONTH = /^20\d\d-(?:0[1-9]|1[0-2])$/;

const YES_OR_NO = [
  ["yes", "yes"],
  ["no", "no"],
] as const;

/** A closed vocabulary up to so many is listed in a message. */
const MAX_LISTED = 20;

/** Spaces of any kind to one plain space; a narrow one is a thousands separator in many countries. */
const tidy = (text: string) => text.replaceAll(/\s+/gu, " ").trim();
const toNumber = (text: string) => Number(text.replaceAll(/[, ]/g, ""));

const fail = (reason: FaultReason, args: FaultArgs = {}): Read<never> => ({ reason, args });

/** The same for a number from a text and one from JSON. */
function checkNumber(row: Extract<ScalarRow, { kind: "amount" | "count" | "percent" }>, value: number): Read<number> {
  if (row.kind === "count") {
    const { min, max } = row;
    if (!Number.isInteger(value)) return fail("no-count", { min, max });
    return value >= min && value <= max ? { value } : fail("count-range", { min, max });
  }
  const { max, unit } = row.kind === "percent" ? { max: 100, unit: "rating" } : row;
  if (unit === "rating") return value >= 0 && value <= max ? { value: toCents(value) } : fail("number-range", { max });
  if (unit !== "dollars") return value >= 0 && value <= max ? { value } : fail("cents-range", { max });
  if (value < 0) return fail("below-zero");
  return value <= max ? { value: toCents(value) } : fail("above-most", { max });
}

const toCents = (value: number) => Math.round(value * 100) / 100;

function readNumber(row: Extract<ScalarRow, { kind: "amount" | "count" | "percent" }>, text: string): Read<number> {
  if (row.kind === "count") {
    return COUNT.test(text) ? checkNumber(row, toNumber(text)) : fail("no-count", { min: row.min, max: row.max });
  }
  if (row.kind === "percent" || row.unit === "rating") {
    const max = row.kind === "percent" ? 100 : row.max;
    const digits = tidy(text.replace(/%$/, ""));
    if (MINUS.test(digits)) return fail("number-range", { max });
    return NUMBER.test(digits) ? checkNumber(row, Number(digits)) : fail("no-number", { max });
  }
  if (row.unit !== "dollars")
    return CENTS.test(text) ? checkNumber(row, Number(text)) : fail("no-cents", { max: row.max });
  const digits = tidy(text.replace("$", ""));
  if (MINUS.test(digits)) return fail("below-zero");
  return AMOUNT.test(digits) ? checkNumber(row, toNumber(digits)) : fail("no-amount");
}

/** @param text trimmed, not empty */
export function readText(row: ScalarRow, text: string, vocabularies: Vocabularies): Read<Scalar> {
  switch (row.kind) {
    case "amount":
    case "count":
    case "percent":
      return readNumber(row, text);
    case "choice":
      return readChoice(row.choices, text);
    case "flag":
      return text === "yes" || text === "no" ? { value: text === "yes" } : readChoice(YES_OR_NO, text);
    case "month":
      return readMonth(text, row.when, vocabularies.today);
    case "name":
      return readName(text, vocabularies[row.of]);
    case "text":
      return text.length <= row.max ? { value: text } : fail("long-text", { max: row.max });
  }
}

/** What JSON must have, in words. */
const EXPECTED: Readonly<Record<ScalarRow["kind"], string>> = {
  amount: "a number",
  count: "a number",
  percent: "a number",
  choice: "a string or a number",
  flag: "true or false",
  month: "a string",
  name: "a string",
  text: "a string",
};

export function readJson(row: ScalarRow, value: unknown, vocabularies: Vocabularies): Read<Scalar> {
  switch (row.kind) {
    case "amount":
    case "count":
    case "percent":
      if (typeof value === "number") return checkNumber(row, value);
      break;
    case "choice":
      if (typeof value === "string" || typeof value === "number") return readChoice(row.choices, String(value));
      break;
    case "flag":
      if (typeof value === "boolean") return { value };
      break;
    default:
      if (typeof value === "string") return readText(row, value.trim(), vocabularies);
  }
  return fail("wrong-type", { expected: EXPECTED[row.kind] });
}

function readChoice(choices: ChoiceRow["choices"], text: string): Read<string | number> {
  const choice = choices.find(([value]) => String(value) === text);
  if (choice) return { value: choice[0] };
  const names = choices.map(([value]) => String(value));
  const labels = choices.map(([, label]) => label);
  return withSuggestion(fail("no-choice", { given: text, names, labels }), text, names);
}

function readMonth(text: string, when: "past" | "future", today: string): Read<string> {
  if (!MONTH.test(text)) return fail("no-month", { given: text, month: today });
  if (when === "past" && text > today) return fail("future-month", { given: text });
  return when === "future" && text < today ? fail("past-month", { given: text }) : { value: text };
}

export function readName(text: string, vocabulary: Vocabulary): Read<string> {
  const found: Found = vocabulary.find(text);
  if ("key" in found) return { value: found.key };
  if ("lapsed" in found) return found;
  const keys = vocabulary.entries.map(({ key }) => key);
  const names = found.names ?? (keys.length <= MAX_LISTED ? keys : undefined);
  const labels = names === keys && vocabulary.entries.map(({ name }) => name);
  const given = found.reason === "replaced-card" ? vocabulary.nameOf(text) : text;
  const fault = fail(found.reason, {
    given,
    noun: vocabulary.noun,
    ...(names && { names }),
    ...(labels && { labels }),
  });
  return found.reason === "no-card" || found.reason === "no-entry" ? withSuggestion(fault, text, keys) : fault;
}

function withSuggestion(fault: Read<never>, text: string, known: readonly string[]): Read<never> {
  const suggestion = findNear(text, known);
  return suggestion === undefined ? fault : { ...fault, suggestion };
}

/** As an address has it: `450`, `12.5`, never an exponent. */
export const writeText = (value: Scalar): string =>
  typeof value === "boolean"
    ? value
      ? "yes"
      : "no"
    : typeof value === "number"
      ? String(Math.round(value * 1_000) / 1_000)
      : value;

export function toScalarSchema(row: ScalarRow, vocabularies: Vocabularies): JsonSchema {
  switch (row.kind) {
    case "amount":
      return { type: "number", minimum: 0, maximum: row.max };
    case "count":
      return { type: "integer", minimum: row.min, maximum: row.max };
    case "percent":
      return { type: "number", minimum: 0, maximum: 100 };
    case "choice":
      return { enum: row.choices.map(([value]) => value) };
    case "flag":
      return { type: "boolean" };
    case "month":
      return { type: "string", pattern: MONTH.source };
    case "name":
      return toNameSchema(vocabularies[row.of]);
    case "text":
      return { type: "string", maxLength: row.max };
  }
}

/** Cards and perks are many, and change: they are not listed. */
const MAX_ENUM = 60;

export const toNameSchema = ({ entries }: Vocabulary): JsonSchema =>
  entries.length <= MAX_ENUM ? { type: "string", enum: entries.map(({ key }) => key) } : { type: "string" };
