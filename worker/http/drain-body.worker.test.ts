/** Refused requests must leave the connection fit for the next one, which may be somebody else's. */
import { Agent, request } from "node:http";

import { afterAll, describe, expect, inject, test } from "vitest";

const { hostname, port } = new URL(inject("siteUrl"));
/** Few connections that are kept, so that good requests come after refused ones on the same. */
const agent = new Agent({ keepAlive: true, maxSockets: 4 });
afterAll(() => agent.destroy());

let client = 0;

/** The status, or the name of what broke the connection. */
function post(
  path: string,
  body: string,
  headers: Readonly<Record<string, string>> = {},
  connections = agent,
): Promise<number | string> {
  client += 1;
  return new Promise((resolve) => {
    const call = request(
      {
        hostname,
        port,
        agent: connections,
        path,
        method: "POST",
        headers: { "Content-Type": "application/json", "CF-Connecting-IP": `198.51.100.${client % 250}`, ...headers },
      },
      (response) => {
        response.resume();
        response.on("end", () => resolve(response.statusCode ?? 0));
        response.on("error", (error) => resolve(error.message));
      },
    );
    call.on("error", (error) => resolve(error.message));
    call.end(body);
  });
}

/** Reads its body, and is answered. */
const good = (connections = agent) => post("/api/calculator", '{"cards":["amex-gold"],"dining":400}', {}, connections);

const SMALL = JSON.stringify({ note: "x".repeat(200) });
const LARGE = JSON.stringify({ note: "x".repeat(100_000) });
const HUGE = JSON.stringify({ note: "x".repeat(3_000_000) });
const REFUSED: readonly (readonly [
  what: string,
  path: string,
  body: string,
  status: number,
  headers: Readonly<Record<string, string>>,
])[] = [
  ["too many parameters", `/api/analyzer?${"a=1&".repeat(150)}`, SMALL, 400, {}],
  ["an address that is too long", `/api/analyzer?a=${"a".repeat(9_000)}`, SMALL, 414, {}],
  ["headers that are too long", "/api/analyzer", SMALL, 431, { "X-Large": "a".repeat(40_000) }],
  ["a body that is too large", "/api/analyzer", LARGE, 413, {}],
  ["another media type", "/api/analyzer", LARGE, 415, { "Content-Type": "text/plain" }],
  ["a body far too large", "/api/finder", HUGE, 413, {}],
  ["another method, with a body far too large", "/cards", HUGE, 405, {}],
  ["another media type, with a body far too large", "/api/subscribe", HUGE, 415, { "Content-Type": "text/plain" }],
  ["another method", "/cards/amex-gold", LARGE, 405, {}],
  ["a body where there is no endpoint", "/api/nothing", LARGE, 404, {}],
  ["an address that has another spelling", "/API/analyzer", LARGE, 308, {}],
];

describe("on connections that are kept", () => {
  test.each(REFUSED)(
    "%s: every other request is answered as if it were alone",
    async (_, path, body, status, headers) => {
      const refused = () => post(path, body, headers);
      const turns = Array.from({ length: 16 }, (_turn, index) => (index % 2 === 0 ? refused : () => good()));
      const answers = await Promise.all(turns.map((ask) => ask()));
      expect(answers.filter((__, index) => index % 2 === 0)).toEqual(Array.from({ length: 8 }, () => status));
      expect(answers.filter((__, index) => index % 2 === 1)).toEqual(Array.from({ length: 8 }, () => 200));
    },
  );
});

test("a neighbor with connections of their own is answered while others send bodies that are far too large", async () => {
  const own = new Agent({ keepAlive: true, maxSockets: 2 });
  const huge = () => post("/unsubscribe", HUGE, {});
  const answers = await Promise.all(
    Array.from({ length: 20 }, async (_, index) => [index % 2, await (index % 2 === 0 ? good(own) : huge())]),
  );
  own.destroy();
  expect(answers).toEqual(answers.map(([turn]) => [turn, turn === 0 ? 200 : 404]));
});
