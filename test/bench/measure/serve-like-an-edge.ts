/**
 * What stands between the Worker and a browser in production, as far as page speed
 * depends on it: compression, and files from a cache. gzip, because browsers take
 * brotli over TLS only; an edge's brotli is about a tenth smaller. `setConstant` makes it answer every address from memory, as a
 * server would that has nothing to do: the limit for the pages.
 */
import { createServer, type OutgoingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";

import { createTestHarness } from "wrangler";

interface Answer {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
}

export interface Edge {
  readonly origin: string;
  /** From now on whatever was asked for once is answered from memory, pages included. */
  setConstant(isConstant: boolean): void;
  close(): Promise<void>;
}

const TEXT = /^(text\/|application\/(json|javascript|xml|manifest|speculationrules)|image\/svg)/;

export async function serveLikeAnEdge(): Promise<Edge> {
  const harness = createTestHarness({ workers: [{ configPath: "dist/waycard/wrangler.json" }] });
  const site = (await harness.listen()).url.origin;
  const known = new Map<string, Answer>();
  let isConstant = false;

  const ask = async (path: string): Promise<Answer> => {
    const isFile = path.startsWith("/assets/") || /\.(svg|png|ico)$/.test(path);
    const kept = isConstant || isFile ? known.get(path) : undefined;
    if (kept) return kept;
    const response = await fetch(site + path, { redirect: "manual" });
    const headers: OutgoingHttpHeaders = Object.fromEntries(response.headers);
    delete headers["content-length"];
    delete headers["content-encoding"];
    delete headers["transfer-encoding"];
    // Loopback has no TLS; the browser would look for it.
    delete headers["strict-transport-security"];
    // Under Lighthouse this Chromium (147, headless shell) gives up any page that has it; it does not change a page's speed.
    delete headers["referrer-policy"];
    let body: Buffer = Buffer.from(await response.arrayBuffer());
    if (TEXT.test(response.headers.get("content-type") ?? "")) {
      body = gzipSync(body);
      headers["content-encoding"] = "gzip";
    }
    const answer = { status: response.status, headers, body };
    known.set(path, answer);
    return answer;
  };

  const server = createServer((request, response) => {
    ask(request.url ?? "/").then(
      ({ status, headers, body }) =>
        response.writeHead(status, { ...headers, "content-length": body.byteLength }).end(body),
      () => response.writeHead(502).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    setConstant: (value) => (isConstant = value),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await harness.close();
    },
  };
}
