import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";

/** Serves a Node.js request with a handler of web requests. A handler that throws answers 500. */
export async function answerNodeRequest(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  handle: (request: Request) => Promise<Response>,
): Promise<void> {
  try {
    const headers = Object.entries(incoming.headersDistinct).flatMap(([name, values = []]) =>
      values.map((value): [string, string] => [name, value]),
    );
    const hasBody = incoming.method !== "GET" && incoming.method !== "HEAD";
    const response = await handle(
      new Request(`http://${incoming.headers.host ?? "127.0.0.1"}${incoming.url ?? "/"}`, {
        method: incoming.method ?? "GET",
        headers,
        ...(hasBody ? { body: Readable.toWeb(incoming) as ReadableStream, duplex: "half" } : {}),
      }),
    );
    outgoing.writeHead(response.status, [...response.headers].flat());
    outgoing.end(new Uint8Array(await response.arrayBuffer()));
  } catch (error) {
    console.error(error);
    if (!outgoing.headersSent) outgoing.writeHead(500);
    outgoing.end();
  }
}
