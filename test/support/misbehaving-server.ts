/** An HTTP server that fails in a chosen way, a chosen number of times, and passes everything else on. */
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type Fault = "429" | "500" | "503" | "html" | "half" | "hang" | "reset" | "null";

export interface MisbehavingServer {
  readonly url: string;
  /** Paths of the requests that came, in their order. */
  readonly requests: string[];
  readonly fail: (fault: Fault, times: number) => void;
  readonly close: () => Promise<void>;
}

/** @param target where requests go that are not failed */
export async function startMisbehavingServer(target: string): Promise<MisbehavingServer> {
  const requests: string[] = [];
  let faults: Fault[] = [];
  const server = createServer(async (request, response) => {
    requests.push(request.url ?? "");
    const fault = faults.shift();
    if (fault) return answerWrongly(fault, response);
    const chunks: Uint8Array[] = [];
    for await (const chunk of request) chunks.push(chunk as Uint8Array);
    const headers = Object.fromEntries(
      Object.entries(request.headers).filter(([name]) => !["host", "connection", "content-length"].includes(name)),
    ) as Record<string, string>;
    const body = chunks.length > 0 ? { body: Buffer.concat(chunks) } : {};
    const answer = await fetch(target + request.url, { method: request.method ?? "GET", headers, ...body });
    response.writeHead(answer.status, { "Content-Type": answer.headers.get("Content-Type") ?? "application/json" });
    response.end(await answer.text());
    return undefined;
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    fail(fault, times) {
      faults = Array<Fault>(times).fill(fault);
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function answerWrongly(fault: Fault, response: ServerResponse): void {
  const json = { "Content-Type": "application/json" };
  switch (fault) {
    case "429":
      response
        .writeHead(429, { ...json, "Retry-After": "60" })
        .end('{"code":429,"error_code":"over_request_rate_limit","msg":"slow down ann@example.com"}');
      return;
    case "500":
    case "503":
      response.writeHead(Number(fault), json).end('{"message":"failed for ann@example.com"}');
      return;
    case "html":
      response.writeHead(200, { "Content-Type": "text/html" }).end("<!doctype html><title>Maintenance</title>");
      return;
    case "null":
      response.writeHead(200, json).end("null");
      return;
    case "half":
      // The rest never comes.
      response.writeHead(200, json).write('{"stat');
      return;
    case "reset":
      response.destroy();
      return;
    case "hang":
  }
}
