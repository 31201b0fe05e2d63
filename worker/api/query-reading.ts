/** Parameters of addresses that have no table of asking: how they are described, and how they are read. */
import type { JsonSchema } from "@valibot/to-json-schema";

import { findUnknownNames } from "../../src/asking/read.ts";
import { findNear } from "../../src/asking/suggest.ts";
import { toSlug } from "../../src/paths.ts";
import type { ProblemCode } from "../../src/problems.ts";
import { toFault } from "../../src/words/faults.ts";
import { type FieldError, renderInputProblem, toShownName } from "../http/problem.ts";

/** A parameter as it is described. */
export interface QueryParameter {
  readonly schema: JsonSchema;
  readonly description: string;
  readonly example: unknown;
  readonly required?: true;
}
export type Parameters = Readonly<Record<string, QueryParameter>>;

export interface NumberRange {
  readonly min: number;
  readonly max: number;
  readonly isWhole?: true;
  /** A word in place of a number. */
  readonly word?: string;
}

/** A closed vocabulary of more than so many is not listed in a message. */
const MAX_LISTED = 20;

const toItems = (values: readonly string[]) =>
  values.flatMap((value) => value.split(",")).flatMap((item) => (item.trim() === "" ? [] : [item.trim()]));
const toPlain = (text: string) => (text.startsWith("-") ? `-${toSlug(text.slice(1))}` : toSlug(text));

export const sortTexts = (texts: readonly string[]): string[] =>
  [...new Set(texts)].toSorted((left, right) => (left < right ? -1 : 1));

/** Reads one parameter after the other; what is wrong with them comes together. */
export class QueryReading {
  private readonly errors: FieldError[];
  /** What was read, spelled once. */
  readonly canonical = new URLSearchParams();

  private readonly parameters: URLSearchParams;

  constructor(parameters: URLSearchParams, known: Parameters) {
    this.parameters = parameters;
    // A typing error must not change an answer unseen.
    this.errors = Object.entries(findUnknownNames(Object.keys(known), parameters)).map(([name, fault]) => ({
      field: toShownName(name),
      ...fault,
    }));
  }

  /** Undefined when nothing is wrong. */
  get problem(): Response | undefined {
    return renderInputProblem("Invalid query parameters.", this.errors);
  }

  fail(field: string, code: ProblemCode, message: string): undefined {
    this.errors.push({ field, code, message });
    return undefined;
  }

  one(name: string): string | undefined {
    const values = this.parameters.getAll(name).filter((value) => value !== "");
    if (values.length > 1) this.errors.push({ field: name, ...toFault("repeated") });
    return values[0];
  }

  /** Those of `options` that are named, however they are spelled. */
  choices(name: string, options: readonly string[], alias: readonly string[] = []): string[] {
    const chosen = toItems(this.parameters.getAll(name)).flatMap((item) => {
      const found = [...options, ...alias].find((option) => toPlain(option) === toPlain(item));
      if (found !== undefined) return [found];
      const suggestion = findNear(item, options);
      if (options.length <= MAX_LISTED)
        this.errors.push({ field: name, ...toFault("no-choice", { names: options }), suggestion });
      else this.errors.push({ field: name, code: "unknown-value", message: "There is no such value.", suggestion });
      return [];
    });
    const once = sortTexts(chosen);
    if (once.length > 0) this.canonical.set(name, once.join(","));
    return once;
  }

  choice(name: string, options: readonly string[]): string | undefined {
    const [chosen, ...others] = this.choices(name, options);
    if (others.length > 0) this.errors.push({ field: name, ...toFault("repeated") });
    return chosen;
  }

  number(name: string, { min, max, isWhole, word }: NumberRange): number | string | undefined {
    const text = this.one(name);
    if (text === undefined) return undefined;
    const value = text === word ? text : Number(text);
    if (typeof value === "number") {
      const message = `This must be ${isWhole ? "a whole number" : "a number"} from ${min} to ${max}${word === undefined ? "" : `, or ${word}`}.`;
      const isNumber = isWhole ? /^-?\d{1,9}$/.test(text) : /^-?\d{1,9}(?:\.\d{1,2})?$/.test(text);
      if (!isNumber) return this.fail(name, "invalid-number", message);
      if (value < min || value > max) return this.fail(name, "out-of-range", message);
    }
    this.canonical.set(name, String(value));
    return value;
  }
}

/** Of an address without parameters. */
export const refuseParameters = (url: string): Response | undefined =>
  new QueryReading(new URL(url).searchParams, {}).problem;
