/** Errors of the API as RFC 9457 problem documents. They never repeat what was sent. */
import { applyPolicy } from "../cache/policy.ts";

export interface FieldError {
  readonly field: string;
  readonly message: string;
}

export const PROBLEM_TITLES: Readonly<Record<number, string>> = {
  400: "Bad request",
  403: "Forbidden",
  404: "Not found",
  405: "Method not allowed",
  413: "Content too large",
  414: "URI too long",
  415: "Unsupported media type",
  422: "Unprocessable content",
  429: "Too many requests",
  431: "Request header fields too large",
  500: "Internal server error",
  503: "Service unavailable",
};

export interface ProblemOptions {
  readonly errors?: readonly FieldError[];
  readonly headers?: Readonly<Record<string, string>>;
  /** Further members, for example the nearest slugs of a 404. */
  readonly extra?: Readonly<Record<string, unknown>>;
}

export function renderProblem(status: number, detail: string, options: ProblemOptions = {}): Response {
  const body = {
    type: "about:blank",
    title: PROBLEM_TITLES[status] ?? "Error",
    status,
    detail,
    ...(options.errors ? { errors: options.errors } : {}),
    ...options.extra,
  };
  const response = new Response(`${JSON.stringify(body)}\n`, {
    status,
    headers: {
      "Content-Type": "application/problem+json; charset=utf-8",
      "Access-Control-Allow-Origin": "*",
      ...options.headers,
    },
  });
  applyPolicy(response.headers, "noStore");
  return response;
}
