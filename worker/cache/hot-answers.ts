/**
 * Answers that are asked for again and again, whole, with every header, by the
 * address exactly as it was asked for. They spare a repeated GET the router, the
 * middleware and the making of headers, which cost more than sending the page.
 * Only what the page cache answered gets here, after all middleware: an entry is
 * that answer, bytes and headers. Everything else, a conditional request, HEAD, an
 * oversized request, goes the long way.
 */
import type { ExecutionContext, MiddlewareHandler } from "hono";

import type { Bindings, WorkerEnvironment } from "../environment.ts";
import { areHeadersTooLong } from "../http/request-limits.ts";
import { findRoute, writeRequestLine } from "../http/request-log.ts";
import { BoundedStore } from "./bounded-store.ts";

interface HotAnswer {
  /** Variables decide headers, and tests have several. */
  readonly env: Bindings;
  readonly route: string;
  readonly body: Uint8Array<ArrayBuffer>;
  readonly headers: Readonly<Record<string, string>>;
}

/** Bodies are those of the page cache, not copies; a visitor may invent addresses, so entries are bounded. */
const hot = new BoundedStore<HotAnswer>({
  maxEntries: 1_000,
  maxBytes: 24 * 2 ** 20,
  sizeOf: ({ body }) => body.byteLength,
});
/** The bytes of an answer that is on its way through the middleware. */
const bodies = new WeakMap<Response, Uint8Array<ArrayBuffer>>();

/** Says that an answer is a stored page's, whole and fit for everyone. */
export function markAsStored(response: Response, body: Uint8Array<ArrayBuffer>): Response {
  bodies.set(response, body);
  return response;
}

/** Outermost of all middleware, so that it sees the headers as they leave. */
export function keepHotAnswers(): MiddlewareHandler<WorkerEnvironment> {
  return async function keepHotAnswer(context, next) {
    await next();
    const { method, url } = context.req.raw;
    const body = method === "GET" ? bodies.get(context.res) : undefined;
    if (!body) return;
    hot.set(url, {
      env: context.env,
      route: findRoute(context),
      body,
      headers: Object.fromEntries(context.res.headers),
    });
  };
}

/** The answer, if it is a plain repetition; undefined sends the request the long way. */
export function findHotAnswer(
  request: Request,
  env: Bindings,
  executionContext: Pick<ExecutionContext, "waitUntil">,
): Response | undefined {
  if (request.method !== "GET") return undefined;
  const answer = hot.get(request.url);
  if (answer?.env !== env) return undefined;
  const { headers } = request;
  if (headers.has("If-None-Match") || areHeadersTooLong(headers) || request.body) return undefined;
  if (env.REQUEST_LOG !== "off") {
    writeRequestLine(executionContext, { method: "GET", route: answer.route, status: 200, cache: "HIT", ms: 0 });
  }
  return new Response(answer.body, { headers: answer.headers });
}
