/**
 * Bounds on what one request may hold, before anything reads it: the address, the
 * headers, the number of parameters. Bodies are bounded where they are read
 * (api/tool-handlers.ts, newsletter/form-body.ts); values by what reads them.
 */
import type { MiddlewareHandler } from "hono";

import { renderProblem } from "./problem.ts";
import type { WorkerEnvironment } from "../environment.ts";

/** Longest URL that is looked at, in characters; the tools' longest links stay below half of it. */
const MAX_URL_LENGTH = 8_192;
/** All names and values together, in characters; a browser on this site sends about 1,500. */
const MAX_HEADER_LENGTH = 32_768;
/** A tool's form that is sent without a script has a parameter for every field, empty or not: the planner's begins with 94. */
const MAX_PARAMETERS = 250;

export function requestLimits(): MiddlewareHandler<WorkerEnvironment> {
  return async function refuseOversized(context, next) {
    const { url, headers } = context.req.raw;
    if (url.length > MAX_URL_LENGTH)
      return renderProblem("uri-too-long", `A URL has at most ${MAX_URL_LENGTH} characters.`);
    if (countParameters(url) > MAX_PARAMETERS)
      return renderProblem("too-many-parameters", `A URL has at most ${MAX_PARAMETERS} parameters.`);
    if (areHeadersTooLong(headers)) return renderProblem("headers-too-large", "The request headers are too large.");
    return next();
  };
}

function areHeadersTooLong(headers: Headers): boolean {
  let length = 0;
  // Twice as fast as an iterator, and every request comes by here.
  // oxlint-disable-next-line unicorn/no-array-for-each
  headers.forEach((value, name) => (length += name.length + value.length));
  return length > MAX_HEADER_LENGTH;
}

function countParameters(url: string): number {
  const start = url.indexOf("?");
  return start === -1 ? 0 : url.slice(start).split("&").length;
}
