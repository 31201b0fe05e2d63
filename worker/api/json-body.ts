/**
 * A JSON body as the parameters of the same tool's page, so that one parser reads
 * both, and the names of its errors back as paths into the body. Here only names
 * and JSON types are checked; values are the parser's.
 */
import { MAX_BODY_KB } from "../../src/pages/developers/api-limits.ts";
import { toFieldText } from "../../src/asking/parse-amount.ts";
import { type FieldError, renderProblem, toShownName } from "../http/problem.ts";
import { readBoundedText } from "../http/read-bounded-text.ts";
import { findNear } from "../../src/asking/suggest.ts";
import { toUnknownValueError } from "./unknown-parameters.ts";

const MAX_BODY_BYTES = MAX_BODY_KB * 1024;

export interface BodyField {
  /** `number`s are rounded to two decimals, as forms have them; a `count` is taken as it is. */
  readonly kind: "number" | "count" | "text" | "flag" | "texts" | "numbers";
  /** Reads the value in place of its kind: parameters by name, or undefined for a wrong type. */
  readonly read?: (value: unknown) => readonly (readonly [string, string])[] | undefined;
  /** What `read` takes, in words. */
  readonly expected?: string;
  /** Further parameters that `read` gives, with the path of the body in which each stands. */
  readonly paths?: Readonly<Record<string, string>>;
  /** Of `numbers`: members keep all their decimals. */
  readonly isExact?: true;
  /** The parameter; for `numbers`, what the parameters of its members start with. */
  readonly parameter: string;
  /** Of `numbers`: the members there are. Without it the parser judges their names. */
  readonly members?: readonly string[];
  /** Null is the same as leaving the field out. */
  readonly isNullable?: true;
  /** Of a text that addresses may spell in older ways, too: the choices there are. */
  readonly options?: readonly string[];
  /**
   * Of a list, or of the names in an object: the choices there are, what follows a colon aside. Addresses may spell
   * them in any case; JSON says them as its schema does.
   */
  readonly choices?: readonly string[];
}
export type BodyFields = Readonly<Record<string, BodyField>>;

export interface BodyParameters {
  readonly parameters: URLSearchParams;
  readonly errors: readonly FieldError[];
}

type JsonObject = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export async function readJsonBody(request: Request): Promise<JsonObject | Response> {
  const body = await readBoundedText(request, MAX_BODY_BYTES, ["application/json"]);
  if (!body.ok) return body.response;
  let value: unknown;
  try {
    value = JSON.parse(body.text);
  } catch {
    return renderProblem("invalid-body", "Problems parsing JSON.");
  }
  return isObject(value) ? value : renderProblem("invalid-body", "The body must be a JSON object.");
}

function toUnknownError(name: string, known: readonly string[], prefix = ""): FieldError {
  const near = findNear(name, known);
  const field = toShownName(prefix + name);
  if (near === undefined) return { field, code: "unknown-parameter", message: "Unknown name." };
  const suggestion = prefix + near;
  return { field, code: "unknown-parameter", message: `Unknown name. Did you mean ${suggestion}?`, suggestion };
}

/** JSON has no Infinity, but `1e309` becomes it: far beyond every limit, and still written without an exponent. */
const FAR = 1e15;
const clamp = (value: number) => Math.min(Math.max(value, -FAR), FAR);

const EXPECTED: Readonly<Record<BodyField["kind"], string>> = {
  number: "a number",
  count: "a number",
  text: "a string",
  flag: "true or false",
  texts: "an array of strings",
  numbers: "an object of numbers",
};

/** The texts of a value that is no object, or undefined when it has the wrong type. */
function toTexts(kind: BodyField["kind"], value: unknown): readonly string[] | undefined {
  if (kind === "number") return typeof value === "number" ? [toFieldText(clamp(value))] : undefined;
  if (kind === "count") return typeof value === "number" ? [String(clamp(value))] : undefined;
  if (kind === "text") return typeof value === "string" ? [value] : undefined;
  if (kind === "flag") return typeof value === "boolean" ? [value ? "yes" : "no"] : undefined;
  if (kind === "numbers") return undefined;
  return Array.isArray(value) && value.every((item) => typeof item === "string") ? value : undefined;
}

/** @example toParameters({ spend: { dining: 5 } }, fields).parameters is dining=5 */
export function toParameters(body: JsonObject, fields: BodyFields): BodyParameters {
  const parameters = new URLSearchParams();
  const errors: FieldError[] = [];
  /** Forms leave fields empty; JSON leaves them out. So an empty text is a mistake, and so are spaces around one. */
  const add = (field: string, parameter: string, text: string, options?: readonly string[]) => {
    const [value = ""] = text.split(":");
    if (options && !options.includes(value)) errors.push(toUnknownValueError(field, value, options));
    else if (text === "" || text.trim() !== text)
      errors.push({ field, code: "unknown-value", message: "Must not be empty, nor have spaces around it." });
    else parameters.append(parameter, text);
  };
  const addTexts = (
    field: string,
    parameter: string,
    kind: BodyField["kind"],
    value: unknown,
    choices?: readonly string[],
  ) => {
    const texts = toTexts(kind, value);
    if (!texts) {
      errors.push({ field: toShownName(field), code: "invalid-type", message: `Must be ${EXPECTED[kind]}.` });
    }
    for (const text of texts ?? []) add(toShownName(field), parameter, text, choices);
  };
  for (const [name, value] of Object.entries(body)) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (!field) errors.push(toUnknownError(name, Object.keys(fields)));
    else if (value === null && field.isNullable) continue;
    else if (field.read) {
      const pairs = field.read(value);
      if (!pairs) errors.push({ field: name, code: "invalid-type", message: `Must be ${field.expected ?? ""}.` });
      for (const [parameter, text] of pairs ?? [])
        add(name, parameter, text, typeof value === "string" ? field.options : field.choices);
    } else if (field.kind !== "numbers" || !isObject(value))
      addTexts(name, field.parameter, field.kind, value, field.choices);
    else {
      const { members, choices } = field;
      for (const [member, amount] of Object.entries(value)) {
        if (members && !members.includes(member)) errors.push(toUnknownError(member, members, `${name}.`));
        else if (choices && !choices.includes(member))
          errors.push(toUnknownValueError(toShownName(`${name}.${member}`), member, choices));
        else addTexts(`${name}.${member}`, field.parameter + member, field.isExact ? "count" : "number", amount);
      }
      // An empty object says "nothing", which must still be told from the default.
      const [first] = field.parameter === "" ? (members ?? []) : [];
      if (first !== undefined && Object.keys(value).length === 0) parameters.append(field.parameter + first, "0");
    }
  }
  return { parameters, errors };
}

/** The path in the body of what a parser calls by a parameter's name. */
export function toBodyPath(parameter: string, fields: BodyFields): string {
  for (const [name, field] of Object.entries(fields)) {
    const inside = field.paths?.[parameter];
    if (inside !== undefined) return inside;
    if (field.kind !== "numbers") {
      if (field.parameter === parameter) return name;
    } else if (
      parameter.startsWith(field.parameter) &&
      (field.members?.includes(parameter.slice(field.parameter.length)) ?? true)
    ) {
      return `${name}.${parameter.slice(field.parameter.length)}`;
    }
  }
  // Of all brands together.
  return parameter === "brand" ? "brands" : parameter;
}
