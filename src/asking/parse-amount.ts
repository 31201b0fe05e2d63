/** Amounts and percentages as people write them, to numbers or to the sentence that says what is wrong. */
import type { Fault } from "../problems.ts";

export type ParsedNumber = { readonly ok: true; readonly value: number } | ({ readonly ok: false } & Fault);

const AMOUNT = /^(?:\d+|\d{1,3}(?:[, ]\d{3})+)(?:\.\d{0,2})?$|^\.\d{1,2}$/;
const PERCENT = /^-?\d+(?:\.\d{1,2})?$/;
/** Minus signs, as keyboards and word processors write them. */
const MINUS = /^[-\u2212\u2013]/;

const fail = (code: Fault["code"], message: string): ParsedNumber => ({ ok: false, code, message });

/** Spaces of any kind to one plain space; a narrow one is a thousands separator in many countries. */
const tidy = (text: string) => text.replaceAll(/\s+/gu, " ").trim();

/**
 * Empty is 0. Dollar signs and thousands separators are understood, exponents are not.
 * @example parseAmount("$1,200.50", 1_000_000) is 1200.5
 */
export function parseAmount(text: string, maxUsd: number): ParsedNumber {
  const digits = tidy(text.replace("$", ""));
  if (digits === "") return { ok: true, value: 0 };
  if (MINUS.test(digits)) return fail("out-of-range", "Enter an amount of $0 or more.");
  if (!AMOUNT.test(digits)) return fail("invalid-number", "Enter an amount in dollars, for example 450 or 1,200.");
  const value = Number(digits.replaceAll(/[, ]/g, ""));
  if (value > maxUsd) return fail("out-of-range", `Enter an amount of at most $${maxUsd.toLocaleString("en-US")}.`);
  return { ok: true, value };
}

/** 0 to 100, with or without a percent sign; empty is `fallback`. */
export function parsePercent(text: string, fallback: number): ParsedNumber {
  const digits = tidy(text.replace(/%$/, ""));
  if (digits === "") return { ok: true, value: fallback };
  if (!PERCENT.test(digits)) return fail("invalid-number", "Enter a number from 0 to 100.");
  const value = Number(digits);
  return value >= 0 && value <= 100 ? { ok: true, value } : fail("out-of-range", "Enter a number from 0 to 100.");
}

/** A number as it stands in a field: `450`, `12.5`, never an exponent. */
export function toFieldText(value: number): string {
  return String(Math.round(value * 100) / 100);
}
