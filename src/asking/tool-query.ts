/**
 * Reading one GET parameter at a time: repeated ones are refused, what was
 * written is kept for the form. All tools parse their parameters with these.
 */

import type { FieldErrors, Fault, ProblemCode } from "../problems.ts";
import { parseAmount } from "./parse-amount.ts";

/** Collects while a query is parsed; each field keeps its first error. */
export interface QueryReader {
  /** The trimmed text of a parameter, `null` when it is not there. */
  readonly readText: (name: string) => string | null;
  /** One of `allowed`, or `fallback` with an error. */
  readonly readChoice: <T extends string>(name: string, allowed: readonly T[], fallback: T) => T;
  /** An amount as it was written, and its dollars; null where there is none, or an error. */
  readonly readUsd: (name: string, maxUsd: number) => UsdText;
  readonly addError: (name: string, code: ProblemCode, message: string) => void;
  readonly errors: FieldErrors;
}

export interface UsdText {
  readonly text: string;
  readonly usd: number | null;
}

/** Longest text that a field keeps; no right answer comes near it. */
const MAX_TEXT_LENGTH = 60;

export const REPEATED_MESSAGE = "This appears more than once; keep one.";

export function createQueryReader(parameters: URLSearchParams): QueryReader {
  const errors: Record<string, Fault> = {};
  const addError = (name: string, code: ProblemCode, message: string) => {
    errors[name] ??= { code, message };
  };
  const readText = (name: string) => {
    const [text, ...others] = parameters.getAll(name);
    if (others.length > 0) addError(name, "repeated-parameter", REPEATED_MESSAGE);
    return text === undefined ? null : text.trim().slice(0, MAX_TEXT_LENGTH);
  };
  return {
    errors,
    addError,
    readText,
    readChoice(name, allowed, fallback) {
      const text = readText(name) ?? "";
      const value = allowed.find((option) => option === text);
      if (value !== undefined || text === "") return value ?? fallback;
      addError(name, "unknown-value", `Choose one of ${allowed.filter(Boolean).join(", ")}.`);
      return fallback;
    },
    readUsd(name, maxUsd) {
      const text = readText(name) ?? "";
      const parsed = parseAmount(text, maxUsd);
      if (!parsed.ok) addError(name, parsed.code, parsed.message);
      return { text, usd: parsed.ok && text !== "" ? parsed.value : null };
    },
  };
}

export const hasErrors = (errors: FieldErrors): boolean => Object.keys(errors).length > 0;

/** `?a=1&b=2`, or an empty string. Commas and dots stay readable. */
export function toQueryString(parameters: readonly (readonly [string, string])[]): string {
  if (parameters.length === 0) return "";
  return `?${new URLSearchParams(parameters.map(([name, value]) => [name, value])).toString().replaceAll("%2C", ",")}`;
}
