/**
 * The page cache as a proxy, so that a public suite of tests for HTTP caches can drive it:
 *
 *     node test/support/cache-suite.ts http://localhost:8000 8001     origin, port
 *
 * `cached` stores what a policy lets it; here the origin's own headers choose the policy.
 * What the site never sends (Vary, private answers, cookies) is not stored.
 */
import { createServer, type Server } from "node:http";

import { applyPolicy } from "../../worker/cache/policy.ts";
import { cached, type ProducedPage } from "../../worker/cache/page-cache.ts";
import { answerNodeRequest } from "../../scripts/answer-node-request.ts";

/** Answers like the Worker would if `origin` rendered its pages. */
export function createCacheProxy(origin: string, buildId = "suite"): (request: Request) => Promise<Response> {
  return async function answer(request) {
    const { pathname, search } = new URL(request.url);
    const key = pathname + search;
    const ask = () => fetch(new Request(origin + key, request), { redirect: "manual" });
    if (request.method !== "GET" && request.method !== "HEAD") {
      const response = await ask();
      const headers = new Headers(response.headers);
      applyPolicy(headers, "noStore");
      return new Response(response.body, { status: response.status, headers });
    }
    // Stored bodies are for everyone, so they are asked for without anything of this visitor.
    const produce = async (): Promise<ProducedPage> => {
      const response = await fetch(origin + key, { redirect: "manual" });
      return { response, policy: isForEveryone(response.headers) ? "page" : "noStore" };
    };
    return cached(request, key, { buildId, edge: undefined, waitUntil: () => undefined }, produce);
  };
}

const isForEveryone = (headers: Headers) =>
  !headers.has("Set-Cookie") &&
  !headers.has("Vary") &&
  !/no-store|no-cache|private|max-age=0/iu.test(headers.get("Cache-Control") ?? "no-store");

/** @returns the server, listening; port 0 takes any that is free */
export function startCacheProxy(origin: string, port: number): Promise<Server> {
  const answer = createCacheProxy(origin);
  const server = createServer((request, response) => void answerNodeRequest(request, response, answer));
  return new Promise((resolve) => server.listen(port, "127.0.0.1", () => resolve(server)));
}

if (import.meta.main) {
  const [origin = "http://localhost:8000", port = "8001"] = process.argv.slice(2);
  await startCacheProxy(new URL(origin).origin, Number(port));
  console.log(`Page cache on http://127.0.0.1:${port} in front of ${origin}`);
}
