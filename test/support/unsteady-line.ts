/** The site behind a line that can be slow or broken: what lies between a visitor and us on a train. */
import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type LineState = "up" | "slow" | "down";

export interface UnsteadyLine {
  readonly origin: string;
  /** Slow holds every answer back until the line is up again. */
  readonly set: (state: LineState) => void;
  /** Paths asked for since the line was last set. */
  readonly asked: () => readonly string[];
  readonly close: () => Promise<void>;
}

/** Of the connection, not of the answer. */
const HOP_HEADERS = new Set(["connection", "keep-alive", "transfer-encoding", "content-encoding", "content-length"]);

export async function openLine(site: string): Promise<UnsteadyLine> {
  let state: LineState = "up";
  let asked: string[] = [];
  let waiting: (() => void)[] = [];
  const answer = async (address: string, response: ServerResponse) => {
    if (state === "slow") await new Promise<void>((resolve) => waiting.push(resolve));
    const found = await fetch(site + address, { redirect: "manual", headers: { "Accept-Encoding": "identity" } });
    for (const [name, value] of found.headers) if (!HOP_HEADERS.has(name)) response.setHeader(name, value);
    // Or the browser's own cache would answer for a minute, and nobody could tell who did.
    if (found.headers.get("content-type")?.startsWith("text/html")) response.setHeader("Cache-Control", "no-cache");
    response.writeHead(found.status);
    response.end(Buffer.from(await found.arrayBuffer()));
  };
  const server: Server = createServer((request, response) => {
    asked.push(request.url ?? "/");
    if (state === "down") request.socket.destroy();
    else answer(request.url ?? "/", response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    set(next) {
      state = next;
      asked = [];
      if (next === "slow") return;
      for (const resume of waiting) resume();
      waiting = [];
    },
    asked: () => asked,
    close: async () => {
      for (const resume of waiting) resume();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
