/** Errors as RFC 9457 problem documents; what each code means is in `src/problems.ts`. They never repeat what was sent. */
import { paths } from "../../src/paths.ts";
import { type Fault, pickCode, type ProblemCode, PROBLEMS } from "../../src/problems.ts";
import { toPolicyHeaders } from "../cache/policy.ts";

export interface FieldError extends Fault {
  /** The parameter's name, or the path of a field in a JSON body; empty for the request as a whole. */
  readonly field: string;
  /** What was probably meant. */
  readonly suggestion?: string | undefined;
}

export interface ProblemOptions {
  readonly errors?: readonly FieldError[];
  readonly headers?: Readonly<Record<string, string>>;
  /** Further members, for example the nearest slugs of a 404. */
  readonly extra?: Readonly<Record<string, unknown>>;
}

export function renderProblem(code: ProblemCode, detail: string, options: ProblemOptions = {}): Response {
  const { status, title } = PROBLEMS[code];
  // Where the request as a whole is at fault, the error says so: an empty path is the whole document.
  const isInput = status === 400 || status === 422;
  const errors = options.errors ?? (isInput ? [{ field: "", code, message: detail }] : undefined);
  const body = {
    type: `${paths.developers()}#error-${code}`,
    code,
    title,
    status,
    detail,
    ...(errors ? { errors } : {}),
    ...options.extra,
  };
  return new Response(`${JSON.stringify(body)}\n`, {
    status,
    headers: {
      "Content-Type": "application/problem+json; charset=utf-8",
      "Access-Control-Allow-Origin": "*",
      ...options.headers,
      ...toPolicyHeaders("noStore"),
    },
  });
}

/** The problem of wrong input, whose code is that of the gravest error; undefined when nothing is wrong. */
export function renderInputProblem(detail: string, errors: readonly FieldError[]): Response | undefined {
  const code = pickCode(errors);
  return code && renderProblem(code, detail, { errors });
}

/** Shown names are kept short: they are the client's own. */
const MAX_NAME_LENGTH = 40;
export const toShownName = (name: string): string => name.slice(0, MAX_NAME_LENGTH);
